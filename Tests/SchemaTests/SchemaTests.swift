import DataTree
import Diagnostics
import Geometry
import Schema
import Testing

/// A language of two sections, to test what all languages share.
private struct Recipe: ClosedContext {
    typealias Availability = Int

    static let codes = SchemaCodes(area: "recipe", unit: "all weights are grams")
    /// The keys that not every edition has, in the order of use.
    var dated: [String] = []
    var isUntrusted = false

    mutating func noteUse(of key: String, in versions: Int, at span: SourceSpan) { dated.append(key) }
}

private enum Format: ValueFormats {
    typealias Context = Recipe
}

private struct Draft: Sendable {
    var name: String?
    var isHot: Bool?
    var weight: Double?
    var portions: Int?
    var tags: [String]?
    var tray: Located<Size>?
    var steps: [Step] = []

    struct Step: Sendable {
        let index: Int
        var text: String?
    }

    static let keys: [SchemaKey<Draft, Recipe>] = [
        SchemaKey("name", Format.id) { $0.name = $1 },
        SchemaKey("isHot", Format.flag, initial: "false") { $0.isHot = $1 },
        SchemaKey("weight", Format.length, versions: 2) { $0.weight = $1 },
        SchemaKey("portions", by: .owner, Format.count) { $0.portions = $1 },
        SchemaKey("tags", Format.oneOrMore(Format.text)) { $0.tags = $1 },
        SchemaKey("tray", Format.located(Format.size)) { $0.tray = $1 },
        SchemaKey("steps", .objects("step", step) { Step(index: $0) }) { $0.steps = $1 },
        .notYet("video", .text),
    ]

    static let step: [SchemaKey<Step, Recipe>] = [
        SchemaKey("text", Format.text) { $0.text = $1 }
    ]
}

@Suite struct SchemaTests {
    private let span = SourceSpan(file: "recipe.yaml", range: 0..<4)

    private func scalar(_ text: String, isQuoted: Bool = false) -> DataNode {
        DataNode(.scalar(text, isQuoted: isQuoted), at: span)
    }

    private func mapping(_ entries: KeyValuePairs<String, DataNode>) -> DataNode {
        DataNode(.mapping(entries.map { DataNode.Entry($0.key, at: span, $0.value) }), at: span)
    }

    private func list(_ items: DataNode...) -> DataNode { DataNode(.list(items), at: span) }

    private func decoded(
        _ node: DataNode, isUntrusted: Bool = false
    ) -> (draft: Draft, decoder: TreeDecoder<Recipe>) {
        var decoder = TreeDecoder(Recipe(isUntrusted: isUntrusted), subject: "recipe")
        var draft = Draft()
        decoder.decodeObject(node, into: &draft, Draft.keys)
        return (draft, decoder)
    }

    @Test func `a mapping fills a draft by its table`() {
        let (draft, decoder) = decoded(
            mapping([
                "name": scalar("pie"), "isHot": scalar("true"), "weight": scalar("64.5"), "portions": scalar("4"),
                "tags": scalar("sweet"), "tray": list(scalar("20"), scalar("30")),
                "steps": list(mapping(["text": scalar("Mix.")]), mapping([:])),
            ]))
        #expect(decoder.diagnostics.isEmpty && decoder.steps.isEmpty && decoder.subject == "recipe")
        #expect(draft.name == "pie" && draft.isHot == true && draft.weight == 64.5 && draft.portions == 4)
        #expect(draft.tags == ["sweet"] && draft.tray == Located(Size(width: 20, height: 30), at: span))
        #expect(draft.steps.map { $0.index } == [0, 1] && draft.steps.map { $0.text } == ["Mix.", nil])
        #expect(decoder.context.dated == ["weight"])
    }

    @Test func `the owner's keys in a stranger's mapping are ignored, whatever their values`() {
        let node = mapping(["name": scalar("pie"), "portions": scalar("none")])
        let (draft, decoder) = decoded(node, isUntrusted: true)
        #expect(draft.name == "pie" && draft.portions == nil && decoder.diagnostics.isEmpty)
        #expect(decoder.ignored == [Located("portions", at: span)])
        #expect(decoded(node).decoder.diagnostics.count == 1)
    }

    @Test func `nothing is an empty mapping, and anything else is none`() {
        #expect(decoded(DataNode(.null, at: span)).decoder.diagnostics.isEmpty)
        #expect(
            decoded(scalar("pie")).decoder.diagnostics.map { $0.message } == [
                "'recipe' takes a mapping of properties, not 'pie'"
            ])
    }

    static let wrong: [(key: String, value: DataNode.Content, code: String, message: String)] = [
        (
            "nmae", .scalar("pie", isQuoted: false), "unknown-property",
            "'recipe' has no property 'nmae'; it has name, isHot, weight, portions, tags and 2 more"
        ),
        (
            "video", .scalar("v", isQuoted: false), "not-supported-yet",
            "'video' is part of the language, but is not computed yet"
        ),
        (
            "name", .scalar("my pie", isQuoted: false), "invalid-id",
            "the id 'my pie' may contain only letters, digits and hyphens"
        ),
        ("isHot", .scalar("yes", isQuoted: false), "not-a-boolean", "'isHot' takes true or false, not 'yes'"),
        (
            "weight", .scalar("64g", isQuoted: false), "not-a-number",
            "'weight' takes a number such as 64 or -0.5, not '64g'"
        ),
        (
            "weight", .scalar("64pt", isQuoted: false), "unit-in-number",
            "'weight' takes a number without a unit, not '64pt'"
        ),
        (
            "weight", .scalar("64", isQuoted: true), "quoted-value",
            "'weight' takes a number, but '64' in quotes is text"
        ),
        (
            "weight", .scalar("-1", isQuoted: false), "number-out-of-range",
            "'weight' must be 0 or more, not '-1'"
        ),
        ("weight", .list([]), "wrong-type", "'weight' takes a number, not an empty list"),
        (
            "portions", .scalar("1.5", isQuoted: false), "number-out-of-range",
            "'portions' must be a whole number from 0 to 100000, not '1.5'"
        ),
        ("tray", .mapping([]), "", ""),
        ("steps", .null, "wrong-type", "'steps' takes a list of mappings, not nothing"),
    ]

    @Test(arguments: wrong.indices)
    func `what is wrong is said with the language's own codes`(_ index: Int) {
        let (key, value, code, message) = Self.wrong[index]
        let problems = decoded(mapping([key: DataNode(value, at: span)])).decoder.diagnostics
        #expect(problems.map { $0.code.description } == (code.isEmpty ? [] : ["recipe/" + code]))
        #expect(problems.map { $0.message } == (code.isEmpty ? [] : [message]))
    }

    @Test func `a mapping of numbers leaves out those that are 0`() {
        #expect(
            decoded(mapping(["tray": mapping(["height": scalar("3")])])).draft.tray?.value == Size(width: 0, height: 3))
    }

    @Test func `problems inside are told of the key around them`() {
        let node = mapping(["steps": list(mapping([:]), mapping(["txt": scalar("Mix.")]))])
        let problems = decoded(node).decoder.diagnostics
        #expect(problems.map { $0.message } == ["'steps' has no property 'txt'; it has text"])
        #expect(problems.first?.label == "did you mean 'text'?")
    }

    @Test func `kinds say in words how values are written`() {
        #expect(ValueKind.oneOrMore(.word(["a", "b"])).phrase.english == "one of a or b, or a list of these")
        #expect(ValueKind.list(.text).phrase.english == "a list: text")
        #expect(ValueKind.size.componentNames == ["width", "height"] && ValueKind.size.isSettable)
        #expect(!ValueKind.object("step").isSettable && !ValueKind.text.isSettable && ValueKind.flag.isSettable)
        #expect(["a", "b", "c", "d", "e", "f", "g"].listed().english == "a, b, c, d, e and 2 more")
    }
}
