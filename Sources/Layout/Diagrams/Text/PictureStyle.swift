import Drawing
import Languages
import LayoutEngine

/// The style of a picture: its words, its typesetting, and the place for which it is composed.
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
