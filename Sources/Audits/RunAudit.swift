import DataTree
package import Diagnostics
import Formulas
import Geometry
package import LayoutEngine
import ScenarioLanguage

/// Works out every macro of a block at every place, and what UIKit does there.
///
/// Each place is laid out once for all macros, in its settled state. Problems are paths that lead nowhere at any place.
package func runAudit(_ audit: MacroAudit) -> Diagnosed<AuditResult> {
    let compared = audit.macros.filter { $0.against != nil }
    var cells = compared.map { _ in [AuditCell]() }
    var found: Set<Located<ValuePath>> = []
    var last: Snapshot?
    for place in audit.places {
        let environment = audit.environment(at: place)
        let snapshot = settledSnapshot(of: audit.app, in: environment)
        last = snapshot
        var trust = Trust(in: environment)
        var values: [String: Double] = [:]
        for path in audit.paths {
            guard let quantity = snapshot.quantity(at: path.value) else { continue }
            values[path.value.description] = quantity.value
            found.insert(path)
        }
        let results = audit.formulas.values(
            FormulaInputs(facts: FormulaFacts(environment), values: values))
        for (index, macro) in compared.enumerated() {
            guard let path = macro.comparedPath, let truth = snapshot.quantity(at: path.value) else { continue }
            found.insert(path)
            cells[index].append(
                AuditCell(
                    place: place, value: results[macro.name]?.number, truth: truth,
                    isExtrapolated: trust.level(of: truth) == .extrapolated))
        }
    }
    let missing = (compared.compactMap { $0.comparedPath } + audit.paths).filter { !found.contains($0) }
    let results = zip(compared, cells).map { MacroResult(macro: $0, cells: $1) }
    return Diagnosed(AuditResult(audit: audit, macros: results), missing.flatMap { problems(of: $0, in: last) })
}

/// Why a path gave no number at any place, as the last one tells.
private func problems(of path: Located<ValuePath>, in snapshot: Snapshot?) -> [Diagnostic] {
    guard let snapshot else { return [] }
    let looked = value(at: path.value, in: snapshot, span: path.span)
    return looked.value == nil ? looked.diagnostics : [.notOneNumber(path)]
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
    /// What an app is told in an environment.
    init(_ environment: Environment) {
        let size = environment.reportedScreenSize
        self.init(
            screenWidth: size.width, screenHeight: size.height, screenScale: environment.device.screen.scale,
            isPad: environment.device.family == .iPad, isLandscape: environment.orientation.isLandscape,
            osMajor: environment.os.major)
    }
}

extension Environment {
    /// UIScreen.main.bounds: a letterboxed app's own size; before iOS 8 in portrait whatever the orientation.
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
