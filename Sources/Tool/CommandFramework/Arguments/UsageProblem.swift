package import Diagnostics
import ResultStore

/// A mistake in the arguments.
package enum UsageProblem: Equatable, Sendable {
    case missingCommand
    case unknownCommand(String, known: [String])
    case missingExtra(String, command: String)
    case unknownOption(String, known: [String])
    case retiredOption(String, RetiredName)
    case repeatedOption(String)
    case missingValue(option: String)
    /// The word after an option that takes a value begins with a dash.
    case optionAsValue(option: String, String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, allowed: [String])
    case notInRange(option: String, value: String, ClosedRange<Int>)
    case missingOption(String)
    case missingOperand(String)
    case unexpectedOperand(String)
    case fileOutside(String, folder: String)
    case invalidOperand(String, allowed: [String])
    case optionOfOther(String, kind: String)
    case contradictingOptions(String, String)
    case invalidAddress(String)
    case invalidShard(String)
    case shardKeptNowhere
    case invalidID(String)
    case invalidNoteName(String)
    case unknownDevice(String, known: [String])
    case unknownPictureFormat(String)
    case contradictingFormat(String, path: String)
    case scaleOfVectorPicture
    case invalidValuePath(String)
    case unknownScenario(String, known: [String])
    case unknownSection(String, known: [String])
    case unknownCause(String, known: [String])
    case unknownRule(String, known: [String])
    case unknownCounterpart(String, known: [String])
    case unknownPlace(String, known: [String])
    case severalScenarios([String])
    case unknownVariant(Int, count: Int)
}

extension UsageProblem {
    /// A sentence in lower case without a full stop, with the nearest match where there is one.
    package var wording: Message {
        switch self {
        case .missingCommand: "no command given"
        case .unknownCommand(let name, let known): "unknown command '\(name)'\(hint(name, known))"
        case .missingExtra(let extra, let name):
            "'\(name)' is a command of the extra '\(extra)', which this tool was built without; use a tool that has it"
        case .unknownOption(let name, let known): "unknown option '\(name)'\(hint(name, known))"
        case .retiredOption(let name, let retired): retired.wording(of: name)
        case .repeatedOption(let name): "option '\(name)' is given twice"
        case .missingValue(let option): "option '\(option)' needs a value"
        case .optionAsValue(let option, let word):
            "option '\(option)' needs a value, but is followed by the option '\(word)'; if that is the value, write '\(option)=\(word)'"
        case .unexpectedValue(let option): "option '\(option)' takes no value"
        case .invalidValue(let option, let value, let allowed):
            "'\(value)' is not a valid value for '\(option)'\(hint(value, allowed, listing: "expected"))"
        case .notInRange(let option, let value, let range):
            "'\(value)' is not a valid value for '\(option)', which takes a number from \(range.lowerBound) to \(range.upperBound)"
        case .missingOption(let synopsis): "'\(synopsis)' is missing"
        case .missingOperand(let placeholder): "\(placeholder) is missing"
        case .unexpectedOperand(let text): "unexpected argument '\(text)'"
        case .fileOutside(let file, let folder):
            "'\(file)' is not in the notes folder '\(folder)'; name its notes folder with '--content'"
        case .invalidOperand(let word, let allowed): "unknown word '\(word)'\(hint(word, allowed, listing: "expected"))"
        case .optionOfOther(let option, let kind): "'\(option)' is only for '\(kind)'"
        case .contradictingOptions(let option, let other): "'\(option)' and '\(other)' contradict each other"
        case .invalidAddress(let text):
            "'\(text)' is not the address of a server; use http:// or https:// with a host name and without a query"
        case .invalidShard(let text):
            "invalid shard '\(text)': expected I/N, such as 2/3, with N at most \(Shard.most)"
        case .shardKeptNowhere:
            "'--shard' stores the pictures that it draws, so '--no-cache' needs '--remote-cache' as well"
        case .invalidID(let id): "invalid id '\(id)': use at most 80 letters, digits and hyphens"
        case .invalidNoteName(let name):
            "'\(name)' is not a valid name for a note; use a path below the notes folder, such as guides/safe-area"
        case .unknownDevice(let name, let known):
            "there is no device '\(name)'\(hint(name, known, listing: "choose from", or: false))"
        case .unknownPictureFormat(let path):
            "cannot tell the format of '\(path)'; a file name must end in .svg, .png or .pdf, a folder name in /"
        case .contradictingFormat(let format, let path): "the file name '\(path)' does not match '--format \(format)'"
        case .scaleOfVectorPicture: "'--scale' is for PNG; SVG and PDF scale to any size"
        case .invalidValuePath(let text):
            "'\(text)' is not a value; write name.property or name.property.component"
        case .unknownScenario(let id, let known):
            "there is no scenario '\(id)' in the file\(hint(id, known, listing: "choose from", or: false))"
        case .unknownSection(let name, let known):
            "no note or section '\(name)' exists in more than one language\(hint(name, known, listing: "choose from", or: false))"
        case .unknownCounterpart(let name, let known):
            "'\(name)' is not a scenario in the file, a device or a version such as 'iOS 26'\(hint(name, known))"
        case .unknownRule(let id, let known): "there is no rule '\(id)'\(hint(id, known))"
        case .unknownCause(let id, let known):
            "nothing has changed because of '\(id)'\(hint(id, known, listing: "choose from", or: false))"
        case .unknownPlace(let name, let known):
            "'\(name)' is not a version such as 26, an 'SDK 18', a text size or a device\(hint(name, known))"
        case .severalScenarios(let ids):
            "the file contains several scenarios; choose one with --scenario: \(alternatives(ids))"
        case .unknownVariant(let number, let count):
            count == 1
                ? "there is no variant \(number); the scenario has only one"
                : "there is no variant \(number); the scenario has variants 1 to \(count)"
        }
    }

    /// The nearest match, or, when asked and there is none, the first few that exist.
    private func hint(
        _ word: String, _ known: [String], listing introduction: Message? = nil, or isChoice: Bool = true
    ) -> Message {
        if let nearest = SpellingSuggestion.nearest(to: word, among: known) { return "; \(nearest.question)" }
        guard let introduction, !known.isEmpty else { return "" }
        return "; \(introduction) \(alternatives(known, or: isChoice))"
    }

    /// "a", "a or b", "a, b or c", or with "and"; at most five words.
    private func alternatives(_ words: [String], or isChoice: Bool = true) -> Message {
        words.count > 5
            ? "\(words.prefix(5).map { Message(verbatim: $0) }.joined()) and \(words.count - 5) more"
            : words.listed(or: isChoice)
    }
}
