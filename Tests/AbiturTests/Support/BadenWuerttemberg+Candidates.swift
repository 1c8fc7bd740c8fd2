@testable import Abitur

/// Candidates of Baden-Württemberg that many tests start from.
enum BW {
  /// The rule set from the Abitur of 2025 on.
  static let rules = RuleSet.badenWuerttemberg[1]

  /// The rule set up to the Abitur of 2024.
  static let rulesUntil2024 = RuleSet.badenWuerttemberg[0]

  /// The complete worked case: 44 courses, all exams, 640 points.
  static let complete = Candidate(
    subjects: [
      advanced("mathematik", "12 11 13 12"),
      advanced("englisch", "10 10 11 9"),
      advanced("physik", "8 9 7 10"),
      basic("deutsch", "9 8 10 9"),
      basic("religionslehre", "12 13 12 13"),
      basic("geschichte", "7 8 8 6"),
      basic("geographie", "- 9 10 -"),
      basic("gemeinschaftskunde", "11 - - 10"),
      basic("biologie", "10 11 10 12"),
      basic("chemie", "5 4 6 5"),
      basic("bildende-kunst", "13 12 14 13"),
      basic("sport", "14 13 15 14"),
    ],
    exams: [
      written("mathematik", 11, oral: "13"), written("englisch", 9),
      written("physik", 8, oral: "7"), oral("deutsch", 10), oral("religionslehre", 14),
    ])

  /// The same courses with all results at one number of points.
  static func uniform(_ points: Int) -> Candidate {
    var candidate = complete
    for subject in candidate.subjects.indices {
      for course in candidate.subjects[subject].courses.indices {
        candidate.subjects[subject].courses[course].outcome = outcome(points)
      }
    }
    for exam in candidate.exams.indices {
      candidate.exams[exam].main = outcome(points)
      candidate.exams[exam].additionalOral = .notTaken
    }
    return candidate
  }

  /// Exactly 40 courses, of which every one counts: twelve advanced and 28 others.
  ///
  /// Mathematik and Englisch count twice, so that every sum from 0 to 720 can be made.
  static func forty(advanced points: [Int], _ others: [Int]) -> Candidate {
    func row(_ results: [Int], from start: Int, _ count: Int = 4) -> String {
      results[start..<start + count].map(String.init).joined(separator: " ")
    }
    return Candidate(
      subjects: [
        advanced("mathematik", row(points, from: 0)),
        advanced("englisch", row(points, from: 4)),
        advanced("physik", row(points, from: 8)),
        basic("deutsch", row(others, from: 0)),
        basic("geschichte", row(others, from: 4)),
        basic("biologie", row(others, from: 8)),
        basic("religionslehre", row(others, from: 12)),
        basic("bildende-kunst", row(others, from: 16)),
        basic("geographie", row(others, from: 20, 2)),
        basic("gemeinschaftskunde", row(others, from: 22, 2)),
        basic("sport", row(others, from: 24)),
      ],
      exams: [
        written("mathematik", 8), written("englisch", 8), written("physik", 8),
        oral("deutsch", 8), oral("religionslehre", 8),
      ], doubled: ["mathematik", "englisch"])
  }
}
