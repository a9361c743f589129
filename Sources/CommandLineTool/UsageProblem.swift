/// What is wrong with the arguments; the words are made in `message`.
enum UsageProblem: Equatable, Sendable {
    case missingCommand
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    case repeatedOption(String)
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, allowed: [String])
    case notInRange(option: String, value: String, ClosedRange<Int>)
    case missingOption(String)
    case missingOperand(String)
    case unexpectedOperand(String)
    case unknownPictureFormat(String)
    case contradictingFormat(String, path: String)
    case scaleOfVectorPicture
    case invalidValuePath(String)
    case unknownScenario(String, known: [String])
    case unknownSection(String, known: [String])
    case severalScenarios([String])
    case unknownVariant(Int, count: Int)
}
