package import Diagnostics
import Diagrams
import Languages

/// The problems of pictures.
package enum PictureCodes {
    static let pictureFailed = DiagnosticKind(
        "site/picture-failed", .error, example: "a title with a character of no font")
    static func pictureFailed(_ reason: String, id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(pictureFailed, "the scenario '\(id)' cannot be drawn: \(Message(sentence: reason))", at: span)
    }

    static let pictureIllegible = DiagnosticKind(
        "site/picture-illegible", .error, example: "a view with a name as long as a sentence in a window of 50 points")
    /// Nil for a picture without flaws.
    static func pictureIllegible(
        _ problems: [SceneProblem], _ language: Language, id: String, at span: SourceSpan?
    ) -> Diagnostic? {
        guard let first = problems.first else { return nil }
        let more = problems.dropFirst().prefix(4).map { Diagnostic.Note(Message(sentence: $0.description)) }
        return Diagnostic(
            pictureIllegible,
            "the picture of '\(id)' in '\(language.tag)' is illegible in places: \(Message(sentence: first.description))",
            at: span, notes: more)
    }

    static let panelsAlike = DiagnosticKind(
        "figure/panels-alike", .error,
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
            """)
    static func panelsAlike(_ alike: AlikePanels, id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            panelsAlike,
            "the picture of '\(id)' does not show how '\(alike.first)' and '\(alike.second)' differ", at: span)
    }

    static let drawingImpossible = DiagnosticKind(
        "site/drawing-impossible", .error, example: "without the package fonts-inter")
    package static func drawingImpossible(_ reason: String) -> Diagnostic {
        Diagnostic(drawingImpossible, "no picture can be drawn: \(Message(sentence: reason))", at: nil)
    }

    /// Every code of pictures, by name.
    package static let all: [DiagnosticKind] = [drawingImpossible, panelsAlike, pictureFailed, pictureIllegible]
}
