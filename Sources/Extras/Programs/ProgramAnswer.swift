import Content
import DataTree
import Diagnostics
import JSON
import Languages

/// Understands a program's answer.
struct ProgramAnswer {
    private let block: FigureBlock
    private let languages: [Language]
    private var diagnostics: [Diagnostic] = []

    /// Values that a figure may have: each is a row of its table.
    private static let maxValues = 500
    private static let keys = [
        "version", "title", "caption", "values", "svg", "narrow", "alt", "description", "problems",
    ]

    /// The figure that a program answered; nil where it reported an error, or answered something else than the exchange allows.
    static func figure(
        _ bytes: [UInt8], of block: FigureBlock, in languages: [Language]
    ) -> Diagnosed<ProvidedFigure?> {
        let value: JSONValue
        do throws(JSONReader.Problem) {
            value = try JSONReader.value(of: bytes)
        } catch {
            let answer = SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self))
            return Diagnosed(nil, [ProgramCodes.noJSON(block, error, answer.position(of: error.offset))])
        }
        var answer = ProgramAnswer(block: block, languages: languages)
        do throws(Mistake) {
            let figure = try answer.figure(value)
            let hasError = answer.diagnostics.contains { $0.severity == .error }
            return Diagnosed(hasError ? nil : figure, answer.diagnostics)
        } catch {
            return Diagnosed(nil, answer.diagnostics + [ProgramCodes.badAnswer(block, error)])
        }
    }

    /// A part of an answer that is not as the exchange wants it.
    struct Mistake: Error {
        /// The way to the part, such as "values.total"; empty for the whole answer.
        let place: String
        let wanted: Message
        let found: JSONValue?
    }

    private init(block: FigureBlock, languages: [Language]) {
        self.block = block
        self.languages = languages
    }

    private mutating func figure(_ value: JSONValue) throws(Mistake) -> ProvidedFigure {
        guard case .object(let members) = value else {
            throw Mistake(place: "", wanted: "an object", found: value)
        }
        var parts: [String: JSONValue] = [:]
        for member in members {
            guard Self.keys.contains(member.key) else {
                throw Mistake(place: member.key, wanted: "one of the keys \(Self.keys.quoted)", found: nil)
            }
            if member.value != .null { parts[member.key] = member.value }
        }
        if let version = parts["version"], version != .number(1) {
            throw Mistake(place: "version", wanted: "1", found: version)
        }
        try takeProblems(parts["problems"])
        var figure = ProvidedFigure()
        if diagnostics.contains(where: { $0.severity == .error }) { return figure }
        figure.title = try text(parts["title"], at: "title")
        figure.caption = try text(parts["caption"], at: "caption")
        figure.values = try values(parts["values"])
        figure.picture = try picture(parts)
        return figure
    }

    // MARK: - Parts

    private func picture(_ parts: [String: JSONValue]) throws(Mistake) -> ProvidedPicture? {
        let svg = try text(parts["svg"], at: "svg")
        let narrow = try text(parts["narrow"], at: "narrow")
        let altText = try text(parts["alt"], at: "alt")
        guard !svg.isEmpty else {
            if !narrow.isEmpty {
                throw Mistake(place: "svg", wanted: "the picture that 'narrow' belongs to", found: nil)
            }
            return nil
        }
        if altText.isEmpty { throw Mistake(place: "alt", wanted: "the picture in words", found: parts["alt"]) }
        let description = try text(parts["description"], at: "description")
        return ProvidedPicture(svg: svg, narrow: narrow, altText: altText, description: description)
    }

    private func values(_ value: JSONValue?) throws(Mistake) -> [FigureValue] {
        guard let value else { return [] }
        guard case .object(let members) = value, members.count <= Self.maxValues else {
            throw Mistake(place: "values", wanted: "an object with at most \(Self.maxValues) values", found: value)
        }
        var values: [FigureValue] = []
        for member in members {
            let place = "values." + member.key
            guard Self.isPath(member.key) else {
                throw Mistake(
                    place: "values",
                    wanted: "an object whose names are made of letters, digits, '.', '-' and '_'",
                    found: .string(member.key))
            }
            guard case .object(let parts) = member.value else {
                values.append(FigureValue(path: member.key, content: try content(member.value, at: place)))
                continue
            }
            guard let content = parts.first(where: { $0.key == "value" }),
                parts.allSatisfy({ ["value", "reason"].contains($0.key) })
            else {
                throw Mistake(place: place, wanted: "an object with 'value' and 'reason'", found: member.value)
            }
            let reason = parts.first { $0.key == "reason" }
            values.append(
                FigureValue(
                    path: member.key, content: try self.content(content.value, at: place + ".value"),
                    reason: try text(reason?.value, at: place + ".reason")))
        }
        return values
    }

    /// Whether prose can quote a value of this name.
    private static func isPath(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        } && name.utf8.count <= 100
    }

    private func content(_ value: JSONValue, at place: String) throws(Mistake) -> FigureValue.Content {
        if case .number(let number) = value { return .number(number) }
        let text = try text(value, at: place, "a number or text")
        if text.isEmpty { throw Mistake(place: place, wanted: "a number or text", found: value) }
        return .text(text)
    }

    /// A text for all languages, or an object with one for each; nothing where there is none.
    private func text(
        _ value: JSONValue?, at place: String, _ wanted: Message = "text, or an object with text for each language"
    ) throws(Mistake) -> LocalizedText {
        switch value {
        case nil, .null: return LocalizedText()
        case .string(let text): return text.isEmpty ? LocalizedText() : LocalizedText([(languages[0], text)])
        case .object(let members):
            var texts = LocalizedText()
            for member in members {
                guard case .string(let text) = member.value else {
                    throw Mistake(place: place + "." + member.key, wanted: "text", found: member.value)
                }
                guard let language = Language.named(member.key, among: languages) else {
                    let tags = languages.map { $0.tag }
                    throw Mistake(place: place, wanted: "text in \(tags.quoted)", found: .string(member.key))
                }
                texts[language] = text
            }
            return texts
        case let value?: throw Mistake(place: place, wanted: wanted, found: value)
        }
    }

    // MARK: - Problems

    private mutating func takeProblems(_ value: JSONValue?) throws(Mistake) {
        guard let value else { return }
        guard case .array(let problems) = value else {
            throw Mistake(place: "problems", wanted: "a list", found: value)
        }
        for (index, problem) in problems.enumerated() {
            let place = "problems[\(index)]"
            guard case .object(let members) = problem else {
                throw Mistake(place: place, wanted: "an object", found: problem)
            }
            var parts: [String: JSONValue] = [:]
            for member in members { parts[member.key] = member.value }
            guard case .string(let message)? = parts["message"], !message.isEmpty else {
                throw Mistake(place: place + ".message", wanted: "text", found: parts["message"])
            }
            let severity: Diagnostic.Severity
            switch parts["severity"] {
            case nil, .string("error"): severity = .error
            case .string("warning"): severity = .warning
            case let other?:
                throw Mistake(place: place + ".severity", wanted: "'error' or 'warning'", found: other)
            }
            let span = try span(parts, at: place)
            diagnostics.append(ProgramCodes.reported(message, severity, at: span))
        }
    }

    /// The place that a problem gives: `at`, a list of keys and indices, or `line` and perhaps `column`. The whole fence without
    /// either, and where the block has no such place.
    private func span(_ parts: [String: JSONValue], at place: String) throws(Mistake) -> SourceSpan {
        if let path = parts["at"] {
            guard case .array(let steps) = path else {
                throw Mistake(place: place + ".at", wanted: "a list of keys and indices", found: path)
            }
            return block.span(at: try steps.map(Self.step)) ?? block.span
        }
        guard let line = parts["line"] else { return block.span }
        let column = Self.index(parts["column"])
        guard let number = Self.index(line) else {
            throw Mistake(place: place + ".line", wanted: "a line number", found: line)
        }
        return block.span(line: number, column: column) ?? block.span
    }

    private static func step(_ value: JSONValue) throws(Mistake) -> PathStep {
        if case .string(let key) = value { return .key(key) }
        guard let index = index(value) else {
            throw Mistake(place: "problems.at", wanted: "a key or an index", found: value)
        }
        return .index(index)
    }

    private static func index(_ value: JSONValue?) -> Int? {
        guard case .number(let number)? = value else { return nil }
        return Int(exactly: number)
    }
}
