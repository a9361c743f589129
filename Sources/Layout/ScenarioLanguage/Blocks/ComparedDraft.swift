import DataTree
import Diagnostics
import Languages
import Schema

/// An item of `compare` while it is being read: a scenario, and its differences.
struct ComparedDraft: Sendable {
    var id: String?
    var settings: [PathSetting] = []
    var title = LocalizedText()
    var verdict: Verdict?
    /// The place of the item.
    let span: SourceSpan

    init(at span: SourceSpan) { self.span = span }

    /// An id, or a mapping that uses one.
    static let format = ScenarioFormat<[ComparedDraft]>(kind: .list(.object("compared"))) { node, decoder in
        guard let items = node.items, (2...4).contains(items.count) else {
            decoder.report(BlockCodes.comparisonCount(found: node))
            return nil
        }
        return items.enumerated().map { index, item in
            decoder.inside(.index(index)) { read(item, &$0) }
        }
    }

    private static func read(_ node: DataNode, _ decoder: inout ScenarioDecoder) -> ComparedDraft {
        var draft = ComparedDraft(at: node.span)
        if node.text != nil {
            draft.id = Format.id.decode(node, &decoder)
        } else {
            decoder.decodeObject(node, into: &draft, ComparedKeys.all)
            if node["use"] == nil {
                decoder.report(decoder.codes.missingKey("use", of: "item of 'compare'", at: node.span))
            }
        }
        return draft
    }
}

/// The keys of one item of `compare`.
enum ComparedKeys {
    static let all: [ScenarioKey<ComparedDraft>] = [
        ScenarioKey("use", Format.id) { $0.id = $1 },
        ScenarioKey("with", PathSetting.format) { $0.settings = $1 },
        ScenarioKey("title", Format.localizedText) { $0.title = $1 },
        ScenarioKey("verdict", Format.word(Verdict.self)) { $0.verdict = $1 },
    ]
}
