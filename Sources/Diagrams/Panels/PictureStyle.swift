import Drawing

/// How everything in a picture is said and shown: language, colours, and how text is set.
struct PictureStyle {
    let language: Language
    let palette: Palette
    let typesetter: Typesetter

    /// - Parameter language: "en" or "zh-Hans".
    init(language: String, palette: Palette, measuring measurer: some TextMeasuring) {
        self.language = Language(tag: language)
        self.palette = palette
        typesetter = Typesetter { measurer.measure($0, font: $1) }
    }
}
