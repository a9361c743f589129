import ConstraintLogs
package import Diagnostics
import Geometry
package import HierarchyDumps
package import LayoutEngine
package import ScenarioLanguage

/// Numbers that were printed of a running app, beside the engine's for the closest scenario.
package struct DumpExplanation: Sendable {
    /// The scenario as a YAML document.
    package let scenario: String
    package let environment: Environment
    /// The scenario laid out there.
    package let variant: Variant
    /// The devices that fit as well as the one that was taken, that one first.
    package let devices: [Device]
    /// The other systems that fit as well, newest first.
    package let otherSystems: [OSVersion]
    /// The assumptions, clauses without a full stop.
    package let assumptions: [Message]
    /// Printed values first, in their order; then insets that were not printed.
    package let answers: [Answer]
    /// The values that name no view of the scenario.
    package let unknown: [PrintedValue]
    /// The printed numbers that are not compared, in the order of the text.
    package let uncompared: [UncomparedNumbers]
    /// Whether what was printed says which screen it is.
    package let isDeviceKnown: Bool
    /// Whether nothing that was printed tells devices apart.
    package let isArbitrary: Bool

    /// A value with the printed value, if there is one, and the engine's.
    package struct Answer: Sendable {
        package let path: ValuePath
        package let phase: Phase
        /// Nil if the value was not printed.
        package let printed: [Double]?
        /// Where it was printed.
        package let line: Int?
        package let column: Int?
        /// Where it was printed, in bytes.
        let offset: Int
        package let value: Value?
        package let verdict: Verdict
        /// For each number the views from the window inwards that change it; empty if the value is not a safe area.
        package let layers: [[Layer]]
    }

    package enum Verdict: String, CaseIterable, Sendable {
        case agrees, differs
        /// The engine does not model the value.
        case notModelled
        /// The value was not printed.
        case notPrinted
    }

    /// A view or the window with its inset, where it differs from the inset of the layer around it.
    package struct Layer: Sendable {
        package let name: String
        package let value: Double
        /// More than the layer around it has; of the outermost its value.
        package let added: Double
    }

    /// Printed numbers have six digits.
    static func isSame(_ printed: Double, _ computed: Double) -> Bool {
        abs(printed - computed) <= 0.002 + abs(computed) * 1e-6
    }

    /// - Parameters:
    ///   - device: the one to explain it on; nil for the one that fits best.
    ///   - os: the system; nil for the one that fits best.
    package init(
        _ dump: HierarchyDump, catalog: DeviceCatalog, on device: Device? = nil, os: OSVersion? = nil
    ) {
        let app = RunningApp(dump, screens: Set(catalog.devices.map { $0.screen.size }))
        let search = ScenarioSearch(app, catalog: catalog, device: device, os: os)
        let best = search.best
        scenario = best.document
        environment = best.variant.environment
        variant = best.variant
        devices = best.devices
        otherSystems = best.otherSystems
        assumptions = app.assumptions + best.assumptions
        (answers, unknown, uncompared) = (best.answers, best.unknown, best.uncompared)
        isDeviceKnown = device != nil || best.isDeviceKnown
        isArbitrary = device == nil && best.isArbitrary
    }
}

extension DumpExplanation.Answer {
    /// A question with the engine's answer.
    init(_ question: DumpQuestion, in result: LayoutResult) {
        path = question.path
        phase = question.phase
        printed = question.numbers
        line = question.place?.line
        column = question.place?.column
        offset = question.place?.offset ?? 0
        let snapshot = result[question.phase] ?? result.settled
        let found = question.answer(in: snapshot)
        value = found
        if let numbers = question.numbers {
            let own = found?.quantities.map { $0.value } ?? []
            if own.count != numbers.count {
                verdict = .notModelled
            } else {
                verdict = zip(numbers, own).allSatisfy { DumpExplanation.isSame($0, $1) } ? .agrees : .differs
            }
        } else {
            verdict = found == nil ? .notModelled : .notPrinted
        }
        layers = found == nil ? [] : Self.layers(of: question.path, in: snapshot)
    }

    /// An offset that differs because the content was scrolled beyond its beginning; nil for all else.
    var asScrolled: UncomparedNumbers? {
        guard path.property == Property.contentOffset.rawValue, verdict == .differs, let printed, let line, let column,
            let own = value?.quantities.map({ $0.value }), own.count == printed.count,
            zip(printed, own).allSatisfy({ $0 >= $1 - 0.002 }), printed.contains(where: { $0 > 0 })
        else { return nil }
        return UncomparedNumbers(
            place: LogPlace(line: line, column: column, offset: offset), name: path.description, numbers: printed,
            reason: .scrolled(atRest: value?.description ?? ""))
    }

    /// A value that differs on a device that is a guess; nil for all else.
    var asGuessed: UncomparedNumbers? {
        guard verdict == .differs, let printed, let line, let column else { return nil }
        return UncomparedNumbers(
            place: LogPlace(line: line, column: column, offset: offset), name: path.description, numbers: printed,
            reason: .unknownDevice)
    }

    /// For each number of safe area insets the elements from the window inwards.
    private static func layers(of path: ValuePath, in snapshot: Snapshot) -> [[DumpExplanation.Layer]] {
        guard path.property == Property.safeAreaInsets.rawValue, let element = snapshot[path.name],
            var index = snapshot.elements.firstIndex(where: { $0.name == element.name })
        else { return [] }
        var chain = [index]
        while let parent = snapshot.elements[index].parent {
            chain.append(parent)
            index = parent
        }
        let edges = ["top", "left", "bottom", "right"].enumerated()
        return edges.filter { path.component == nil || path.component == $0.element }.map { edge, _ in
            var layers: [DumpExplanation.Layer] = []
            var last = 0.0
            for index in chain.reversed() {
                let element = snapshot.elements[index]
                guard let insets = element[.safeAreaInsets]?.insets, let name = element.name else { continue }
                let value = [insets.top, insets.left, insets.bottom, insets.right][edge]
                if value != last { layers.append(.init(name: name, value: value, added: value - last)) }
                last = value
            }
            return layers
        }
    }
}

/// A value that is asked of the engine, with the printed value.
struct DumpQuestion {
    let path: ValuePath
    let phase: Phase
    /// Nil if the value was not printed.
    let numbers: [Double]?
    let place: LogPlace?

    func answer(in snapshot: Snapshot) -> Value? { value(at: path, in: snapshot).value }
}
