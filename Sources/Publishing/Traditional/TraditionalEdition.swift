import ChineseConversion
package import Diagnostics
package import Content
package import Pages

/// The Chinese pages in the traditional script.
package enum TraditionalEdition {
    /// OpenCC's tables are not installed.
    private struct TablesMissing: Error {}

    /// Finished pages, those of this edition converted; as they are, and reported, where that is impossible.
    package static func convert(_ pages: [OutputFile]) async -> Diagnosed<[OutputFile]> {
        let folder = Edition.traditional.folder + "/"
        let converted = try? await concurrentMap(pages, makeWorker: makeConverter) { converter, page in
            guard page.path.hasPrefix(folder) else { return page }
            let html = TraditionalHTML { converter.convert($0) }
            return OutputFile(page.path, text: html.page(String(decoding: page.bytes, as: UTF8.self)))
        }
        return converted.map { Diagnosed($0) } ?? Diagnosed(pages, [ConversionCodes.conversionImpossible])
    }

    /// Pages before they are poured into their frames, converted. That it is impossible is reported for finished ones.
    package static func convert(_ pages: [Page]) async -> [Page] {
        let converted = try? await concurrentMap(pages, makeWorker: makeConverter) { converter, page in
            var page = page
            page.title = converter.convert(page.title)
            page.summary = converter.convert(page.summary)
            page.body = TraditionalHTML { converter.convert($0) }.page(page.body)
            return page
        }
        return converted ?? pages
    }

    /// Texts of one book, converted one after the other; as they are where OpenCC's tables are not installed, which was
    /// said when the pages were converted.
    package static func converted(_ texts: [OutputFile]) -> [OutputFile] {
        guard let converter = TaiwanConverter() else { return texts }
        let html = TraditionalHTML { converter.convert($0) }
        return texts.map { OutputFile($0.path, text: html.page(String(decoding: $0.bytes, as: UTF8.self))) }
    }

    @Sendable private static func makeConverter() throws(TablesMissing) -> TaiwanConverter {
        guard let converter = TaiwanConverter() else { throw TablesMissing() }
        return converter
    }
}
