import DataTree
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import YAML

/// A screen as a scenario describes it: a device, its orientation, an iOS version, and a tree of controllers, bars and views.
///
/// The language is that of the scenarios in notes; keys and values have UIKit's names. The engine calculates UIKit's layout of
/// the screen, and the reasons:
///
/// ```swift
/// let screen = try Screen(yaml: """
///     device: iPhone X
///     os: 11
///     root:
///       tabBarController:
///         navigationController:
///           viewController:
///             view:
///               - tableView: {name: table, frame: fill, rows: 30}
///     """)
/// let insets = try screen.layouts[0].value(at: "table.adjustedContentInset")
/// print(insets.numbers.map { $0.value })          // [88.0, 0.0, 83.0, 0.0]
/// print(insets.numbers[2].explanation.text)       // 83 = 49 (tab bar) + 34 (home indicator), step by step
/// ```
///
/// Reading YAML is libyaml's work; nothing but that and the Swift standard library is needed.
public struct Screen: Sendable {
    /// The layouts of all variants, in the order of the scenario; a scenario without a matrix or steps has one.
    public let layouts: [ScreenLayout]

    /// Reads one scenario in YAML and lays it out.
    ///
    /// An `id` may be left out. Claims (`expect`) are read and not checked.
    ///
    /// - Throws: everything that is wrong with the text, with lines and columns.
    public init(yaml text: String) throws(ScreenError) {
        let file = SourceFile(path: "scenario.yaml", text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        guard parsed.value.count == 1, !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            let problems = parsed.diagnostics.map { ScreenError.Problem($0, in: file) }
            throw ScreenError(problems: problems.isEmpty ? [.init(message: Self.oneScenario)] : problems)
        }
        let resolved = resolveScenarios([Self.named(parsed.value[0])], catalog: .standard)
        guard let scenario = resolved.value[0], !resolved.diagnostics.contains(where: { $0.severity == .error }) else {
            throw ScreenError(problems: (parsed.diagnostics + resolved.diagnostics).map { .init($0, in: file) })
        }
        layouts = scenario.variants.map { ScreenLayout($0) }
    }

    /// Lays out a scenario that is written as Swift literals, with the keys of the YAML form.
    ///
    /// - Throws: everything that is wrong with the description; lines and columns are those of `description.yaml`.
    public init(_ description: ScreenDescription) throws(ScreenError) { try self.init(yaml: description.yaml) }

    /// The names of the devices that a scenario can use, in the order of the catalog.
    public static var deviceNames: [String] { DeviceCatalog.standard.devices.map { $0.name } }

    private static let oneScenario = "expected one scenario: a mapping with 'device', 'os' and 'root' or 'view'"

    /// The block with an id, which is not referred to here.
    private static func named(_ block: DataNode) -> DataNode {
        guard let entries = block.entries, block["id"] == nil, block["use"] == nil else { return block }
        let id = DataNode(.scalar("screen", isQuoted: false), at: block.span)
        return DataNode(.mapping([.init("id", at: block.span, id)] + entries), at: block.span)
    }
}
