import DataTree
import Diagnostics
import Schema

extension AuditClaim {
    /// A mapping of macros to what is claimed about each.
    static let format = ScenarioFormat<[AuditClaim]>(kind: .named(.object("macroClaims"))) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of macros to claims", found: node)
            return nil
        }
        return entries.map { entry in
            decoder.inside(.key(entry.key)) { decoder in
                var claim = AuditClaim(macro: Located(entry.key, at: entry.keySpan))
                decoder.decodeObject(entry.value, into: &claim, AuditClaimKeys.all)
                return claim
            }
        }
    }

    /// The items of `cells`, each with its place.
    static let cells = ScenarioFormat<[Cell]>(kind: .list(.object("macroCell"))) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of mappings", found: node)
            return nil
        }
        return items.enumerated().map { index, item in
            decoder.inside(.index(index)) { decoder in
                var cell = Cell(span: item.span)
                decoder.decodeObject(item, into: &cell, AuditClaimKeys.cell)
                for key in ["device", "error"] where item[key] == nil {
                    decoder.report(decoder.codes.missingKey(key, of: "cell", at: item.span))
                }
                return cell
            }
        }
    }
}
