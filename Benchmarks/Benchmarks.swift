import Abitur
import Foundation
import Interface
import Planner

/// Measures the calculation on the plan files that are given as arguments and prints medians in
/// nanoseconds as JSON; or writes the rows of a large plan into a file.
///
/// Scripts/bench.py runs it and sets the figures beside a solver's and the web build's.
@main
struct Benchmarks {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 5, words[0] == "--rows", let profiles = Int(words[1]),
      let subjects = Int(words[2]), let results = Int(words[3])
    {
      let plan = try LargePlan(profiles: profiles, subjects: subjects, results: results)
      try Data(plan.frame).write(to: URL(fileURLWithPath: words[4]))
      return
    }
    var plans: [Plan] = []
    for path in words {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      plans.append(try Plan(file: bytes))
    }
    guard !plans.isEmpty else {
      print("usage: Benchmarks PLAN…\n       Benchmarks --rows PROFILES SUBJECTS RESULTS FILE")
      return
    }
    let subjects = plans.compactMap(Subject.init)
    let results = [
      ("sum", median(subjects) { $0.addUp() }),
      ("decision", median(subjects) { $0.decide() }),
      ("prepareAndDecide", median(subjects) { $0.prepareAndDecide() }),
      ("assessment", median(subjects) { $0.assess() }),
      ("assessmentFromPlan", median(subjects) { $0.prepareAndAssess() }),
      ("page", median(subjects) { $0.openPage() }),
    ]
    let merges = merging([1_000, 10_000, 100_000]).map { "\"\($0)\": \($1)" }
    let growth = memoryGrowth(subjects, assessments: 100_000)
    let fields =
      results.map { "\"\($0.0)\": \(Int($0.1))" }
      + [
        "\"plans\": \(subjects.count)", "\"growthBytes\": \(growth)",
        "\"mergePerStamp\": {\(merges.joined(separator: ", "))}",
      ]
    print("{" + fields.joined(separator: ", ") + "}")
  }

  /// The median over plans of the time of one call, in nanoseconds, each the best of several runs.
  private static func median(_ subjects: [Subject], _ body: (inout Subject) -> Int) -> Double {
    var times: [Double] = []
    for var subject in subjects { times.append(best(&subject, body)) }
    times.sort()
    return times[times.count / 2]
  }

  /// The nanoseconds per stamp of merging replicas of so many stamps, each the best of many rounds
  /// in turn.
  private static func merging(_ sizes: [Int]) -> [(stamps: Int, time: Double)] {
    var subjects = sizes.map { Merging(stamps: $0, of: sizes.max() ?? $0) }
    var best = sizes.map { _ in Double.infinity }
    for _ in 0..<30 {
      for position in sizes.indices {
        let time = measure(1, &subjects[position]) { $0.merge() }
        best[position] = min(best[position], time / Double(subjects[position].stamps))
      }
    }
    return zip(sizes, best).map { ($0, ($1 * 100).rounded() / 100) }
  }

  /// The time of one call in nanoseconds, the best of several runs.
  private static func best<Value>(_ value: inout Value, _ body: (inout Value) -> Int) -> Double {
    var calls = 1
    var best = Double.infinity
    while measure(calls, &value, body) < 20_000_000 { calls *= 2 }
    for _ in 0..<5 {
      best = min(best, measure(calls, &value, body) / Double(calls))
    }
    return best
  }

  private static func measure<Value>(
    _ calls: Int, _ value: inout Value, _ body: (inout Value) -> Int
  ) -> Double {
    let clock = ContinuousClock()
    var check = 0
    let time = clock.measure {
      for _ in 0..<calls { check &+= body(&value) }
    }
    sink = check
    return Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
  }

  /// Fields as the web page's host passes them: each behind its length.
  static func frame(_ fields: [[UInt8]]) -> [UInt8] {
    fields.flatMap { field in
      withUnsafeBytes(of: UInt32(field.count).littleEndian) { Array($0) } + field
    }
  }

  /// How much resident memory grows over many assessments, after as many to warm up.
  private static func memoryGrowth(_ subjects: [Subject], assessments: Int) -> Int {
    var subjects = subjects
    func run() {
      for call in 0..<assessments { sink = subjects[call % subjects.count].prepareAndAssess() }
    }
    run()
    let before = residentBytes()
    run()
    return residentBytes() - before
  }

  private static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}

/// Keeps the compiler from dropping what is measured.
nonisolated(unsafe) private var sink = 0

/// One plan with what each measurement needs, made ready beforehand.
private struct Subject {
  private let plan: Plan
  private var preparation: Preparation
  private var calculation: Calculation
  private var points: [Int32]
  private var session = Session()
  private let empty = Benchmarks.frame([Array("vault".utf8), Array("wiped".utf8), [], []])
  private let frame: [UInt8]
  private let selection: [(points: Int, weight: Int)]
  private let exams: Int
  private let grades: GradeTable

  init?(_ plan: Plan) {
    guard let preparation = Preparation(plan.candidate, under: plan.ruleSet),
      let calculation = try? Calculation(plan.candidate, under: plan.ruleSet),
      let assessment = try? plan.assessment(), assessment.total != nil
    else { return nil }
    self.plan = plan
    self.preparation = preparation
    self.calculation = calculation
    frame = Benchmarks.frame([Array("file".utf8), [], Array("plan.json".utf8), plan.file()])
    points = preparation.coursePoints
    selection = assessment.blockOne.courses.filter { $0.weight > 0 }.map {
      ($0.points?.whole ?? 0, $0.weight)
    }
    exams = assessment.blockTwo.points ?? 0
    grades = plan.ruleSet.grades
  }

  /// The least that anybody can do: add up a given selection and look up the grade.
  mutating func addUp() -> Int {
    var sum = 0
    for course in selection { sum += course.points * course.weight }
    let total = (5 * sum + 3) / 6 + exams
    return grades.grade(for: total)?.tenths ?? 0
  }

  mutating func decide() -> Int {
    preparation.decision(for: points)?.total ?? 0
  }

  mutating func prepareAndDecide() -> Int {
    guard let fresh = Preparation(plan.candidate, under: plan.ruleSet) else { return 0 }
    return fresh.decision(for: points)?.total ?? 0
  }

  mutating func assess() -> Int {
    calculation.assessment().total ?? 0
  }

  /// Opens the plan's file where no plan is.
  mutating func openPage() -> Int {
    session.handle(empty).count + session.handle(frame).count
  }

  mutating func prepareAndAssess() -> Int {
    (try? plan.assessment())?.total ?? 0
  }
}
