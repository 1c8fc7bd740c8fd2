import Abitur
import JSON
import Planner
import Vault

/// The sheet in which a result is entered: for what, which points, and what they change.
struct EntrySheet {
  let state: AppState
  let entry: Entry

  private var subject: Record? { state.vault.book[entry.subject] }
  private var level: Level { subject?.level ?? .basic }

  func write(to page: inout Page) {
    page.sheet(keys: "0 1 2 3 4 5 6 7 8 9 Enter Escape") { page in
      page.form(.saveEntry) { page in
        head(&page)
        places(&page)
        kinds(&page)
        keypad(&page)
        effect(&page)
        details(&page)
        save(&page)
      }
    }
  }

  // MARK: What for

  private func head(_ page: inout Page) {
    page.element("div class=sheet-head") { page in
      page.closeButton()
      page.title("h1 class=unseen", Text(Texts.enterResult), id: Anchor.sheet)
      page.element("label class=sheet-subject") { page in
        page.hidden(Text(Texts.subject))
        page.element("select") { page in
          choice(EntryChoice.subject, &page)
          for subject in state.profile?.subjects ?? [] {
            page.option(
              Text(utf8: subject.record.id.digits), Wording.harmless(subject.name),
              isChosen: subject.record.id == entry.subject)
          }
        }
        page.element("small", Texts.words(.level)[level == .advanced ? 1 : 0])
      }
      chip(&page)
    }
  }

  private func chip(_ page: inout Page) {
    page.begin("b aria-hidden=true")
    guard let points = entry.points else {
      page.classes(["sheet-value", "none"])
      page.text(entry.isOpen ? "–" : "")
      return page.end()
    }
    page.classes(["sheet-value", Tile.colour(of: Ratio(points))])
    page.text("\(points)")
    page.end()
  }

  private func places(_ page: inout Page) {
    page.element("fieldset class=segments") { page in
      page.element("legend class=unseen", Texts.entryPlace)
      for place in 1...Entry.exam {
        radio(
          EntryChoice.place, place, isChosen: place == entry.place, ["segment"],
          Texts.spokenPlace(place), &page)
        page.element("span", Texts.place(place))
        page.end()
      }
    }
  }

  private func kinds(_ page: inout Page) {
    page.element("fieldset class=kinds") { page in
      page.element("legend class=unseen", Texts.entryKind)
      for (position, kind) in Entry.kinds(at: entry.place, level).enumerated() {
        radio(EntryChoice.kind, position, isChosen: kind == entry.kind, ["kind"], nil, &page)
        page.element("span", Texts.kind(kind, level))
        page.end()
      }
    }
  }

  /// Begins a label with a radio button in it; what else is in the label follows.
  private func radio(
    _ choice: UInt8, _ value: Int?, isChosen: Bool, _ styles: [Literal], _ label: Text?,
    _ page: inout Page
  ) {
    page.begin("label")
    page.classes(styles)
    page.single(isChosen ? "input type=radio checked" : "input type=radio") { page in
      page.attribute("name", Text(utf8: [choice]))
      page.attribute("value", value.map { "\($0)" } ?? "x")
      self.choice(choice, &page)
      if let label { page.label(label) }
    }
  }

  /// Has the host report a choice of this kind.
  private func choice(_ choice: UInt8, _ page: inout Page) {
    page.attribute("data-input", Message.setEntry.name)
    page.attribute("data-arg", Text(utf8: [choice]))
  }

  // MARK: Points

  private func keypad(_ page: inout Page) {
    page.element("fieldset class=keypad") { page in
      page.element("legend class=unseen", Texts.entryPoints)
      for points in stride(from: Points.maximum.value, through: 0, by: -1) {
        radio(
          EntryChoice.points, points, isChosen: entry.points == points,
          ["key", Tile.colour(of: Ratio(points))],
          "\(Wording.points(points)), \(Texts.schoolGrade(points))", &page)
        page.element("b", "\(points)")
        page.element("small", Texts.schoolGrade(points))
        page.end()
      }
      radio(EntryChoice.points, nil, isChosen: entry.isOpen, ["key", "open-key"], nil, &page)
      page.element("span", Texts.leaveOpen)
      page.end()
    }
  }

  // MARK: What it changes

  private func effect(_ page: inout Page) {
    page.element("section class=effect aria-live=polite") { page in
      page.label(Texts.entryEffect)
      guard let outcome = state.outcome else {
        return page.element("p class=small", Texts.effectHint)
      }
      if let course = outcome.course, let points = course.entered ?? course.derived.points {
        let before = outcome.before.flatMap { $0.entered ?? $0.derived.points }
        line(
          Texts.courseEffect(entry.place), before.map { "\($0.value)" }, "\(points.value)",
          course.entered == nil ? .projected : .earned, &page)
      }
      let (before, after) = (state.plan, outcome.plan)
      if let total = after?.assessment.total, let basis = after?.assessment.basis {
        line(
          Text(Texts.effectTotal), before?.assessment.total.map { "\($0)" }, "\(total)", basis,
          &page)
      }
      if let grade = after?.grade {
        let kept = before?.grade == grade
        page.element("p class=effect-grade") { page in
          page.text(kept ? Texts.gradeStays : Texts.grade)
          page.text(" ")
          if !kept, let old = before?.grade {
            page.element("span", Wording.grade(old))
            page.markup(Icon.becomes)
            page.hidden(Text(Texts.becomes))
          }
          page.element("b", Wording.grade(grade))
        }
      }
    }
  }

  /// A figure before and after.
  private func line(
    _ name: Text, _ before: Text?, _ after: Text, _ basis: Basis, _ page: inout Page
  ) {
    page.element("p class=effect-line") { page in
      page.element("span class=small", name)
      page.text(" ")
      if let before, before != after {
        page.figure(before, "figure-m", basis)
        page.markup(Icon.becomes)
        page.hidden(Text(Texts.becomes))
      }
      page.figure(after, "figure-m", basis)
    }
  }

  // MARK: The rest

  private func details(_ page: inout Page) {
    page.element("details class='fold inner-fold'") { page in
      page.element("summary") { page in
        page.element("span class=words") { page in page.element("b", Texts.entryDetails) }
        page.markup(Icon.unfold)
      }
      page.element("div class=fields") { page in
        for attribute in entry.attributes {
          page.element("label class=field") { page in
            page.element("span class=caption", Texts.label(attribute))
            page.single(tag(attribute)) { page in
              page.attribute("data-input", Message.setEntry.name)
              page.attribute("data-arg", "d\(Int(attribute.rawValue))")
              page.attribute("autocomplete", "off")
              page.attribute("value", Text(utf8: entry.detail(attribute)))
            }
          }
        }
      }
    }
  }

  private func tag(_ attribute: Attribute) -> Literal {
    switch attribute.type {
    case .day: "input type=date"
    case .number: "input type=text inputmode=numeric data-live"
    default: "input type=text data-live"
    }
  }

  private func save(_ page: inout Page) {
    page.begin("button type=submit")
    page.classes(["button", entry.isComplete ? "primary" : "waiting"])
    if let points = entry.points {
      page.text(Texts.keep(points))
    } else {
      page.text(entry.isOpen ? Texts.keepOpen : Texts.keep)
    }
    page.end()
  }
}
