import Abitur
import JSON
import Planner

/// The own subjects with their half-years, to be filled in.
struct SubjectsScreen {
  let state: AppState
  let profile: ProfilePlan

  /// So many subjects are found without a search.
  private static let few = 8

  func write(to page: inout Page) {
    page.title("h1 class=screen-title", Texts.subjects)
    page.element("p class=small", profile.subjects.isEmpty ? Texts.noSubjects : Texts.subjectsLead)
    PlanProblems(profile: profile).write(to: &page)
    if profile.subjects.count > SubjectsScreen.few { searching(&page) }
    let found = state.foundSubjects
    if !found.isEmpty {
      page.element("ul class='rows entries'") { page in
        for subject in found { write(subject, &page) }
      }
    } else if !profile.subjects.isEmpty {
      page.element("p class=lead", Texts.nothingFound)
    }
    adding(&page)
    page.link(
      Texts.changeSetup, icon: Icon.subjects, style: profile.subjects.isEmpty ? "primary" : "quiet",
      .setup(.advanced))
  }

  private func searching(_ page: inout Page) {
    page.element("label class='field search' data-key=search") { page in
      page.element("span class=caption", Texts.search)
      page.single("input type=search autocomplete=off data-live") { page in
        page.attribute("data-input", Message.search.name)
        page.attribute("value", Text(utf8: state.search))
      }
    }
  }

  private func write(_ subject: SubjectPlan, _ page: inout Page) {
    page.element("li class=entry") { page in
      page.attribute("data-key", Text(utf8: subject.record.id.digits))
      page.element("a class=entry-name") { page in
        page.href(.subject(subject.record.id))
        page.element("b", Wording.harmless(subject.name))
        if let tag = tag(subject) { small(Text(tag), &page) }
        if let progress = Texts.progress(subject.courses) { small(progress, &page) }
      }
      page.element("div class=entry-courses") { page in
        for course in subject.courses { page.courseField(course, of: subject.name) }
      }
    }
  }

  private func small(_ text: Text, _ page: inout Page) {
    page.hidden(", ")
    page.element("small", text)
  }

  private func tag(_ subject: SubjectPlan) -> Phrase? {
    if subject.definition == nil { return Texts.ownSubject }
    if !subject.isCounted { return Texts.secondSubject }
    return subject.record.level == .advanced ? Texts.advanced : nil
  }

  /// Typing a subject that is there leads to it and makes no second one.
  func adding(_ page: inout Page) {
    page.element("section class=section") { page in
      page.element("h2 class=section-title", Texts.addSubjectLabel)
      page.form(.addSubject) { page in
        page.element("label class=field") { page in
          page.element("span class=caption", Texts.addSubjectHint)
          page.single("input type=text name=fach list=faecher autocomplete=off") { _ in }
        }
        page.element("datalist id=faecher") { page in
          for subject in profile.ruleSet?.subjects ?? [] {
            page.element("option") { page in page.attribute("value", Text(subject.name)) }
          }
        }
        page.send(Texts.addSubject, style: "quiet")
      }
    }
  }
}

extension SubjectDefinition {
  /// Whether everybody takes it.
  var isForEverybody: Bool {
    if case .courses? = teaching?.obligation { return true }
    return false
  }
}

/// What keeps a plan from being worked out, or is left out of it for now.
struct PlanProblems {
  let profile: ProfilePlan

  func write(to page: inout Page) {
    guard !profile.errors.isEmpty || !profile.leftOut.isEmpty else { return }
    page.element("section class=note data-key=problems") { page in
      for error in profile.errors { write(ErrorWording.candidate(error), &page) }
      if !profile.leftOut.isEmpty {
        page.element("h2 class=section-title", Texts.leftOut)
        for error in profile.leftOut { write(ErrorWording.candidate(error), &page) }
      }
    }
  }

  private func write(_ wording: ErrorWording, _ page: inout Page) {
    page.element("p class=small", wording.sentences)
  }
}
