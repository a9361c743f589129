import ChineseConversion
import Testing

@Suite struct TaiwanConverterTests {
    @Test func `a text that was converted before is converted alike`() throws {
        let converter = try #require(TaiwanConverter.shared)
        for _ in 0..<2 {
            #expect(converter.convert("屏幕的默认边距") == "螢幕的預設邊距")
            #expect(converter.convert("safe area") == "safe area")
        }
    }

    @Test(arguments: [
        ("滚动视图里", "捲動檢視裡"), ("滚动条", "捲軸"), ("对表格来说", "對表格來說"), ("不在窗口里", "不在視窗裡"), ("导航栏和标签栏", "導覽列和標籤列"),
        ("导航控制器", "導覽控制器"), ("横屏时刘海在左", "橫向時瀏海在左"), ("滚", "滾"), ("视图", "檢視"), ("子视图只有后面的", "子檢視只有後面的"),
        ("Apple 的文档，不是文件", "Apple 的文件，不是檔案"), ("屏幕的 44 点", "螢幕的 44 點"), ("这只管一种", "這只管一種"), ("最大只到", "最大只到"),
        ("安全区里布局", "安全區裡佈局"), ("一只", "一隻"), ("公里", "公里"), ("", ""),
    ])
    func `words of the field are those of Taiwan, wherever they stand`(_ simplified: String, _ expected: String) throws
    {
        #expect(try #require(TaiwanConverter.shared).convert(simplified) == expected)
    }

    @Test func `strings that are equal and have other bytes are converted apart`() throws {
        // A compatibility ideograph is equal to the ordinary one, and stays what it is.
        let (compatible, ordinary) = ("\u{F900}边", "\u{8C48}边")
        #expect(compatible == ordinary)
        let converter = try #require(TaiwanConverter.shared)
        let alone = try #require(TaiwanConverter.shared).convert(ordinary)
        _ = converter.convert(compatible)
        #expect(converter.convert(ordinary).unicodeScalars.elementsEqual(alone.unicodeScalars))
    }
}
