package import Diagnostics
import Diagrams
import Languages

/// The problems of pictures.
package enum PictureCodes {
    static func pictureFailed(_ reason: String, id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            pictureFailedCode, .error, "the scenario '\(id)' cannot be drawn: \(Message(sentence: reason))", at: span)
    }

    /// Nil for a picture without flaws.
    static func pictureIllegible(
        _ problems: [SceneProblem], _ language: Language, id: String, at span: SourceSpan?
    ) -> Diagnostic? {
        guard let first = problems.first else { return nil }
        let more = problems.dropFirst().prefix(4).map { Diagnostic.Note(Message(sentence: $0.description)) }
        return Diagnostic(
            pictureIllegibleCode, .error,
            "the picture of '\(id)' in '\(language.tag)' cannot be read everywhere: \(Message(sentence: first.description))",
            at: span, notes: more)
    }

    static func panelsAlike(_ alike: AlikePanels, id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            panelsAlikeCode, .error,
            "nobody sees in the picture of '\(id)' how '\(alike.first)' and '\(alike.second)' differ", at: span)
    }

    package static func drawingImpossible(_ reason: String) -> Diagnostic {
        Diagnostic(drawingImpossibleCode, .error, "no picture can be drawn: \(Message(sentence: reason))", at: nil)
    }

    // MARK: - The codes

    static let panelsAlikeCode = DiagnosticCode("figure/panels-alike")
    static let drawingImpossibleCode = DiagnosticCode("site/drawing-impossible")
    static let pictureFailedCode = DiagnosticCode("site/picture-failed")
    static let pictureIllegibleCode = DiagnosticCode("site/picture-illegible")

    /// Every code of pictures, by name.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            panelsAlikeCode,
            example: """
                ```scenario
                id: shown
                device: iPhone X
                os: 15
                root: {viewController: {name: screen, view: [{tableView: {name: table, frame: fill, rows: 3}}]}}
                show: [bars]
                ```

                ```scenario
                id: both
                compare:
                  - use: shown
                  - use: shown
                    with: {screen.additionalSafeAreaInsets: [0, 0, 1, 0]}
                ```
                """),
        DocumentedCode(
            drawingImpossibleCode,
            example: "without the package fonts-inter"),
        DocumentedCode(
            pictureFailedCode, example: "a title with a character of no font"),
        DocumentedCode(
            pictureIllegibleCode,
            example: "a view with a name as long as a sentence in a window of 50 points"),
    ]
}
