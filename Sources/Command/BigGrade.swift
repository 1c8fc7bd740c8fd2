import Abitur
import Interface

/// The grade in figures of three lines: heavy where it stands, light where it is projected.
enum BigGrade {
  /// Three lines of the same width.
  static func lines(_ grade: Grade?, _ basis: Basis) -> [String] {
    var lines = ["", "", ""]
    for sign in (grade.map { "\(Wording.grade($0))" } ?? "–") as String {
      let glyph = glyph(sign)
      for row in lines.indices {
        lines[row] += (lines[row].isEmpty ? "" : " ") + glyph[row]
      }
    }
    guard basis == .projected else { return lines }
    return lines.map { line in String(line.map { light[$0] ?? $0 }) }
  }

  private static func glyph(_ sign: Character) -> [String] {
    switch sign {
    case "0": ["┏━┓", "┃ ┃", "┗━┛"]
    case "1": ["╺┓ ", " ┃ ", "╺┻╸"]
    case "2": ["╺━┓", "┏━┛", "┗━╸"]
    case "3": ["╺━┓", "╺━┫", "╺━┛"]
    case "4": ["╻ ╻", "┗━┫", "  ╹"]
    case "5": ["┏━╸", "┗━┓", "╺━┛"]
    case "6": ["┏━╸", "┣━┓", "┗━┛"]
    case "7": ["╺━┓", "  ┃", "  ╹"]
    case "8": ["┏━┓", "┣━┫", "┗━┛"]
    case "9": ["┏━┓", "┗━┫", "╺━┛"]
    case ",": [" ", " ", "╻"]
    default: ["   ", "╺━╸", "   "]
    }
  }

  private static let light: [Character: Character] = [
    "┏": "┌", "━": "─", "┓": "┐", "┃": "│", "┗": "└", "┛": "┘", "╺": "╶", "╸": "╴", "╻": "╷",
    "╹": "╵", "┣": "├", "┫": "┤", "┻": "┴",
  ]
}
