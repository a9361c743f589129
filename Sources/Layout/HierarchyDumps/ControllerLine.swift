import ConstraintLogs

/// A line of `_printHierarchy`: "   | <App.ListController 0x12>, state: appeared, view: <UIView 0x34>".
struct ControllerLine {
    let controller: DumpedController
    let depth: Int

    /// Whether the line names a controller's state, whether it can be read or not.
    static func isOne(_ text: DumpText) -> Bool {
        text.position(of: ", state: ") != nil && text.position(of: "view: ") != nil
    }

    /// Parses a line; nil for a line without the class of a controller.
    ///
    /// - Parameter place: the location of the beginning of the line.
    init?(_ text: DumpText, at place: LogPlace) {
        guard let state = text.position(of: ">, state: "),
            let open = text.bytes[..<state].firstIndex(of: UInt8(ascii: "<")), open + 1 < state
        else { return nil }
        let (name, address) = Self.parts(of: text.text((open + 1)..<state))
        guard !name.isEmpty else { return nil }
        let word = text.text(from: state + 10).prefix { $0 != "," }
        let isPresented = text.bytes[..<open].contains(UInt8(ascii: "+"))
        depth = text.bytes[..<open].count { $0 == UInt8(ascii: "|") } + (isPresented ? 1 : 0)
        let view = Self.bracketed(behind: "view: <", in: text, from: state)
        controller = DumpedController(
            place: LogPlace(line: place.line, column: text.text(0..<open).count + 1, offset: place.offset + open),
            className: name, address: address, isShown: word == "appeared" || word == "appearing",
            viewClass: view?.name ?? "", viewAddress: view?.address ?? "", isPresented: isPresented,
            presentation: Self.bracketed(behind: "presented with: <", in: text, from: state)?.name)
    }

    private static func bracketed(
        behind mark: StaticString, in text: DumpText, from start: Int
    ) -> (name: String, address: String)? {
        guard let place = text.position(of: mark, from: start) else { return nil }
        let begin = min(place + mark.utf8CodeUnitCount, text.bytes.count)
        return parts(of: text.text(begin..<closing(text, from: begin)))
    }

    /// The bracket that closes an open one: names of generic classes have brackets of their own.
    private static func closing(_ text: DumpText, from begin: Int) -> Int {
        var depth = 0
        for place in begin..<text.bytes.count {
            if text.bytes[place] == UInt8(ascii: "<") { depth += 1 }
            guard text.bytes[place] == UInt8(ascii: ">") else { continue }
            if depth == 0 { return place }
            depth -= 1
        }
        return text.bytes.count
    }

    /// The class and the address, with or without a colon between them.
    private static func parts(of text: String) -> (name: String, address: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard let last = words.last, last.hasPrefix("0x") else { return (text, "") }
        let name = words.dropLast().joined(separator: " ")
        return (name.hasSuffix(":") ? String(name.dropLast()) : name, HierarchyDump.normalized(last))
    }
}
