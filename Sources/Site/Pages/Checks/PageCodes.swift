package import Diagnostics

/// The problems of pages that templates, or ids given by authors, cause.
package enum PageCodes {
    static let brokenReference = DiagnosticKind(
        "page/broken-reference", .error, example: "<a href=\"{{root}}nowhere.html\">nowhere</a>")
    /// - Parameter target: a file of the site, or the place on a page: the page's path, `#` and the id.
    static func brokenReference(_ target: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            brokenReference,
            target.contains("#")
                ? "pages made from this template refer to the id '\(target)', which does not exist"
                : "pages made from this template refer to '\(target)', which does not exist", at: span)
    }

    static let duplicateID = DiagnosticKind(
        "page/duplicate-id", .error, example: "<p id=\"one\"></p><p id=\"one\"></p>")
    /// An id that occurs twice in the templates of a page.
    static func duplicateID(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(duplicateID, "two elements of a page made from this template have the id '\(id)'", at: span)
    }

    /// An id within a part of a template that is shown once for each item of a list.
    static func repeatedID(_ id: String, list: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            duplicateID,
            "this is in the list '\(list)', so each item has the id '\(id)'; put a field into the id, or move the "
                + "element out of the list",
            at: span)
    }

    /// An id that an author gave twice.
    ///
    /// - Parameters:
    ///   - pages: the paths of the pages that have it, at least one.
    ///   - heading: the heading that has the id, where one of two has it.
    static func duplicateID(_ id: String, on pages: [String], heading: SourceSpan?) -> Diagnostic {
        let others: Message = pages.count == 1 ? "" : " and \(pages.count - 1) more"
        let advice: Message = heading == nil ? "" : "; give this heading another with '{#id}'"
        return Diagnostic(
            duplicateID, "two elements of '\(pages[0])'\(others) have the id '\(id)'\(advice)", at: heading)
    }

    static let openPolicy = DiagnosticKind(
        "page/open-policy", .warning,
        example: "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\">")
    static func openPolicy(_ template: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            openPolicy,
            "pages made from '\(template).html' have no content security policy that blocks what is not part of the site; "
                + "add one to its head, as the built-in 'head.html' does",
            at: span)
    }

    static let inlineCode = DiagnosticKind("page/inline-code", .warning, example: "<p style=\"color: red\"></p>")
    /// - Parameter code: the tag or the attribute.
    static func inlineCode(_ code: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            inlineCode,
            "a strict content security policy forbids '\(code)' within a page; put it into a file of 'assets/'",
            at: span)
    }

    static let leadsElsewhere = DiagnosticKind(
        "page/leads-elsewhere", .warning, example: "<base href=\"https://x.org/\">")
    /// - Parameter address: where everything, or the reader, is sent.
    static func leadsElsewhere(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            leadsElsewhere,
            "this redirects a page, or all of its addresses, to '\(address)'; leave it out", at: span)
    }

    static let emptyPage = DiagnosticKind("template/empty-page", .error, example: "<!-- -->")
    /// A template whose pages become empty.
    static func emptyPage(_ template: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(emptyPage, "pages made from '\(template).html' are empty; nothing is written", at: span)
    }

    static let silentPicture = DiagnosticKind("page/silent-picture", .warning, example: "<img src=\"assets/site.css\">")
    static func silentPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            silentPicture,
            "the picture has no 'alt'; describe it, or write 'alt=\"\"' if the text says the same",
            at: span)
    }

    static let notXML = DiagnosticKind("page/not-xml", .warning, example: "<p>text")
    /// - Parameter advice: the form that would be XML.
    static func notXML(_ advice: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notXML, "books need XML: \(advice)", at: span)
    }

    /// Every code of this area, by name. Examples are templates.
    package static let all: [DiagnosticKind] = [
        brokenReference, duplicateID, emptyPage, inlineCode, leadsElsewhere, notXML, openPolicy, silentPicture,
    ]
}
