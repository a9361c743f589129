/// The declarations of a rule, or of a `style` attribute.
enum StyleDeclarations {
    static func rewritten(_ text: String, _ omitted: inout OmissionList) -> String {
        rewritten(StyleTokenizer.tokens(of: text)[...], &omitted)
    }

    /// Empty where none is left.
    static func rewritten(_ tokens: ArraySlice<StyleToken>, _ omitted: inout OmissionList) -> String {
        var written: [String] = []
        for piece in tokens.split(at: .sign(";")) {
            guard let (name, value) = parts(of: piece, &omitted) else { continue }
            guard isKept(name) else {
                if !StyleProperties.isSilent(name) { omitted.add("'\(name):'") }
                continue
            }
            if let value = StyleValue.written(value, &omitted) {
                written.append("\(name):\(value)")
            } else {
                omitted.add("'\(name):'")
            }
        }
        return written.joined(separator: ";")
    }

    /// Custom properties hold everything that other properties may hold.
    private static func isKept(_ name: String) -> Bool { name.hasPrefix("--") || StyleProperties.all.contains(name) }

    /// Name and value; nil for a text that is not a declaration.
    static func parts(
        of piece: ArraySlice<StyleToken>, _ omitted: inout OmissionList
    ) -> (name: String, value: ArraySlice<StyleToken>)? {
        var rest = piece.trimmed
        guard let first = rest.popFirst() else { return nil }
        if rest.first == .space { rest.removeFirst() }
        guard case .name(let name) = first, rest.popFirst() == .sign(":") else {
            omitted.add("a declaration of a style")
            return nil
        }
        return (name.hasPrefix("--") ? name : name.lowercased(), rest)
    }
}
