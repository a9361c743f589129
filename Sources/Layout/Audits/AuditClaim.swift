import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// A claim in a block of macros about one macro.
package struct AuditClaim: Equatable, Sendable {
    let macro: Located<String>
    /// The numbers of places at which the macro is right, and wrong.
    var right: Located<Int>?
    var wrong: Located<Int>?
    /// The error farthest from 0.
    var worst: Located<Double>?
    var cells: [Cell] = []

    /// The error at one place.
    struct Cell: Equatable, Sendable {
        let span: SourceSpan
        var device: Device?
        var orientation = InterfaceOrientation.portrait
        /// The system; nil for the newest version that the device runs.
        var os: OSVersion?
        var error: Located<Double>?
    }

    /// The number of single claims.
    package var count: Int {
        cells.count + (right == nil ? 0 : 1) + (wrong == nil ? 0 : 1) + (worst == nil ? 0 : 1)
    }
}

extension AuditClaim {
    /// A mapping of macros to the claims about each.
    static let format = ScenarioFormat<[AuditClaim]>(kind: .named(.object("macroClaims"))) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of macros to claims", found: node)
            return nil
        }
        return entries.map { entry in
            decoder.inside(.key(entry.key)) { decoder in
                var claim = AuditClaim(macro: Located(entry.key, at: entry.keySpan))
                decoder.decodeObject(entry.value, into: &claim, AuditClaimKeys.all)
                return claim
            }
        }
    }

    /// The items of `cells`, each with its place.
    static let cells = ScenarioFormat<[Cell]>(kind: .list(.object("macroCell"))) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of mappings", found: node)
            return nil
        }
        return items.enumerated().map { index, item in
            decoder.inside(.index(index)) { decoder in
                var cell = Cell(span: item.span)
                decoder.decodeObject(item, into: &cell, AuditClaimKeys.cell)
                for key in ["device", "error"] where item[key] == nil {
                    decoder.report(decoder.codes.missingKey(key, of: "cell", at: item.span))
                }
                return cell
            }
        }
    }
}

/// Compares the claims of a block of macros with its results; returns a diagnostic for each claim that does not hold.
package func checkClaims(of result: AuditResult) -> [Diagnostic] {
    result.audit.claims.flatMap { claim in
        result[claim.macro.value].map { problems(of: claim, in: $0) } ?? []
    }
}

private func problems(of claim: AuditClaim, in result: MacroResult) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if let right = claim.right, right.value != result.rightCount {
        problems.append(
            AuditCodes.countDiffers("right", right, of: claim, ours: result.rightCount, total: result.cells.count))
    }
    if let wrong = claim.wrong, wrong.value != result.wrongCount {
        problems.append(
            AuditCodes.countDiffers("wrong", wrong, of: claim, ours: result.wrongCount, total: result.cells.count))
    }
    if let worst = claim.worst, abs(worst.value - result.worst) >= AuditCell.tolerance {
        problems.append(AuditCodes.worstDiffers(worst, of: claim, ours: result.worst))
    }
    return problems + claim.cells.flatMap { cellProblems($0, in: result) }
}

private func cellProblems(_ claim: AuditClaim.Cell, in result: MacroResult) -> [Diagnostic] {
    guard let device = claim.device, let error = claim.error else { return [] }
    let newest = result.cells.last { $0.place.device.id == device.id }?.place.os
    let os = claim.os ?? newest ?? device.newestOS
    let place = AuditPlace(device: device, orientation: claim.orientation, os: os)
    guard let cell = result[place] else { return [AuditCodes.notAudited(place, of: result.macro.name, at: claim.span)] }
    if let ours = cell.error, abs(ours - error.value) < AuditCell.tolerance { return [] }
    return [AuditCodes.errorDiffers(error, cell: cell, of: result.macro.name)]
}
