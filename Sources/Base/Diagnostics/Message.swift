/// A sentence for people, in no language yet: English with numbered places, and their arguments.
///
/// It is written as a literal: `"there is no device '\(name)'"` has the template "there is no device '{1}'". The template is the
/// key under which the words files of other languages have theirs, so that a language translates a sentence as a whole or not at
/// all. Words inside a sentence that need translation are a message too; texts, numbers and names stay as they are.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The English sentence with `{1}`, `{2}`, … in the places of the arguments.
    package let template: String
    package let arguments: [Argument]

    /// A value for a numbered place.
    package enum Argument: Hashable, Sendable {
        /// A text that is equal in every language.
        case text(String)
        /// A message in the language of the enclosing one.
        case message(Message)
    }

    private init(template: String, arguments: [Argument]) {
        self.template = template
        self.arguments = arguments
    }

    package init(stringLiteral text: String) { self.init(template: text, arguments: []) }

    package init(stringInterpolation: Interpolation) {
        self.init(template: stringInterpolation.template, arguments: stringInterpolation.arguments)
    }

    /// A text that is the same in every language, such as the words of another program.
    package init(verbatim text: String) { self.init(template: "{1}", arguments: [.text(text)]) }

    /// English that is not written as a literal, such as a reason from the system.
    package init(sentence text: String) { self.init(template: text, arguments: []) }

    package struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var template = ""
        fileprivate var arguments: [Argument] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            template.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { template += literal }

        package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
            append(.text(text.description))
        }

        package mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

        private mutating func append(_ argument: Argument) {
            arguments.append(argument)
            template += "{\(arguments.count)}"
        }
    }
}

extension Message {
    package var english: String { Self.filled(template, with: arguments.map { $0.english }) }

    /// The sentence in another language, whole; nil where a part of it has no translation.
    ///
    /// - Parameter translate: the template of a language for an English one.
    package func text(by translate: (String) -> String?) -> String? {
        guard let own = hasWords ? translate(template) : template else { return nil }
        var texts: [String] = []
        for argument in arguments {
            switch argument {
            case .text(let text): texts.append(text)
            case .message(let message):
                guard let text = message.text(by: translate) else { return nil }
                texts.append(text)
            }
        }
        return Self.filled(own, with: texts)
    }

    /// Whether the template has words; a template of only placeholders and punctuation is the same in every language.
    private var hasWords: Bool {
        template.unicodeScalars.contains { ",;.".unicodeScalars.contains($0) || $0.properties.isAlphabetic }
    }

    /// The text with the arguments in its places; braces around anything but the number of a place are text.
    private static func filled(_ template: String, with texts: [String]) -> String {
        guard !texts.isEmpty else { return template }
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}"), let number = Int(rest[..<close]), number > 0,
                number <= texts.count
            else {
                result += "{"
                continue
            }
            result += texts[number - 1]
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension Message {
    /// Joins two pieces of a literal that is too long for a line.
    package static func + (first: Message, second: Message) -> Message {
        var template = first.template
        var rest = second.template[...]
        let shift = first.arguments.count
        while let open = rest.firstIndex(of: "{") {
            template += rest[...open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}"), let number = Int(rest[..<close]) else { continue }
            template += "\(number + shift)"
            rest = rest[close...]
        }
        return Message(template: template + rest, arguments: first.arguments + second.arguments)
    }

    /// "1 page", "12 pages".
    ///
    /// - Parameter noun: in the singular; the plural has an "s".
    package static func counted(_ count: Int, _ noun: String) -> Message {
        count == 1
            ? Message(template: "1 " + noun, arguments: [])
            : Message(template: "{1} " + noun + "s", arguments: [.text(count.description)])
    }
}

extension Message.Argument {
    fileprivate var english: String {
        switch self {
        case .text(let text): text
        case .message(let message): message.english
        }
    }
}

extension [String] {
    /// "a, b and c", or "a, b or c"; after the fifth "and 3 more".
    package func listed(or isChoice: Bool = false) -> Message {
        guard count <= 6 else { return "\(prefix(5).map { Message(verbatim: $0) }.joined()) and \(count - 5) more" }
        return listedInFull(or: isChoice)
    }

    /// "a, b, c and d", however many there are.
    package func listedInFull(or isChoice: Bool = false) -> Message {
        guard let last, count > 1 else { return Message(verbatim: first ?? "") }
        let others = dropLast().map { Message(verbatim: $0) }.joined()
        return isChoice ? "\(others) or \(last)" : "\(others) and \(last)"
    }

    /// "'a', 'b'".
    package var quoted: Message { map { "'\($0)'" }.joined() }
}

extension Collection<Message> {
    /// "a, b, c".
    package func joined() -> Message {
        guard let first else { return "" }
        return dropFirst().reduce(first) { list, next in "\(list), \(next)" }
    }
}
