/// How everything in a picture is said and shown: language, colours, and how text is set.
struct PictureStyle {
    let language: Language
    let palette: Palette
    let typesetter: Typesetter
}
