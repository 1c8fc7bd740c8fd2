/// A language that what people read is in.
///
/// The web build has one language; which one is a choice of the build (`ENGLISH`). Natively there
/// are all of them, and everything is worded in the one of the task.
public struct Language: Sendable {
  /// Its texts.
  let table: TextTable

  #if !hasFeature(Embedded)
    /// The language of the moment.
    @TaskLocal public static var current = Language.german

    /// The first language, with a decimal comma.
    public static var german: Language { Language(table: .german) }

    /// The second language, with a decimal point.
    public static var english: Language { Language(table: .english) }
  #elseif ENGLISH
    static var current: Language { Language(table: .english) }
  #else
    static var current: Language { Language(table: .german) }
  #endif
}
