import Geometry

/// The size that a label's text asks for, and the lines that it needs.
struct LabelText {
    static let size = Rule(
        "label.text-size", .from(9), .observed,
        evidence: [
            "label-gist-empty", "label-gist-line", "label-messages-13", "label-messages-16", "label-messages-2-lines",
            "label-messages-3-lines", "label-messages-headline", "label-messages-subheadline", "label-ddg-2-lines",
            "label-ddg-bold-2-lines", "label-ddg-18", "label-ddg-callout", "label-ddg-footnote",
        ])

    /// The rule for all results that depend on letter widths, which are those of another font.
    static let letters = Rule(
        "label.letter-widths", .from(9), .inferred, evidence: ["UILabel.preferredMaxLayoutWidth", "Inter"],
        isEstimate: true)

    private let name: String
    private let label: Label
    private let text: String
    private let environment: Environment

    /// Creates the text of a label; nil for a label without text.
    init?(_ label: Label, name: String, in environment: Environment) {
        guard let text = label.text else { return nil }
        self.name = name
        self.label = label
        self.text = text
        self.environment = environment
    }

    /// intrinsicContentSize.
    /// - Parameter limit: the width at which lines break; nil for none. The label's own limit replaces it.
    func size(at limit: Quantity?) -> (width: Quantity, height: Quantity) {
        let path: PathName = "\(name).intrinsicContentSize"
        guard !text.isEmpty else {
            return (.stated(.path("\(path).width"), Self.size, 0), .stated(.path("\(path).height"), Self.size, 0))
        }
        let limit = self.limit ?? limit
        let lines = lines(at: label.numberOfLines == 1 ? nil : limit?.value)
        let units = limit?.isKnown == false ? .nan : lines.width(ofFirst: label.numberOfLines)
        let letters = Quantity.stated(.term(.lettersAtOnePoint), Self.letters, known(units / LetterWidths.unitsPerEm))
        let width = Quantity.product(.term(.lettersOfTheLongestLine), Self.letters, [points, letters])
        return (
            .rounded(.path("\(path).width"), Self.size, width, .up, scale: environment.pixelsPerPoint),
            height(of: count(lines, at: limit), .path("\(path).height"))
        )
    }

    /// The width at which lines break regardless of constraints; nil if constraints decide it.
    private var limit: Quantity? {
        let width = label.preferredMaxLayoutWidth
        return width > 0 && label.numberOfLines != 1 ? .input("\(name).preferredMaxLayoutWidth", width) : nil
    }

    /// A text with one line is a fact; the number of lines for words depends on the widths of letters.
    private func count(_ lines: TextLines, at limit: Quantity?) -> Quantity {
        if label.numberOfLines == 1 { return .input("\(name).numberOfLines", 1) }
        let most = label.numberOfLines == 0 ? Int.max : label.numberOfLines
        let count = Double(min(lines.lines.count, most))
        guard let limit else { return .stated(.term(.linesOfTheText), Self.size, count) }
        guard limit.isKnown else { return .sum(.term(.linesOfTheText), Self.letters, [limit]) }
        return .stated(.about(DecimalText.string(limit.value), .linesOfTheTextAt), Self.letters, count)
    }

    private func height(of count: Quantity, _ name: DerivationName) -> Quantity {
        let height = Quantity.product(.term(.heightOfTheLines), TextSize.rule, [points, lineHeight, count])
        return .rounded(name, Self.size, height, .up, scale: environment.pixelsPerPoint)
    }

    private var lineHeight: Quantity {
        .stated(.term(.lineHeightOfOnePoint), TextSize.rule, known(TextSize.lineHeightOfOnePoint.value))
    }

    private var points: Quantity { label.points(in: environment) }

    /// The system font is another one before iOS 9.
    private func known(_ value: Double) -> Double { environment.os >= OSVersion(9) ? value : .nan }

    /// - Parameter width: at which lines break; nil for none.
    private func lines(at width: Double?) -> TextLines {
        // A width of 0 is none, as for preferredMaxLayoutWidth.
        // A width on a pixel may be a hundredth of one less than the line that asked for it.
        let units = width.flatMap { $0 > 0 ? ($0 + 0.01) * LetterWidths.unitsPerEm / points.value : nil }
        return TextLines(text, label.font.weight, at: units)
    }

    // MARK: - Lines in a frame

    /// The number of lines that a label of a size shows, and the number that its text needs at that width.
    func lines(in size: DerivedSize) -> LabelLines {
        let width = size.width.value
        let needed = lines(at: width)
        let height = points.value * lineHeight.value
        let isKnown = size.width.isKnown && size.height.isKnown && height.isFinite
        let room = isKnown ? Int(min(10_000, max(1, ((size.height.value + 0.5) / height).rounded(.down)))) : 1
        let most = label.numberOfLines == 0 ? room : min(room, label.numberOfLines)
        let shown = width > 0 ? min(most, needed.lines.count) : 0
        func number(_ property: Property, _ value: Int) -> Quantity {
            let value = isKnown ? Double(text.isEmpty ? 0 : value) : .nan
            return .stated(.path("\(name).\(property.rawValue)"), Self.letters, value)
        }
        return LabelLines(
            lines: number(.lines, shown), needed: number(.neededLines, needed.lines.count),
            words: isKnown && !text.isEmpty ? needed.lines.prefix(shown).map { words(of: $0) } : [],
            lineHeight: height)
    }

    private func words(of line: TextLines.Line) -> [LabelLines.Word] {
        let scale = points.value / LetterWidths.unitsPerEm
        var words: [LabelLines.Word] = []
        var (x, start) = (0.0, 0.0)
        func end() { if x > start { words.append(LabelLines.Word(x: start, width: x - start)) } }
        for letter in line.text.unicodeScalars {
            let width = (LetterWidths.width(of: letter.value, label.font.weight) ?? 0) * scale
            if letter == " " {
                end()
                start = x + width
            }
            x += width
        }
        end()
        return words
    }
}

/// The lines of a label in its frame.
package struct LabelLines: Sendable {
    /// The lines that show.
    package let lines: Quantity
    /// The number of lines that the text needs at the label's width.
    package let needed: Quantity
    /// The words of each line that shows.
    package let words: [[Word]]
    /// The height of a line, in points.
    package let lineHeight: Double

    /// Whether the text needs more lines than are shown.
    package var isCutOff: Bool { needed.value > lines.value }

    /// The place of a word from where its line begins, in points.
    package struct Word: Hashable, Sendable {
        package let x: Double
        package let width: Double

        package init(x: Double, width: Double) {
            self.x = x
            self.width = width
        }
    }
}

extension Label {
    /// The size of its font.
    func points(in environment: Environment) -> Quantity {
        switch font {
        case .system(let points): .input(.term(.pointsOfTheFont), points)
        case .style(let style): TextSize.points(of: style, in: environment)
        }
    }
}

extension Label.Font {
    fileprivate var weight: LetterWidths.Weight { self == .style(.headline) ? .semibold : .regular }
}
