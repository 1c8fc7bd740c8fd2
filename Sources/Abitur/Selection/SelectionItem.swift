/// One course as the selection sees it: what the rules make of it, without its points.
struct SelectionItem {
  /// Which course it is.
  var course: CourseID

  /// The position of its subject among the candidate's.
  var subject: Int

  /// Its position among the subject's courses.
  var entry: Int

  /// How often it counts before any choice.
  var weight: Int32

  /// The position of its subject among those from which some are chosen to count more, or -1.
  var doubling: Int

  /// As how many deficits it counts under each of the rule set's limits.
  var budgets: SIMD4<Int32>

  /// How often it enters each of the rule set's sums inside the block.
  var floors: SIMD4<Int32>

  /// Whether it may not be brought in with 0 points.
  var zeroHurts: Bool
}
