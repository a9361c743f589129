import DataTree
import Diagnostics
import Geometry
package import Languages
package import LayoutEngine
import Schema

/// The ways in which values of scenarios are written.
package enum Format: ValueFormats {
    package typealias Context = ScenarioContext
}

// MARK: - Texts and names from the catalogs

extension Format {
    /// A text for all languages, or a mapping with a text for each.
    package static let localizedText = ScenarioFormat<LocalizedText>(kind: .localizedText) { node, decoder in
        if let text = node.text, !text.isEmpty { return LocalizedText([(.undetermined, text)]) }
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.localizedText.phrase, found: node)
            return nil
        }
        let usual = [Language.english, .simplifiedChinese]
        var texts = LocalizedText()
        for entry in entries {
            guard let language = Language.named(entry.key, among: usual) ?? Language(wellFormed: entry.key) else {
                decoder.report(
                    decoder.codes.unknownProperty(
                        entry.key, of: decoder.subject, allowed: usual.map { $0.tag }, at: entry.keySpan))
                continue
            }
            texts[language] = decoder.inside(.key(entry.key)) { text.decode(entry.value, &$0) }
        }
        return texts
    }

    /// A name or a list of names.
    package static let sources = ScenarioFormat<[SourceReference]>(kind: .oneOrMore(.text)) { node, decoder in
        oneOrMore(located(text)).decode(node, &decoder)?.map { SourceReference(name: $0.value, span: $0.span) }
    }

    /// `landscape` has the meaning that most people expect.
    package static let orientation: ScenarioFormat<InterfaceOrientation> = {
        let words = InterfaceOrientation.allCases.map { $0.rawValue } + ["landscape"]
        return ScenarioFormat(kind: .word(words)) { node, decoder in
            oneOf(words, node, &decoder).flatMap {
                $0 == "landscape" ? .landscapeRight : InterfaceOrientation(rawValue: $0)
            }
        }
    }()

    /// UIKit's names, including the ones before iOS 14.
    static let displayMode: ScenarioFormat<SplitViewController.DisplayMode> = {
        let older: [(name: String, mode: SplitViewController.DisplayMode)] = [
            ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary),
            ("primaryOverlay", .oneOverSecondary),
        ]
        let words = SplitViewController.DisplayMode.allCases.map { $0.rawValue } + older.map { $0.name }
        return ScenarioFormat(kind: .word(words)) { node, decoder in
            oneOf(words, node, &decoder).flatMap { word in
                older.first { $0.name == word }?.mode ?? SplitViewController.DisplayMode(rawValue: word)
            }
        }
    }()
}

// MARK: - Paths

extension Format {
    /// A list of paths of properties, such as `[os, table.contentInset]`.
    static let paths = ScenarioFormat<[Located<String>]>(kind: .list(.text)) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of paths such as [os, table.contentInset]", found: node)
            return nil
        }
        return items.enumerated().compactMap { index, item in
            decoder.inside(.index(index)) { located(text).decode(item, &$0) }
        }
    }
}

// MARK: - Numbers

extension Format {
    /// A UILayoutPriority.
    static let priority = number("from 1 to 1000") { (1...1000).contains($0) }

    /// Directional insets: leading is read as left, trailing as right.
    static let directionalInsets = compound(.directionalInsets) {
        Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }

    static let frame: ScenarioFormat<View.Placement> = compound(.frame, word: { $0 == "fill" ? .fill : nil }) {
        .frame(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
    }

    static let contentOffset: ScenarioFormat<ScrollView.ContentOffset> = compound(
        .contentOffset, word: { $0 == "end" ? .end : nil }
    ) { .point(Point(x: $0[0], y: $0[1])) }

    /// Insets with the phase at which the app sets them.
    static let timedInsets = ScenarioFormat<(insets: Insets, phase: Phase)>(kind: .insets) { node, decoder in
        insets.decode(node, &decoder).map { ($0, decoder.context.phaseOfSetting(at: decoder.steps)) }
    }

    static let edges = ScenarioFormat<Edges>(kind: .edges) { node, decoder in
        switch node.content {
        case .scalar("all", _): return .all
        case .scalar("none", _): return []
        case .scalar(let text, _):
            decoder.report(
                Edge(rawValue: text) == nil
                    ? decoder.codes.unknownWord(
                        text, of: decoder.subject, allowed: ["all", "none"], at: node.span,
                        wanted: ValueKind.edges.phrase)
                    : ScenarioCodes.singleEdge(text, of: decoder.subject, at: node.span))
            return nil
        case .list(let items):
            let names = Edge.allCases.map { $0.rawValue }
            let read = items.map { oneOf(names, $0, &decoder).flatMap { Edge(rawValue: $0) } }
            return read.contains(nil)
                ? nil : read.reduce(into: []) { edges, edge in edge.map { edges.formUnion(Edges($0)) } }
        case .null, .mapping:
            decoder.reportWrongType(ValueKind.edges.phrase, found: node)
            return nil
        }
    }
}

// MARK: - Sheets

extension Format {
    /// A system detent, or the value that the resolver of a custom one gives.
    static let detent = ScenarioFormat<SheetPresentation.Detent>(kind: .detent) { node, decoder in
        switch node.text {
        case "medium": return .medium
        case "large": return .large
        case let text? where DecimalNumber.value(of: text) == nil:
            let words = ValueKind.detent.words
            decoder.reportUnknownWord(text, allowed: words, at: node.span, wanted: ValueKind.detent.phrase)
            return nil
        default:
            decoder.context.noteUse(of: node.text ?? "", in: .from(16), at: node.span)
            return length.decode(node, &decoder).map { .custom($0) }
        }
    }
}

// MARK: - Tables

extension Format {
    /// A height that cannot be negative, or UITableView.automaticDimension, which is -1.
    static let dimension = ScenarioFormat<TableSection.Height>(kind: .dimension) { node, decoder in
        if let text = node.text, ["automaticDimension", "automatic"].contains(text) { return .automatic }
        guard let value = number.decode(node, &decoder) else { return nil }
        if value >= 0 { return .points(value) }
        if value == -1 { return .automatic }
        decoder.report(
            decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "0 or more, or automaticDimension"))
        return nil
    }

    /// A word, or the width of an accessoryView.
    static let accessory = ScenarioFormat<TableCellAccessory>(kind: .accessory) { node, decoder in
        if node.entries != nil {
            var width: Double?
            decoder.decodeObject(node, into: &width, accessoryView)
            return width.map { .view(width: $0) }
        }
        switch oneOf(ValueKind.accessory.words, node, &decoder) {
        case "none": return TableCellAccessory.none
        case "disclosureIndicator": return .disclosureIndicator
        case "detailButton": return .detailButton
        default: return nil
        }
    }

    /// The keys of an accessoryView.
    static let accessoryView: [ScenarioKey<Double?>] = [
        ScenarioKey("width", length) { $0 = $1 }
    ]
}
