import CommandFramework
import Geometry
import JSON
import LayoutEngine

/// The devices as files for other programs: tables, and Swift that compiles without UIKit and CoreGraphics.
struct DeviceListings {
    let devices: [Device]

    // MARK: - JSON

    static func json(_ figures: [DeviceFigure]) -> JSONValue {
        .array(
            figures.map { figure in
                .object([
                    .init("orientation", .string(figure.orientation.rawValue)),
                    .init("quantity", .string(figure.quantity)),
                    .init("value", .number(figure.value)), .init("from", .string(figure.from.description)),
                    .init("before", figure.before.map { .string($0.description) } ?? .null),
                    .init("mark", .string(figure.mark.rawValue)), .init("isStandIn", .bool(figure.isStandIn)),
                    .init("sources", .strings(figure.sources)),
                ])
            })
    }

    // MARK: - CSV

    /// A number a line (RFC 4180, lines end in LF).
    var csv: String {
        let names = [
            "format", "id", "device", "orientation", "quantity", "value", "from", "before", "mark", "standIn",
            "sources",
        ]
        let rows = devices.flatMap { device in
            DeviceFigure.all(of: device).map { figure in
                [
                    String(DeviceFigure.format), device.id, device.name, figure.orientation.rawValue, figure.quantity,
                    DecimalText.string(figure.value), figure.from.description, figure.before?.description ?? "",
                    figure.mark.rawValue, figure.isStandIn ? "true" : "false", figure.sources.joined(separator: "; "),
                ]
            }
        }
        return ([names] + rows).map { $0.map { Self.cell($0) }.joined(separator: ",") + "\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        // A table program would take the first of these for a formula.
        let text = text.first.map { "=+-@\t".contains($0) } ?? false ? "'" + text : text
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    // MARK: - Swift

    var swift: String {
        let head = """
            // Made by notchbook \(ToolVersion.text): devices --format swift, format \(DeviceFigure.format). Lengths are points. What nobody published is left out.

            public struct DeviceNumbers: Sendable {
                public let id: String
                public let name: String
                public let numbers: [Number]

                public struct Number: Sendable {
                    public let orientation: Orientation
                    /// Such as "safeAreaInsets.top" or "tabBarHeight".
                    public let quantity: String
                    public let value: Double
                    /// The versions of the system in which it is so: from the first, before the second where there is one.
                    public let from: String
                    public let before: String?
                    public let mark: Mark
                    /// Whether it is that of another generation of the system, as none was published for its own.
                    public let isStandIn: Bool
                    public let sources: [String]
                }

                public enum Orientation: String, Sendable { case portrait, landscape }

                public enum Mark: String, Sendable {
                    case appleDocumented = "apple-documented"
                    case observed, inferred, disputed
                }

                public static let format = \(DeviceFigure.format)
                public static let all: [DeviceNumbers] = [
                    \(devices.map { Self.name(of: $0) }.joined(separator: ", "))
                ]
            }


            """
        return head + devices.map { swift($0) }.joined(separator: "\n")
    }

    private func swift(_ device: Device) -> String {
        let numbers = DeviceFigure.all(of: device).map { figure in
            let mark = figure.mark == .appleDocumented ? "appleDocumented" : figure.mark.rawValue
            return """
                            Number(orientation: .\(figure.orientation.rawValue), quantity: \(Self.quoted(figure.quantity)), value: \
                \(DecimalText.string(figure.value)), from: \(Self.quoted(figure.from.description)), before: \
                \(figure.before.map { Self.quoted($0.description) } ?? "nil"), mark: .\(mark), isStandIn: \(figure.isStandIn), sources: \
                [\(figure.sources.map { Self.quoted($0) }.joined(separator: ", "))]),

                """
        }
        return """
            extension DeviceNumbers {
                public static let \(Self.name(of: device)) = DeviceNumbers(
                    id: \(Self.quoted(device.id)), name: \(Self.quoted(device.name)),
                    numbers: [
            \(numbers.joined())        ])
            }

            """
    }

    /// The name of a device in Swift: "iPhone17Pro", "iPadAir11InchM4".
    static func name(of device: Device) -> String {
        let words = device.name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.enumerated().map {
            $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }
        .joined()
        return name.first?.isLetter ?? false ? name : "device" + name
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
