import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The codes of devices that a content folder adds; codes shared with scenarios are in ``ScenarioCodes``.
package enum DeviceCodes {
    static let backwardsVersions = DiagnosticKind(
        "device/backwards-versions", .error,
        example: """
            - name: iPhone Next
              like: iPhone 17
              os: [27, 26]
            """)
    static func backwardsVersions(_ first: OSVersion, _ last: OSVersion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            backwardsVersions,
            "the versions run backwards, from \(first) to \(last); write the older one first", at: span)
    }

    static let insetsTooLarge = DiagnosticKind(
        "device/insets-too-large", .error,
        example: """
            - name: iPhone Next
              like: iPhone 17
              os: [27]
              safeAreaInsets: {portrait: [600, 0, 600, 0]}
            """)
    static func insetsTooLarge(
        _ insets: Insets, _ orientation: InterfaceOrientation, screen: Size, at span: SourceSpan
    ) -> Diagnostic {
        let (width, height) = (DecimalText.string(screen.width), DecimalText.string(screen.height))
        return Diagnostic(
            insetsTooLarge,
            "the insets '\(insets.notation)' leave nothing of the \(orientation.rawValue) screen, which is \(width) × \(height)",
            at: span, notes: [Diagnostic.Note("the order is [top, left, bottom, right]")])
    }

    static let amendmentKey = DiagnosticKind(
        "device/beside-amend", .error,
        example: """
            - name: iPhone X
              amend: true
              like: iPhone XS
            """)
    /// A key that an amendment does not have.
    static func besideAmend(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            amendmentKey,
            "'\(key)' is not allowed with 'amend', which changes only the listed values of the known device",
            at: span)
    }

    static let nameTaken = DiagnosticKind(
        "device/name-taken", .error,
        example: """
            - name: iPhone X
              like: iPhone XS
            """)
    static func nameTaken(_ name: String, by device: Device, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nameTaken,
            device.addedBy == nil
                ? "the name '\(name)' is taken by the \(device.name) in the catalog; write 'amend: true' to correct that one, or give this device another name"
                : "the name '\(name)' is taken by the \(device.name), which this folder adds already; give this device another name",
            at: span)
    }

    static let outsideScreen = DiagnosticKind(
        "device/outside-screen", .error,
        example: """
            - name: iPhone Next
              like: iPhone 17
              os: [27]
              cutout: {island: {frame: [350, 14, 122, 36], cornerRadius: 18}}
            """)
    static func outsideScreen(_ part: Message, screen: Size, at span: SourceSpan) -> Diagnostic {
        let (width, height) = (DecimalText.string(screen.width), DecimalText.string(screen.height))
        return Diagnostic(
            outsideScreen,
            "the \(part) is not on the screen, which is \(width) × \(height) in portrait", at: span)
    }

    static func negativeInsets(_ subject: String, _ node: DataNode) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.numberOutOfRange, .error,
            "'\(subject)' must be 0 or more at each edge, but it is '\(node.notation)'", at: node.span)
    }

    /// A device that lacks some required keys.
    static func incompleteDevice(_ keys: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.missingKey, .error, "this device has no \(keys.map { "'\($0)'" }.listed(or: true))",
            at: span,
            notes: keys == ["name"] || keys == ["id"]
                ? [] : [Diagnostic.Note("to take the rest from another device, use 'like'")])
    }

    /// Every code of this area, by name; the examples are files of devices.
    package static let all: [DiagnosticKind] = [
        amendmentKey, backwardsVersions, insetsTooLarge, nameTaken, outsideScreen,
    ]
}

extension Insets {
    /// "[62, 0, 34, 0]".
    fileprivate var notation: String {
        "[" + [top, left, bottom, right].map { DecimalText.string($0) }.joined(separator: ", ") + "]"
    }
}
