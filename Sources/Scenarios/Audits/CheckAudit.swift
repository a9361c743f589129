import DataTree
package import Diagnostics
import Geometry
import LayoutEngine

/// Compares what a block of macros claims with what became of them; one diagnostic for each claim that does not hold.
package func checkClaims(of result: AuditResult) -> [Diagnostic] {
    result.audit.claims.flatMap { claim in
        result[claim.macro.value].map { problems(of: claim, in: $0) } ?? []
    }
}

private func problems(of claim: AuditClaim, in result: MacroResult) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if let right = claim.right, right.value != result.rightCount {
        problems.append(.countDiffers("right", right, of: claim, ours: result.rightCount, total: result.cells.count))
    }
    if let wrong = claim.wrong, wrong.value != result.wrongCount {
        problems.append(.countDiffers("wrong", wrong, of: claim, ours: result.wrongCount, total: result.cells.count))
    }
    if let worst = claim.worst, abs(worst.value - result.worst) >= AuditCell.tolerance {
        problems.append(.worstDiffers(worst, of: claim, ours: result.worst))
    }
    return problems + claim.cells.flatMap { cellProblems($0, in: result) }
}

private func cellProblems(_ claim: AuditClaim.Cell, in result: MacroResult) -> [Diagnostic] {
    guard let device = claim.device, let error = claim.error else { return [] }
    let newest = result.cells.last { $0.place.device.id == device.id }?.place.os
    let os = claim.os ?? newest ?? device.newestOS
    let place = AuditPlace(device: device, orientation: claim.orientation, os: os)
    guard let cell = result[place] else { return [.notAudited(place, of: result.macro.name, at: claim.span)] }
    if let ours = cell.error, abs(ours - error.value) < AuditCell.tolerance { return [] }
    return [.errorDiffers(error, cell: cell, of: result.macro.name)]
}
