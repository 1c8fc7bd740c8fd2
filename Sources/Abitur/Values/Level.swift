/// The level at which a subject is taught in the qualification phase.
public enum Level: Hashable, Sendable {
  /// Basisfach, Grundkurs, grundlegendes Anforderungsniveau.
  case basic

  /// Leistungsfach, Leistungskurs, erhöhtes Anforderungsniveau.
  case advanced
}
