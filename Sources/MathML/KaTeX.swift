import CKaTeX

/// KaTeX, with what it needs of the language and what asks it for formulas; the binary carries it.
enum KaTeX {
    /// In the order in which they are run.
    static var scripts: [String] { (0..<formulaScriptCount).map { String(cString: formulaScript($0)) } }
}
