import Drawing
import Languages
import LayoutEngine

/// How everything in a picture is said and shown: its words, how text is set, and for which place it is composed.
struct PictureStyle {
    let words: Words
    let typesetter: Typesetter
    let composition: Composition

    init(words: Words, composition: Composition = .wide, measuring measurer: some TextMeasuring) {
        self.words = words
        self.composition = composition
        typesetter = Typesetter { measurer.measure($0, font: $1) }
    }

    var isNarrow: Bool { composition == .narrow }
}
