import Content
package import Diagnostics
import Markdown

/// The problems of links and pictures without a target.
package enum LinkCodes {
    static let empty = DiagnosticKind("link/empty", .error, example: "![]()")
    static func empty(_ noun: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(empty, "the \(noun) has no address", at: span)
    }

    static let absolutePath = DiagnosticKind("link/absolute-path", .error, example: "[a](/en/safe-area.html)")
    static func absolute(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            absolutePath,
            "'\(address)' begins at the root of a server, which a site opened from disk does not have; write the path "
                + "relative to this page",
            at: span)
    }

    static func schemeless(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            absolutePath,
            "'\(address)' takes its scheme from the page, which has none when opened from disk; write 'https:\(address)', which is where the link leads",
            at: span)
    }

    static let outside = DiagnosticKind("link/outside", .error, example: "[a](../../../a.html)")
    static func outside(_ address: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(outside, "'\(address)' leads outside the site", at: span)
    }

    static let unknownFile = DiagnosticKind("link/unknown-file", .error, example: "![a](media/none.png)")
    /// - Parameter namesake: the only file of that name in another folder.
    static func unknownFile(_ path: String, namesake: String? = nil, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownFile, "there is no file '\(path)' in the content folder", at: span,
            label: namesake.map { "did you mean '\($0)'?" })
    }

    static let unnamed = DiagnosticKind("link/unknown-name", .warning, example: "[[Nowhere]]")
    /// - Parameter places: at least one.
    static func unnamed(_ name: String, _ places: RepeatedPlaces, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            unnamed, "no note or file is called '\(name)', so the text is not a link", at: places.first,
            notes: places.notes(in: file))
    }

    static let remoteImage = DiagnosticKind("link/remote-image", .warning, example: "![a](https://example.org/a.png)")
    /// - Parameter places: at least one.
    static func remoteImage(_ address: String, _ places: RepeatedPlaces, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            remoteImage,
            "the picture is on another site, '\(host(of: address))', and becomes a link; put a copy into the content "
                + "folder",
            at: places.first, notes: places.notes(in: file))
    }

    static let unknownPage = DiagnosticKind("link/unknown-page", .error, example: "[a](nowhere.html)")
    static func unknownPage(_ route: Route, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: route.slug, among: known)
        return Diagnostic(
            unknownPage, "there is no page '\(route.path)'", at: span,
            label: nearest.map { "did you mean '\($0.word).html'?" })
    }

    /// - Parameters:
    ///   - written: the note as the author named it.
    ///   - files: the paths of notes by the names of their pages.
    static func unknownNote(
        _ written: String, _ route: Route, known: [String], files: [String: String], at span: SourceSpan
    ) -> Diagnostic {
        let name = route.slug.split(separator: "/").last ?? ""
        let namesakes = known.filter { $0.split(separator: "/").last == name }
        let nearest =
            namesakes.count == 1 ? namesakes[0] : SpellingSuggestion.nearest(to: route.slug, among: known)?.word
        return Diagnostic(
            unknownPage, "there is no note '\(written)'", at: span,
            label: nearest.flatMap { files[$0] }.map { "did you mean '\($0)'?" })
    }

    static func heldBack(_ note: HeldBackNote, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            switch note.reason {
            case .draft: "the note '\(note.path)' exists, but is left out because it is a draft"
            case .withheld:
                "the note '\(note.path)' exists, but is left out, as the tool that it was written for does not publish it"
            case .early(let date): "the note '\(note.path)' exists, but is left out until \(date.description)"
            case .expired(let date):
                "the note '\(note.path)' exists, but has been left out since \(date.description), its 'expiryDate'"
            }
        return Diagnostic(unknownPage, message, at: span)
    }

    static let unknownAnchor = DiagnosticKind("link/unknown-anchor", .error, example: "[a](#nowhere)")
    static func unknownAnchor(_ anchor: String, page: Route, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: anchor, among: known)
        return Diagnostic(
            unknownAnchor, "there is no anchor '\(anchor)' on the page '\(page.path)'",
            at: span, label: nearest.map { "did you mean '#\($0.word)'?" })
    }

    static let networkRequest = DiagnosticKind(
        "link/network-request", .error, example: "<script src=\"https://example.org/a.js\"></script> in a template")
    /// - Parameter path: the file that would load it; nil for a template, which the span names.
    static func networkRequest(_ address: String, in path: String? = nil, at span: SourceSpan? = nil) -> Diagnostic {
        let subject: Message = path.map { "'\($0)'" } ?? "a page"
        return Diagnostic(
            networkRequest,
            "\(subject) would load '\(address)', but pages make no requests; put a copy into the site", at: span)
    }

    static func host(of address: String) -> String {
        address.split(separator: "/").dropFirst(address.hasPrefix("//") ? 0 : 1).first.map { String($0) } ?? address
    }

    /// Every code of this area, by name, with a note that triggers it.
    package static let all: [DiagnosticKind] = [
        absolutePath, empty, networkRequest, outside, remoteImage, unknownAnchor, unknownFile, unknownPage,
        unnamed,
    ]
}
