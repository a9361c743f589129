import CairoRendering
import ChineseConversion
import Drawing

/// Measures simplified Chinese as wide as it will be in the traditional script, whose words can be longer.
struct TraditionalMeasurer: TextMeasuring {
    let measurer: PangoTextMeasurer
    let converter: TaiwanConverter

    func measure(_ text: String, font: Font) -> TextExtent {
        measurer.measure(converter.convert(text), font: font)
    }
}
