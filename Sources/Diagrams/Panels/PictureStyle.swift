import Drawing

/// How everything in a picture is said and shown: its language, and how text is set.
struct PictureStyle {
    let language: Language
    let typesetter: Typesetter

    /// - Parameter language: "en" or "zh-Hans".
    init(language: String, measuring measurer: some TextMeasuring) {
        self.language = Language(tag: language)
        typesetter = Typesetter { measurer.measure($0, font: $1) }
    }
}
