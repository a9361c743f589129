/// The options and operands of one command, checked against its specification.
struct ParsedArguments: Equatable, Sendable {
    let operands: [String]
    private let values: [String: String]

    init(operands: [String], values: [String: String]) {
        self.operands = operands
        self.values = values
    }

    func isSet(_ option: OptionSpecification) -> Bool { values[option.name] != nil }

    func text(_ option: OptionSpecification) -> String? { values[option.name] }

    func number(_ option: OptionSpecification) -> Int? { values[option.name].flatMap { Int($0) } }

    /// The case that the option names, or the default when the option is absent.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionSpecification, default choice: Choice) -> Choice {
        values[option.name].flatMap { Choice(rawValue: $0) } ?? choice
    }
}
