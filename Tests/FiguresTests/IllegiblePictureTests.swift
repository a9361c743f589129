import Diagnostics
import Diagrams
import Languages
import Testing

@testable import Content
@testable import Figures

/// No scenario is known whose picture has a flaw, so the diagnostic is made from flaws.
@Suite struct IllegiblePictureTests {
    @Test func `a picture that cannot be read is one error with all its flaws`() throws {
        let flaws: [SceneProblem] = [.overlap("view", "bar"), .clipped("table"), .small("note", size: 8, in: .narrow)]
        let diagnostic = try #require(PictureCodes.pictureIllegible(flaws, .english, id: "bars", at: nil))
        #expect(diagnostic.severity == .error)
        #expect(
            diagnostic.message
                == "the picture of 'bars' in 'en' is illegible in places: 'view' and 'bar' overlap")
        #expect(
            diagnostic.notes.map { $0.message } == [
                "'table' is cut off", "'note' is 8 pixels high where 310 pixels are left for the picture",
            ])
    }

    @Test func `a picture without flaws is no error`() {
        #expect(PictureCodes.pictureIllegible([], .english, id: "bars", at: nil) == nil)
    }
}
