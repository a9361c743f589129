import Audits
package import Diagnostics
import Diagrams
import LayoutEngine
import ScenarioLanguage

/// The problems of values that notes claim and quote.
package enum FigureCodes {
    static let unknownQuotedScenario = DiagnosticKind(
        "site/unknown-quoted-scenario", .error, example: "{{nowhere: view.frame}}")
    static func unknownQuoted(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: id, among: known)
        return Diagnostic(
            unknownQuotedScenario,
            "there is no scenario '\(id)' to take a value from", at: span,
            label: nearest?.question)
    }

    static let ambiguousQuotation = DiagnosticKind(
        "site/ambiguous-quotation", .warning,
        example: """
            ```scenario
            id: bars
            device: iPhone X
            matrix: {orientation: [portrait, landscape]}
            root: {viewController: {}}
            ```

            {{bars: view.safeAreaInsets.top}}
            """)
    static func ambiguousQuotation(
        _ query: ValueQuery, of quoted: String, butNot other: String, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            ambiguousQuotation,
            "'\(query.path.description)' is not the same in all variants of '\(query.scenario)'; this is the value of "
                + "'\(quoted)', and '\(other)' has a different one",
            at: span, label: "quote a scenario with one variant, such as one with 'use: \(query.scenario)'")
    }

    static let unknownQuotedMacro = DiagnosticKind(
        "site/unknown-quoted-macro", .error,
        example: """
            ```scenario
            id: bars
            device: iPhone X
            root: {tabBarController: {viewController: {}}}
            ```

            ```macros
            id: a
            scenario: bars
            macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
            ```

            {{a: tabBarHeight.rong}}
            """)
    static func unknownQuotedMacro(_ path: ValuePath, of result: AuditResult, at span: SourceSpan) -> Diagnostic {
        let parts = AuditQuotation.allCases.map { $0.rawValue }.joined(separator: ", ")
        let names = result.macros.map { $0.macro.name }
        let nearest = SpellingSuggestion.nearest(to: path.name, among: names)
        return Diagnostic(
            unknownQuotedMacro,
            "'\(path.description)' is not a count of the audit '\(result.audit.id)'; the counts of a macro are "
                + "\(parts)",
            at: span, label: nearest?.question)
    }

    static let stopsEarly = DiagnosticKind(
        "site/stops-before-newest-system", .warning,
        example: """
            ```scenario
            id: bars
            device: iPhone X
            os: 11
            orientation: landscapeRight
            root: {viewController: {}}
            expect: {view.layoutMargins.left: 64}
            ```
            """)
    /// - Parameters:
    ///   - old: the value that the note names, as pages show it.
    ///   - new: the one on the newer system.
    static func stopsEarly(
        _ scenario: Scenario, at shown: OSVersion, before newest: OSVersion, _ path: ValuePath, old: String, new: String
    ) -> Diagnostic {
        Diagnostic(
            stopsEarly,
            "'\(scenario.id)' stops at iOS \(shown.description), and on iOS \(newest.description) '\(path.description)' is "
                + "\(new), not \(old)",
            at: scenario.span, label: "show the newer system too, or say 'until: \(shown.major)'")
    }

    static let namedOtherwise = DiagnosticKind(
        "site/quotation-named-otherwise", .warning,
        example: """
            ```scenario
            id: list
            device: iPhone 8
            os: 12
            root: {viewController: {view: [{tableView: {name: table, frame: fill, contentInset: [64, 0, 0, 0]}}]}}
            ```

            The safe area takes {{list: table.adjustedContentInset.top}} points at the top.
            """)
    static func namedOtherwise(
        _ path: ValuePath, _ quoted: String, named: ValuePath, _ value: String, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            namedOtherwise,
            "this quotes '\(path.description)', which is \(quoted), in a sentence about '\(named.property)', which is \(value) there",
            at: span, label: "quote '\(named.description)', or name '\(path.property)' in the sentence")
    }

    static let unseenLater = DiagnosticKind(
        "site/quotation-unseen-later", .warning,
        example: """
            ```scenario
            id: bars
            device: iPhone 14 Pro
            os: 16
            displayZoom: true
            root: {viewController: {}}
            ```

            With Display Zoom the safe area begins at {{bars: view.safeAreaInsets.top}}.
            """)
    /// - Parameters:
    ///   - seen: the system of the figure.
    ///   - unseen: a later one, on which the number is the same by rules that were not seen there.
    static func unseenLater(
        _ path: ValuePath, _ quoted: String, seen: OSVersion, unseen: OSVersion, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            unseenLater,
            "'\(path.description)' is \(quoted) on iOS \(seen.description), but has not been observed on iOS "
                + "\(unseen.description), which the sentence includes",
            at: span, label: "name the systems in the sentence, or say 'until: \(seen.major)' in the figure")
    }

    /// Every code of values, by name.
    package static let all: [DiagnosticKind] = [
        ambiguousQuotation, namedOtherwise, stopsEarly, unknownQuotedMacro, unknownQuotedScenario, unseenLater,
    ]
}
