import JSON
import ScenarioLanguage

/// The outline of a scenario, and its edits, as a page and the engine exchange them.
enum LiveOutline {
    /// The classes that the root can have while there is none, and the items.
    static func json(_ outline: Outline) -> JSONValue {
        .object([
            .init("addable", .strings(outline.addableAtRoot)),
            .init("items", .array(outline.items.map { json($0) })),
        ])
    }

    private static func json(_ item: Outline.Item) -> JSONValue {
        .object([
            .init("depth", .number(Double(item.depth))), .init("class", .string(item.className)),
            .init("name", item.name.map { .string($0) } ?? .null), .init("addable", .strings(item.addable)),
            .init("containers", .strings(item.containers)), .init("isRemovable", .bool(item.isRemovable)),
            .init("canMoveUp", .bool(item.canMove.up)), .init("canMoveDown", .bool(item.canMove.down)),
            .init("constraints", item.constraints.map { .strings($0) } ?? .null),
        ])
    }

    /// An edit of the item with an index, or of the root; nil for anything else.
    static func edit(_ question: JSONValue) -> (act: Outline.Edit, item: Int?)? {
        let item = question["item"]?.number.flatMap { Int(exactly: $0) }
        let name = question["class"]?.string ?? ""
        let act: Outline.Edit? =
            switch question["act"]?.string {
            case "add": .add(name)
            case "remove": .remove
            case "moveUp": .moveUp
            case "moveDown": .moveDown
            case "putIn": .putIn(name)
            case "constrain": lines(question["lines"]).map { .constrain($0) }
            default: nil
            }
        return act.map { ($0, item) }
    }

    private static func lines(_ value: JSONValue?) -> [String]? {
        if case .array(let lines)? = value { lines.compactMap { $0.string } } else { nil }
    }
}
