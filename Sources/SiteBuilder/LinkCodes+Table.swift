import Diagnostics

extension LinkCodes {
    static let absolutePathCode = DiagnosticCode("link/absolute-path")
    static let emptyCode = DiagnosticCode("link/empty")
    static let outsideCode = DiagnosticCode("link/outside")
    static let remoteImageCode = DiagnosticCode("link/remote-image")
    static let unknownAnchorCode = DiagnosticCode("link/unknown-anchor")
    static let unknownFileCode = DiagnosticCode("link/unknown-file")
    static let unknownPageCode = DiagnosticCode("link/unknown-page")

    /// Every code of this area, by name, with a note that triggers it.
    static let documented: [DocumentedCode] = [
        DocumentedCode(
            absolutePathCode, "A link begins with '/', which works on a server alone; write the way from this page.",
            example: "[a](/en/safe-area.html)"),
        DocumentedCode(emptyCode, "A link or a picture has no address.", example: "![]()"),
        DocumentedCode(outsideCode, "A link climbs out of the site.", example: "[a](../../../a.html)"),
        DocumentedCode(
            remoteImageCode, "A picture lies on another site, and pages make no requests; it becomes a link.",
            example: "![a](https://example.org/a.png)"),
        DocumentedCode(
            unknownAnchorCode, "A link leads to a heading or figure that its page does not have.",
            example: "[a](#nowhere)"),
        DocumentedCode(
            unknownFileCode, "A link or a picture names a file that the content folder does not have.",
            example: "![a](media/none.png)"),
        DocumentedCode(
            unknownPageCode, "A link leads to a page that the site does not have.", example: "[a](nowhere.html)"),
    ]
}
