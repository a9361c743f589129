package import DataTree
package import Diagnostics

/// The codes and wordings of problems in any language that is described by tables.
///
/// Each language has its own, which begin with its area: "scenario/unknown-property".
package struct SchemaCodes: Sendable {
    package let invalidID: DiagnosticCode
    package let missingKey: DiagnosticCode
    package let notABoolean: DiagnosticCode
    package let notANumber: DiagnosticCode
    package let notSupportedYet: DiagnosticCode
    package let numberOutOfRange: DiagnosticCode
    package let quotedValue: DiagnosticCode
    package let unitInNumber: DiagnosticCode
    package let unknownProperty: DiagnosticCode
    package let unknownWord: DiagnosticCode
    package let wrongType: DiagnosticCode
    /// The unit of all numbers, as a sentence for people who write one.
    private let unit: Message?

    package init(area: String, unit: Message? = nil) {
        func code(_ name: String) -> DiagnosticCode { DiagnosticCode(area + "/" + name) }
        invalidID = code("invalid-id")
        missingKey = code("missing-key")
        notABoolean = code("not-a-boolean")
        notANumber = code("not-a-number")
        notSupportedYet = code("not-supported-yet")
        numberOutOfRange = code("number-out-of-range")
        quotedValue = code("quoted-value")
        unitInNumber = code("unit-in-number")
        unknownProperty = code("unknown-property")
        unknownWord = code("unknown-word")
        wrongType = code("wrong-type")
        self.unit = unit
    }
}

// MARK: - Mappings

extension SchemaCodes {
    package func wrongType(_ subject: String, _ wanted: Message, found: DataNode) -> Diagnostic {
        Diagnostic(
            wrongType, .error, "'\(subject)' takes \(wanted), not \(found.foundPhrase)", at: found.span)
    }

    package func unknownProperty(
        _ key: String, of owner: String, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        .misspelt(
            unknownProperty, "'\(owner)' has no property '\(key)'", key, allowed: allowed, "it has", at: span)
    }

    package func notSupportedYet(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notSupportedYet, .error, "'\(word)' is part of the language, but is not computed yet", at: span)
    }

    /// - Parameters:
    ///   - owner: the thing that lacks the key, such as "scenario".
    ///   - note: an alternative.
    package func missingKey(
        _ key: String, of owner: Message, at span: SourceSpan, note: Message? = nil
    ) -> Diagnostic {
        Diagnostic(
            missingKey, .error, "this \(owner) has no '\(key)'", at: span,
            notes: note.map { [Diagnostic.Note($0)] } ?? [])
    }
}

// MARK: - Words and texts

extension SchemaCodes {
    package func unknownWord(
        _ text: String, of subject: String, allowed: [String], at span: SourceSpan, wanted: Message? = nil
    ) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: text, among: allowed)
        return Diagnostic(
            unknownWord, .error,
            "'\(subject)' takes \(wanted ?? allowed.listed(or: true)), not '\(text)'", at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, text, $0)] } ?? [])
    }

    package func invalidID(_ text: String, at span: SourceSpan) -> Diagnostic {
        .invalidName(
            invalidID, "the id", text, separator: "-", isValid: Identifier.isID, "letters, digits and hyphens",
            at: span)
    }

    /// - Parameter meaning: the meaning of the text in another notation, if anything.
    package func notABoolean(
        _ subject: String, _ text: String, isQuoted: Bool, meaning: Bool?, at span: SourceSpan
    ) -> Diagnostic {
        let written: Message = isQuoted ? "the quoted text '\(text)'" : "'\(text)'"
        return Diagnostic(
            notABoolean, .error, "'\(subject)' takes true or false, not \(written)", at: span,
            label: meaning.map { "write \($0)" },
            fixIts: meaning.map { [.replace(span, old: text, with: "\($0)", .certain)] } ?? [])
    }
}

// MARK: - Numbers

extension SchemaCodes {
    package func notANumber(_ subject: String, _ text: String, at span: SourceSpan) -> Diagnostic {
        let meant = SpellingSuggestion.ofFullWidth(text).flatMap { DecimalNumber.value(of: $0.word) == nil ? nil : $0 }
        return Diagnostic(
            notANumber, .error, "'\(subject)' takes a number such as 64 or -0.5, not '\(text)'", at: span,
            label: meant?.question, fixIts: meant.map { [.spelling(span, text, $0)] } ?? [])
    }

    package func unitInNumber(_ subject: String, _ text: String, digits: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unitInNumber, .error, "'\(subject)' takes a number without a unit, not '\(text)'", at: span,
            label: unit, fixIts: [.replace(span, old: text, with: digits, text.hasSuffix("pt") ? .certain : .guess)])
    }

    package func quotedValue(_ subject: String, _ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            quotedValue, .error, "'\(subject)' takes a number, but '\(text)' in quotes is text", at: span,
            fixIts: [FixIt("remove the quotes", [FixIt.Replacement(span, with: text)], .certain)])
    }

    package func numberOutOfRange(_ subject: String, _ node: DataNode, allowed: Message) -> Diagnostic {
        Diagnostic(
            numberOutOfRange, .error, "'\(subject)' must be \(allowed), not \(node.foundPhrase)",
            at: node.span)
    }
}

// MARK: - Misspelt words

extension Diagnostic {
    /// An unknown word: the nearest match with a fix-it, or the list of known words.
    ///
    /// - Parameters:
    ///   - verb: the beginning of the list of allowed words, such as "available:".
    ///   - written: the whole path at the span, which contains the word.
    package static func misspelt(
        _ code: DiagnosticCode, _ problem: Message, _ word: String, allowed: [String], _ verb: Message,
        at span: SourceSpan?, written: String? = nil
    ) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: word, among: allowed)
        let list: Message = allowed.isEmpty ? "there is nothing to choose from here" : "\(verb) \(allowed.listed())"
        let fixIts = nearest.flatMap { nearest in span.map { [fix($0, word, nearest, written: written ?? word)] } }
        return Diagnostic(
            code, .error, "\(problem); \(list)", at: span, label: nearest?.question,
            fixIts: fixIts ?? [])
    }

    /// Replaces a word in the written text; the word's first occurrence between dots, when it is part of a path.
    private static func fix(_ span: SourceSpan, _ word: String, _ nearest: SpellingSuggestion, written: String) -> FixIt
    {
        var words = written.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard let position = words.firstIndex(of: word) else { return .spelling(span, written, nearest) }
        words[position] = nearest.word
        return .replace(span, old: written, with: words.joined(separator: "."), nearest.certainty)
    }

    /// A name with invalid characters; the fix-it inserts the separator in place of the characters that people write between
    /// words.
    package static func invalidName(
        _ code: DiagnosticCode, _ subject: Message, _ text: String, separator: String, isValid: (String) -> Bool,
        _ allowed: Message, at span: SourceSpan
    ) -> Diagnostic {
        let mended = text.unicodeScalars.map { " -_.".unicodeScalars.contains($0) ? separator : String($0) }.joined()
        return Diagnostic(
            code, .error, "\(subject) '\(text)' may contain only \(allowed)", at: span,
            fixIts: mended != text && isValid(mended) ? [.replace(span, old: text, with: mended, .guess)] : [])
    }
}
