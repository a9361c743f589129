import Content
package import Diagnostics

/// The problems of links and pictures that lead nowhere.
package enum LinkCodes {
    static func empty(_ noun: Message, at span: SourceSpan) -> Diagnostic {
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
            label: nearest.map { "did you mean '\($0.word).html'?" })
    }

    static func unknownAnchor(_ anchor: String, page: Route, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: anchor, among: known)
        return Diagnostic(
            unknownAnchorCode, .error, "there is no anchor '\(anchor)' on the page '\(page.path)'",
            at: span, label: nearest.map { "did you mean '#\($0.word)'?" })
    }

    /// - Parameter path: the file that would load it; nil for a template, which the span names.
    static func networkRequest(_ address: String, in path: String? = nil, at span: SourceSpan? = nil) -> Diagnostic {
        let subject: Message = path.map { "'\($0)'" } ?? "a page"
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
            absolutePathCode, example: "[a](/en/safe-area.html)"),
        DocumentedCode(
            emptyCode, example: "![]()"),
        DocumentedCode(
            networkRequestCode,
            example: "<script src=\"https://example.org/a.js\"></script> in a template"),
        DocumentedCode(
            outsideCode, example: "[a](../../../a.html)"),
        DocumentedCode(
            remoteImageCode, example: "![a](https://example.org/a.png)"),
        DocumentedCode(
            unknownAnchorCode, example: "[a](#nowhere)"),
        DocumentedCode(
            unknownFileCode, example: "![a](media/none.png)"),
        DocumentedCode(
            unknownPageCode, example: "[a](nowhere.html)"),
    ]
}
