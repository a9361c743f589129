import Diagnostics

extension PageCodes {
    static let brokenReferenceCode = DiagnosticCode("page/broken-reference")
    static let duplicateIDCode = DiagnosticCode("page/duplicate-id")
    static let inlineCodeCode = DiagnosticCode("page/inline-code")
    static let openPolicyCode = DiagnosticCode("page/open-policy")
    static let silentPictureCode = DiagnosticCode("page/silent-picture")

    /// Every code of this area, by name. Examples are templates.
    static let documented: [DocumentedCode] = [
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
