package import Diagnostics
package import LayoutEngine

/// Compares what a scenario claims with what the engine worked out; one diagnostic for each claim that does not hold.
package func checkClaims(of variant: Variant, in result: LayoutResult) -> [Diagnostic] {
    variant.expectations.flatMap { ClaimCheck(claim: $0, variant: variant, result: result).diagnostics }
        + (variant.callbacks.map { callbackProblems($0, variant, result) } ?? [])
}

/// A problem when the callbacks are not made, or not in the order claimed.
private func callbackProblems(_ claim: CallbackClaim, _ variant: Variant, _ result: LayoutResult) -> [Diagnostic] {
    var rest = result.callbacks[...]
    for name in claim.names {
        guard let index = rest.firstIndex(of: name) else {
            return [.callbacksDiffer(claim, name, ours: result.callbacks, variant: variant)]
        }
        rest = rest[(index + 1)...]
    }
    return []
}
