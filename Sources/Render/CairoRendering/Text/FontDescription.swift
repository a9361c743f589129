import CCairo
import Drawing

/// Pango's description of a font: families, weight and size.
final class FontDescription {
    let pointer: OpaquePointer

    init(_ font: Font, _ script: ChineseScript) {
        pointer = pango_font_description_new()
        let families = PinnedFonts.latinFamily(font.role) + "," + PinnedFonts.chineseFamily(font.role, script)
        pango_font_description_set_family(pointer, families)
        pango_font_description_set_weight(pointer, Self.weight(font.weight))
        pango_font_description_set_absolute_size(pointer, font.size * Double(PANGO_SCALE))
    }

    deinit { pango_font_description_free(pointer) }

    private static func weight(_ weight: Font.Weight) -> PangoWeight {
        switch weight {
        case .regular: PANGO_WEIGHT_NORMAL
        case .medium: PANGO_WEIGHT_MEDIUM
        case .semibold: PANGO_WEIGHT_SEMIBOLD
        }
    }
}
