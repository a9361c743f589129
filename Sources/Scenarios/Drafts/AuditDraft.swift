import DataTree
import Diagnostics
import LayoutEngine

/// A block of macros while it is being read.
struct AuditDraft: Sendable {
    var id: String?
    var title = LocalizedText()
    var caption = LocalizedText()
    var sources: [SourceReference] = []
    var scenario: Located<String>?
    var macros: [MacroDraft] = []
    var scope = AuditScope()
    var claims: [AuditClaim] = []
}
