import Drawing
import Languages
import LayoutEngine

/// How everything in a picture is said and shown: its words, and how text is set.
struct PictureStyle {
    let words: Words
    let typesetter: Typesetter

    init(words: Words, measuring measurer: some TextMeasuring) {
        self.words = words
        typesetter = Typesetter { measurer.measure($0, font: $1) }
    }
}
