import Resources

/// KaTeX, with what it needs of the language and what asks it for formulas; the binary carries it.
enum KaTeX {
    /// In the order in which they are run.
    static var scripts: [String] { Resources.files(in: .formulas).map { $0.text } }
}
