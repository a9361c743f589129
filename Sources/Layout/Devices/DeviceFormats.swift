import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

typealias DeviceKey<Draft> = SchemaKey<Draft, DeviceContext>
typealias DeviceFormat<Value> = ValueFormat<Value, DeviceContext>
typealias DeviceDecoder = TreeDecoder<DeviceContext>

/// State that is kept while a device is decoded.
struct DeviceContext: CatalogContext {
    static let codes = ScenarioCodes.schema

    /// The known devices and those further up in the file.
    let catalog: DeviceCatalog

    /// No key of a device depends on the version of the system.
    mutating func noteUse(of key: String, in versions: OSRange, at span: SourceSpan) {}
}

/// The ways in which values of devices are written.
enum DeviceFormats: ValueFormats {
    typealias Context = DeviceContext

    // MARK: - How values are known

    /// A value alone, or under `value` together with its mark and source.
    static func written<Value>(_ format: DeviceFormat<Value>) -> DeviceFormat<Written<Value>> {
        DeviceFormat(kind: format.kind) { node, decoder in
            guard node["value"] != nil else { return format.decode(node, &decoder).map { Written($0, at: node.span) } }
            var draft = Written<Value?>(nil, at: node.span)
            decoder.decodeObject(node, into: &draft, DeviceKeys.written(format))
            return draft.value.map { value in draft.map { _ in value } }
        }
    }

    /// A value for both orientations, or a mapping with one for each.
    static func oriented<Value>(_ format: DeviceFormat<Value>) -> DeviceFormat<Oriented<Value>> {
        let both = written(format)
        return DeviceFormat(kind: .byOrientation(format.kind)) { node, decoder in
            guard node["portrait"] != nil || node["landscape"] != nil else {
                return both.decode(node, &decoder).map { Oriented(portrait: $0, landscape: $0) }
            }
            var draft = Oriented<Value>()
            decoder.decodeObject(node, into: &draft, DeviceKeys.oriented(format))
            return draft
        }
    }

    /// Provenance.Mark, in the words of the site.
    static let mark: DeviceFormat<Provenance.Mark> = {
        let words = ["documented", "observed", "inferred", "disputed"]
        return DeviceFormat(kind: .word(words)) { node, decoder in
            oneOf(words, node, &decoder).flatMap {
                $0 == "documented" ? .appleDocumented : Provenance.Mark(rawValue: $0)
            }
        }
    }()

    // MARK: - Names

    static let name = DeviceFormat<Located<String>>(kind: .text) { node, decoder in
        guard let name = text.decode(node, &decoder) else { return nil }
        if DeviceCatalog.canFind(name) { return Located(name, at: node.span) }
        decoder.reportWrongType("a name with letters or digits", found: node)
        return nil
    }

    static let names = DeviceFormat<[Located<String>]>(kind: .oneOrMore(.text)) { node, decoder in
        (node.items ?? [node]).compactMap { name.decode($0, &decoder) }
    }

    /// A part of addresses: letters, digits, hyphens and points.
    static let identifier = DeviceFormat<Located<String>>(kind: .name) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        if parts.allSatisfy({ Identifier.isID($0) }) { return Located(text, at: node.span) }
        decoder.report(decoder.codes.invalidID(text, at: node.span))
        return nil
    }

    // MARK: - Numbers

    static let year = DeviceFormat<Int>(kind: .count) { node, decoder in
        guard let year = count.decode(node, &decoder) else { return nil }
        if (2007...2100).contains(year) { return year }
        decoder.report(decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "a year from 2007 to 2100"))
        return nil
    }

    /// Pixels per point.
    static let screenScale = number("1, 2 or 3") { [1, 2, 3].contains($0) }

    /// A size without a side that is zero, negative or beyond any display.
    static let screenSize = DeviceFormat<Size>(kind: .size) { node, decoder in
        guard let size = size.decode(node, &decoder) else { return nil }
        let sides = 1.0...10_000
        if sides.contains(size.width) && sides.contains(size.height) { return size }
        decoder.report(decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "1 to 10000 on each side"))
        return nil
    }

    /// Insets of hardware, which cannot be negative.
    static let hardwareInsets = DeviceFormat<Insets>(kind: .insets) { node, decoder in
        guard let insets = insets.decode(node, &decoder) else { return nil }
        if Edge.allCases.allSatisfy({ insets[$0] >= 0 }) { return insets }
        decoder.report(DeviceCodes.negativeInsets(decoder.subject, node))
        return nil
    }

    /// Size classes as two words, width first.
    static let sizeClasses = DeviceFormat<SizeClasses>(kind: .sizeClasses) { node, decoder in
        guard let items = node.items, items.count == 2 else {
            decoder.reportWrongType(ValueKind.sizeClasses.phrase, found: node)
            return nil
        }
        let one = word(SizeClasses.SizeClass.self)
        let classes = items.compactMap { one.decode($0, &decoder) }
        return classes.count == 2 ? SizeClasses(classes[0], by: classes[1]) : nil
    }

    // MARK: - Versions

    /// The first version, and the last major one where there is an end.
    static let versions = DeviceFormat<DeviceDraft.Versions>(kind: .osVersions) { node, decoder in
        let items = node.items ?? [node]
        guard (1...2).contains(items.count) else {
            decoder.reportWrongType(ValueKind.osVersions.phrase, found: node)
            return nil
        }
        let versions = items.compactMap { systemVersion($0, &decoder) }
        guard let first = versions.first, versions.count == items.count else { return nil }
        guard versions.count == 2 else { return DeviceDraft.Versions(first: first, lastMajor: nil) }
        let last = versions[1]
        if last != OSVersion(last.major) {
            decoder.reportWrongType(ValueKind.osVersions.phrase, found: node)
        } else if last.major < first.major {
            decoder.report(DeviceCodes.backwardsVersions(first, last, at: node.span))
        } else {
            return DeviceDraft.Versions(first: first, lastMajor: last.major)
        }
        return nil
    }

    /// A version that is known, or an older one, with which devices shipped that run known ones.
    private static func systemVersion(_ node: DataNode, _ decoder: inout DeviceDecoder) -> OSVersion? {
        if let version = node.text.flatMap({ OSVersion(parsing: $0) }),
            (1..<KnownVersions.majors[0]).contains(version.major)
        {
            return version
        }
        return osVersion.decode(node, &decoder)
    }
}

// MARK: - Kinds of values

extension ValueKind {
    /// The first version of a device, and the last major one where there is an end.
    static let osVersions = plain(
        "osVersions", "the first version and the last major version, such as [11, 16], or only the first, such as [27]",
        isSettable: false)
    /// Size classes as two words, width first.
    static let sizeClasses = plain("sizeClasses", "two words, such as [compact, regular]", isSettable: false)

    /// A value for both orientations, or one for each.
    static func byOrientation(_ kind: ValueKind) -> ValueKind {
        .either(kind, Notation("byOrientation", "{portrait: …, landscape: …}", isSettable: false))
    }
}
