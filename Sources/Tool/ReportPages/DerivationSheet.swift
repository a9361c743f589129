package import Languages
package import LayoutEngine
package import ScenarioLanguage
import Templates

/// The derivations of one HTML page. A number that several of them explain is explained once, and the others link there.
package struct DerivationSheet {
    private var steps: [Step] = []
    /// The number of derivations and further steps that each line is a part of.
    private var uses: [Int] = []
    private var numbers: [Step: Int] = [:]
    /// The steps that the page has shown.
    private var shown: Set<Int> = []

    /// A line with those that explain it, by their numbers.
    private struct Step: Hashable {
        /// The number with its name, and its origin.
        let line: Line
        let terms: [Int]
    }

    package init() {}

    package struct Line: Hashable {
        let number: String
        let origin: String

        package init(_ line: (number: String, origin: String)) { (number, origin) = line }
    }

    /// Adds a line that others explain.
    package mutating func add(_ line: Line, _ terms: [Int]) -> Int {
        let step = Step(line: line, terms: terms)
        if let number = numbers[step] { return number }
        let number = steps.count
        numbers[step] = number
        steps.append(step)
        uses.append(0)
        for term in terms { uses[term] += 1 }
        return number
    }

    /// Adds a derivation and returns its number.
    ///
    /// - Parameter trust: the trust of the number's environment, by which steps are marked that are extrapolated there.
    package mutating func add(_ step: DerivationStep, at path: String, _ words: Words, _ trust: Trust) -> Int {
        let terms = step.terms.map { add($0, words, trust) }
        let number = add(Line(DerivationText.line(step, at: path, words, trust)), terms)
        count(number)
        return number
    }

    private mutating func add(_ step: DerivationStep, _ words: Words, _ trust: Trust) -> Int {
        let terms = step.terms.map { add($0, words, trust) }
        return add(Line(DerivationText.line(step, words, trust)), terms)
    }

    /// Records that a derivation appears on the page.
    package mutating func count(_ number: Int) { uses[number] += 1 }

    /// Whether the page has shown all of these derivations.
    func hasShown(_ numbers: [Int]) -> Bool { numbers.allSatisfy { shown.contains($0) } }

    /// The markup of derivations, below each other. They are written in the order of the page, after all have been added; a
    /// derivation explained further up is a link.
    mutating func markup(of numbers: [Int]) -> String {
        var lines: [String] = []
        for number in numbers { write(number, depth: 0, &lines) }
        return "<pre>\(lines.joined(separator: "\n"))</pre>"
    }

    /// Lines are indented by a tab for each level.
    private mutating func write(_ number: Int, depth: Int, _ lines: inout [String]) {
        let step = steps[number]
        let indent = String(repeating: "\t", count: depth)
        let text = HTMLEscaping.escaped(step.line.number)
        let isRepeated = uses[number] > 1 && !step.terms.isEmpty
        guard !isRepeated || shown.insert(number).inserted else {
            return lines.append("\(indent)<a href=\"#\(Self.id(number))\">\(text)</a>")
        }
        let line = text + HTMLEscaping.escaped(step.line.origin)
        lines.append(indent + (isRepeated ? "<span id=\"\(Self.id(number))\">\(line)</span>" : line))
        for term in step.terms { write(term, depth: depth + 1, &lines) }
    }

    /// The anchor of a derivation, or of a step of one.
    static func id(_ number: Int) -> String { "d" + String(number, radix: 36) }
}
