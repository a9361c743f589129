import Content
package import Diagnostics

/// The problems of links and pictures that lead nowhere.
package enum LinkCodes {
    static func empty(_ noun: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(emptyCode, .error, "the \(noun) has no address", at: span)
    }

    static func absolute(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            absolutePathCode, .error,
            "'\(address)' begins at the root of a server, which a site opened from disk does not have; "
                + "write the way from this page",
            at: span)
    }

    static func schemeless(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            absolutePathCode, .error,
            "'\(address)' takes its scheme from the page, so from disk it leads to a file; write 'https:\(address)'",
            at: span)
    }

    static func outside(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(outsideCode, .error, "'\(address)' leads out of the site", at: span)
    }

    static func unknownFile(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownFileCode, .error, "there is no file '\(path)' in the content folder", at: span)
    }

    static func remoteImage(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            remoteImageCode, .warning,
            "the picture lies on another site, '\(host(of: address))', and becomes a link; "
                + "put a copy into the content folder",
            at: span)
    }

    private static func host(of address: String) -> String {
        address.split(separator: "/").dropFirst(address.hasPrefix("//") ? 0 : 1).first.map { String($0) } ?? address
    }

    static func unknownPage(_ route: Route, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: route.slug, among: known)
        return Diagnostic(
            unknownPageCode, .error, "there is no page '\(route.path)'", at: span,
            label: nearest.map { "did you mean '\($0).html'?" })
    }

    static func unknownAnchor(_ anchor: String, page: Route, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: anchor, among: known)
        return Diagnostic(
            unknownAnchorCode, .error, "there is no anchor '\(anchor)' on the page '\(page.path)'",
            at: span, label: nearest.map { "did you mean '#\($0)'?" })
    }

    /// - Parameter path: the file that would load it; nil for a template, which the span names.
    static func networkRequest(_ address: String, in path: String? = nil, at span: SourceSpan? = nil) -> Diagnostic {
        let subject = path.map { "'\($0)'" } ?? "a page"
        return Diagnostic(
            networkRequestCode, .error,
            "\(subject) would load '\(address)', and pages make no requests; put a copy into the site", at: span)
    }

    // MARK: - The codes

    static let absolutePathCode = DiagnosticCode("link/absolute-path")
    static let emptyCode = DiagnosticCode("link/empty")
    static let networkRequestCode = DiagnosticCode("link/network-request")
    static let outsideCode = DiagnosticCode("link/outside")
    static let remoteImageCode = DiagnosticCode("link/remote-image")
    static let unknownAnchorCode = DiagnosticCode("link/unknown-anchor")
    static let unknownFileCode = DiagnosticCode("link/unknown-file")
    static let unknownPageCode = DiagnosticCode("link/unknown-page")

    /// Every code of this area, by name, with a note that triggers it.
    package static let documented: [DocumentedCode] = [
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
