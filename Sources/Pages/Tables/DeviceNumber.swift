import LayoutEngine
import Templates

/// A number as the page of devices shows it, and how it is known; nil for what nobody published.
struct DeviceNumber {
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

    /// Where a table has nothing to say.
    static let nothing = DeviceNumber()

    /// What the template "device-number" is filled with.
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
        }
    }

    /// Where numbers of a row were read, in their order; one name where it is the same for all.
    static func sources(of numbers: [DeviceNumber]) -> String {
        var named: [String] = []
        for case let sources? in numbers.map({ $0.provenance?.sources }) where !named.contains(sources) {
            named.append(sources)
        }
        return named.joined(separator: " · ")
    }
}
