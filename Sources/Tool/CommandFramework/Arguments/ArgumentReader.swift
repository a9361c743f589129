/// Reads the words after a command: options in any order, operands between them, everything after `--` an operand.
package struct ArgumentReader {
    private let specification: CommandSpecification
    private var remaining: ArraySlice<String>
    private var operands: [String] = []
    private var values: [String: String] = [:]

    /// The options and operands of a command's words.
    package static func read(
        _ words: ArraySlice<String>, of specification: CommandSpecification
    ) throws(CommandError) -> ParsedArguments {
        var reader = ArgumentReader(specification: specification, remaining: words)
        return try reader.readAll()
    }

    private init(specification: CommandSpecification, remaining: ArraySlice<String>) {
        self.specification = specification
        self.remaining = remaining
    }

    private mutating func readAll() throws(CommandError) -> ParsedArguments {
        while let word = remaining.popFirst() {
            if word == "--" {
                operands += remaining
                remaining = []
            } else if word.hasPrefix("-"), word != "-" {
                try readOption(word)
            } else {
                operands.append(word)
            }
        }
        if values[OptionSpecification.help.name] == nil { try checkOperands() }
        return ParsedArguments(operands: operands, values: values)
    }

    private mutating func readOption(_ word: String) throws(CommandError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let name = parts[0] == "-h" ? OptionSpecification.help.name : parts[0]
        let known = specification.allOptions
        guard let option = known.first(where: { $0.name == name }) else {
            throw problem(
                specification.retired[name].map { UsageProblem.retiredOption(name, $0) }
                    ?? .unknownOption(name, known: known.map { $0.name }))
        }
        let value = try value(of: option, attached: parts.count > 1 ? parts[1] : nil)
        if let earlier = values[name] {
            // A list continues with each repetition of its option.
            guard case .list = option.value else { throw problem(.repeatedOption(name)) }
            values[name] = earlier + "," + value
        } else {
            values[name] = value
        }
    }

    private mutating func value(of option: OptionSpecification, attached: String?) throws(CommandError) -> String {
        if case .flag = option.value {
            guard attached == nil else { throw problem(.unexpectedValue(option: option.name)) }
            return ""
        }
        if attached == nil, let next = remaining.first, Self.looksLikeOption(next) {
            throw problem(.optionAsValue(option: option.name, next))
        }
        guard let value = attached ?? remaining.popFirst(), !value.isEmpty else {
            throw problem(.missingValue(option: option.name))
        }
        switch option.value {
        case .choice(let words, _) where !words.contains(value):
            throw problem(.invalidValue(option: option.name, value: value, allowed: words))
        case .number(let range, _):
            guard let number = Int(value), range.contains(number) else {
                throw problem(.notInRange(option: option.name, value: value, range))
            }
            return String(number)
        case .flag, .text, .choice, .list: return value
        }
    }

    /// Whether a word looks like an option: `--strict` and `-x` do, a negative number and `-`, which is standard input, do not.
    private static func looksLikeOption(_ word: String) -> Bool {
        word.hasPrefix("-") && word.count > 1 && Int(word) == nil
    }

    private func checkOperands() throws(CommandError) {
        let allowed = specification.operands
        if operands.count > allowed.count, allowed.last?.isRepeated != true {
            throw problem(.unexpectedOperand(operands[allowed.count]))
        }
        for (operand, word) in zip(allowed, operands) where !operand.choices.isEmpty && !operand.choices.contains(word)
        {
            throw problem(.invalidOperand(word, allowed: operand.choices))
        }
        for (operand, word) in zip(allowed, operands) where word.isEmpty {
            throw problem(.missingOperand(operand.synopsis))
        }
        for operand in allowed.dropFirst(operands.count) where !operand.isOptional {
            throw problem(.missingOperand(operand.synopsis))
        }
    }

    private func problem(_ problem: UsageProblem) -> CommandError { .usage(problem, command: specification.name) }
}

/// The options and operands of one command, checked against its specification.
package struct ParsedArguments: Equatable, Sendable {
    package let operands: [String]
    private let values: [String: String]

    package init(operands: [String], values: [String: String]) {
        self.operands = operands
        self.values = values
    }

    package func isSet(_ option: OptionSpecification) -> Bool { values[option.name] != nil }

    package func text(_ option: OptionSpecification) -> String? { values[option.name] }

    /// The words of a list.
    package func list(_ option: OptionSpecification) -> [String]? {
        values[option.name]?.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }

    package func number(_ option: OptionSpecification) -> Int? { values[option.name].flatMap { Int($0) } }

    /// The case that the option names, or the default when the option is absent.
    package func choice<Choice: RawRepresentable<String>>(_ option: OptionSpecification, default choice: Choice)
        -> Choice
    {
        values[option.name].flatMap { Choice(rawValue: $0) } ?? choice
    }
}
