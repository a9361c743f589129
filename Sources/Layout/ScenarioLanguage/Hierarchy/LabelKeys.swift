import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The keys of labels.
enum LabelKeys {
    static let all: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("text", text) { $0.label.text = $1 },
        ScenarioKey("font", font, initial: "17") { $0.label.font = $1 },
        ScenarioKey("numberOfLines", Format.count, initial: "1") { $0.label.numberOfLines = $1 },
        ScenarioKey("preferredMaxLayoutWidth", Format.length, initial: "0") { $0.label.preferredMaxLayoutWidth = $1 },
    ]

    /// The limit on letters of a text, so that breaking it into lines is fast.
    private static let maxLetters = 2000

    private static let text = ScenarioFormat<String>(kind: .text) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.text.phrase, found: node)
            return nil
        }
        let letters = text.unicodeScalars
        if letters.count > maxLetters {
            decoder.report(LabelCodes.longText(letters.count, most: maxLetters, at: node.span))
            return nil
        }
        if letters.last?.value == 0x0A {
            decoder.report(LabelCodes.breakAtEnd(at: node.span))
            return nil
        }
        let unmeasured = letters.first {
            $0.value != 0x0A && LetterWidths.width(of: $0.value, .regular) == nil
        }
        if let unmeasured {
            decoder.report(LabelCodes.unmeasuredLetter(unmeasured, at: node.span))
            return nil
        }
        return text
    }

    /// Points, or a text style by UIKit's name.
    private static let font = ScenarioFormat<Label.Font>(kind: .font) { node, decoder in
        if let style = node.text.flatMap({ TextStyle(rawValue: $0) }) { return .style(style) }
        guard let text = node.text, let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "."
        else { return points.decode(node, &decoder).map { .system($0) } }
        let styles = TextStyle.allCases.map { $0.rawValue }
        if SpellingSuggestion.nearest(to: text, among: styles) != nil {
            decoder.reportUnknownWord(text, allowed: styles, at: node.span)
        } else {
            decoder.report(
                UnmodelledCodes.unmodelledWord(
                    text,
                    instead:
                        "no other font has been measured; write a size of the system font in points or a text style "
                        + "such as 'body', or leave out 'text' and give an 'intrinsicContentSize'",
                    at: node.span))
        }
        return nil
    }

    /// The points of the system font.
    private static let points = Format.number("from 1 to 500") { (1...500).contains($0) }
}

/// The problems of the texts of labels.
package enum LabelCodes {
    static let unmeasuredLetter = DiagnosticKind(
        "scenario/unmeasured-letter", .error,
        example: .scenario("root: {viewController: {view: [{label: {frame: [0, 0, 90, 20], text: 'مرحبا'}}]}}"))
    static func unmeasuredLetter(_ letter: Unicode.Scalar, at span: SourceSpan?) -> Diagnostic {
        let code = "U+" + hexadecimal(letter.value)
        let shown: Message = letter.value < 0x20 ? "\(code)" : "'\(String(Character(letter)))' (\(code))"
        return Diagnostic(
            unmeasuredLetter,
            "the width of \(shown) is not known: a label's text can contain Latin, Greek and Cyrillic letters, Chinese "
                + "characters, kana and common symbols; for any other text, leave out 'text' and give an "
                + "'intrinsicContentSize'",
            at: span)
    }

    static let longText = DiagnosticKind(
        "scenario/long-text", .error, example: longTextExample)
    static func longText(_ count: Int, most: Int, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(longText, "the text has \(count) characters, and a label can have at most \(most)", at: span)
    }

    static let breakAtEnd = DiagnosticKind(
        "scenario/line-break-at-end", .error,
        example: .scenario(#"root: {viewController: {view: [{label: {frame: [0, 0, 90, 20], text: "Title\n"}}]}}"#))
    static func breakAtEnd(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            breakAtEnd,
            "the text ends with a line break, and it has not been published whether a label shows an empty line for "
                + "it; remove the line break (after '|', by writing '|-')",
            at: span)
    }

    /// A text longer than a label holds.
    private static let longTextExample =
        "id: a\ndevice: iPhone X\nroot: {viewController: {view: [{label: {frame: [0, 0, 90, 20], text: "
        + String(repeating: "a", count: 2001) + "}}]}}"

    package static let all: [DiagnosticKind] = [unmeasuredLetter, longText, breakAtEnd]

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
