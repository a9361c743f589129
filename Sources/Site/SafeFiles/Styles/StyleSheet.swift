/// The style sheet of a picture: rules, `@media`, `@keyframes`, and fonts that the picture carries.
struct StyleSheet {
    private let tokens: [StyleToken]
    private var omitted: OmissionList
    private var text = ""

    static func rewritten(_ source: String, _ omitted: inout OmissionList) -> String {
        var sheet = StyleSheet(tokens: StyleTokenizer.tokens(of: source), omitted: omitted)
        sheet.write(sheet.tokens[...], as: .rules, levels: 0)
        omitted = sheet.omitted
        return sheet.text
    }

    private init(tokens: [StyleToken], omitted: OmissionList) {
        self.tokens = tokens
        self.omitted = omitted
    }

    /// The kind of rules in a block: with selectors, or of an animation.
    private enum Choice {
        case rules
        /// Moments of an animation: "from", "40%".
        case moments
    }

    private mutating func write(_ range: ArraySlice<StyleToken>, as choice: Choice, levels: Int) {
        var rest = range
        while let first = rest.first {
            if first == .space || first == .sign(";") || first == .sign("}") {
                rest.removeFirst()
                continue
            }
            let head = Self.head(&rest)
            let block = Self.block(&rest)
            if case .atName(let name) = first {
                writeAtRule(name, head.dropFirst().trimmed, block, levels)
            } else if let block {
                writeRule(head, block, choice)
            } else {
                omitted.add("a rule of a style")
            }
        }
    }

    /// Takes the tokens before the block of a rule, or before the semicolon of one without.
    private static func head(_ rest: inout ArraySlice<StyleToken>) -> ArraySlice<StyleToken> {
        let end = rest.firstIndex { $0 == .sign("{") || $0 == .sign(";") } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end].trimmed
    }

    /// Takes the tokens in the braces that come next; nil where none do.
    private static func block(_ rest: inout ArraySlice<StyleToken>) -> ArraySlice<StyleToken>? {
        guard rest.popFirst() == .sign("{") else { return nil }
        var depth = 1
        let end = rest.firstIndex { token in
            if token == .sign("{") { depth += 1 }
            if token == .sign("}") { depth -= 1 }
            return depth == 0
        }
        let block = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[($0 + 1)...] } ?? []
        return block
    }

    // MARK: - Rules

    private mutating func writeRule(
        _ head: ArraySlice<StyleToken>, _ block: ArraySlice<StyleToken>, _ choice: Choice
    ) {
        guard let selector = choice == .moments ? Self.moment(head) : Self.selector(head) else {
            return omitted.add("a rule of a style")
        }
        let declarations = StyleDeclarations.rewritten(block, &omitted)
        if !declarations.isEmpty { text += "\(selector){\(declarations)}" }
    }

    private static func moment(_ head: ArraySlice<StyleToken>) -> String? {
        pieces(head) { token in
            switch token {
            case .name(let name): name
            case .number(let number): number
            case .sign(UInt8(ascii: ",")): ","
            case .space: " "
            default: nil
            }
        }
    }

    private static func selector(_ head: ArraySlice<StyleToken>) -> String? {
        var depth = 0
        let text = pieces(head) { token in
            depth += token.depth
            switch token {
            case .name(let name): return name
            case .hash(let name): return "#" + name
            case .number(let number): return number
            case .string(let string): return StyleValue.quoted(string)
            case .function(let name): return choosing.contains(name.lowercased()) ? name + "(" : nil
            case .space: return " "
            case .sign(let sign) where signs.contains(sign): return String(Unicode.Scalar(sign))
            default: return nil
            }
        }
        return depth == 0 ? text : nil
    }

    private static let signs = Array(".>+~*,:[]=^$|)".utf8)
    private static let choosing = SVGNames.words(
        "not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir")

    /// The text of tokens; nil where one is not allowed, or there are none.
    private static func pieces(_ tokens: ArraySlice<StyleToken>, _ piece: (StyleToken) -> String?) -> String? {
        var text = ""
        for token in tokens {
            guard let next = piece(token) else { return nil }
            text += next
        }
        return text.isEmpty ? nil : text
    }

    // MARK: - Rules with a sign

    private mutating func writeAtRule(
        _ name: String, _ head: ArraySlice<StyleToken>, _ block: ArraySlice<StyleToken>?, _ levels: Int
    ) {
        switch name {
        case "media", "supports":
            guard let block, levels < 8, let condition = Self.condition(head) else { break }
            return writeBlock("@\(name) \(condition)", block, .rules, levels)
        case "keyframes":
            guard let block, case .name(let title)? = head.first, head.count == 1 else { break }
            return writeBlock("@keyframes \(title)", block, .moments, levels)
        case "font-face":
            guard let block else { break }
            return writeFont(block)
        case "import":
            for case .string(let address) in head { return omitted.add("'\(address.prefix(80))'") }
            for case .address(let address) in head { return omitted.add("'\(address.prefix(80))'") }
        case "charset", "namespace": return
        case let name where name.hasPrefix("-"): return
        default: break
        }
        omitted.add("'@\(name)'")
    }

    private mutating func writeBlock(
        _ head: String, _ block: ArraySlice<StyleToken>, _ choice: Choice, _ levels: Int
    ) {
        var inner = ""
        swap(&inner, &text)
        write(block, as: choice, levels: levels + 1)
        swap(&inner, &text)
        if !inner.isEmpty { text += "\(head){\(inner)}" }
    }

    private static func condition(_ head: ArraySlice<StyleToken>) -> String? {
        var depth = 0
        let text = pieces(head) { token in
            depth += token.depth
            switch token {
            case .name(let name): return name
            case .number(let number): return number
            case .function(let name) where ["and", "not", "or", "selector"].contains(name.lowercased()):
                return name + " ("
            case .space: return " "
            case .sign(let sign) where Array("(),:/".utf8).contains(sign): return String(Unicode.Scalar(sign))
            default: return nil
            }
        }
        return depth == 0 ? text : nil
    }

    private mutating func writeFont(_ block: ArraySlice<StyleToken>) {
        var written: [String] = []
        var hasSource = false
        for piece in block.split(at: .sign(";")) {
            guard let (name, value) = StyleDeclarations.parts(of: piece, &omitted) else { continue }
            if name == "src" {
                let sources = value.split(at: .sign(",")).compactMap { source($0.trimmed) }
                if !sources.isEmpty { written.append("src:" + sources.joined(separator: ",")) }
                hasSource = hasSource || !sources.isEmpty
            } else if Self.descriptors.contains(name), let text = StyleValue.written(value, &omitted) {
                written.append("\(name):\(text)")
            }
        }
        if hasSource { text += "@font-face{\(written.joined(separator: ";"))}" }
    }

    private static let descriptors = SVGNames.words("font-family font-style font-weight font-stretch font-display")

    /// A font that the picture carries.
    private mutating func source(_ tokens: ArraySlice<StyleToken>) -> String? {
        var rest = tokens
        let address: String?
        switch rest.popFirst() {
        case .address(let text)?: address = text
        case .function(let name)? where name.lowercased() == "url": address = StyleValue.quotedAddress(&rest)
        default: address = nil
        }
        if let address, let font = CarriedData.font(address) { return "url(\(font))" }
        omitted.add(address.map { "'\($0.prefix(80))'" } ?? "a font")
        return nil
    }
}
