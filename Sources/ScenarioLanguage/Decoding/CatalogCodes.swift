import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with the names of devices and versions.
package enum CatalogCodes {
    static let unknownDevice = DocumentedCode(
        DiagnosticCode("scenario/unknown-device"),
        "The catalog has no device of this name.",
        chinese: "设备目录中没有这个名称。",
        example: """
            id: a
            device: iPhone 10X
            root: {viewController: {}}
            """)

    static let ambiguousDevice = DocumentedCode(
        DiagnosticCode("scenario/ambiguous-device"),
        "Several devices have this name; write the full name of one.",
        chinese: "不止一款设备叫这个名称；请写出全名。",
        example: """
            id: a
            device: iPhone SE
            root: {viewController: {}}
            """)

    static let unknownOS = DocumentedCode(
        DiagnosticCode("scenario/unknown-os"),
        "This is no version of iOS whose layout is known.",
        chinese: "这不是已知布局规则的 iOS 版本。",
        example: """
            id: a
            device: iPhone X
            os: 21
            root: {viewController: {}}
            """)

    package static let documented = [
        unknownDevice, ambiguousDevice, unknownOS,
    ]
}

extension Diagnostic {
    static func unknownDevice(_ name: String, in catalog: DeviceCatalog, at span: SourceSpan) -> Diagnostic {
        if catalog.leavesOut(name) {
            return Diagnostic(
                CatalogCodes.unknownDevice.code, .error,
                "the device '\(name)', which the content folder adds, is left out because of its errors", at: span)
        }
        let candidates = catalog.candidates(for: name).map { $0.name }
        if candidates.count > 1 {
            return Diagnostic(
                CatalogCodes.ambiguousDevice.code, .error,
                "'\(name)' may be one of \(candidates.count) devices: \(candidates.listed())", at: span)
        }
        let nearest = candidates.first ?? SpellingSuggestion.nearest(to: name, among: catalog.names)
        return Diagnostic(
            CatalogCodes.unknownDevice.code, .error, "there is no device '\(name)' in the catalog", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: name, with: $0)] } ?? [])
    }

    static func unknownOS(_ text: String, at span: SourceSpan) -> Diagnostic {
        let number = text.split(separator: " ").last.map { String($0) } ?? ""
        let isKnown = number != text && OSVersion(parsing: number).map { KnownVersions.contains($0) } ?? false
        return Diagnostic(
            CatalogCodes.unknownOS.code, .error,
            "'\(text)' is no version of iOS that is known here; there are \(KnownVersions.phrase), such as 11 or 13.4",
            at: span, fixIts: isKnown ? [.replace(span, old: text, with: number)] : [])
    }
}
