import DataTree
import Diagnostics
import Formulas

/// A macro while it is being read.
struct MacroDraft: Sendable {
    let name: PlacedName
    var text = ""
    /// Nil for one that is missing or could not be read.
    var formula: Formula?
    var against: PlacedPath?
    var sources: [SourceReference] = []
    var replacement = LocalizedText()

    var macro: Macro {
        Macro(
            name: name.text, span: name.span, formula: text, against: against, sources: sources,
            replacement: replacement)
    }

    /// A mapping of names to macros; a formula alone is a macro that only helps others.
    static let format = ValueFormat<[MacroDraft]>(kind: .named(.object("macro"))) { node, decoding in
        guard let entries = node.entries else {
            decoding.report(.wrongType(decoding.subject, "a mapping of names to formulas", found: node))
            return nil
        }
        return entries.map { entry in
            let name = PlacedName(text: entry.key, span: entry.keySpan)
            if !Format.isElementName(name.text) { decoding.report(.invalidName(name.text, at: name.span)) }
            return decoding.inside(.key(entry.key)) { decoding in
                var draft = MacroDraft(name: name)
                if entry.value.text != nil {
                    MacroKeys.formula.read(entry.value, &draft, &decoding)
                } else {
                    decoding.readObject(entry.value, into: &draft, MacroKeys.all)
                    if entry.value["formula"] == nil {
                        decoding.report(.missingKey("formula", of: "macro", at: entry.keySpan))
                    }
                }
                return draft
            }
        }
    }
}
