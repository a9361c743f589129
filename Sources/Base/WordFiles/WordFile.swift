import DataTree
import Diagnostics
import Languages
import YAML

/// A file of interface texts: the texts of a language by the paths of their keys.
struct WordFile {
    let file: SourceFile
    let language: Language
    private var texts: [String: (text: String, span: SourceSpan)] = [:]
    private var singulars: Set<Int> = []

    /// The language is the file's name: "zh-Hans.yaml" holds `zh-Hans`.
    static func language(of path: String) -> Language {
        let name = path.split(separator: "/").last ?? ""
        return Language(String(name.split(separator: ".").first ?? ""))
    }

    init(reading file: SourceFile, into diagnostics: inout [Diagnostic]) {
        self.file = file
        language = Self.language(of: file.path)
        add(file, into: &diagnostics)
    }

    /// Adds the texts of another file in the language, such as an extra's.
    mutating func add(_ file: SourceFile, into diagnostics: inout [Diagnostic]) {
        let nodes = YAMLParser.parse(file, in: file.span.range).unwrap(into: &diagnostics)
        for node in nodes { read(node, below: "", into: &diagnostics) }
    }

    var words: Words { Words(language, texts: texts.mapValues { $0.text }, singulars: singulars) }

    private mutating func read(_ node: DataNode, below path: String, into diagnostics: inout [Diagnostic]) {
        switch node.content {
        case .mapping(let entries):
            for entry in entries {
                let key = path.isEmpty ? entry.key : path + "." + entry.key
                if key == "singular" {
                    singulars = Self.numbers(entry.value)
                } else {
                    read(entry.value, below: key, into: &diagnostics)
                }
            }
        case .scalar(let text, _): texts[path] = (text, node.span)
        case .null, .list: diagnostics.append(WordCodes.notText(path, at: node.span))
        }
    }

    private static func numbers(_ node: DataNode) -> Set<Int> {
        Set((node.items ?? []).compactMap { $0.text.flatMap { Int($0) } })
    }

    /// The forms `one` and `other` of a text are one key: the number of forms depends on the language.
    private static func withoutForm(_ key: String) -> String {
        for ending in [".one", ".other"] where key.hasSuffix(ending) { return String(key.dropLast(ending.count)) }
        return key
    }

    private var keys: Set<String> { Set(texts.keys.filter { !Self.isSentence($0) }.map { Self.withoutForm($0) }) }

    /// Whether the key is an English sentence, used as its own key: no file of words has to have it, and English has none.
    private static func isSentence(_ key: String) -> Bool { key.hasPrefix(Words.sentences) }

    /// Keys and placeholders in which this file differs from another one.
    func problems(beside other: WordFile) -> [Diagnostic] {
        let (own, theirs) = (keys, other.keys)
        let lacking = theirs.subtracting(own).sorted()
        let missing = lacking.isEmpty ? [] : [WordCodes.missingText(lacking, in: file)]
        let unknown = texts.keys.sorted().filter { !Self.isSentence($0) && !theirs.contains(Self.withoutForm($0)) }
            .map { WordCodes.unknownKey($0, beside: other.file, at: texts[$0]?.span) }
        let wrong = texts.keys.sorted().compactMap { key -> Diagnostic? in
            let isSentence = Self.isSentence(key)
            guard let text = texts[key], isSentence || theirs.contains(Self.withoutForm(key)) else { return nil }
            let own = isSentence ? Self.placeholders(key) : other.placeholders(of: key)
            let extra = Self.placeholders(text.text).subtracting(own)
            return extra.min().map { WordCodes.unknownPlaceholder($0, of: key, at: text.span) }
        }
        return missing + unknown + wrong
    }

    /// The names between braces in all forms of a text.
    private func placeholders(of key: String) -> Set<String> {
        let base = Self.withoutForm(key)
        return [base, base + ".one", base + ".other"].compactMap { texts[$0] }
            .reduce(into: []) { $0.formUnion(Self.placeholders($1.text)) }
    }

    /// A name has letters and digits; other text between braces is literal, such as `{top: 44}`.
    private static func placeholders(_ text: String) -> Set<String> {
        var names: Set<String> = []
        for part in text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1) {
            guard let close = part.firstIndex(of: "}") else { continue }
            let name = part[..<close]
            if name.allSatisfy({ $0.isLetter || $0.isNumber }) { names.insert(String(name)) }
        }
        return names
    }
}
