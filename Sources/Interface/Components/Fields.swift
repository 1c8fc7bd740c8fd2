import Abitur
import JSON
import Planner
import Vault

/// The fields with which the own plan is changed; each says what it is about and changes at once.
extension Page {
  /// Fields that can be changed as long as the vault can.
  @inline(__always)
  mutating func fields(of vault: Vault, _ content: (inout Page) -> Void) {
    begin(vault.isWritable ? "fieldset role=none" : "fieldset role=none disabled")
    content(&self)
    end()
  }

  /// A field for an attribute of a record, or of a part that begins with its first value.
  @inline(never)
  mutating func field(
    _ attribute: Attribute, of record: Record?, _ id: RecordID, label: Phrase? = nil
  ) {
    begin("label class=field")
    element("span class=caption", label ?? Texts.label(attribute))
    switch attribute.type {
    case .word: choice(attribute, record, id)
    case .number(let range) where range.count <= 41: choice(attribute, range, record, id)
    case .flag, .record: toggle(attribute, record, id)
    case .number: input("input type=text inputmode=numeric", attribute, record, id)
    case .day: input("input type=date", attribute, record, id)
    case .text: input("input type=text", attribute, record, id)
    }
    end()
  }

  /// Has the host report when the value of an element changes.
  @inline(never)
  mutating func reports(_ message: Message, _ id: RecordID, _ attribute: Attribute? = nil) {
    self.attribute("data-input", message.name)
    var argument = Text(utf8: id.digits)
    if let attribute { argument += " \(Int(attribute.rawValue))" }
    self.attribute("data-arg", argument)
  }

  private mutating func choice(_ attribute: Attribute, _ record: Record?, _ id: RecordID) {
    let names = Texts.words(attribute)
    begin("select")
    reports(.setValue, id, attribute)
    option("", Text(Texts.nothing), isChosen: record?[attribute] == nil)
    for (position, word) in attribute.type.words.enumerated() where position < names.count {
      option(Text(utf8: word), Text(names[position]), isChosen: record?.bytes(attribute) == word)
    }
    end()
  }

  private mutating func choice(
    _ attribute: Attribute, _ range: ClosedRange<Int>, _ record: Record?, _ id: RecordID
  ) {
    begin("select")
    reports(.setValue, id, attribute)
    let isPoints = [.points, .secondPoints, .additionalPoints].contains(attribute)
    option(
      "", Text(isPoints ? Texts.pointsOpen : Texts.nothing), isChosen: record?[attribute] == nil)
    for number in range {
      let text: Text =
        switch attribute {
        case .grade: Wording.grade(Grade(tenths: number))
        case .limit: Texts.halfYearCount(number)
        default: isPoints ? Texts.points(number) : "\(number)"
        }
      option("\(number)", text, isChosen: record?.number(attribute) == number)
    }
    end()
  }

  private mutating func toggle(_ attribute: Attribute, _ record: Record?, _ id: RecordID) {
    begin("select")
    reports(.setValue, id, attribute)
    let isSet = record?.isSet(attribute) == true
    option("", Text(Texts.no), isChosen: !isSet)
    option("1", Text(Texts.yes), isChosen: isSet)
    end()
  }

  @inline(never)
  mutating func option(_ value: Text, _ text: Text, isChosen: Bool) {
    begin(isChosen ? "option selected" : "option")
    attribute("value", value)
    self.text(text)
    end()
  }

  private mutating func input(
    _ tag: Literal, _ attribute: Attribute, _ record: Record?, _ id: RecordID
  ) {
    single(tag) { page in
      page.reports(.setValue, id, attribute)
      page.attribute("autocomplete", "off")
      page.attribute("value", Page.typed(record?[attribute], attribute))
      if attribute == .writtenShare { page.attribute("placeholder", "50") }
    }
  }

  /// A value as a person would type it.
  private static func typed(_ value: Value?, _ attribute: Attribute) -> Text {
    switch (value, attribute.type) {
    case (.number(let day)?, .day):
      let (year, month, date) = (day / 10000, day / 100 % 100, day % 100)
      return "\(year)-\(month / 10)\(month % 10)-\(date / 10)\(date % 10)"
    case (.number(let number)?, _): return "\(number)"
    case (.text(let bytes)?, _): return Text(utf8: bytes)
    case (nil, _): return ""
    }
  }

  /// A field of a form, which is read when the form is sent.
  @inline(never)
  mutating func formField(_ tag: Literal, _ label: Phrase, name: Literal) {
    element("label class=field") { page in
      page.element("span class=caption", label)
      page.single(tag) { page in page.attribute("name", name) }
    }
  }

  /// A button that sends its form.
  @inline(never)
  mutating func send(_ text: Phrase, style: Literal) {
    begin("button type=submit")
    classes(["button", style])
    self.text(text)
    end()
  }

  /// A button about a record.
  @inline(never)
  mutating func button(
    _ text: Phrase, of name: Text? = nil, style: Literal, _ message: Message, _ id: RecordID
  ) {
    begin("button type=button")
    classes(["button", style])
    self.message(message)
    attribute("data-arg", Text(utf8: id.digits))
    self.text(text)
    if let name { hidden(", \(name)") }
    end()
  }

  /// A form whose fields the host reports together.
  @inline(__always)
  mutating func form(
    _ message: Message, _ id: RecordID? = nil, _ content: (inout Page) -> Void
  ) {
    element("form class=form novalidate") { page in
      page.attribute("data-submit", message.name)
      if let id { page.attribute("data-arg", Text(utf8: id.digits)) }
      content(&page)
    }
  }

  /// A half-year as a field that looks like its tile: points, open, or not taken.
  @inline(never)
  mutating func courseField(_ course: CoursePlan, of subject: String) {
    begin("select")
    var names: [Literal] = ["tile", "pick"]
    switch (course.isTaken, course.entered) {
    case (false, _): names.append("none")
    case (true, nil): names.append(course.derived.points == nil ? "ungraded" : "projected")
    case (true, let points?):
      names.append(Tile.colour(of: Ratio(points.value)))
      if points.value < 5 { names.append("low") }
    }
    classes(names)
    reports(.setCourse, course.id)
    label(Texts.courseLabel(subject, course.halfYear.rawValue))
    if course.entered == nil || !course.isTaken {
      attribute("aria-description", Texts.courseDescription(course))
    }
    option("", openWord(course), isChosen: course.isTaken && course.entered == nil)
    option("x", Text(Texts.notTakenShort), isChosen: !course.isTaken)
    for points in 0...Points.maximum.value {
      option("\(points)", "\(points)", isChosen: course.isTaken && course.entered?.value == points)
    }
    end()
  }

  private func openWord(_ course: CoursePlan) -> Text {
    guard let points = course.derived.points else { return "·" }
    return "≈ \(points.value)"
  }
}
