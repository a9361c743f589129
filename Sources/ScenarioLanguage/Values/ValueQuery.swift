package import Diagnostics
package import LayoutEngine

/// A value that prose asks for: which scenario, at which phase, and the path in it.
package struct ValueQuery: Hashable, Sendable {
    package let scenario: String
    package let phase: Phase
    package let path: ValuePath

    package init(scenario: String, phase: Phase = .viewDidAppear, path: ValuePath) {
        self.scenario = scenario
        self.phase = phase
        self.path = path
    }

    /// Reads "nav-tab: table.safeAreaInsets.top" or "nav-tab at viewWillAppear: view.frame"; nil after a diagnostic.
    package static func parse(_ text: String, at span: SourceSpan) -> Diagnosed<ValueQuery?> {
        guard let colon = text.firstIndex(of: ":") else {
            return Diagnosed(nil, [.invalidQuery(text, at: span)])
        }
        let head = text[..<colon].split(separator: " ")
        let path = text[text.index(after: colon)...].trimmed
        guard let scenario = head.first, head.count == 1 || (head.count >= 3 && head[1] == "at") else {
            return Diagnosed(nil, [.invalidQuery(text, at: span)])
        }
        let word = head.dropFirst(2).joined(separator: " ")
        guard let phase = head.count > 1 ? Phase(rawValue: word) : .viewDidAppear else {
            let phases = Phase.allCases.map { $0.rawValue }
            return Diagnosed(nil, [.unknownPhase(text, word: word, allowed: phases, at: span)])
        }
        return ValuePath.parse(path, at: span).map { path in
            path.map { ValueQuery(scenario: String(scenario), phase: phase, path: $0) }
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
