import DataTree
import Diagnostics
import LayoutEngine

/// The ways in which plain values are written.
enum Format {
    static let flag = ValueFormat<Bool>(kind: .flag) { node, decoding in
        switch node.content {
        case .scalar("true", isQuoted: false): return true
        case .scalar("false", isQuoted: false): return false
        case .scalar(let text, let isQuoted):
            decoding.report(
                .notABoolean(decoding.subject, text, isQuoted: isQuoted, meaning: spokenFlag(text), at: node.span))
        default: decoding.report(.wrongType(decoding.subject, ValueKind.flag.phrase.english, found: node))
        }
        return nil
    }

    static let number = ValueFormat<Double>(kind: .number) { NumberReading.number($0, &$1) }

    /// A length that cannot be negative.
    static let length = ValueFormat<Double>(kind: .number) { node, decoding in
        guard let value = NumberReading.number(node, &decoding) else { return nil }
        guard value < 0 else { return value }
        decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "0 or more"))
        return nil
    }

    /// A UILayoutPriority.
    static let priority = ValueFormat<Double>(kind: .number) { node, decoding in
        guard let value = NumberReading.number(node, &decoding) else { return nil }
        guard (1...1000).contains(value) else {
            decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "from 1 to 1000"))
            return nil
        }
        return value
    }

    static let count = ValueFormat<Int>(kind: .count) { node, decoding in
        guard let value = NumberReading.number(node, &decoding) else { return nil }
        guard let count = Int(exactly: value), (0...100_000).contains(count) else {
            decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "a whole number from 0 to 100000"))
            return nil
        }
        return count
    }

    /// One line of text, in quotes or not.
    static let text = ValueFormat<String>(kind: .text) { node, decoding in
        if let text = node.text, !text.isEmpty { return text }
        decoding.report(.wrongType(decoding.subject, "text", found: node))
        return nil
    }

    /// One of the words of an enumeration, which are UIKit's case names.
    static func word<Word: RawRepresentable & CaseIterable & Sendable>(_ type: Word.Type) -> ValueFormat<Word>
    where Word.RawValue == String {
        let words = Word.allCases.map { $0.rawValue }
        return ValueFormat(kind: .word(words)) { node, decoding in
            oneOf(words, node, &decoding).flatMap { Word(rawValue: $0) }
        }
    }

    /// The word that stands at a node, when it is one of the given.
    static func oneOf(_ words: [String], _ node: DataNode, _ decoding: inout Decoding) -> String? {
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, ValueKind.word(words).phrase.english, found: node))
            return nil
        }
        if words.contains(text) { return text }
        decoding.report(.unknownWord(text, of: decoding.subject, allowed: words, at: node.span))
        return nil
    }

    /// What somebody means who writes a boolean in another language than ours.
    private static func spokenFlag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1": true
        case "false", "no", "off", "n", "0": false
        default: nil
        }
    }
}
