import Content
import Diagnostics
import Figures
import Languages
import LayoutEngine
import WordFiles

/// A snapshot of a site with its sources.
struct SiteSurvey: Sendable {
    let snapshot: SiteSnapshot
    let figures: FigureSet
    let claims: [SurveyedClaim]
    /// The files that contain claims.
    let sources: [SourceFile]
    /// The languages of the site.
    let languages: [Language]
    /// The names of notes by their paths.
    let noteNames: [String: String]

    /// - Parameter content: the evaluated content.
    init(snapshot: SiteSnapshot, figures: FigureSet, sources: [SourceFile], content: SiteContent) {
        languages = content.editions.languages
        noteNames = Dictionary(content.notes.map { ($0.path, $0.slug) }) { first, _ in first }
        self.snapshot = snapshot
        self.figures = figures
        self.sources = sources
        claims = SurveyedClaim.all(of: figures.figures)
    }

    /// The claims that do not hold, once for each variant.
    var failures: [FailedClaim] {
        let files = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        return claims.flatMap { claim in
            let file = files[claim.span.file]
            return claim.uses.filter { !$0.holds }.map { use in
                FailedClaim(
                    scenario: claim.scenario, variant: use.variant, phase: use.phase, path: use.path,
                    note: claim.span.file, line: file?.position(of: claim.span.start).line ?? 1,
                    claimed: file.map { String($0.text(in: claim.span.range)) } ?? "", found: use.found)
            }
        }
    }
}

extension SiteSnapshot {
    /// Adds the statement of each rule and where it holds.
    mutating func addRules(in words: WordFiles) {
        for rule in RuleCatalog.rules {
            var builder = ChecksumBuilder()
            builder.add(rule.versions.description)
            builder.add(rule.confidence.rawValue)
            for source in rule.evidence { builder.add(source) }
            for language in words.languages { builder.add(language.text(rule.statement)) }
            rules[rule.id] = builder.checksum
        }
    }

    /// Adds the words of each language, those that begin alike as one.
    mutating func addWords(_ words: WordFiles) {
        for language in words.languages {
            // The words of rules go with the rules.
            for (area, keys) in Dictionary(grouping: language.keys, by: { $0.prefix { $0 != "." } })
            where area != "rules" {
                var builder = ChecksumBuilder()
                for key in keys.sorted() {
                    builder.add(key)
                    builder.add(language[key])
                }
                files[FileRecord(.words, "\(language.language.tag): \(area)")] = builder.checksum
            }
        }
    }

    mutating func add(_ kind: FileRecord.Kind, _ name: String, _ bytes: [UInt8]) {
        files[FileRecord(kind, name)] = Checksum(of: bytes)
    }
}
