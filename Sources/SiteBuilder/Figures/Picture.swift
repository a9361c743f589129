/// A figure in one language, all its variants side by side, drawn for both colour schemes.
struct Picture: Sendable {
    /// In points.
    let width: Double
    let height: Double
    /// What it shows, in words, in its language.
    let altText: String
    let light: OutputFile
    let dark: OutputFile

    /// Which picture of the site it is.
    struct Key: Hashable, Sendable {
        let id: String
        let language: Language
    }
}
