/// A programming language whose samples are coloured.
package enum LexedLanguage: String, Sendable {
    case swift
    case objectiveC = "objc"

    /// The name that programmers know.
    package var name: String { self == .swift ? "Swift" : "Objective-C" }

    /// The language after an opening fence; nil for one that stays plain.
    package init?(fence: String) {
        switch fence.lowercased() {
        case "swift": self = .swift
        case "objc", "objective-c", "objectivec": self = .objectiveC
        default: return nil
        }
    }

    /// Words with a meaning of their own.
    var keywords: Set<String> { self == .swift ? Self.swiftKeywords : Self.objectiveCKeywords }

    /// Names of types that do not begin with a capital.
    var smallTypes: Set<String> { self == .swift ? [] : Self.objectiveCTypes }

    private static let swiftKeywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
        "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
        "nonmutating", "open", "operator", "override", "private", "protocol", "public", "repeat", "required",
        "rethrows", "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]

    private static let objectiveCKeywords: Set<String> = [
        "__block", "__kindof", "__strong", "__weak", "assign", "atomic", "auto", "break", "case", "const", "continue",
        "copy", "default", "do", "else", "enum", "extern", "for", "getter", "goto", "if", "in", "inline", "nil", "NO",
        "nonatomic", "nonnull", "NULL", "nullable", "readonly", "readwrite", "retain", "return", "self", "setter",
        "sizeof", "static", "strong", "struct", "super", "switch", "typedef", "union", "volatile", "weak", "while",
        "YES",
    ]

    private static let objectiveCTypes: Set<String> = [
        "bool", "char", "double", "float", "id", "instancetype", "int", "long", "short", "signed", "unsigned", "void",
    ]
}
