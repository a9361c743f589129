/// What a kind of picture draws: the drawing in coordinates of its own, and the drawing in words.
struct Panel {
    let part: Part
    /// In the picture's language.
    let altText: String
}
