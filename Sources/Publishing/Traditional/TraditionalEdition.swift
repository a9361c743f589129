import ChineseConversion
package import Diagnostics
import Languages
package import Pages
import Synchronization

/// How the Chinese pages are written in the traditional script.
package enum TraditionalEdition {
    /// Nil, and reported, where OpenCC's tables are not installed: texts then stay as they are.
    package static func script() -> Diagnosed<Localization.Script?> {
        guard let converter = SharedConverter() else { return Diagnosed(nil, [ConversionCodes.conversionImpossible]) }
        return Diagnosed(
            Localization.Script(from: .simplifiedChinese, to: .traditionalChinese) { converter.convert($0) })
    }
}

/// One converter for all workers, since nine texts of ten have been converted before.
private final class SharedConverter: Sendable {
    private let converter: Mutex<TaiwanConverter>

    init?() {
        guard let converter = TaiwanConverter() else { return nil }
        self.converter = Mutex(converter)
    }

    func convert(_ text: String) -> String {
        // Most texts are the space between two tags, or names from code.
        text.utf8.allSatisfy { $0 < 0x80 } ? text : converter.withLock { $0.convert(text) }
    }
}
