/// A Land of the Federal Republic, with its official abbreviation.
public enum Land: String, CaseIterable, Sendable {
  case badenWuerttemberg = "BW"
  case bayern = "BY"
  case berlin = "BE"
  case brandenburg = "BB"
  case bremen = "HB"
  case hamburg = "HH"
  case hessen = "HE"
  case mecklenburgVorpommern = "MV"
  case niedersachsen = "NI"
  case nordrheinWestfalen = "NW"
  case rheinlandPfalz = "RP"
  case saarland = "SL"
  case sachsen = "SN"
  case sachsenAnhalt = "ST"
  case schleswigHolstein = "SH"
  case thueringen = "TH"

  /// The Land with an official abbreviation, or nothing where there is none.
  public init?(abbreviation: String) {
    guard let land = Land.allCases.first(where: { $0.rawValue.isSame(as: abbreviation) }) else {
      return nil
    }
    self = land
  }
}
