package import Diagnostics
package import LayoutEngine

/// Compares what a scenario claims with what the engine worked out; one diagnostic for each claim that does not hold.
package func checkClaims(of variant: Variant, in result: LayoutResult) -> [Diagnostic] {
    variant.expectations.flatMap { ClaimCheck(claim: $0, variant: variant, result: result).diagnostics }
        + CallbackCheck(variant, result).diagnostics
}
