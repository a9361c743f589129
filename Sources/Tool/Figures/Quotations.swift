package import Audits
package import Content
package import Diagnostics
import Languages
import LayoutEngine
package import NoteScenarios
import ScenarioLanguage
import WordFiles

/// The values that notes quote in their prose, evaluated.
package struct Quotations: Sendable {
    private var values: [SourceSpan: Quotation] = [:]
    private var references: [String: [ValueReference]] = [:]

    package init() {}

    /// A quoted value.
    package struct Quotation: Hashable, Sendable {
        /// The text that the page shows.
        package let text: String
        /// The id of the figure or audit that it comes from.
        package let id: String
        /// The value of the figure; for an audit, the macro and the counted things.
        package let reference: ValueReference
        package let isOfAudit: Bool
        /// Whether there is no evidence for such a device with such a system.
        package let isExtrapolated: Bool
        /// The fragment of the page with the figure that explains it: its derivation, or the figure if there is no derivation.
        package let anchor: String
    }

    /// Looks up the placeholders of all notes in the figures. Of several variants the first is quoted, in a panel that is named
    /// after a system the first of that; a warning where another has another value.
    ///
    /// - Parameter others: the figures of other providers, which look up their values themselves.
    package static func look(
        up notes: [Note], in figures: FigureSet, _ index: ScenarioIndex, besides others: FigureIDs = FigureIDs()
    ) -> Diagnosed<Quotations> {
        var quotations = Quotations()
        var diagnostics: [Diagnostic] = []
        let known = Set(index.ids)
        for placeholder in notes.flatMap({ $0.placeholders }) where !others.areAskedFor(by: placeholder.text) {
            guard let query = ValueQuery.parse(placeholder.text, at: placeholder.span).unwrap(into: &diagnostics) else {
                continue
            }
            if let audit = figures.audit(query.scenario) {
                if let step = query.step {
                    diagnostics.append(ValueCodes.unknownPhase(placeholder.text, word: step, at: placeholder.span))
                    continue
                }
                quotations.add(query, of: audit.result, at: placeholder.span).map { diagnostics.append($0) }
                continue
            }
            guard let figure = figures.figure(query.scenario) else {
                // A block without a figure was not asked for: a note was checked by itself.
                if !index.isBroken(query.scenario), !known.contains(query.scenario) {
                    diagnostics.append(
                        FigureCodes.unknownQuoted(query.scenario, known: index.ids + others.all, at: placeholder.span))
                }
                continue
            }
            // In a panel of a system it is that system's variant, where the figure has one.
            let inStep = figure.variants.indices.filter {
                query.step == nil || figure.variants[$0].variant.step == query.step
            }
            let panel = PanelSystem(named: placeholder.panel)
            let ofSystem = inStep.filter { panel?.isThat(of: figure.variants[$0].result.environment.os) ?? false }
            let candidates = ofSystem.isEmpty ? inStep : ofSystem
            guard let index = candidates.first else {
                diagnostics.append(
                    ValueCodes.unknownPhase(
                        placeholder.text, word: query.step ?? "", steps: figure.variants.compactMap { $0.variant.step },
                        at: placeholder.span))
                continue
            }
            let variant = figure.variants[index]
            let found = value(at: query.path, phase: query.phase, in: variant.result, span: placeholder.span)
            guard let value = found.unwrap(into: &diagnostics) else { continue }
            quotations.add(value, of: query, in: figure, index, at: placeholder.span)
            if !figure.scenario.hasSteps,
                let other = candidates.dropFirst().map({ figure.variants[$0] }).first(where: {
                    query.differs(from: value, in: $0.result)
                })
            {
                let labels = [variant, other].map { $0.label(WordFiles.standard[.english]) }
                diagnostics.append(
                    FigureCodes.ambiguousQuotation(query, of: labels[0], butNot: labels[1], at: placeholder.span))
            }
        }
        for braces in notes.flatMap({ $0.otherBraces }) {
            // Braces of another generator are text; those that name a scenario were meant for it.
            guard figures.figure(braces.firstName) != nil || figures.audit(braces.firstName) != nil else { continue }
            _ = ValueQuery.parse(braces.text, at: braces.span).unwrap(into: &diagnostics)
        }
        return Diagnosed(quotations, diagnostics)
    }

    private mutating func add(
        _ value: Value, of query: ValueQuery, in figure: Figure, _ variant: Int, at span: SourceSpan
    ) {
        let reference = ValueReference(phase: query.phase, path: query.path, variant: variant)
        var trust = Trust(in: figure.variants[variant].result.environment, at: query.phase)
        values[span] = Quotation(
            text: DisplayNumber.text(value), id: query.scenario, reference: reference, isOfAudit: false,
            isExtrapolated: trust.level(of: value) == .extrapolated,
            anchor: Reason.anchor(of: query.scenario, reference, in: figure))
        if references[query.scenario]?.contains(reference) != true {
            references[query.scenario, default: []].append(reference)
        }
    }

    /// Adds a count of an audit, such as "macros: kStatusBarHeight.wrong"; a problem where there is no such count.
    private mutating func add(_ query: ValueQuery, of result: AuditResult, at span: SourceSpan) -> Diagnostic? {
        guard let macro = result[query.path.name], let count = AuditQuotation(rawValue: query.path.property) else {
            return FigureCodes.unknownQuotedMacro(query.path, of: result, at: span)
        }
        let reference = ValueReference(phase: query.phase, path: query.path)
        values[span] = Quotation(
            text: count.text(of: macro), id: query.scenario, reference: reference, isOfAudit: true,
            isExtrapolated: false, anchor: LaidOutAudit.anchor(query.scenario))
        return nil
    }

    /// The value of the placeholder at a place; nil when it was reported instead.
    package subscript(placeholder: SourceSpan) -> Quotation? { values[placeholder] }

    /// The values that are quoted from a figure, each once, in the order of the notes.
    package func references(to id: String) -> [ValueReference] { references[id] ?? [] }
}

/// The system that a panel's title names: "iOS 26", "iPadOS 18.1 and later".
private struct PanelSystem {
    private let version: OSVersion
    private let hasMinor: Bool

    init?(named title: String) {
        let words = title.split { $0.isWhitespace }
        guard let place = words.firstIndex(where: { $0 == "iOS" || $0 == "iPadOS" }), place + 1 < words.count else {
            return nil
        }
        let number = words[place + 1].prefix { $0 == "." || $0.isASCII && $0.isNumber }
        guard let version = OSVersion(parsing: String(number)) else { return nil }
        self.version = version
        hasMinor = number.contains(".")
    }

    func isThat(of other: OSVersion) -> Bool {
        version.major == other.major && (!hasMinor || version.minor == other.minor)
    }
}

extension ValueQuery {
    /// Whether a variant has another value, or none.
    fileprivate func differs(from text: Value, in result: LayoutResult) -> Bool {
        value(at: path, phase: phase, in: result).value.map { DisplayNumber.text($0) } != DisplayNumber.text(text)
    }
}

/// The values of a macro that prose can quote: `{{id: macro.right}}` and so on.
package enum AuditQuotation: String, CaseIterable {
    /// At how many places the macro is right, is wrong, and was tried.
    case right, wrong, places
    /// The error farthest from 0.
    case worst

    /// The number as pages show it.
    package func text(of result: MacroResult) -> String {
        switch self {
        case .right: "\(result.rightCount)"
        case .wrong: "\(result.wrongCount)"
        case .places: "\(result.cells.count)"
        case .worst: DisplayNumber.text(result.worst)
        }
    }
}
