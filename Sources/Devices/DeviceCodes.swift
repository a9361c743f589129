import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The codes of devices that a content folder adds; what they share with scenarios is in ``ScenarioCodes``.
package enum DeviceCodes {
    static let backwardsVersions = DiagnosticCode("device/backwards-versions")
    static let insetsTooLarge = DiagnosticCode("device/insets-too-large")
    static let nameTaken = DiagnosticCode("device/name-taken")
    static let outsideScreen = DiagnosticCode("device/outside-screen")

    /// Every code of this area, by name; the examples are files of devices.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            backwardsVersions, "The last version comes before the first one.", chinese: "最后的版本早于最初的版本。",
            example: """
                - name: iPhone Next
                  like: iPhone 17
                  os: [27, 26]
                """),
        DocumentedCode(
            insetsTooLarge, "Insets leave nothing of the screen.", chinese: "内边距占满了整个屏幕。",
            example: """
                - name: iPhone Next
                  like: iPhone 17
                  os: [27]
                  safeAreaInsets: {portrait: [600, 0, 600, 0]}
                """),
        DocumentedCode(
            nameTaken, "Another device has this name or identifier already.", chinese: "这个名称或标识已属于另一台设备。",
            example: """
                - name: iPhone X
                  like: iPhone XS
                """),
        DocumentedCode(
            outsideScreen, "A cutout or a home indicator lies outside of the screen.", chinese: "开孔或主屏幕指示条超出了屏幕。",
            example: """
                - name: iPhone Next
                  like: iPhone 17
                  os: [27]
                  cutout: {island: {frame: [350, 14, 122, 36], cornerRadius: 18}}
                """),
    ]
}

extension Diagnostic {
    static func backwardsVersions(_ first: OSVersion, _ last: OSVersion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            DeviceCodes.backwardsVersions, .error,
            "the versions run backwards, from \(first) to \(last); write the older one first", at: span)
    }

    static func insetsTooLarge(
        _ insets: Insets, _ orientation: InterfaceOrientation, screen: Size, at span: SourceSpan
    ) -> Diagnostic {
        let (width, height) = (DecimalText.string(screen.width), DecimalText.string(screen.height))
        return Diagnostic(
            DeviceCodes.insetsTooLarge, .error,
            "the insets '\(insets.notation)' leave nothing of the \(orientation.rawValue) screen, which is \(width) × \(height)",
            at: span, notes: [Note("the order is [top, left, bottom, right]")])
    }

    static func negativeInsets(_ subject: String, _ node: DataNode) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.numberOutOfRange, .error,
            "'\(subject)' must be 0 or more at each edge, but there is '\(node.notation)'", at: node.span)
    }

    static func nameTaken(_ name: String, by device: Device, at span: SourceSpan) -> Diagnostic {
        let owner = device.addedBy == nil ? "the catalog has" : "this folder adds"
        return Diagnostic(
            DeviceCodes.nameTaken, .error,
            "the name '\(name)' is taken by the \(device.name), which \(owner) already; give this device another one",
            at: span)
    }

    static func outsideScreen(_ part: String, screen: Size, at span: SourceSpan) -> Diagnostic {
        let (width, height) = (DecimalText.string(screen.width), DecimalText.string(screen.height))
        return Diagnostic(
            DeviceCodes.outsideScreen, .error,
            "the \(part) does not lie on the screen, which is \(width) × \(height) in portrait", at: span)
    }
}

extension Insets {
    /// "[62, 0, 34, 0]".
    fileprivate var notation: String {
        "[" + [top, left, bottom, right].map { DecimalText.string($0) }.joined(separator: ", ") + "]"
    }
}
