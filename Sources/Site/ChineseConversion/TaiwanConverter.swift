import COpenCC
import Synchronization

/// Converts simplified Chinese into the traditional script with the words of Taiwan: terms of the field by a list, all other
/// words as OpenCC does. Any thread may use it.
package final class TaiwanConverter: Sendable {
    private let converter: Mutex<Converter>

    /// The converter of the process, as reading OpenCC's tables takes longer than to convert a page; nil where they are
    /// not installed.
    package static let shared = TaiwanConverter()

    private init?() {
        guard let converter = Converter() else { return nil }
        self.converter = Mutex(converter)
    }

    /// The text in the traditional script; everything that is not Chinese stays.
    package func convert(_ text: String) -> String {
        // Most texts are the space between two tags, or names from code.
        text.utf8.allSatisfy { $0 < 0x80 } ? text : converter.withLock { $0.convert(text) }
    }
}

/// A converter for one thread.
private final class Converter {
    private let handle: opencc_t
    /// The results by the bytes of their texts: on a site's pages, nine texts of ten have been converted before. Strings
    /// would not do as keys, because two that only look alike are equal.
    private var known: [[UInt8]: String] = [:]

    init?() {
        guard let handle = opencc_open("s2twp.json"), handle != opencc_t(bitPattern: -1) else { return nil }
        self.handle = handle
    }

    deinit { opencc_close(handle) }

    func convert(_ text: String) -> String {
        let bytes = Array(text.utf8)
        if let result = known[bytes] { return result }
        let result = TaiwanTerms.convert(text) { convertWithOpenCC($0) }
        known[bytes] = result
        return result
    }

    private func convertWithOpenCC(_ text: String) -> String {
        guard !text.isEmpty, let converted = opencc_convert_utf8(handle, text, text.utf8.count) else { return text }
        defer { opencc_convert_utf8_free(converted) }
        return String(cString: converted)
    }
}

/// The words of the field in Taiwan, where OpenCC keeps the mainland's or takes their characters apart: it reads
/// "对表格" as setting a watch, "这只管" as counting animals, and knows no "视图" before "里".
enum TaiwanTerms {
    private static let terms: [String: String] = [
        "视图": "檢視", "窗口": "視窗", "表格": "表格", "单元格": "儲存格",
        "导航": "導覽", "导航栏": "導覽列", "标签栏": "標籤列", "状态栏": "狀態列", "工具栏": "工具列", "搜索栏": "搜尋列",
        "滚动": "捲動", "滚动条": "捲軸", "竖屏": "直向", "横屏": "橫向", "刘海": "瀏海", "灵动岛": "動態島", "摄像头": "相機",
        "回调": "回呼", "真机": "實機", "字号": "字級", "像素": "像素", "图像": "影像", "打印": "印",
        "只": "只", "一只": "一隻", "两只": "兩隻", "里": "裡", "里程": "里程",
        "公里": "公里", "英里": "英里", "海里": "海里", "千里": "千里", "万里": "萬里",
    ]
    private static let starts = Set(terms.keys.compactMap { $0.unicodeScalars.first })
    private static let lengths = Set(terms.keys.map { $0.unicodeScalars.count }).sorted(by: >)

    /// A text in simplified Chinese with its terms as in Taiwan, and the text between them as `others` converts it; of
    /// several terms that begin at one character the longest counts.
    static func convert(_ text: String, others: (String) -> String) -> String {
        var result = ""
        var rest = text.unicodeScalars[...]
        var other = rest.prefix(0)
        while let scalar = rest.first {
            guard starts.contains(scalar), let (length, term) = term(at: rest) else {
                rest.removeFirst()
                other = text.unicodeScalars[other.startIndex..<rest.startIndex]
                continue
            }
            result += others(String(other)) + term
            rest.removeFirst(length)
            other = rest.prefix(0)
        }
        return result + others(String(other))
    }

    private static func term(at start: Substring.UnicodeScalarView) -> (length: Int, term: String)? {
        for length in lengths {
            let word = start.prefix(length)
            if let term = terms[String(word)] { return (word.count, term) }
        }
        return nil
    }
}
