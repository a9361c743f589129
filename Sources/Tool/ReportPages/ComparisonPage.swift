import Figures
import Geometry
package import Languages
package import LayoutEngine
package import ScenarioLanguage
import Templates

/// The comparisons of hierarchies at several places as one HTML file: both pictures, then the differences by cause, with the
/// derivations of both sides folded below each value. It needs no script.
package struct ComparisonPage {
    private let comparisons: [Comparison]
    private let words: Words

    /// A hierarchy at two places.
    package struct Comparison {
        let title: String
        let from: Side
        let to: Side
        let differences: PlaceComparison

        package init(title: String, from: Side, to: Side, differences: PlaceComparison) {
            self.title = title
            self.from = from
            self.to = to
            self.differences = differences
        }
    }

    /// A place of a comparison.
    package struct Side {
        let name: String
        /// An SVG file.
        let picture: [UInt8]
        /// The description of the picture.
        let description: String
        let environment: Environment

        package init(name: String, picture: [UInt8], description: String, environment: Environment) {
            self.name = name
            self.picture = picture
            self.description = description
            self.environment = environment
        }
    }

    package init(_ comparisons: [Comparison], _ words: Words) {
        self.comparisons = comparisons
        self.words = words
    }

    package var text: String {
        var pictures = PictureSheet()
        let placed = comparisons.map { comparison in
            [comparison.from, comparison.to].map { pictures.add($0.picture) }
        }
        let shared = SharedPictures(pictures)
        var derivations = DerivationSheet()
        let numbers = comparisons.map { self.numbers(of: $0, in: &derivations) }
        var sections = ""
        for (index, comparison) in comparisons.enumerated() {
            let figures = zip([comparison.from, comparison.to], placed[index]).map { side, picture in
                figure(of: side, picture.map { shared.svg(of: $0, named: side.description) })
            }.joined()
            sections += section(index, of: comparison, figures: figures, numbers: numbers[index], in: &derivations)
        }
        return ReportPage(
            words: words, title: words[.comparisonTitle], style: shared.style,
            body: shared.definitions + contents + sections
        ).text
    }

    /// Links to the comparisons, where there are several.
    private var contents: String {
        guard comparisons.count > 1 else { return "" }
        let items = comparisons.enumerated().map { index, comparison in
            "<li><a href=\"#\(Self.id(index))\">\(heading(of: comparison))</a> "
                + "<span class=\"counts\">\(escaped(count(of: comparison)))</span></li>"
        }
        return
            "<nav aria-label=\"\(escaped(words[.comparisonList]))\"><ul>\n\(items.joined(separator: "\n"))\n</ul></nav>\n"
    }

    private static func id(_ index: Int) -> String { "comparison-\(index + 1)" }

    private func heading(of comparison: Comparison) -> String {
        escaped(
            words.text(
                ReportWord.comparisonHeading.phrase(
                    ("title", .text(comparison.title)), ("old", .text(comparison.from.name)),
                    ("new", .text(comparison.to.name)))))
    }

    private func count(of comparison: Comparison) -> String {
        comparison.differences.isEmpty
            ? words[.comparisonNothing]
            : words.text(Phrase("valuesOfCause", [.init("count", .count(comparison.differences.count))]))
    }

    // MARK: - A comparison

    private func figure(of side: Side, _ picture: String?) -> String {
        "<figure><figcaption>\(escaped(side.name))</figcaption>\(picture ?? "")</figure>"
    }

    private func section(
        _ index: Int, of comparison: Comparison, figures: String, numbers: Numbers,
        in derivations: inout DerivationSheet
    ) -> String {
        let rows = comparison.differences.rows(in: words)
        var text = """
            <section class="comparison" id="\(Self.id(index))">
            <h2>\(heading(of: comparison))</h2>
            <p class="counts">\(escaped(count(of: comparison)))</p>
            <div class="sides pictures">\(figures)</div>

            """
        for row in rows {
            let rules = row.rules.map { "<code>\(escaped($0.id))</code> " }.joined()
            text += "<h3>\(escaped(row.text))</h3>\n<p class=\"counts\">\(rules)\(escaped(row.count))</p>\n<ul>\n"
            for change in row.values { text += item(for: change, numbers, &derivations) + "\n" }
            text += "</ul>\n"
        }
        let covered = comparison.differences.covered.map {
            "<li><code>\(escaped($0.view))</code> ↓ <code>\(escaped($0.bar))</code></li>\n"
        }
        if !covered.isEmpty {
            text += "<h3>\(escaped(words[.comparisonCovered]))</h3>\n<ul>\n\(covered.joined())</ul>\n"
        }
        return text + "</section>\n"
    }

    private func item(
        for change: PlaceComparison.Change, _ numbers: Numbers, _ derivations: inout DerivationSheet
    ) -> String {
        let path = "<code>\(escaped(change.path))</code>"
        guard let old = change.old, let new = change.new else { return "<li>\(path)</li>" }
        let summary = "\(path) <del>\(escaped(old))</del> → <ins>\(escaped(new))</ins>"
        guard let found = numbers[change.path] else { return "<li>\(summary)</li>" }
        return DerivationSides([(.before, found.old), (.now, found.new)], words).item(summary, in: &derivations)
    }

    // MARK: - Derivations

    /// The derivations of the numbers that are different, by the paths of their values.
    private typealias Numbers = [String: (old: [Int], new: [Int])]

    private func numbers(of comparison: Comparison, in sheet: inout DerivationSheet) -> Numbers {
        let trust = (old: Trust(in: comparison.from.environment), new: Trust(in: comparison.to.environment))
        var numbers: Numbers = [:]
        for change in comparison.differences.causes.flatMap({ $0.values }) {
            // A change with several causes appears below each of them.
            if let known = numbers[change.path] {
                for number in known.old + known.new { sheet.count(number) }
                continue
            }
            let (old, new) = (change.old.quantities, change.new.quantities)
            let names = change.new.componentNames
            for index in new.indices where old.indices.contains(index) && old[index].value != new[index].value {
                let path = names.indices.contains(index) ? "\(change.path).\(names[index])" : change.path
                numbers[change.path, default: ([], [])].old.append(
                    sheet.add(DerivationStep(old[index]), at: path, words, trust.old))
                numbers[change.path, default: ([], [])].new.append(
                    sheet.add(DerivationStep(new[index]), at: path, words, trust.new))
            }
        }
        return numbers
    }

    private func escaped(_ text: String) -> String { HTMLEscaping.escaped(text) }
}
