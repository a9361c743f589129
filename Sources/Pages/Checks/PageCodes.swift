package import Diagnostics

/// The problems of pages that templates, or ids given by authors, make.
package enum PageCodes {
    /// - Parameter target: a file of the site, or the place on a page: the page's path, `#` and the id.
    static func brokenReference(_ target: String, at span: SourceSpan) -> Diagnostic {
        let noun = target.contains("#") ? "id " : ""
        return Diagnostic(
            brokenReferenceCode, .error, "there is no \(noun)'\(target)', to which pages made of this refer", at: span)
    }

    /// An id that stands twice in the templates of a page.
    static func duplicateID(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(duplicateIDCode, .error, "two elements of a page made of this have the id '\(id)'", at: span)
    }

    /// An id that an author gave twice.
    ///
    /// - Parameters:
    ///   - pages: the paths of the pages that have it, at least one.
    ///   - heading: the heading that has the id, where one of two has it.
    static func duplicateID(_ id: String, on pages: [String], heading: SourceSpan?) -> Diagnostic {
        let others = pages.count == 1 ? "" : " and \(pages.count - 1) more"
        let advice = heading == nil ? "" : "; give this heading another with '{#id}'"
        return Diagnostic(
            duplicateIDCode, .error, "two elements of '\(pages[0])'\(others) have the id '\(id)'\(advice)", at: heading)
    }

    static func openPolicy(_ template: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            openPolicyCode, .warning,
            "pages made of '\(template).html' have no content policy that keeps out what is not the site's own; write one "
                + "into its head, as 'head.html' of this project does",
            at: span)
    }

    /// - Parameter code: the tag or the attribute.
    static func inlineCode(_ code: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            inlineCodeCode, .warning,
            "a strict content policy forbids '\(code)' within a page; put it into a file of 'assets/'", at: span)
    }

    static func silentPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            silentPictureCode, .warning,
            "the picture has no 'alt'; describe it, or write 'alt=\"\"' if the text says the same",
            at: span)
    }

    /// - Parameter advice: what would be XML.
    static func notXML(_ advice: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notXMLCode, .warning, "books need XML: \(advice)", at: span)
    }

    // MARK: - The codes

    static let brokenReferenceCode = DiagnosticCode("page/broken-reference")
    static let duplicateIDCode = DiagnosticCode("page/duplicate-id")
    static let inlineCodeCode = DiagnosticCode("page/inline-code")
    static let notXMLCode = DiagnosticCode("page/not-xml")
    static let openPolicyCode = DiagnosticCode("page/open-policy")
    static let silentPictureCode = DiagnosticCode("page/silent-picture")

    /// Every code of this area, by name. Examples are templates.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            brokenReferenceCode, "A finished page refers to a file or an id that the site does not have.",
            chinese: "生成的页面引用了站点里没有的文件或锚点。",
            example: "<a href=\"{{root}}nowhere.html\">nowhere</a>"),
        DocumentedCode(
            duplicateIDCode, "Two elements of a finished page have one id, so links and scripts find the wrong one.",
            chinese: "生成的页面上有两个元素共用一个 id，链接和脚本会找错对象。",
            example: "<p id=\"one\"></p><p id=\"one\"></p>"),
        DocumentedCode(
            inlineCodeCode, "A finished page has a script or a style in it instead of in a file.",
            chinese: "生成的页面里直接写了脚本或样式，没有放进单独的文件。",
            example: "<p style=\"color: red\"></p>"),
        DocumentedCode(
            notXMLCode, "A template of something that books show, too, is HTML but not XML.",
            chinese: "电子书也会用到的模板是 HTML，却不是合格的 XML。",
            example: "<p>text"),
        DocumentedCode(
            openPolicyCode, "A finished page has no content policy, or one that lets in what is not the site's own.",
            chinese: "生成的页面没有内容安全策略，或策略放行了站外内容。",
            example: "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\">"),
        DocumentedCode(
            silentPictureCode, "A picture of a finished page has no text for those who cannot see it.",
            chinese: "生成的页面上有一张图没有替代文字。",
            example: "<img src=\"assets/site.css\">"),
    ]
}
