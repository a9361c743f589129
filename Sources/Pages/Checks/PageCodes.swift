package import Diagnostics

/// The problems of finished pages, which templates or notes may have made.
package enum PageCodes {
    /// One diagnostic for a problem that some pages share.
    ///
    /// - Parameters:
    ///   - pages: their paths, at least one.
    ///   - heading: the heading that has the id, where one of two has it.
    static func diagnostic(_ problem: PageProblem, on pages: [String], heading: SourceSpan?) -> Diagnostic {
        let others = pages.count == 1 ? "" : " and \(pages.count - 1) more"
        let place = "'\(pages[0])'\(others)"
        switch problem {
        case .brokenReference(let path):
            return Diagnostic(
                brokenReferenceCode, .error, "there is no '\(path)', to which \(place) refers", at: nil)
        case .brokenFragment(let target):
            return Diagnostic(
                brokenReferenceCode, .error, "there is no id '\(target)', to which \(place) refers", at: nil)
        case .duplicateID(let id):
            let advice = heading == nil ? "" : "; give this heading another with '{#id}'"
            return Diagnostic(
                duplicateIDCode, .error, "two elements of \(place) have the id '\(id)'\(advice)", at: heading)
        case .openPolicy:
            return Diagnostic(
                openPolicyCode, .warning,
                "\(place) has no content policy that keeps out what is not the site's own; write one into its head, as "
                    + "'head.html' of this project does",
                at: nil)
        case .inlineCode(let code):
            return Diagnostic(
                inlineCodeCode, .warning,
                "\(place) has '\(code)' in it, which a strict content policy forbids; put it into a file of 'assets/'",
                at: nil)
        case .silentPicture(let source):
            return Diagnostic(
                silentPictureCode, .warning,
                "the picture '\(source)' of \(place) has no 'alt'; describe it, or write 'alt=\"\"' if the text says the same",
                at: nil)
        }
    }

    // MARK: - The codes

    static let brokenReferenceCode = DiagnosticCode("page/broken-reference")
    static let duplicateIDCode = DiagnosticCode("page/duplicate-id")
    static let inlineCodeCode = DiagnosticCode("page/inline-code")
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
            openPolicyCode, "A finished page has no content policy, or one that lets in what is not the site's own.",
            chinese: "生成的页面没有内容安全策略，或策略放行了站外内容。",
            example: "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\">"),
        DocumentedCode(
            silentPictureCode, "A picture of a finished page has no text for those who cannot see it.",
            chinese: "生成的页面上有一张图没有替代文字。",
            example: "<img src=\"assets/site.css\">"),
    ]
}
