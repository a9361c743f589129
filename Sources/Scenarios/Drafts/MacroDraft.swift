import DataTree
import Diagnostics
import Formulas
import Schema

/// A macro while it is being read.
struct MacroDraft: Sendable {
    let name: Located<String>
    var text = ""
    /// Nil for one that is missing or could not be read.
    var formula: Formula?
    var against: Located<ValuePath>?
    var sources: [SourceReference] = []
    var replacement = LocalizedText()

    var macro: Macro {
        Macro(
            name: name.value, span: name.span, formula: text, comparedPath: against, sources: sources,
            replacement: replacement)
    }

    /// A mapping of names to macros; a formula alone is a macro that only helps others.
    static let format = ScenarioFormat<[MacroDraft]>(kind: .named(.object("macro"))) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of names to formulas", found: node)
            return nil
        }
        return entries.map { entry in
            let name = Located(entry.key, at: entry.keySpan)
            if !Identifier.isName(name.value) { decoder.report(.invalidName(name.value, at: name.span)) }
            return decoder.inside(.key(entry.key)) { decoder in
                var draft = MacroDraft(name: name)
                if entry.value.text != nil {
                    MacroKeys.formula.decode(entry.value, &draft, &decoder)
                } else {
                    decoder.decodeObject(entry.value, into: &draft, MacroKeys.all)
                    if entry.value["formula"] == nil {
                        decoder.report(decoder.codes.missingKey("formula", of: "macro", at: entry.keySpan))
                    }
                }
                return draft
            }
        }
    }
}
