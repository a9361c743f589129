import DataTree
import Diagnostics
import Schema

/// One item of `compare` while it is being read: a scenario, and what is different in it.
struct ComparedDraft: Sendable {
    var id: String?
    var settings: [PathSetting] = []
    var title = LocalizedText()
    /// The place of the item.
    let span: SourceSpan

    init(at span: SourceSpan) { self.span = span }

    /// An id, or a mapping that uses one.
    static let format = ScenarioFormat<[ComparedDraft]>(kind: .list(.object("compared"))) { node, decoder in
        guard let items = node.items, (2...4).contains(items.count) else {
            decoder.report(.comparisonCount(found: node))
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
