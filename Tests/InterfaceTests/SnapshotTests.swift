import Planner
import Testing

@testable import Interface

/// What every page says, word for word.
@Suite struct SnapshotTests {
  private func outline(
    _ moment: ExampleMoment, _ place: Route.Place = .overview, isPrinting: Bool = false
  ) -> String {
    let state = AppState()
    _ = state.update(.start(.plan(.example(moment), place)))
    _ = state.update(.printing(isPrinting))
    return state.outline
  }

  private func outline(ofPlan file: String) -> String {
    let state = AppState.showing(file)
    state.lastStep = nil
    return state.outline
  }

  @Test func start() {
    let state = AppState()
    _ = state.update(.start(.start))
    #expect(state.outline == Snapshots.start)
  }

  @Test func nothingYet() { #expect(outline(ofPlan: Plans.blank) == Snapshots.nothingYet) }

  @Test func beginning() { #expect(outline(.beginning) == Snapshots.beginning) }

  @Test func projected() { #expect(outline(.beforeExams) == Snapshots.projected) }

  @Test func landed() { #expect(outline(.afterExams) == Snapshots.landed) }

  @Test func missed() { #expect(outline(ofPlan: Plans.missed) == Snapshots.missed) }

  @Test func courses() { #expect(outline(.beforeExams, .courses) == Snapshots.courses) }

  @Test func ownCourses() {
    let state = AppState.showing(Plans.missed)
    state.lastStep = nil
    _ = state.update(.navigate(.plan(.own, .courses)))
    #expect(state.outline == Snapshots.ownCourses)
  }

  @Test func calculation() {
    #expect(outline(.afterExams, .calculation, isPrinting: true) == Snapshots.calculation)
  }

  @Test func fault() {
    let text = "{\n  \"format\": \"gleitpfad-plan\",\n}}"
    #expect(outline(ofPlan: text) == Snapshots.fault)
  }

  /// A width of the drawing changes nothing of what is said.
  @Test func widthIsSilent() {
    let state = AppState()
    _ = state.update(.start(.plan(.example(.afterExams), .overview)))
    _ = state.update(.measured(712))
    #expect(state.outline == Snapshots.landed)
  }
}
