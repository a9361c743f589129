package import Diagnostics
import SafeFiles

/// The problems of files that are published unchanged, or not at all.
package enum AttachmentCodes {
    /// The way to have a file published unchanged.
    enum Trust {
        /// A line of the settings, and the fix-it that writes it.
        case settings(FixIt?)
        /// Not possible, as the notes come from strangers.
        case impossible

        fileprivate var fixIts: [FixIt] {
            if case .settings(let fixIt?) = self { [fixIt] } else { [] }
        }
    }

    static let leftOut = DiagnosticKind(
        "site/attachment-left-out", .error, example: "demo.html: <script>start()</script>")
    /// - Parameter place: the first reference of a note to one of them; nil where there is none.
    static func leftOut(
        _ paths: [String], _ reason: FileVerdict.Reason, _ trust: Trust, at place: SourceSpan?
    ) -> Diagnostic {
        let because: Message =
            switch reason {
            case .server: "servers could run them or read them as configuration"
            case .active: "browsers could run them"
            default: "this type of file is not known to be safe"
            }
        return Diagnostic(
            leftOut,
            "not published: \(named(paths)), because \(because)\(advice(trust, paths))", at: place, fixIts: trust.fixIts
        ).with(place == nil ? .warning : .error)
    }

    static func otherKind(
        _ path: String, _ kind: String, _ trust: Trust, isShown: Bool, at place: SourceSpan?
    ) -> Diagnostic {
        Diagnostic(
            leftOut,
            "'\(path)' is not published, because its content does not match its type, '\(kind)'\(advice(trust, [path]))",
            at: place
        ).with(isShown ? .error : .warning)
    }

    static func unreadable(
        _ path: String, _ reason: String, _ trust: Trust, isShown: Bool, at place: SourceSpan?
    ) -> Diagnostic {
        Diagnostic(
            leftOut,
            "'\(path)' is not published, because \(Message(sentence: reason))\(advice(trust, [path]))", at: place
        ).with(isShown ? .error : .warning)
    }

    static let reduced = DiagnosticKind(
        "site/picture-reduced", .warning, example: "a.svg: <svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"x()\"/>")
    static func reduced(
        _ path: String, _ omissions: [SafeSVG.Omission], _ trust: Trust, at place: SourceSpan?
    ) -> Diagnostic {
        var isSettled = false
        if case .impossible = trust { isSettled = true }
        let listed = omissions.prefix(maxNamed).map { omission -> Message in
            omission.count == 1 ? "\(omission.what)" : "\(omission.what) (\(omission.count) times)"
        }
        let others: Message = omissions.count > maxNamed ? " and \(omissions.count - maxNamed) more" : ""
        return Diagnostic(
            reduced,
            "'\(path)' is published without \(listed.joined())\(others), which pictures may not contain"
                + (isSettled ? "" : advice(trust, [path])),
            at: place)
    }

    private static func advice(_ trust: Trust, _ paths: [String]) -> Message {
        if case .impossible = trust { return "; 'trusted' has no effect in untrusted notes" }
        return paths.count == 1
            ? "; to publish it unchanged, list it under 'trusted' in site.yaml"
            : "; to publish them unchanged, list them under 'trusted' in site.yaml"
    }

    private static func named(_ paths: [String]) -> Message {
        let others: Message = paths.count > maxNamed ? " and \(paths.count - maxNamed) more" : ""
        return "\(paths.prefix(maxNamed).map { $0 }.quoted)\(others)"
    }

    private static let maxNamed = 3

    static let notXML = DiagnosticKind("site/not-xml", .error, example: "templates/epub-chapter.html: <html>")
    static func notXML(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(notXML, "'\(path)' is not well-formed XML, so readers cannot open it: \(reason)", at: nil)
    }

    /// Every code of this area. The examples are files.
    package static let all: [DiagnosticKind] = [leftOut, notXML, reduced]
}
