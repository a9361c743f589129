import Diagnostics
import Templates

/// Finds where a template is HTML but not XML, which books consist of.
enum XMLCheck {
    /// The tags of a template that XML does not allow as written.
    static func problems(in tags: [TemplateMarkup.Tag]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var open: [TemplateMarkup.Tag] = []
        for tag in tags {
            for attribute in tag.attributes where !attribute.isQuoted {
                diagnostics.append(
                    PageCodes.notXML("write the value of '\(attribute.name)' in quotation marks", at: attribute.span))
            }
            if TemplateMarkup.voidNames.contains(tag.name) {
                if !tag.isClosed { diagnostics.append(PageCodes.notXML("write '<\(tag.name) … />'", at: tag.span)) }
            } else if !tag.isEnd {
                if !tag.isClosed { open.append(tag) }
            } else if open.last?.name == tag.name {
                open.removeLast()
            } else {
                diagnostics.append(
                    PageCodes.notXML("'</\(tag.name)>' does not close the element opened last", at: tag.span))
            }
        }
        return diagnostics + open.map { PageCodes.notXML("'<\($0.name)>' has no end tag", at: $0.span) }
    }
}
