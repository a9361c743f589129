package import ConstraintLogs
package import Diagnostics
import Geometry
package import HierarchyDumps

import LayoutEngine
import ScenarioLanguage

/// The verdict on a line of a pasted text.
package struct PastedLine: Sendable {
    package let place: LogPlace
    package let verdict: Verdict
    /// The subject of the line, such as a path of the scenario or the class of a view.
    package let name: String
    package let printed: String
    /// The engine's value, extrapolated numbers with their marks; empty where there is none.
    package let computed: String
    package let reason: Message?

    package enum Verdict: String, Sendable {
        case agrees, differs, notModelled, notCompared, notRead, ambiguous, contradicts
    }
}

extension PastedText {
    /// The verdicts of all lines that print something, in the order of the text.
    package var lines: [PastedLine] {
        let all = comparedLines + uncomparedLines + tracedLines + contradictingLines + unreadLines
        return all.enumerated().sorted { ($0.element.place.offset, $0.offset) < ($1.element.place.offset, $1.offset) }
            .map { $0.element }
    }

    private static func text(_ numbers: [Double]) -> String {
        numbers.map { DecimalText.string($0) }.joined(separator: ", ")
    }

    private var comparedLines: [PastedLine] {
        guard let explanation else { return [] }
        return explanation.answers.compactMap { answer in
            guard let numbers = answer.printed, let place = answer.place else { return nil }
            var trust = Trust(in: explanation.environment, at: answer.phase)
            let computed = answer.value.map { value in trust.markedText(of: value) { DecimalText.string($0) } } ?? ""
            let phase = answer.phase == .viewDidAppear ? "" : " (\(answer.phase.rawValue))"
            return PastedLine(
                place: place, verdict: PastedLine.Verdict(rawValue: answer.verdict.rawValue) ?? .notModelled,
                name: answer.path.description + phase, printed: Self.text(numbers), computed: computed,
                reason: answer.verdict == .differs ? answer.difference : nil)
        }
    }

    private var uncomparedLines: [PastedLine] {
        let uncompared =
            explanation?.uncompared
            ?? dump.unnamed.map { .init(place: $0.place, name: "", numbers: $0.numbers, reason: .unnamed) }
        return uncompared.map {
            PastedLine(
                place: $0.place, verdict: .notCompared, name: $0.name, printed: Self.text($0.numbers), computed: "",
                reason: $0.reason.wording)
        }
    }

    private var tracedLines: [PastedLine] {
        dump.trace.filter { $0.isAmbiguous }.map {
            PastedLine(
                place: $0.place, verdict: .ambiguous, name: "\($0.className) \($0.address)", printed: "", computed: "",
                reason: $0.wording)
        }
    }

    private var contradictingLines: [PastedLine] {
        conflicts.flatMap { answer in
            answer.analysis.contradicting.map { position in
                let constraint = answer.conflict.constraints[position]
                return PastedLine(
                    place: constraint.place, verdict: .contradicts, name: constraint.address,
                    printed: constraint.shownText, computed: "", reason: ConflictAnswer.word(for: constraint.maker))
            }
        }
    }

    private var unreadLines: [PastedLine] {
        (log.problems.map { ($0.place, $0.wording) } + dump.problems.map { ($0.place, $0.wording) }).map {
            PastedLine(place: $0.0, verdict: .notRead, name: "", printed: "", computed: "", reason: $0.1)
        }
    }
}

extension DumpExplanation.Answer {
    var place: LogPlace? {
        guard let line, let column else { return nil }
        return LogPlace(line: line, column: column, offset: offset)
    }

    /// How far the printed numbers are from the engine's.
    fileprivate var difference: Message? {
        guard let printed, let own = value?.quantities.map({ $0.value }), own.count == printed.count else { return nil }
        let differences = zip(printed, own).map { DecimalText.string($0 - $1) }.joined(separator: ", ")
        return path.property == Property.contentOffset.rawValue
            ? "off by \(differences), unless the content was scrolled" : "off by \(differences)"
    }
}

extension TracedView {
    /// The values that its constraints leave open.
    package var wording: Message {
        if open.isEmpty { return "its constraints leave its place or size open; the trace does not say which" }
        var parts = open.map { Self.name(of: $0) }
        let first = parts.removeFirst()
        return "no constraint decides on \(parts.reduce(first) { "\($0), \($1)" })"
    }

    private static func name(of attribute: String) -> Message {
        switch attribute {
        case "minX", "midX", "maxX": "its horizontal place"
        case "minY", "midY", "maxY": "its vertical place"
        case "Width": "its width"
        case "Height": "its height"
        default: Message(verbatim: attribute)
        }
    }
}

extension LogProblem {
    package var wording: Message {
        switch reason {
        case .unreadable(let text):
            "the constraint '\(text)' has no known form and is ignored: expected an equation or visual format"
        case .standardSpace(let text):
            "the constraint '\(text)' uses a standard space whose size is not printed, and is ignored"
        case .tooMany:
            "at most \(ConstraintLog.maxConstraints) constraints are read from a report, and this one has more"
        case .hidden: "the system printed <private> instead of the constraints; a run from Xcode prints them"
        }
    }
}

extension DumpProblem {
    package var wording: Message {
        switch reason {
        case .unreadableFrame(let text):
            "the frame '\(text)' does not have four numbers and is read as zeros: expected 'frame = (0 0; 390 844)'"
        case .notFinite: "a number here is impossible on a screen, so the value is ignored"
        case .unreadableController:
            "the controller has no class and is ignored: expected '<App.ListController 0x…>, state: appeared, view: …'"
        case .otherNumbers(let property): "the numbers here are not a value of '\(property.rawValue)' and are ignored"
        case .tooMany:
            "at most \(HierarchyDump.maxLines) lines of a kind are read from a dump, and this one has more"
        case .lineTooLong:
            "a line of more than \(HierarchyDump.longestLine) bytes is not from a dump and is ignored"
        }
    }
}
