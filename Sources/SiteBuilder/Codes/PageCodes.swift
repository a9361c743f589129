import Diagnostics

/// The problems of finished pages, which templates or notes may have made.
enum PageCodes {
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
                "the picture '\(source)' of \(place) has no 'alt'; an empty one says that it says nothing",
                at: nil)
        }
    }
}
