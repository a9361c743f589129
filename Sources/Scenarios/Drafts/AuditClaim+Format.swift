import DataTree
import Diagnostics

extension AuditClaim {
    /// A mapping of macros to what is claimed about each.
    static let format = ValueFormat<[AuditClaim]>(kind: .named(.object("macroClaims"))) { node, decoding in
        guard let entries = node.entries else {
            decoding.report(.wrongType(decoding.subject, "a mapping of macros to claims", found: node))
            return nil
        }
        return entries.map { entry in
            decoding.inside(.key(entry.key)) { decoding in
                var claim = AuditClaim(macro: PlacedName(text: entry.key, span: entry.keySpan))
                decoding.readObject(entry.value, into: &claim, AuditClaimKeys.all)
                return claim
            }
        }
    }

    /// The items of `cells`, each with its place.
    static let cells = ValueFormat<[Cell]>(kind: .list(.object("macroCell"))) { node, decoding in
        guard let items = node.items else {
            decoding.report(.wrongType(decoding.subject, "a list of mappings", found: node))
            return nil
        }
        return items.enumerated().map { index, item in
            decoding.inside(.index(index)) { decoding in
                var cell = Cell(span: item.span)
                decoding.readObject(item, into: &cell, AuditClaimKeys.cell)
                for key in ["device", "error"] where item[key] == nil {
                    decoding.report(.missingKey(key, of: "cell", at: item.span))
                }
                return cell
            }
        }
    }
}
