import Testing

@testable import Interface

/// What every page says, word for word.
@Suite struct SnapshotTests {
  private func outline(
    _ moment: Route.Moment, _ place: Route.Place = .overview, isPrinting: Bool = false
  ) -> String {
    var state = AppState()
    state.route = .plan(.example(moment), place)
    state.isPrinting = isPrinting
    return state.render().outline()
  }

  @Test func start() { #expect(AppState().render().outline() == Snapshots.start) }

  @Test func nothingYet() { #expect(outline(.beforeFirstResult) == Snapshots.nothingYet) }

  @Test func projected() { #expect(outline(.beforeExams) == Snapshots.projected) }

  @Test func landed() { #expect(outline(.afterExams) == Snapshots.landed) }

  @Test func missed() { #expect(outline(.missed) == Snapshots.missed) }

  @Test func calculation() {
    #expect(outline(.afterExams, .calculation, isPrinting: true) == Snapshots.calculation)
  }

  @Test func fault() {
    var state = AppState()
    let text = "{\n  \"format\": \"gleitpfad-plan\",\n}}"
    _ = state.update(.fileChosen(name: "plan.json", bytes: Array(text.utf8)))
    #expect(state.render().outline() == Snapshots.fault)
  }

  /// A width of the drawing changes nothing of what is said.
  @Test func widthIsSilent() {
    var state = AppState()
    state.route = .plan(.example(.afterExams), .overview)
    _ = state.update(.measured(712))
    #expect(state.render().outline() == Snapshots.landed)
  }
}
