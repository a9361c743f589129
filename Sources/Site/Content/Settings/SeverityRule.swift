import DataTree
package import Diagnostics

/// A rule of `site.yaml` for the warnings of one code.
package struct SeverityRule: Equatable, Sendable {
    /// The place of the code.
    package let span: SourceSpan
    package let code: String
    package let severity: Level
    /// The reason; never empty.
    package let reason: String
    /// Names and patterns of the files that it is about; empty for all.
    package let files: [String]

    /// The treatment of the warnings.
    package enum Level: String, CaseIterable, Sendable {
        case error, silent
    }

    /// - Parameter folder: the content folder, to which patterns are relative.
    fileprivate func isAbout(_ diagnostic: Diagnostic, in folder: String) -> Bool {
        guard diagnostic.code.description == code else { return false }
        guard !files.isEmpty else { return true }
        guard let file = diagnostic.span?.file, file.hasPrefix(folder + "/") else { return false }
        return PathPatterns(files).match(String(file.dropFirst(folder.utf8.count + 1)))
    }
}

/// A rule as it is written.
struct SeverityDraft: Equatable, Sendable {
    var code: Located<String>?
    var severity: SeverityRule.Level?
    var reason: String?
    var files: [Located<String>] = []
    /// The keys that are written, right or wrong.
    var written: Set<String> = []
}

/// The problems of a run after the rules of its settings.
package struct RatedDiagnostics: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []
    package private(set) var suppressed: [SuppressedDiagnostic] = []
    /// Rules that no problem matched.
    package private(set) var unused: [SeverityRule] = []
    /// Rules that only errors matched, which stay errors.
    package private(set) var refused: [SeverityRule] = []

    /// Applies the first matching rule to each warning. Errors stay errors: they report broken or possibly harmful content.
    ///
    /// - Parameter folder: the content folder.
    package init(_ all: [Diagnostic], _ rules: [SeverityRule], in folder: String) {
        var met: [Bool] = rules.map { _ in false }
        var metByErrors = met
        for diagnostic in all {
            let matching = rules.indices.filter { rules[$0].isAbout(diagnostic, in: folder) }
            guard diagnostic.severity == .warning, let first = matching.first else {
                for index in matching { metByErrors[index] = true }
                diagnostics.append(diagnostic)
                continue
            }
            for index in matching { met[index] = true }
            switch rules[first].severity {
            case .error: diagnostics.append(diagnostic.with(.error))
            case .silent: suppressed.append(SuppressedDiagnostic(diagnostic, reason: rules[first].reason))
            }
        }
        for index in rules.indices where !met[index] {
            if metByErrors[index] { refused.append(rules[index]) } else { unused.append(rules[index]) }
        }
    }
}
