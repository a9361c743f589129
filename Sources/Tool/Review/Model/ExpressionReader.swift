/// Reads steps that `ExpressionWriter` wrote. The inputs of a step may come below it, so steps are resolved when all their
/// lines have been read.
struct ExpressionReader {
    var names: [String: String] = [:]
    private var ways: [String: Way] = [:]
    private var read: [Unresolved] = []
    private var indices: [String: Int] = [:]
    private var resolved: [Checksum: Step] = [:]

    private enum Way {
        case fact(Step.Origin, forwardedBy: [String])
        case computed(rule: String, OperationName, forwardedBy: [String])
    }

    private struct Unresolved {
        let way: Way
        let name: String
        let value: Double
        let terms: [Term]
        var state = State.new

        enum State: Equatable {
            case new, open
            case done(Checksum)
        }
    }

    private struct Term {
        let step: Target
        let isSubtracted: Bool
    }

    /// The step that an expression names: a line by its code, or the content of parentheses.
    private enum Target {
        case code(String)
        case index(Int)
    }

    // MARK: - Lines

    mutating func add(way code: String, _ parts: [String]) -> Bool {
        var rules = Array(parts.dropFirst())
        switch parts[0] {
        case "device", "stand-in":
            guard !rules.isEmpty else { return false }
            let key = rules.removeFirst()
            ways[code] = .fact(.device(key, isStandIn: parts[0] == "stand-in"), forwardedBy: rules)
        case "scenario": ways[code] = .fact(.scenario, forwardedBy: rules)
        case "default": ways[code] = .fact(.initialValue, forwardedBy: rules)
        case "stated":
            guard let rule = rules.popLast() else { return false }
            ways[code] = .fact(.stated(rule: rule), forwardedBy: rules)
        default:
            guard let rule = rules.popLast() else { return false }
            ways[code] = .computed(rule: rule, OperationName(text: parts[0]), forwardedBy: rules)
        }
        return true
    }

    /// A step with its code; false if the line is not a step.
    mutating func add(line: ArraySlice<UInt8>) -> Bool {
        guard let tab = line.firstIndex(of: 0x09) else { return false }
        var rest = line[(tab + 1)...]
        guard let index = expression(&rest, number: nil, depth: 0), rest.isEmpty else { return false }
        indices[String(decoding: line[..<tab], as: UTF8.self)] = index
        return true
    }

    /// The steps that a value ends in, each by its code or in parentheses; nil if the text contains anything else.
    ///
    /// - Parameter numbers: the numbers of the value, which the steps in parentheses do not repeat.
    mutating func steps(of text: String, numbers: String) -> [Checksum]? {
        var rest = Array(text.utf8)[...]
        let numbers = numbers.split(separator: " ").map { Double($0) }
        var steps: [Checksum] = []
        while !rest.isEmpty {
            let number = numbers.indices.contains(steps.count) ? numbers[steps.count] : nil
            guard let target = target(&rest, number: number, depth: 0), let step = resolve(target, depth: 0) else {
                return nil
            }
            steps.append(step)
            if rest.first == 0x20 { rest.removeFirst() }
        }
        return steps
    }

    /// All that have been read; nil where one rests on something that was not there.
    var steps: [Checksum: Step]? {
        mutating get {
            for index in read.indices where resolve(index, depth: 0) == nil { return nil }
            return resolved
        }
    }

    // MARK: - Expressions

    /// Parentheses in parentheses, and steps that rest on each other; derivations have a few dozen.
    private static let deepest = 500

    /// Reads the expression that a text begins with.
    ///
    /// - Parameter number: the number of a step that does not give its own.
    private mutating func expression(_ text: inout ArraySlice<UInt8>, number: Double?, depth: Int) -> Int? {
        guard let way = ways[Self.word(&text)] else { return nil }
        var (parts, value): ([String], Double?) = ([], number)
        while text.first == UInt8(ascii: ".") {
            text.removeFirst()
            guard let name = names[Self.word(&text)] else { return nil }
            parts.append(name)
        }
        if text.first == UInt8(ascii: "=") {
            text.removeFirst()
            let end = text.firstIndex { $0 == 0x20 || $0 == UInt8(ascii: ")") } ?? text.endIndex
            value = Double(String(decoding: text[..<end], as: UTF8.self))
            text = text[end...]
        }
        guard let value else { return nil }
        var terms: [Term] = []
        while text.first == 0x20 {
            text.removeFirst()
            let isSubtracted = text.first == UInt8(ascii: "-")
            if isSubtracted { text.removeFirst() }
            guard let target = target(&text, number: nil, depth: depth) else { return nil }
            terms.append(Term(step: target, isSubtracted: isSubtracted))
        }
        read.append(Unresolved(way: way, name: parts.joined(separator: "."), value: value, terms: terms))
        return read.count - 1
    }

    private mutating func target(_ text: inout ArraySlice<UInt8>, number: Double?, depth: Int) -> Target? {
        guard text.first == UInt8(ascii: "(") else {
            let code = Self.word(&text)
            return code.isEmpty ? nil : .code(code)
        }
        guard depth < Self.deepest else { return nil }
        text.removeFirst()
        guard let index = expression(&text, number: number, depth: depth + 1), text.first == UInt8(ascii: ")") else {
            return nil
        }
        text.removeFirst()
        return .index(index)
    }

    /// The letters, digits, "_" and "~" that a text begins with.
    private static func word(_ text: inout ArraySlice<UInt8>) -> String {
        let end = text.firstIndex { " .=()-".utf8.contains($0) } ?? text.endIndex
        defer { text = text[end...] }
        return String(decoding: text[..<end], as: UTF8.self)
    }

    // MARK: - Steps

    private mutating func resolve(_ target: Target, depth: Int) -> Checksum? {
        switch target {
        case .index(let index): resolve(index, depth: depth)
        case .code(let code): indices[code].flatMap { resolve($0, depth: depth) }
        }
    }

    private mutating func resolve(_ index: Int, depth: Int) -> Checksum? {
        if case .done(let checksum) = read[index].state { return checksum }
        guard read[index].state == .new, depth < Self.deepest else { return nil }
        read[index].state = .open
        let unresolved = read[index]
        var terms: [Step.Term] = []
        for term in unresolved.terms {
            guard let step = resolve(term.step, depth: depth + 1) else { return nil }
            terms.append(.init(step: step, isSubtracted: term.isSubtracted))
        }
        let (origin, rules): (Step.Origin, [String]) =
            switch unresolved.way {
            case .fact(let origin, let rules): (origin, rules)
            case .computed(let rule, let operation, let rules): (.computed(rule: rule, operation, terms), rules)
            }
        let step = Step(
            value: unresolved.value, name: StepName(text: unresolved.name), forwardedBy: rules, origin: origin)
        let checksum = step.checksum
        resolved[checksum] = step
        read[index].state = .done(checksum)
        return checksum
    }
}
