import Drawing

extension Palette {
    /// Dark ink on white, as on paper.
    package static let light = Palette(
        name: "light", background: Color(0xFFFFFF), body: Color(0x1C1C1F), bodyEdge: Color(0x1C1C1F),
        homeButton: Color(0x5A5A60), homeIndicator: Color(0x1C1C1F), screen: Color(0xFFFFFF), ink: Color(0x1C1C1F),
        secondaryInk: Color(0x61616B), signal: Color(0xB3402F), reason: Color(0x7A7A84),
        guide: Color(0x1B5FAA), frame: Color(0x4A4F5C), viewFill: Color(0x5B6B8C, alpha: 0.07),
        ghost: Color(0xEDEDF1), separator: Color(0xECECF0), barFill: Color(0xF2F2F5),
        translucentBarFill: Color(0xF7F7F9, alpha: 0.78), barEdge: Color(0x9A9AA3),
        barContent: Color(0x55555F, alpha: 0.22), unsafeFill: Color(0xF6DAD4, alpha: 0.5),
        unsafeHatch: Color(0xE0A497), contentInsetFill: Color(0xD5ECE7, alpha: 0.55),
        contentInsetHatch: Color(0x35A0A0), contentInsetLine: Color(0x109C70))

    /// Light ink on near-black, with colours of their own rather than inverted ones.
    package static let dark = Palette(
        name: "dark", background: Color(0x121315), body: Color(0x47474C), bodyEdge: Color(0x5A5A60),
        homeButton: Color(0x77777D), homeIndicator: Color(0xEDEDF0), screen: Color(0x1B1B1E), ink: Color(0xF1F1F4),
        secondaryInk: Color(0xA6A6AF), signal: Color(0xEC8673), reason: Color(0x7F7F88),
        guide: Color(0x7DB4F0), frame: Color(0xA9AFBE), viewFill: Color(0xA5B4D4, alpha: 0.09),
        ghost: Color(0x2B2B2F), separator: Color(0x29292D), barFill: Color(0x2A2A2E),
        translucentBarFill: Color(0x232327, alpha: 0.78), barEdge: Color(0x6E6E76),
        barContent: Color(0xDCDCE4, alpha: 0.2), unsafeFill: Color(0x5A2C25, alpha: 0.5),
        unsafeHatch: Color(0x7E4539), contentInsetFill: Color(0x1F4A43, alpha: 0.4),
        contentInsetHatch: Color(0x4C9485), contentInsetLine: Color(0x70F0D0))
}
