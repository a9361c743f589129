import DataTree
import Diagnostics
import Formulas
import Languages
import LayoutEngine
import ScenarioLanguage
import Schema

/// A block of macros while it is being read.
struct AuditDraft: Sendable {
    var id: String?
    var title = LocalizedText()
    var caption = LocalizedText()
    var sources: [SourceReference] = []
    var scenario: Located<String>?
    var macros: [MacroDraft] = []
    var scope = AuditScope()
    var claims: [AuditClaim] = []
}

/// A macro while it is being read.
struct MacroDraft: Sendable {
    let name: Located<String>
    var text = ""
    /// The formula; nil if it is missing or could not be parsed.
    var formula: Formula?
    var against: Located<ValuePath>?
    var sources: [SourceReference] = []
    var replacement = LocalizedText()

    var macro: Macro {
        Macro(
            name: name.value, span: name.span, formula: text, comparedPath: against, sources: sources,
            replacement: replacement)
    }

    /// A mapping of names to macros; a formula alone is a macro that only helps others.
    static let format = ScenarioFormat<[MacroDraft]>(kind: .named(.object("macro"))) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of names to formulas", found: node)
            return nil
        }
        return entries.map { entry in
            let name = Located(entry.key, at: entry.keySpan)
            if !Identifier.isName(name.value) { decoder.report(ElementCodes.invalidName(name.value, at: name.span)) }
            return decoder.inside(.key(entry.key)) { decoder in
                var draft = MacroDraft(name: name)
                if entry.value.text != nil {
                    MacroKeys.formula.decode(entry.value, &draft, &decoder)
                } else {
                    decoder.decodeObject(entry.value, into: &draft, MacroKeys.all)
                    if entry.value["formula"] == nil {
                        decoder.report(decoder.codes.missingKey("formula", of: "macro", at: entry.keySpan))
                    }
                }
                return draft
            }
        }
    }
}

/// The devices, orientations and versions for which macros are audited.
struct AuditScope: Sendable {
    /// The devices; nil for all of the catalog.
    var devices: [AuditDevices]?
    /// The orientations; nil for all that a device supports.
    var orientations: [InterfaceOrientation]?
    /// The versions; nil for all major versions that a device ran.
    var versions: [OSVersion]?

    /// Every place of the scope, in the order of the catalog, then by orientation, then by version.
    func places(in catalog: DeviceCatalog) -> [AuditPlace] {
        let included = catalog.devices.filter { device in devices?.contains { $0.includes(device) } ?? true }
        return included.flatMap { device in
            InterfaceOrientation.allCases.filter { includes($0, on: device) }.flatMap { orientation in
                KnownVersions.run(by: device).filter { includes($0) }
                    .map { AuditPlace(device: device, orientation: orientation, os: $0) }
            }
        }
    }

    private func includes(_ orientation: InterfaceOrientation, on device: Device) -> Bool {
        device.turns(to: orientation) && (orientations?.contains(orientation) ?? true)
    }

    private func includes(_ version: OSVersion) -> Bool { versions?.contains { $0.major == version.major } ?? true }
}

/// An entry of the devices of an audit.
enum AuditDevices: Sendable {
    case all
    case family(Device.Family)
    case one(Device)

    /// The words that are no device's name.
    static let words = ["all"] + Device.Family.allCases.map { $0.rawValue }

    func includes(_ device: Device) -> Bool {
        switch self {
        case .all: true
        case .family(let family): device.family == family
        case .one(let one): device.id == one.id
        }
    }
}
