import Diagnostics

extension LinkCodes {
    static let absolutePathCode = DiagnosticCode("link/absolute-path")
    static let emptyCode = DiagnosticCode("link/empty")
    static let networkRequestCode = DiagnosticCode("link/network-request")
    static let outsideCode = DiagnosticCode("link/outside")
    static let remoteImageCode = DiagnosticCode("link/remote-image")
    static let unknownAnchorCode = DiagnosticCode("link/unknown-anchor")
    static let unknownFileCode = DiagnosticCode("link/unknown-file")
    static let unknownPageCode = DiagnosticCode("link/unknown-page")

    /// Every code of this area, by name, with a note that triggers it.
    static let documented: [DocumentedCode] = [
        DocumentedCode(
            absolutePathCode, "A link begins with '/', which works on a server alone; write the way from this page.",
            chinese: "链接以 “/” 开头，只在服务器上有效；请写成从本页出发的路径。",
            example: "[a](/en/safe-area.html)"),
        DocumentedCode(
            emptyCode, "A link or a picture has no address.",
            chinese: "链接或图片没有地址。",
            example: "![]()"),
        DocumentedCode(
            networkRequestCode,
            "A template, style sheet or script would load something from another site, and pages make no requests.",
            chinese: "模板、样式表或脚本要从别的网站加载内容，而页面不发出网络请求。",
            example: "<script src=\"https://example.org/a.js\"></script> in a template"),
        DocumentedCode(
            outsideCode, "A link climbs out of the site.",
            chinese: "链接走出了站点。",
            example: "[a](../../../a.html)"),
        DocumentedCode(
            remoteImageCode, "A picture lies on another site, and pages make no requests; it becomes a link.",
            chinese: "图片在别的网站上，而页面不发出网络请求；它变成一个链接。",
            example: "![a](https://example.org/a.png)"),
        DocumentedCode(
            unknownAnchorCode, "A link leads to a heading or figure that its page does not have.",
            chinese: "链接指向的标题或图在那一页上不存在。",
            example: "[a](#nowhere)"),
        DocumentedCode(
            unknownFileCode, "A link or a picture names a file that the content folder does not have.",
            chinese: "链接或图片指向内容文件夹中没有的文件。",
            example: "![a](media/none.png)"),
        DocumentedCode(
            unknownPageCode, "A link leads to a page that the site does not have.",
            chinese: "链接指向站点没有的页面。",
            example: "[a](nowhere.html)"),
    ]
}
