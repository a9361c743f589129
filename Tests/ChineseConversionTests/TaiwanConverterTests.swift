import ChineseConversion
import Testing

@Suite struct TaiwanConverterTests {
    @Test func `a text that was converted before is converted alike`() throws {
        let converter = try #require(TaiwanConverter())
        for _ in 0..<2 {
            #expect(converter.convert("屏幕的默认边距") == "螢幕的預設邊距")
            #expect(converter.convert("safe area") == "safe area")
        }
    }

    @Test func `strings that are equal and have other bytes are converted apart`() throws {
        // A compatibility ideograph is equal to the ordinary one, and stays what it is.
        let (compatible, ordinary) = ("\u{F900}边", "\u{8C48}边")
        #expect(compatible == ordinary)
        let converter = try #require(TaiwanConverter())
        let alone = try #require(TaiwanConverter()).convert(ordinary)
        _ = converter.convert(compatible)
        #expect(converter.convert(ordinary).unicodeScalars.elementsEqual(alone.unicodeScalars))
    }
}
