import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The codes of devices that a content folder adds; what they share with scenarios is in ``ScenarioCodes``.
package enum DeviceCodes {
    static let amendmentKey = DiagnosticCode("device/beside-amend")
    static let backwardsVersions = DiagnosticCode("device/backwards-versions")
    static let insetsTooLarge = DiagnosticCode("device/insets-too-large")
    static let nameTaken = DiagnosticCode("device/name-taken")
    static let outsideScreen = DiagnosticCode("device/outside-screen")

    /// Every code of this area, by name; the examples are files of devices.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            amendmentKey,
            example: """
                - name: iPhone X
                  amend: true
                  like: iPhone XS
                """),
        DocumentedCode(
            backwardsVersions,
            example: """
                - name: iPhone Next
                  like: iPhone 17
                  os: [27, 26]
                """),
        DocumentedCode(
            insetsTooLarge,
            example: """
                - name: iPhone Next
                  like: iPhone 17
                  os: [27]
                  safeAreaInsets: {portrait: [600, 0, 600, 0]}
                """),
        DocumentedCode(
            nameTaken,
            example: """
                - name: iPhone X
                  like: iPhone XS
                """),
        DocumentedCode(
            outsideScreen,
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

    /// A key that an amendment does not have.
    static func besideAmend(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            DeviceCodes.amendmentKey, .error,
            "'\(key)' cannot stand beside 'amend', which changes the known device of this name as far as it says",
            at: span)
    }

    /// A device that lacks some of what every device has.
    static func incompleteDevice(_ keys: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.missingKey, .error, "this device has no \(keys.map { "'\($0)'" }.listed(or: true))",
            at: span,
            notes: keys == ["name"] || keys == ["id"]
                ? [] : [Note("with 'like' it takes from another device what it does not say")])
    }

    static func nameTaken(_ name: String, by device: Device, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            DeviceCodes.nameTaken, .error,
            device.addedBy == nil
                ? "the name '\(name)' is taken by the \(device.name) of the catalog; write 'amend: true' to correct that one, or give this device another name"
                : "the name '\(name)' is taken by the \(device.name), which this folder adds already; give this device another name",
            at: span)
    }

    static func outsideScreen(_ part: Message, screen: Size, at span: SourceSpan) -> Diagnostic {
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
