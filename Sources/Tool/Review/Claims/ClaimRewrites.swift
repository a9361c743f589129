import DataTree
package import Diagnostics

/// The claims that some causes made wrong, and their corrections.
package struct ClaimRewrites: Sendable {
    /// The fix-its, each of which replaces exactly the text that claims.
    package private(set) var fixIts: [FixIt] = []
    /// Claims whose variants want different texts, so that an author has to decide.
    package private(set) var left: [SurveyedClaim] = []
    /// The number of claims that are kept for the systems for which they are right.
    package private(set) var keptCount = 0

    /// - Parameters:
    ///   - claims: all claims of the site.
    ///   - accepted: the causes that are right. A claim that something else made wrong as well stays as it is.
    ///   - ranged: the accepted causes whose claims stay where they are right for older systems, beside the claims for newer
    ///     systems.
    package init(
        of survey: SiteSurvey, _ report: ChangeReport, accepting accepted: Set<Cause>,
        keepingRangesOf ranged: Set<Cause> = []
    ) {
        var mended: Set<Failure> = []
        var open: Set<Failure> = []
        let kept = Set(report.causes.filter { ranged.contains($0.cause) }.flatMap { $0.claims.map { Failure($0) } })
        var keeping: [SurveyedClaim] = []
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
            if claim.failure != nil, failures.contains(where: { kept.contains($0) }) {
                keeping.append(claim)
            } else if let text = claim.replacement, let file = files[claim.span.file] {
                fixIts.append(.replace(claim.span, old: String(file.text(in: claim.span.range)), with: text, .guess))
            } else {
                left.append(claim)
            }
        }
        keep(keeping, files, survey)
    }

    /// Keeps claims with their ranges; claims at places where no range is possible are left.
    private mutating func keep(_ claims: [SurveyedClaim], _ files: [String: SourceFile], _ survey: SiteSurvey) {
        var ranges: [RangeKey: ClaimRange] = [:]
        var order: [RangeKey] = []
        var members: [RangeKey: [SurveyedClaim]] = [:]
        for claim in claims {
            let expect = survey.blocks.lazy.compactMap { $0["expect"] }.first { $0.span.holds(claim.span) }
            guard let failure = claim.failure, let expect,
                let place = ClaimRange.place(of: claim.span, in: expect),
                // All of an entry moves, so that all of it has to be right before the version, and known from it on.
                survey.claims.allSatisfy({ other in
                    other.holds || !place.entry.value.span.holds(other.span)
                        || claims.contains { $0.span == other.span && $0.failure?.version == failure.version }
                })
            else {
                left.append(claim)
                continue
            }
            let key = RangeKey(mapping: place.mapping.span, version: failure.version)
            if ranges[key] == nil { order.append(key) }
            ranges[key, default: ClaimRange(mapping: place.mapping, version: failure.version)]
                .add(ClaimRange.Failure(span: claim.span, text: failure.text), to: place.entry)
            members[key, default: []].append(claim)
        }
        for key in order {
            if let file = files[key.mapping.file], let fixIt = ranges[key]?.fixIt(in: file) {
                fixIts.append(fixIt)
                keptCount += members[key]?.count ?? 0
            } else {
                left += members[key] ?? []
            }
        }
    }

    private struct RangeKey: Hashable {
        let mapping: SourceSpan
        let version: String
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
