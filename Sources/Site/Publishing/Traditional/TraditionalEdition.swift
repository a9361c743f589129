import ChineseConversion
package import Diagnostics
import Languages
package import Pages

/// The conversion of the Chinese pages to the traditional script.
package enum TraditionalEdition {
    /// Nil, and reported, where OpenCC's tables are not installed: texts then stay as they are.
    package static func script() -> Diagnosed<Localization.Script?> {
        guard let converter = TaiwanConverter.shared else {
            return Diagnosed(nil, [ConversionCodes.missingTables()])
        }
        return Diagnosed(
            Localization.Script(from: .simplifiedChinese, to: .traditionalChinese) { converter.convert($0) })
    }
}
