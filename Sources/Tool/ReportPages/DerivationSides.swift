package import Languages
import Templates

/// The derivations of a value before and now, folded below it in the list of a report.
package struct DerivationSides {
    /// The derivations of each side, by their numbers in the sheet; none where there is nothing to derive.
    private let sides: [(word: ReportWord, numbers: [Int])]
    private let words: Words

    package init(_ sides: [(word: ReportWord, numbers: [Int])], _ words: Words) {
        self.sides = sides.filter { !$0.numbers.isEmpty }
        self.words = words
    }

    /// The item of a list: the text about the value with its derivations. Where the page has shown these, as for a value below
    /// two causes, the item links there.
    ///
    /// - Parameter summary: markup.
    package func item(_ summary: String, in sheet: inout DerivationSheet) -> String {
        guard let first = sides.first?.numbers.first else { return "<li>\(summary)</li>" }
        if sides.allSatisfy({ sheet.hasShown($0.numbers) }) {
            return
                "<li>\(summary) <a href=\"#\(DerivationSheet.id(first))\">\(HTMLEscaping.escaped(words[.derivation]))</a></li>"
        }
        let columns = sides.map { side in
            "<div><h4>\(HTMLEscaping.escaped(words[side.word]))</h4>\(sheet.markup(of: side.numbers))</div>"
        }
        return
            "<li><details><summary>\(summary)</summary><div class=\"sides\">\(columns.joined())</div></details></li>"
    }
}
