package import Diagnostics
package import LayoutEngine
import Schema

/// A value that prose asks for: which scenario, at which phase, and the path in it.
package struct ValueQuery: Hashable, Sendable {
    package let scenario: String
    package let phase: Phase
    /// The name of the step after which it is asked for; nil for the start.
    package let step: String?
    package let path: ValuePath

    package init(scenario: String, phase: Phase = .viewDidAppear, step: String? = nil, path: ValuePath) {
        self.scenario = scenario
        self.phase = phase
        self.step = step
        self.path = path
    }

    /// Reads "nav-tab: table.safeAreaInsets.top" or "nav-tab at viewWillAppear: view.frame"; nil after a diagnostic.
    ///
    /// Any other name in the position of a phase is the name of a step; only the scenario can tell whether the step exists.
    package static func parse(_ text: String, at span: SourceSpan) -> Diagnosed<ValueQuery?> {
        guard let colon = text.firstIndex(of: ":") else {
            return Diagnosed(nil, [ValueCodes.invalidQuery(text, at: span)])
        }
        let head = text[..<colon].split(separator: " ")
        let path = text[text.index(after: colon)...].trimmed
        guard let scenario = head.first, head.count == 1 || (head.count >= 3 && head[1] == "at") else {
            return Diagnosed(nil, [ValueCodes.invalidQuery(text, at: span)])
        }
        let word = head.dropFirst(2).joined(separator: " ")
        let phase = head.count > 1 ? Phase(rawValue: word) : .viewDidAppear
        guard phase != nil || Identifier.isID(word) else {
            return Diagnosed(nil, [ValueCodes.unknownPhase(text, word: word, at: span)])
        }
        return ValuePath.parse(path, at: span).map { path in
            path.map {
                ValueQuery(
                    scenario: String(scenario), phase: phase ?? .viewDidAppear, step: phase == nil ? word : nil,
                    path: $0)
            }
        }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
