import Testing

@testable import Abitur

func courses(_ points: [Int?]) -> [Course] {
  zip(HalfYear.allCases, points).map { Course($0, $1.flatMap { Points($0) }.map { .points($0) } ?? .open) }
}
func entry(_ id: String, _ points: [Int?]) -> SubjectEntry { entry(id, .basic, points) }
func entry(_ id: String, _ level: Level, _ points: [Int?]) -> SubjectEntry {
  SubjectEntry(SubjectID(id), level, courses: courses(points))
}
@Test func workedCase() throws {
  var geo = entry("geographie", [])
  geo.courses = [Course(.second, .points(Points(9)!)), Course(.third, .points(Points(10)!))]
  var gk = entry("gemeinschaftskunde", [])
  gk.courses = [Course(.first, .points(Points(11)!)), Course(.fourth, .points(Points(10)!))]
  let c = Candidate(subjects: [
    entry("mathematik", .advanced, [12,11,13,12]), entry("englisch", .advanced, [10,10,11,9]), entry("physik", .advanced, [8,9,7,10]),
    entry("deutsch", [9,8,10,9]), entry("religionslehre", [12,13,12,13]), entry("geschichte", [7,8,8,6]), geo, gk,
    entry("biologie", [10,11,10,12]), entry("chemie", [5,4,6,5]), entry("bildende-kunst", [13,12,14,13]), entry("sport", [14,13,15,14])],
   exams: [Exam(SubjectID("mathematik"), .written, .points(Points(11)!), additionalOral: .points(Points(13)!)),
     Exam(SubjectID("englisch"), .written, .points(Points(9)!)), Exam(SubjectID("physik"), .written, .points(Points(8)!), additionalOral: .points(Points(7)!)),
     Exam(SubjectID("deutsch"), .oral, .points(Points(10)!)), Exam(SubjectID("religionslehre"), .oral, .points(Points(14)!))])
  let a = try assess(c, under: RuleSet.of(.badenWuerttemberg, year: 2027)!)
  print(a.shortfalls, a.refusals)
  #expect(a.blockOne.points == 430)
  #expect(a.blockTwo.points == 210)
  #expect(a.total == 640)
  #expect(a.grade?.tenths == 21)
  #expect(a.passed == .yes)
  #expect(a.basis == .earned)
  print(a.range, a.conditions.map { ($0.kind, $0.actual, $0.state) })
  for c in a.blockOne.courses { print(c.course.subject.rawValue, c.course.halfYear, c.points, c.weight, c.verdict) }
  print(try qualification(of: c, under: RuleSet.of(.badenWuerttemberg, year: 2027)!) as Any)
}
