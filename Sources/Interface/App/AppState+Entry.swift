import Abitur
import JSON
import Planner
import Vault

// Entering a result: what is chosen, what it would change, and keeping it.

extension AppState {
  /// Begins to enter a result; what was half entered before stays, unless it is about another place.
  func beginEntry(at id: RecordID?) {
    guard let profile, let first = profile.subjects.first else { return }
    if entry == nil { restoreDraft() }
    if let entry, id == nil || id == entry.subject.part(entry.place), isOwn(entry.subject) {
      return
    }
    var subject = first.record.id
    if let id, isOwn(id.whole) { subject = id.whole }
    if id == nil, case .subject(let shown) = behind, isOwn(shown) { subject = shown }
    var place = id.map { $0.part } ?? 0
    if !(1...Entry.exam).contains(place) { place = runningPlace(of: profile) }
    entry = Entry(subject: subject, place: place, kind: .exam)
    settleEntry()
  }

  /// Whether a record is a subject of the profile that is shown.
  private func isOwn(_ subject: RecordID) -> Bool {
    profile?.subjects.contains { $0.record.id == subject } ?? false
  }

  /// Where results are coming in: the last half-year that has any, or once its courses all have
  /// theirs the one after it, which in the end is the exam.
  func runningPlace(of profile: ProfilePlan) -> Int {
    var last = 1
    var isComplete = false
    for subject in profile.subjects {
      for course in subject.courses where course.entered != nil || !course.results.isEmpty {
        last = max(last, course.halfYear.rawValue)
      }
    }
    for subject in profile.subjects {
      let course = subject.courses[last - 1]
      guard course.isTaken else { continue }
      guard course.entered != nil else { return last }
      isComplete = true
    }
    return isComplete ? last + 1 : last
  }

  /// Takes a choice in the sheet: the argument says of what, the value what was chosen.
  func setEntry(_ request: Request) -> [Effect] {
    guard var entry, let field = request.fields.first, let choice = request.argument.first else {
      return []
    }
    let number = Int(digits: field.value[...])
    switch choice {
    case EntryChoice.subject:
      guard let id = RecordID(digits: field.value[...]), isOwn(id) else { return [] }
      entry.subject = id
    case EntryChoice.place: entry.place = min(max(number ?? 1, 1), Entry.exam)
    case EntryChoice.kind:
      let kinds = Entry.kinds(at: entry.place, level(of: entry))
      guard let number, kinds.indices.contains(number) else { return [] }
      entry.kind = kinds[number]
    case EntryChoice.points:
      entry.points = number.flatMap { (0...Points.maximum.value).contains($0) ? $0 : nil }
      entry.isOpen = entry.points == nil
      entry.typed = nil
    case EntryChoice.detail:
      guard let number = Int(digits: request.argument[...].dropFirst()),
        let attribute = Attribute(rawValue: UInt8(truncatingIfNeeded: number))
      else { return [] }
      entry.details.removeAll { $0.attribute == attribute }
      entry.details.append(Entry.Detail(attribute: attribute, value: field.value))
    default: return []
    }
    self.entry = entry
    settleEntry()
    return keepDraft()
  }

  /// Takes a key while the sheet is open: digits are points, two of them if they come at once.
  func press(_ key: [UInt8]) -> [Effect] {
    if key.elementsEqual("Enter") { return saveEntry() }
    guard var entry, let digit = Int(digits: key[...]) else { return [] }
    var points = digit
    if let typed = entry.typed, moment.time < typed.time + 600,
      typed.digits * 10 + digit <= Points.maximum.value
    {
      points = typed.digits * 10 + digit
    }
    entry.typed = (points, moment.time)
    entry.points = points
    entry.isOpen = false
    self.entry = entry
    settleEntry()
    isPageKept = true
    return keepDraft()
  }

  /// Has the device keep what is half entered, or forget it once it is entered.
  private func keepDraft() -> [Effect] {
    var draft: [UInt8] = []
    if let entry {
      let kinds = Entry.kinds(at: entry.place, level(of: entry))
      let kind = kinds.firstIndex(of: entry.kind) ?? 0
      let points = entry.points ?? (entry.isOpen ? Entry.openPoints : Entry.noPoints)
      draft.append(field: entry.subject.digits)
      for number in [entry.place, kind, points] {
        draft.append(field: ("\(number)" as Text).utf8)
      }
      for detail in entry.details {
        draft.append(field: ("\(Int(detail.attribute.rawValue))" as Text).utf8)
        draft.append(field: detail.value)
      }
    }
    return ask(vault.keepDraft(draft))
  }

  /// Takes up what was half entered when the app was closed; what does not fit any more is left.
  private func restoreDraft() {
    let fields = FrameReader.fields(of: vault.draft[...])
    guard fields.count >= 4, let subject = RecordID(digits: fields[0][...]), isOwn(subject),
      let place = Int(digits: fields[1][...]), (1...Entry.exam).contains(place),
      let kind = Int(digits: fields[2][...]), let points = Int(digits: fields[3][...])
    else { return }
    var entry = Entry(subject: subject, place: place, kind: .exam)
    let kinds = Entry.kinds(at: place, level(of: entry))
    if kinds.indices.contains(kind) { entry.kind = kinds[kind] }
    entry.points = points <= Points.maximum.value ? points : nil
    entry.isOpen = points == Entry.openPoints
    for position in stride(from: 4, to: fields.count - 1, by: 2) {
      guard let number = Int(digits: fields[position][...]),
        let attribute = Attribute(rawValue: UInt8(truncatingIfNeeded: number))
      else { continue }
      entry.details.append(Entry.Detail(attribute: attribute, value: fields[position + 1]))
    }
    self.entry = entry
    settleEntry()
  }

  private func level(of entry: Entry) -> Level { vault.book[entry.subject]?.level ?? .basic }

  /// Chooses a kind that there is at the place, and works out what the entry would change.
  private func settleEntry() {
    guard var entry else { return }
    let kinds = Entry.kinds(at: entry.place, level(of: entry))
    if !kinds.contains(entry.kind), let kind = kinds.first { entry.kind = kind }
    self.entry = entry
    outcome = entry.isComplete ? outcome(of: entry) : nil
  }

  /// The plan as it would be with the entry.
  private func outcome(of entry: Entry) -> EntryOutcome? {
    guard let profile, let edits = edits(for: entry)?.edits else { return nil }
    guard let after = planned(edits) else { return nil }
    return EntryOutcome(
      plan: after.plan.flatMap { try? PlanModel($0) }, course: course(of: entry, in: after),
      before: course(of: entry, in: profile))
  }

  /// The profile as it would be after these edits.
  @inline(never)
  func planned(_ edits: [Edit]) -> ProfilePlan? {
    var book = vault.book
    guard let profile, (try? book.apply(Step("", edits))) != nil else { return nil }
    return book[profile.profile.id].map { ProfilePlan($0, in: book) }
  }

  /// The plan as it would be with another value of an attribute.
  func plan(with attribute: Attribute, _ value: Value?, of id: RecordID) -> PlanModel? {
    let plan = planned(edits(of: id, [(attribute, value)]))?.plan
    return plan.flatMap { try? PlanModel($0) }
  }

  /// What the half-year of the entry comes to.
  private func course(of entry: Entry, in profile: ProfilePlan) -> CoursePlan? {
    guard entry.place != Entry.exam else { return nil }
    return profile.subjects.first { $0.record.id == entry.subject }?.courses[entry.place - 1]
  }

  /// The edits that keep the entry, and their name; nothing where something typed does not fit.
  private func edits(for entry: Entry) -> (name: Text, edits: [Edit])? {
    let id = entry.subject.part(entry.place)
    let points: Value? = entry.points.map { .number($0) }
    var values: [(attribute: Attribute, value: Value?)] = []
    for attribute in entry.attributes {
      let typed = entry.detail(attribute)
      guard !typed.isEmpty else { continue }
      guard let value = attribute.type.value(of: typed) else { return nil }
      values.append((attribute, value))
    }
    guard isOwn(entry.subject), let subject = vault.book[entry.subject] else { return nil }
    switch entry.kind {
    case .single(let kind):
      var edits = edits(of: id, [(.notTaken, nil)])
      var result = Record(vault.newID(at: moment), .result, in: id)
      result[.resultKind] = .text(Attribute.resultKind.type.words[kind.rawValue])
      result[.points] = points
      if points == nil { result[.standing] = .word("ausstehend") }
      for (attribute, value) in values { result[attribute] = value }
      edits.append(.insert(result))
      return (Texts.added("\(Texts.kind(of: result)) \(name(of: subject))"), edits)
    case .course:
      values += [(.notTaken, nil), (.points, points)]
      return (Texts.courseChanged(name(of: subject), entry.place), edits(of: id, values))
    case .exam:
      values.append((.points, points))
      return (Texts.added("\(Texts.exam) \(name(of: subject))"), edits(of: id, values))
    case .additionalOral:
      values += [(.additionalOral, .yes), (.additionalPoints, points)]
      return (Texts.added("\(Texts.additionalOral) \(name(of: subject))"), edits(of: id, values))
    }
  }

  /// Keeps what was entered and goes back.
  func saveEntry() -> [Effect] {
    guard let entry, entry.isComplete else { return say(Texts.choosePoints) }
    guard let (name, edits) = edits(for: entry) else { return say(Texts.notPossible) }
    let effects = perform(name, edits)
    guard !effects.isEmpty, notice == nil else { return effects }
    self.entry = nil
    outcome = nil
    return effects + keepDraft() + closeSheet()
  }

  /// Closes a sheet that has changed nothing.
  func leaveSheet() -> [Effect] {
    isPageKept = hasPageBehind && isSavingShown
    return closeSheet()
  }

  /// Goes back to the page behind the sheet; what is half entered stays.
  func closeSheet() -> [Effect] {
    guard route.isSheet else { return [] }
    guard hasPageBehind else { return goTo(behind) }
    route = behind
    return [.back, .title(title), .focus(id: Anchor.title)]
  }
}

/// What the choices in the sheet are about, as the first byte of their argument.
enum EntryChoice {
  static let subject = UInt8(ascii: "s")
  static let place = UInt8(ascii: "h")
  static let kind = UInt8(ascii: "k")
  static let points = UInt8(ascii: "p")
  static let detail = UInt8(ascii: "d")
}

/// What an entry would change.
struct EntryOutcome: Sendable {
  /// The plan with it.
  var plan: PlanModel?

  /// The half-year with it.
  var course: CoursePlan?

  /// The half-year without it.
  var before: CoursePlan?
}
