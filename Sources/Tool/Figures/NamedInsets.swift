package import Content
package import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
package import WordFiles

extension Quotations {
    /// A warning for each quoted inset in a sentence that names another inset of the same view, with a different number: every
    /// claim of the figure may hold, and the sentence be wrong.
    ///
    /// - Parameter words: the names of insets in prose, by language.
    package func namedOtherwise(in notes: [Note], _ figures: FigureSet, words: WordFiles) -> [Diagnostic] {
        notes.flatMap { note -> [Diagnostic] in
            let nouns = QuotedSentence.properties.compactMap { property -> (property: String, noun: String)? in
                let key = "sentences." + property
                return words[note.language].has(key) ? (property, words[note.language][key]) : nil
            }
            return note.placeholders.compactMap { placeholder in
                guard placeholder.span.file == note.file.path, let quotation = self[placeholder.span],
                    !quotation.isOfAudit, QuotedSentence.properties.contains(quotation.reference.path.property),
                    let figure = figures.figure(quotation.id)
                else { return nil }
                let sentence = QuotedSentence(around: placeholder.span, in: note.file.text)
                let reference = quotation.reference
                let named = sentence.named(nouns: nouns)
                guard !named.isEmpty, !named.contains(reference.path.property),
                    !sentence.quoted.contains(where: { named.contains($0) })
                else { return nil }
                let result = figure.variants[reference.variant].result
                for property in named.sorted() {
                    let path = ValuePath(
                        name: reference.path.name, property: property, component: reference.path.component)
                    guard let other = value(at: path, phase: reference.phase, in: result).value,
                        DisplayNumber.text(other) != quotation.text
                    else { continue }
                    return FigureCodes.namedOtherwise(
                        reference.path, quotation.text, named: path, DisplayNumber.text(other), at: placeholder.span)
                }
                return nil
            }
        }
    }
}

/// A sentence of a note's source with its quotations and names.
struct QuotedSentence {
    /// Insets of one view that are mistaken for each other.
    static let properties = [
        "safeAreaInsets", "contentInset", "adjustedContentInset", "layoutMargins", "scrollIndicatorInsets",
    ]

    /// The sentence without its quotations, and without addresses of links.
    let text: String
    /// The properties that it quotes, as far as they are among the properties above.
    let quoted: Set<String>

    /// The sentence around a place; one of a table is its cell, and one of a list its item.
    init(around span: SourceSpan, in source: String) {
        let before = source.utf8.prefix(span.start).suffix(Self.maxBytes)
        let after = source.utf8.dropFirst(span.end).prefix(Self.maxBytes)
        let start = Self.length(before.reversed(), to: Self.beginnings)
        let end = Self.length(Array(after), to: Self.endings)
        let sentence = String(decoding: source.utf8.prefix(span.end + end).dropFirst(span.start - start), as: UTF8.self)
        var text = ""
        var quoted: Set<String> = []
        for (index, part) in sentence.split(separator: "{{", omittingEmptySubsequences: false).enumerated() {
            let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            guard index > 0, pieces.count == 2 else {
                text += part
                continue
            }
            quoted.formUnion(Self.words(in: String(pieces[0])))
            text += pieces[1]
        }
        self.text = Self.withoutAddresses(text)
        self.quoted = quoted
    }

    /// The properties that the sentence names, in code or by a noun of its language.
    func named(nouns: [(property: String, noun: String)]) -> Set<String> {
        var named: Set<String> = []
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 1 { named.formUnion(Self.words(in: String(part))) }
        }
        for (property, noun) in nouns where text.contains(noun) { named.insert(property) }
        return named
    }

    private static func words(in code: String) -> Set<String> {
        Set(code.split { !($0.isLetter || $0.isNumber) }.map { String($0) }).intersection(properties)
    }

    /// A sentence is shorter on either side of its quotations, in any file.
    private static let maxBytes = 2000

    private static let endings: [[UInt8]] = [
        ". ", "? ", "! ", "; ", ".\n", "?\n", "!\n", "\n\n", "\n- ", "\n#", "|", "。", "？", "！", "；",
    ].map { Array($0.utf8) }

    /// The endings of the sentence before, read backwards.
    private static let beginnings = endings.map { Array($0.reversed()) }

    /// Bytes in front of the first of some ends; all where there is none.
    private static func length(_ bytes: [UInt8], to ends: [[UInt8]]) -> Int {
        bytes.indices.first { index in ends.contains { bytes[index...].starts(with: $0) } } ?? bytes.count
    }

    /// "[this figure](a.html)" as "[this figure]".
    private static func withoutAddresses(_ text: String) -> String {
        text.split(separator: "](", omittingEmptySubsequences: false).enumerated().map { index, part in
            index == 0 ? String(part) : "]" + String(part.drop { $0 != ")" }.dropFirst())
        }
        .joined()
    }
}
