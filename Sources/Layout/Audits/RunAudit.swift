import DataTree
package import Diagnostics
import Formulas
import Geometry
package import LayoutEngine
import ScenarioLanguage

/// Evaluates every macro of a block at every place, and UIKit's value there.
package func runAudit(_ audit: MacroAudit) -> Diagnosed<AuditResult> { runAudits([audit])[0] }

/// Runs the blocks that are about one tree (`groupedByTree`): each place is laid out once for all of them, in its
/// settled state.
///
/// Problems are paths that lead nowhere at any place.
package func runAudits(_ audits: [MacroAudit]) -> [Diagnosed<AuditResult>] {
    var runs = audits.map { AuditRun($0) }
    var last: Snapshot?
    for place in audits.first?.places ?? [] {
        let environment = audits[0].environment(at: place)
        let snapshot = settledSnapshot(of: audits[0].app, in: environment)
        last = snapshot
        let facts = FormulaFacts(environment)
        var trust = Trust(in: environment)
        for index in runs.indices { runs[index].look(at: place, facts, snapshot, &trust) }
    }
    return runs.map { $0.result(endingWith: last) }
}

extension [MacroAudit] {
    /// The indices grouped by tree and places, each group in order.
    package var groupedByTree: [[Int]] {
        var groups: [[Int]] = []
        for (index, audit) in enumerated() {
            if let group = groups.firstIndex(where: { self[$0[0]].hasTree(of: audit) }) {
                groups[group].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }
}

extension MacroAudit {
    fileprivate func hasTree(of other: MacroAudit) -> Bool {
        environment == other.environment && places == other.places && app == other.app
    }
}

/// A block on its way from place to place.
private struct AuditRun {
    private let audit: MacroAudit
    private let compared: [Macro]
    private var cells: [[AuditCell]]
    private var found: Set<Located<ValuePath>> = []

    init(_ audit: MacroAudit) {
        self.audit = audit
        compared = audit.macros.filter { $0.against != nil }
        cells = compared.map { _ in [] }
    }

    mutating func look(at place: AuditPlace, _ facts: FormulaFacts, _ snapshot: Snapshot, _ trust: inout Trust) {
        var values: [String: Double] = [:]
        for path in audit.paths {
            guard let quantity = snapshot.quantity(at: path.value) else { continue }
            values[path.value.description] = quantity.value
            found.insert(path)
        }
        let results = audit.formulas.values(FormulaInputs(facts: facts, values: values))
        for (index, macro) in compared.enumerated() {
            guard let path = macro.comparedPath, let truth = snapshot.quantity(at: path.value) else { continue }
            found.insert(path)
            cells[index].append(
                AuditCell(
                    place: place, value: results[macro.name]?.number, truth: truth,
                    isExtrapolated: trust.level(of: truth) == .extrapolated))
        }
    }

    func result(endingWith last: Snapshot?) -> Diagnosed<AuditResult> {
        let missing = (compared.compactMap { $0.comparedPath } + audit.paths).filter { !found.contains($0) }
        let results = zip(compared, cells).map { MacroResult(macro: $0, cells: $1) }
        return Diagnosed(AuditResult(audit: audit, macros: results), missing.flatMap { problems(of: $0, in: last) })
    }
}

/// The reasons why a path gave no number at any place, taken from the last place.
private func problems(of path: Located<ValuePath>, in snapshot: Snapshot?) -> [Diagnostic] {
    guard let snapshot else { return [] }
    let looked = value(at: path.value, in: snapshot, span: path.span)
    return looked.value == nil ? looked.diagnostics : [AuditCodes.notOneNumber(path)]
}

extension MacroAudit {
    /// The scenario's surroundings on the device, in the orientation and version of a place.
    package func environment(at place: AuditPlace) -> Environment {
        var environment = environment
        environment.device = place.device
        environment.orientation = place.orientation
        environment.os = place.os
        return environment
    }
}

extension FormulaFacts {
    /// The environment's values that macros can name.
    init(_ environment: Environment) {
        let size = environment.reportedScreenSize
        self.init(
            screenWidth: size.width, screenHeight: size.height, screenScale: environment.device.screen.scale,
            isPad: environment.device.family == .iPad, isLandscape: environment.orientation.isLandscape,
            osMajor: environment.os.major)
    }
}

extension Environment {
    /// UIScreen.main.bounds: a letterboxed app's own size; before iOS 8 in portrait in every orientation.
    fileprivate var reportedScreenSize: Size {
        let size = window.frame == nil ? windowFrame.size : screenSize
        return os < OSVersion(8) && orientation.isLandscape ? size.transposed : size
    }
}

extension Snapshot {
    /// The single number at a path; nil for a value of several numbers or a word as well.
    fileprivate func quantity(at path: ValuePath) -> Quantity? {
        guard let property = Property(rawValue: path.property), let whole = self[path.name]?[property] else {
            return nil
        }
        var value: Value? = whole
        if let name = path.component {
            value = ValueComponent(rawValue: name).flatMap { property.part($0, of: whole) }
        }
        guard case .number(let quantity)? = value else { return nil }
        return quantity
    }
}
