import Abitur
import JSON
import Planner
import Vault

/// Setting a plan up: one question at a time, on the way down to the first grade.
struct SetupScreen {
  let state: AppState
  let profile: ProfilePlan
  let ruleSet: RuleSet
  let step: SetupStep

  func write(to page: inout Page) {
    page.element("main class=setup data-key=setup") { page in
      StorageNotes(state: state).write(to: &page)
      header(&page)
      page.element("div class=setup-columns") { page in
        page.element("div class=setup-question") { page in
          page.title("h1 class=screen-title", Texts.title(of: step))
          page.element("p class='lead quiet-lead'", lead)
          page.fields(of: state.vault) { page in question(&page) }
        }
        page.element("aside class=setup-preview") { page in
          page.element("h2 class=section-title", Texts.yourPlan)
          SetupPreview(profile: profile, heading: "h3 class=caption").write(to: &page)
        }
      }
      footer(&page)
    }
  }

  /// What the step asks for, where a rule says it in its words.
  private var lead: Text {
    for choice in ruleSet.blockTwo.choices {
      if step == .advanced, case .advanced = choice.requirement {
        return Wording(ruleSet).rule(choice.rule).sentence
      }
    }
    return Texts.lead(of: step).map { Text($0) } ?? ""
  }

  private func question(_ page: inout Page) {
    switch step {
    case .person: person(&page)
    case .advanced:
      choices(ruleSet.subjects.filter { $0.teaching?.advancedHours != nil }, .advanced, &page)
    case .compulsory: compulsory(&page)
    case .further:
      choices(
        ruleSet.subjects.filter { $0.teaching?.obligation == SubjectObligation.none }, .taken,
        &page)
      SubjectsScreen(state: state, profile: profile).adding(&page)
    case .oral:
      choices(
        ruleSet.subjects.filter { profile.subject($0.id)?.record.level == .basic }, .oral, &page)
    case .summary:
      SetupPreview(profile: profile, heading: "h2 class=caption").write(to: &page)
      PlanProblems(profile: profile).write(to: &page)
    }
  }

  // MARK: The way down

  private func header(_ page: inout Page) {
    page.element("header class=setup-head") { page in
      page.element("a class='tap back'") { page in
        page.href(step.previous.map { .setup($0) } ?? .start)
        page.label(step.previous == nil ? Texts.toStart : Texts.previousStep)
        page.markup(Icon.back)
      }
      page.element("p class=small", Texts.step(step.rawValue, of: SetupStep.allCases.count))
      page.element("a class='tap-text'") { page in
        page.href(.plan(.own, .overview))
        page.text(Texts.later)
      }
    }
    approach(&page)
  }

  /// The heights of the fixes above the ground.
  private static let heights = [8, 23, 36, 46, 53, 56]

  private func approach(_ page: inout Page) {
    page.element("svg class=approach viewBox='0 0 322 64' aria-hidden=true") { page in
      page.markup("<path class=ground d='M0 56h322'/>")
      line("path class=flown", SetupScreen.heights.indices.prefix(step.rawValue), &page)
      line("path class=ahead", SetupScreen.heights.indices.dropFirst(step.rawValue - 1), &page)
      for position in SetupScreen.heights.indices {
        page.begin(
          position + 1 < step.rawValue
            ? "circle class=passed r=4"
            : position + 1 == step.rawValue ? "circle class=here r=6.5" : "circle class=fix r=4")
        page.attribute("cx", 6 + 62 * position)
        page.attribute("cy", SetupScreen.heights[position])
        page.end()
      }
    }
  }

  private func line(_ tag: Literal, _ positions: Range<Int>, _ page: inout Page) {
    var points: Text = ""
    for position in positions {
      points += position == positions.lowerBound ? "M" : "L"
      points += "\(6 + 62 * position) \(SetupScreen.heights[position])" as Text
    }
    page.begin(tag)
    page.attribute("d", points)
    page.end()
  }

  // MARK: Questions

  private func person(_ page: inout Page) {
    let record = profile.profile
    page.element("div class=fields") { page in
      page.field(.name, of: record, record.id)
      page.element("p class=field") { page in
        page.element("span class=caption", Texts.label(.land))
        page.element("b", Wording.name(ruleSet.land))
      }
      page.field(.abiturYear, of: record, record.id)
      page.field(.classLevel, of: record, record.id)
    }
  }

  /// What everybody takes, then what one of is taken by everybody.
  private func compulsory(_ page: inout Page) {
    choices(ruleSet.subjects.filter { $0.isForEverybody }, .taken, &page)
    var groups: [SubjectGroup] = []
    for subject in ruleSet.subjects {
      if case .oneOf(let group, _)? = subject.teaching?.obligation, !groups.contains(group) {
        groups.append(group)
      }
    }
    for group in groups {
      page.element("h2 class=section-title", Texts.oneOf(group))
      let members = ruleSet.subjects.filter {
        if case .oneOf(group, _)? = $0.teaching?.obligation { return true }
        return false
      }
      choices(members, .taken, label: Texts.oneOf(group), &page)
    }
  }

  private func choices(
    _ subjects: [SubjectDefinition], _ role: SetupRole, label: Phrase? = nil,
    _ page: inout Page
  ) {
    let (count, needed) = profile.chosen(role)
    let isFull = needed > 0 && count >= needed
    var objections: [Text] = []
    page.element("div class=options role=group") { page in
      page.label(label ?? Texts.title(of: step))
      for subject in subjects {
        let isChosen = profile.isChosen(role, subject)
        let objection =
          isChosen || isFull || role == .taken ? nil : state.objection(to: role, subject)
        if let objection, !objections.contains(objection) { objections.append(objection) }
        option(subject, role, isChosen: isChosen, isOut: objection != nil || isFull, &page)
      }
    }
    if isFull { page.element("p class=small", Texts.fullChoice) }
    for objection in objections { page.element("p class=small", objection) }
  }

  private func option(
    _ subject: SubjectDefinition, _ role: SetupRole, isChosen: Bool, isOut: Bool,
    _ page: inout Page
  ) {
    page.begin(!isChosen && isOut ? "button type=button disabled" : "button type=button")
    page.attribute("class", "option")
    page.attribute("aria-pressed", isChosen ? "true" : "false")
    page.message(.choose)
    page.attribute("data-arg", Text(utf8: [role.rawValue] + subject.id.rawValue.bytes()))
    page.element("span", Texts.breakable(Text(subject.name)))
    if isChosen { page.markup(Icon.check) }
    page.end()
  }

  // MARK: On

  private func footer(_ page: inout Page) {
    page.element("footer class=setup-foot") { page in
      if let role = step.role, role != .taken {
        let (count, needed) = profile.chosen(role)
        page.element("p class=small aria-live=polite") { page in
          if count < needed {
            page.text(Texts.stillToChoose(needed - count))
          } else if let broken = profile.brokenChoice {
            page.text(broken)
          } else {
            page.markup(Icon.check)
            page.text(Texts.fitsTogether)
          }
        }
      }
      if let next = step.next {
        page.begin("button type=button")
        page.classes(["button", "primary"])
        page.message(.goOn)
        page.attribute("data-arg", next.rawValue)
        page.text(Texts.goOn)
        page.end()
      } else {
        page.link(Texts.setupDone, style: "primary", .plan(.own, .overview))
      }
    }
  }
}

/// The subjects of a plan by what they are to the pupil.
struct SetupPreview {
  let profile: ProfilePlan
  let heading: Literal

  func write(to page: inout Page) {
    guard !profile.subjects.isEmpty else {
      return page.element("p class=small", Texts.nothingChosen)
    }
    group(Texts.group(.advanced), { $0.record.level == .advanced }, &page)
    group(Texts.group(.oralExam), { $0.record.level != .advanced && $0.isOralExam }, &page)
    group(Texts.group(.further), { $0.record.level != .advanced && !$0.isOralExam }, &page)
  }

  private func group(
    _ title: Phrase, _ belongs: (SubjectPlan) -> Bool, _ page: inout Page
  ) {
    let subjects = profile.subjects.filter(belongs)
    guard !subjects.isEmpty else { return }
    page.element("section class=setup-group") { page in
      page.element(heading, title)
      page.element("p", subjects.map { Wording.harmless($0.name) }.joined(", "))
    }
  }
}
