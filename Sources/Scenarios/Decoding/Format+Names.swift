import DataTree
import Diagnostics
import LayoutEngine

/// Names, texts and what the catalogs know.
extension Format {
    /// The name of an element with its place.
    static let elementName = ValueFormat<PlacedName>(kind: .name) { node, decoding in
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, "a name", found: node))
            return nil
        }
        if ReservedNames.all.contains(text) {
            decoding.report(.reservedName(text, at: node.span))
        } else if !isElementName(text) {
            decoding.report(.invalidName(text, at: node.span))
        } else {
            return PlacedName(text: text, span: node.span)
        }
        return nil
    }

    /// The identifier of a scenario, which becomes part of file names and addresses.
    static let scenarioID = ValueFormat<String>(kind: .name) { node, decoding in
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, "a name", found: node))
            return nil
        }
        if isID(text) { return text }
        decoding.report(.invalidID(text, at: node.span))
        return nil
    }

    static let localizedText = ValueFormat<LocalizedText>(kind: .localizedText) { node, decoding in
        guard let entries = node.entries else {
            decoding.report(.wrongType(decoding.subject, ValueKind.localizedText.phrase.english, found: node))
            return nil
        }
        var texts: [String: String] = [:]
        for entry in entries {
            guard LocalizedText.languages.contains(entry.key) else {
                decoding.report(
                    .unknownProperty(
                        entry.key, of: decoding.subject, allowed: LocalizedText.languages, at: entry.keySpan))
                continue
            }
            texts[entry.key] = decoding.inside(.key(entry.key)) { text.decode(entry.value, &$0) }
        }
        return LocalizedText(english: texts["en"], chinese: texts["zh-Hans"])
    }

    /// One name or a list of names.
    static let sources = ValueFormat<[SourceReference]>(kind: .oneOrMore(.text)) { node, decoding in
        (node.items ?? [node]).compactMap { item in
            text.decode(item, &decoding).map { SourceReference(name: $0, span: item.span) }
        }
    }

    /// One word or a list of words.
    static func words<Word: RawRepresentable & CaseIterable & Sendable>(_ type: Word.Type) -> ValueFormat<[Word]>
    where Word.RawValue == String {
        let one = word(type)
        return ValueFormat(kind: .oneOrMore(one.kind)) { node, decoding in
            (node.items ?? [node]).compactMap { one.decode($0, &decoding) }
        }
    }

    static let device = ValueFormat<Device>(kind: .device) { node, decoding in
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, "the name of a device", found: node))
            return nil
        }
        let device = decoding.catalog.device(named: text)
        if device == nil { decoding.report(.unknownDevice(text, in: decoding.catalog, at: node.span)) }
        return device
    }

    static let osVersion = ValueFormat<PlacedVersion>(kind: .osVersion) { node, decoding in
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, "an iOS version such as 11 or 13.4", found: node))
            return nil
        }
        guard let version = OSVersion(parsing: text), KnownVersions.contains(version) else {
            decoding.report(.unknownOS(text, at: node.span))
            return nil
        }
        return PlacedVersion(version: version, span: node.span)
    }

    /// `landscape` says what most people mean by it.
    static let orientation: ValueFormat<InterfaceOrientation> = {
        let words = InterfaceOrientation.allCases.map { $0.rawValue } + ["landscape"]
        return ValueFormat(kind: .word(words)) { node, decoding in
            oneOf(words, node, &decoding).flatMap {
                $0 == "landscape" ? .landscapeRight : InterfaceOrientation(rawValue: $0)
            }
        }
    }()

    /// UIKit's names, those of before iOS 14 too.
    static let displayMode: ValueFormat<SplitViewController.DisplayMode> = {
        let older: [(name: String, mode: SplitViewController.DisplayMode)] = [
            ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary),
            ("primaryOverlay", .oneOverSecondary),
        ]
        let words = SplitViewController.DisplayMode.allCases.map { $0.rawValue } + older.map { $0.name }
        return ValueFormat(kind: .word(words)) { node, decoding in
            oneOf(words, node, &decoding).flatMap { word in
                older.first { $0.name == word }?.mode ?? SplitViewController.DisplayMode(rawValue: word)
            }
        }
    }()

    /// True for ASCII letters, digits and underscores, beginning with a letter, so that paths stay readable.
    static func isElementName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(0x30...0x39).contains(first), first != UInt8(ascii: "_") else {
            return false
        }
        return isMade(text, withA: "_")
    }

    /// True for ASCII letters, digits and hyphens.
    static func isID(_ text: String) -> Bool { isMade(text, withA: "-") }

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
