import Planner
import Testing

@testable import Abitur
@testable import Interface

/// The drawing's facts, worked out by hand from its rules: an axis from 300 to 900 points, height
/// (open ÷ 300)^1.5.
@Suite struct LandingGeometryTests {
  private func projected(width: Int = 342) throws -> LandingGeometry {
    LandingGeometry(try Plans.example(.beforeExams).landing, width: width)
  }

  private func landed(total: Int, width: Int = 342) throws -> LandingGeometry {
    LandingGeometry(try Plans.landed(total: total), width: width)
  }

  @Test func axisIsLinear() throws {
    let geometry = try projected()
    #expect(geometry.x(300) == 0)
    #expect(geometry.x(430) == 7410)
    #expect(geometry.x(530) == 13110)
    #expect(geometry.x(638) == 19266)
    #expect(geometry.x(730) == 24510)
    #expect(geometry.x(900) == 34200)
    #expect(try projected(width: 712).x(638) == 40109)
  }

  @Test func totalsOutsideLieAtTheEnds() throws {
    #expect(try projected().x(120) == 0)
    #expect(try projected().x(1000) == 34200)
  }

  @Test func heightIsWhatIsOpen() throws {
    let geometry = try projected()
    #expect(geometry.y(300) == 2600)
    #expect(geometry.y(0) == 14400)
    // (240 ÷ 300)^1.5 × 118 = 84.43, and so on.
    #expect(geometry.y(240) == 14400 - 8443)
    #expect(geometry.y(180) == 14400 - 5484)
    #expect(geometry.y(120) == 14400 - 2985)
    #expect(geometry.y(60) == 14400 - 1055)
    #expect(try projected(width: 712).y(240) == 22600 - 13309)
  }

  @Test func widthIsKeptWithinWhatCanBeDrawn() throws {
    #expect(try projected(width: 10).width == 27200)
    #expect(try projected(width: 5000).width == 100_000)
  }

  @Test func squareRootIsTheGreatestThatFits() {
    for number in Int64(0)...5000 {
      let root = LandingGeometry.squareRoot(number)
      #expect(root * root <= number && (root + 1) * (root + 1) > number)
    }
    #expect(LandingGeometry.squareRoot(9_223_372_030_926_249_001) == 3_037_000_499)
    #expect(LandingGeometry.squareRoot(9_223_372_030_926_249_000) == 3_037_000_498)
    #expect(LandingGeometry.squareRoot(.max) == 3_037_000_499)
    #expect(LandingGeometry.squareRoot(-4) == 0)
  }

  @Test func coneReachesFromThePositionToTheRange() throws {
    let geometry = try projected()
    let position = try #require(geometry.model.position)
    let edge = geometry.edge(from: position, to: 730)
    #expect(edge.first == Point(x: 7410, y: 2600))
    #expect(edge.last == Point(x: 24510, y: 14400))
    // After a third of the way 200 points are open: (2 ÷ 3)^1.5 × 118 = 64.23.
    #expect(edge[10] == Point(x: 13110, y: 14400 - 6423))
    #expect(zip(edge, edge.dropFirst()).allSatisfy { $0.y <= $1.y && $0.x <= $1.x })
  }

  @Test func tapeShowsFourTenths() throws {
    let geometry = try projected()
    #expect(geometry.tapeStart == 607)
    #expect(geometry.tapeX(638) == 14725)
    #expect(geometry.tapeX(643) == 17100)
    #expect(geometry.next == Threshold(points: 643, grade: Grade(tenths: 20)))
    #expect(geometry.segments.map { $0.threshold.grade.tenths } == [22, 21, 20, 19])
    #expect(geometry.segments.map { $0.left } == [0, 8550, 17100, 25650])
    #expect(geometry.segments.map { $0.isReached } == [false, true, false, false])
  }

  @Test(arguments: [
    (300, 300, [40, 39, 38, 37, 36]), (301, 300, [40, 39, 38, 37, 36]),
    (640, 607, [22, 21, 20, 19]), (822, 787, [12, 11, 10]), (823, 805, [11, 10]),
    (900, 828, [10]),
  ])
  func tapeStaysOnTheAxis(total: Int, start: Int, tenths: [Int]) throws {
    let geometry = try landed(total: total)
    #expect(geometry.tapeStart == start)
    #expect(geometry.segments.map { $0.threshold.grade.tenths } == tenths)
  }

  @Test(arguments: 300...900)
  func everyTotalLiesOnItsTenthOfTheTape(total: Int) throws {
    for width in [272, 342, 528, 712] {
      let geometry = try landed(total: total, width: width)
      let needle = geometry.tapeX(total)
      #expect(needle >= 0 && needle <= geometry.width)
      let reached = geometry.segments.filter { $0.isReached }
      #expect(reached.count == 1)
      let segment = try #require(reached.first)
      #expect(segment.left <= needle && needle <= segment.right)
      #expect(geometry.segments.first?.left == 0)
      #expect(geometry.segments.last?.right == geometry.width)
      #expect(
        zip(geometry.segments, geometry.segments.dropFirst()).allSatisfy { $0.right == $1.left })
      if let next = geometry.next {
        #expect(next.points > total && next.points <= total + 18)
        #expect(next.grade.tenths == (geometry.model.grade?.tenths ?? 0) - 1)
      } else {
        #expect(geometry.model.grade?.tenths == 10)
      }
    }
  }

  @Test func pathNeverRisesOrRunsBack() throws {
    let models =
      try ExampleMoment.allCases.map { try Plans.example($0).landing }
      + [try Plans.model(Plans.missed).landing]
    for (number, model) in models.enumerated() {
      for width in [272, 342, 528, 712, 1000] {
        let geometry = LandingGeometry(model, width: width)
        let (flown, ahead) = geometry.curves()
        let points = Self.points(flown.text) + Self.points(ahead.text)
        #expect(points.count > 5)
        #expect(
          zip(points, points.dropFirst()).allSatisfy { $0.0 <= $1.0 + 0.02 && $0.1 <= $1.1 + 0.02 },
          "\(number) \(width)")
        #expect(points.last?.1 == Double(geometry.ground) / 100)
      }
    }
  }

  /// All points of a path, those that bend it included.
  static func points(_ path: String) -> [(Double, Double)] {
    let numbers = path.split { "MLCZ ".contains($0) }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  @Test func examWithoutPointsIsAStraightFall() throws {
    var model = try Plans.example(.beforeExams).landing
    model.ahead[0].total = 430
    let (_, ahead) = LandingGeometry(model, width: 342).curves()
    #expect(ahead.text.hasPrefix("M74.1 26L74.1 59.57"))
  }

  @Test func missedTotalExtendsTheDrawingToTheLeft() throws {
    let geometry = LandingGeometry(try Plans.model(Plans.missed).landing, width: 342)
    #expect(geometry.origin == 194)
    #expect(geometry.x(194) == 0)
    #expect(geometry.x(298) < geometry.x(300))
    #expect(geometry.x(900) == 34200)
    #expect(!geometry.hasTape)
  }

  @Test func startHighAboveTheExamsKeepsThePathInTheDrawing() throws {
    var model = try Plans.example(.beforeExams).landing
    model.flown = [LandingModel.Fix(total: 180, open: 620)]
    model.ahead = [
      LandingModel.Fix(total: 430, open: 300), LandingModel.Fix(total: 638, open: 0),
    ]
    let geometry = LandingGeometry(model, width: 342)
    #expect(geometry.y(620) == geometry.top)
    #expect(geometry.place(model.flown[0]).x == 0)
    #expect(geometry.approach == nil)
  }

  private func drawn(_ model: LandingModel, _ width: Int) -> String {
    Page.html { LandingScale(model, width: width).write(to: &$0) }
  }

  @Test func nothingYetIsDrawnWithoutAPath() throws {
    let model = try Plans.model(Plans.blank).landing
    let html = drawn(model, 342)
    #expect(html.contains("cone"))
    #expect(!html.contains("touchdown"))
    #expect(!html.contains("position"))
    #expect(!html.contains("magnified"))
  }

  @Test func namesAppearWhereThereIsRoom() throws {
    let model = try Plans.example(.afterExams).landing
    #expect(drawn(model, 712).contains("Religionslehre 56"))
    #expect(!drawn(model, 342).contains("Religionslehre 56"))
  }

  @Test func landedPathIsSolidAndRinged() throws {
    let landed = drawn(try Plans.example(.afterExams).landing, 342)
    #expect(landed.contains("ring") && !landed.contains("runway") && !landed.contains("cone"))
    let projected = drawn(try Plans.example(.beforeExams).landing, 342)
    #expect(!projected.contains("\"ring\"") && projected.contains("runway"))
  }
}
