package import DataTree
package import Diagnostics

/// The formats of plain values, for the namespace in which a language lists its own.
package protocol ValueFormats: SendableMetatype {
    associatedtype Context: DecodingContext
}

extension ValueFormats {
    package static var flag: ValueFormat<Bool, Context> {
        ValueFormat(kind: .flag) { node, decoder in
            switch node.content {
            case .scalar("true", isQuoted: false): return true
            case .scalar("false", isQuoted: false): return false
            case .scalar(let text, let isQuoted):
                decoder.report(
                    decoder.codes.notABoolean(
                        decoder.subject, text, isQuoted: isQuoted, meaning: spokenFlag(text), at: node.span))
            case .null, .list, .mapping: decoder.reportWrongType(ValueKind.flag.phrase, found: node)
            }
            return nil
        }
    }

    // MARK: - Numbers

    /// Decimal digits, an optional sign and point, no unit.
    package static var number: ValueFormat<Double, Context> {
        ValueFormat(kind: .number) { node, decoder in
            guard case .scalar(let text, let isQuoted) = node.content else {
                decoder.reportWrongType(ValueKind.number.phrase, found: node)
                return nil
            }
            let (subject, codes) = (decoder.subject, decoder.codes)
            if let value = DecimalNumber.value(of: text) {
                if !isQuoted, value.magnitude <= DecimalNumber.limit { return value }
                decoder.report(
                    isQuoted
                        ? codes.quotedValue(subject, text, at: node.span)
                        : codes.numberOutOfRange(subject, node, allowed: "between -1000000 and 1000000"))
            } else if let digits = DecimalNumber.withoutUnit(text) {
                decoder.report(codes.unitInNumber(subject, text, digits: digits, at: node.span))
            } else {
                decoder.report(codes.notANumber(subject, text, at: node.span))
            }
            return nil
        }
    }

    /// A number for which a condition holds; `allowed` describes the condition, as in "from 1 to 1000".
    package static func number(
        _ allowed: Message, where isAllowed: @escaping @Sendable (Double) -> Bool
    ) -> ValueFormat<Double, Context> {
        ValueFormat(kind: .number) { node, decoder in
            guard let value = number.decode(node, &decoder) else { return nil }
            if isAllowed(value) { return value }
            decoder.report(decoder.codes.numberOutOfRange(decoder.subject, node, allowed: allowed))
            return nil
        }
    }

    /// A length that cannot be negative.
    package static var length: ValueFormat<Double, Context> { number("0 or more") { $0 >= 0 } }

    package static var count: ValueFormat<Int, Context> {
        ValueFormat(kind: .count) { node, decoder in
            guard let value = number.decode(node, &decoder) else { return nil }
            if let count = Int(exactly: value), (0...100_000).contains(count) { return count }
            decoder.report(
                decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "a whole number from 0 to 100000"))
            return nil
        }
    }

    // MARK: - Words and texts

    /// A text on one line, quoted or not.
    package static var text: ValueFormat<String, Context> {
        ValueFormat(kind: .text) { node, decoder in
            if let text = node.text, !text.isEmpty { return text }
            decoder.reportWrongType(ValueKind.text.phrase, found: node)
            return nil
        }
    }

    /// An identifier, which becomes part of file names and addresses: ASCII letters, digits and hyphens.
    package static var id: ValueFormat<String, Context> {
        ValueFormat(kind: .name) { node, decoder in
            guard let text = node.text else {
                decoder.reportWrongType(ValueKind.name.phrase, found: node)
                return nil
            }
            if Identifier.isID(text) { return text }
            decoder.report(decoder.codes.invalidID(text, at: node.span))
            return nil
        }
    }

    /// A word of an enumeration.
    package static func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ type: Word.Type
    ) -> ValueFormat<Word, Context> where Word.RawValue == String {
        let words = Word.allCases.map { $0.rawValue }
        return ValueFormat(kind: .word(words)) { node, decoder in
            oneOf(words, node, &decoder).flatMap { Word(rawValue: $0) }
        }
    }

    /// The word at a node, when it is one of the given.
    package static func oneOf(_ words: [String], _ node: DataNode, _ decoder: inout TreeDecoder<Context>) -> String? {
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.word(words).phrase, found: node)
            return nil
        }
        if words.contains(text) { return text }
        decoder.reportUnknownWord(text, allowed: words, at: node.span)
        return nil
    }

    // MARK: - Values composed of others

    /// A value or a list of values.
    package static func oneOrMore<Value>(_ format: ValueFormat<Value, Context>) -> ValueFormat<[Value], Context> {
        ValueFormat(kind: .oneOrMore(format.kind)) { node, decoder in
            (node.items ?? [node]).compactMap { format.decode($0, &decoder) }
        }
    }

    /// Any value, with its place.
    package static func located<Value>(
        _ format: ValueFormat<Value, Context>
    ) -> ValueFormat<Located<Value>, Context> {
        ValueFormat(kind: format.kind) { node, decoder in
            format.decode(node, &decoder).map { Located($0, at: node.span) }
        }
    }

    /// The boolean that an author means by "yes", "on" and the like.
    private static func spokenFlag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1": true
        case "false", "no", "off", "n", "0": false
        default: nil
        }
    }
}

/// Names that are safe in paths, file names and addresses.
package enum Identifier {
    /// Whether the text has at most 80 characters, all of them ASCII letters, digits and hyphens.
    package static func isID(_ text: String) -> Bool { isMade(text, withA: "-") }

    /// Whether the text consists of ASCII letters, digits and underscores and begins with a letter, so that paths stay
    /// readable.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(0x30...0x39).contains(first), first != UInt8(ascii: "_") else {
            return false
        }
        return isMade(text, withA: "_")
    }

    private static func isMade(_ text: String, withA extra: Unicode.Scalar) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 80 else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            default: scalar == extra
            }
        }
    }
}

/// The notation of numbers: decimal digits, an optional sign and point, no unit.
package enum DecimalNumber {
    /// Beyond this no length means anything, and sums would lose their decimals.
    package static let limit = 1_000_000.0

    /// The value of "64", "-0.5" or "+8"; nil for exponents, hexadecimals, "nan" and "inf" as well.
    package static func value(of text: String) -> Double? {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isDecimal = parts.count <= 2 && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy(isDigit) }
        guard isDecimal, digits.count <= 40 else { return nil }
        return Double(text)
    }

    /// "64" for "64pt", "64 points" and "1.5px".
    package static func withoutUnit(_ text: String) -> String? {
        let units = ["pt", "pts", "point", "points", "px", "dp", "%"]
        guard let unit = units.first(where: { text.lowercased().hasSuffix($0) }) else { return nil }
        var digits = text.dropLast(unit.count)
        while digits.last == " " { digits.removeLast() }
        return value(of: String(digits)) == nil ? nil : String(digits)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
