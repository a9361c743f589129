import Diagnostics

/// The claims that some causes made wrong, and their corrections.
struct ClaimRewrites: Sendable {
    /// The fix-its, each of which replaces exactly the text that claims.
    private(set) var fixIts: [FixIt] = []
    /// Claims whose variants want different texts, so that an author has to decide.
    private(set) var left: [SurveyedClaim] = []

    /// - Parameters:
    ///   - claims: all claims of the site.
    ///   - accepted: the causes that are right. A claim that something else made wrong as well stays as it is.
    init(of survey: SiteSurvey, _ report: ChangeReport, accepting accepted: Set<Cause>) {
        var mended: Set<Failure> = []
        var open: Set<Failure> = []
        for changes in report.causes {
            let failures = changes.claims.map { Failure($0) }
            if accepted.contains(changes.cause) {
                mended.formUnion(failures)
            } else {
                open.formUnion(failures)
            }
        }
        let files = Dictionary(survey.sources.map { ($0.path, $0) }) { first, _ in first }
        for claim in survey.claims {
            let failures = claim.uses.filter { !$0.holds }.map { Failure(claim.scenario, $0) }
            guard !failures.isEmpty, failures.allSatisfy({ mended.contains($0) && !open.contains($0) }) else {
                continue
            }
            if let text = claim.replacement, let file = files[claim.span.file] {
                fixIts.append(.replace(claim.span, old: String(file.text(in: claim.span.range)), with: text, .guess))
            } else {
                left.append(claim)
            }
        }
    }

    /// The identity of a claim's failure in one variant.
    private struct Failure: Hashable {
        let scenario, variant, phase, path: String

        init(_ claim: FailedClaim) {
            (scenario, variant, phase, path) = (claim.scenario, claim.variant, claim.phase, claim.path)
        }

        init(_ scenario: String, _ use: SurveyedClaim.Use) {
            (self.scenario, variant, phase, path) = (scenario, use.variant, use.phase, use.path)
        }
    }
}
