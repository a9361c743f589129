import Devices
import Geometry
import Languages
import LayoutEngine
import Pages
import Templates

/// A number of a device as pages show it, and how it is known; nil if no number was published.
struct ShownDeviceNumber {
    let text: String
    let provenance: Provenance?

    /// A dash without a sign where there is no value.
    init<Value>(_ value: Measured<Value>?, _ describe: (Value) -> String) {
        text = value.map { describe($0.value) } ?? "–"
        provenance = value?.provenance
    }

    private init() {
        text = ""
        provenance = nil
    }

    /// An empty cell, for a table without a value.
    static let nothing = ShownDeviceNumber()

    /// With the sign of a number that was concluded, where there is no room for the signs of all.
    var briefText: String {
        provenance?.mark == .inferred ? Self.sign(.inferred) + " " + text : text
    }

    /// The fields of the template "device-number".
    func fields(in context: RenderingContext) -> TemplateValue {
        .object([
            "text": context.text(text), "sign": .text(provenance.map { Self.sign($0.mark) } ?? ""),
            "mark": .text(provenance?.mark.rawValue ?? ""),
        ])
    }

    static func sign(_ mark: Provenance.Mark) -> String {
        switch mark {
        case .appleDocumented: "●"
        case .observed: "○"
        case .inferred: "≈"
        case .disputed: "?"
        }
    }

    /// Where numbers of a row were read, in their order, each source once.
    static func sources(of numbers: [ShownDeviceNumber], _ catalog: SourceCatalog) -> [PublishedSource] {
        var named: [PublishedSource] = []
        for provenance in numbers.compactMap({ $0.provenance }) {
            for source in catalog.sources(of: provenance) where !named.contains(source) { named.append(source) }
        }
        return named
    }
}

// MARK: - Texts of numbers

/// The texts of the numbers of devices on pages.
enum DeviceText {
    static func number(_ value: Double) -> String { DecimalText.string(value) }

    static func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) }

    /// A length, or insets as top, left, bottom, right.
    static func list(_ numbers: [Double]) -> String { numbers.map { number($0) }.joined(separator: ", ") }

    static func scale(_ screen: Screen) -> String { "@\(number(screen.scale))x" }

    /// The versions that a device runs, such as "7 – 10".
    static func runs(_ device: Device) -> String {
        Sentence.versions(first: device.firstOS.value.description, last: device.lastOSMajor)
    }
}

extension Cutout {
    var word: DeviceWord {
        switch self {
        case .none: .none
        case .notch: .notch
        case .island: .island
        case .cameraHole: .cameraHole
        }
    }
}

extension Provenance.Mark {
    var word: Word {
        switch self {
        case .appleDocumented: .documented
        case .observed: .observed
        case .inferred: .inferred
        case .disputed: .disputed
        }
    }
}
