/// What a command takes and does: the one table behind parsing, help and suggestions.
struct CommandSpecification: Equatable, Sendable {
    let name: String
    /// One sentence without a full stop.
    let summary: String
    let operands: [Operand]
    /// Without those that every command has.
    let options: [OptionSpecification]
    /// Further lines of help; may be empty.
    let discussion: String

    /// An argument that is found by its place.
    struct Operand: Equatable, Sendable {
        let placeholder: String
        let summary: String
        let isOptional: Bool
        /// True for the last operand, when it may stand several times.
        let isRepeated: Bool

        init(_ placeholder: String, _ summary: String, isOptional: Bool = false, isRepeated: Bool = false) {
            self.placeholder = placeholder
            self.summary = summary
            self.isOptional = isOptional
            self.isRepeated = isRepeated
        }

        static let file = Operand("FILE", "A YAML file of scenarios, a note (.md), or - for YAML on standard input")
    }

    init(
        _ name: String, _ summary: String, operands: [Operand] = [], options: [OptionSpecification] = [],
        discussion: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
    }

    /// The command's own options and those that every command has.
    var allOptions: [OptionSpecification] { options + [.color, .help] }
}
