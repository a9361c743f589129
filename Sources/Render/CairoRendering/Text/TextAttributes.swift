import CCairo
import Drawing

/// Pango's attributes for a text: features, and language and family of its Chinese parts.
///
/// Every character gets a language of its own, because Pango else asks the user's environment for one.
final class TextAttributes {
    let pointer: OpaquePointer

    init(_ text: String, role: Font.Role, _ script: ChineseScript) {
        pointer = pango_attr_list_new()
        pango_attr_list_insert(pointer, pango_attr_font_features_new(PinnedFonts.features(role)))
        for range in ChineseRanges.find(in: text) {
            insert(pango_attr_language_new(pango_language_from_string(script.tag)), range)
            insert(pango_attr_family_new(PinnedFonts.chineseFamily(role, script)), range)
        }
    }

    deinit { pango_attr_list_unref(pointer) }

    /// The list takes ownership of the attribute.
    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        attribute?.pointee.start_index = UInt32(range.lowerBound)
        attribute?.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(pointer, attribute)
    }
}
