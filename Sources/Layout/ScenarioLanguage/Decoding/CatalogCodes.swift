import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of names of devices and versions.
package enum CatalogCodes {
    static let unknownDevice = DiagnosticKind(
        "scenario/unknown-device", .error,
        example: """
            id: a
            device: iPhone 10X
            root: {viewController: {}}
            """)
    static func unknownDevice(_ name: String, in catalog: DeviceCatalog, at span: SourceSpan) -> Diagnostic {
        if catalog.leavesOut(name) {
            return Diagnostic(
                unknownDevice,
                "the device '\(name)', which the content folder adds, is left out because of its errors", at: span)
        }
        let candidates = catalog.candidates(for: name).map { $0.name }
        if candidates.count > 1 {
            return Diagnostic(
                ambiguousDevice, "'\(name)' matches \(candidates.count) devices: \(candidates.listed())", at: span
            )
        }
        let nearest =
            candidates.first.map { SpellingSuggestion(word: $0, certainty: .guess) }
            ?? SpellingSuggestion.nearest(to: name, among: catalog.names)
        // The devices of the named family, newest first.
        let devices = catalog.devices.sorted { $0.firstOS.value > $1.firstOS.value }.map { $0.name }
        let family = devices.filter { $0.prefix { $0 != " " } == name.prefix { $0 != " " } }
        let known = family.isEmpty ? devices : family
        let list: Message = nearest == nil && !known.isEmpty ? "; available: \(known.listed())" : ""
        return Diagnostic(
            unknownDevice, "there is no device '\(name)' in the catalog\(list)", at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static let unknownOS = DiagnosticKind(
        "scenario/unknown-os", .error, example: .scenario("os: 21", "root: {viewController: {}}"))
    static func unknownOS(_ text: String, at span: SourceSpan) -> Diagnostic {
        let word = text.split(separator: " ").last.map { String($0) } ?? ""
        let number = SpellingSuggestion.ofFullWidth(word)?.word ?? word
        let isKnown = number != text && OSVersion(parsing: number).map { KnownVersions.contains($0) } ?? false
        return Diagnostic(
            unknownOS,
            "'\(text)' is not a known iOS version; known versions are \(KnownVersions.phrase), written as 11 or 13.4",
            at: span, label: isKnown ? SpellingSuggestion(word: number, certainty: .certain).question : nil,
            fixIts: isKnown ? [.replace(span, old: text, with: number, .certain)] : [])
    }

    static let ambiguousDevice = DiagnosticKind(
        "scenario/ambiguous-device", .error,
        example: """
            id: a
            device: iPhone SE
            root: {viewController: {}}
            """)

    package static let all: [DiagnosticKind] = [ambiguousDevice, unknownDevice, unknownOS]
}
