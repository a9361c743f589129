import ChineseConversion

/// The Chinese pages in the traditional script.
enum TraditionalEdition {
    /// OpenCC's tables are not installed.
    struct TablesMissing: Error {}

    /// The pages, those of this edition converted.
    static func convert(_ pages: [OutputFile]) async throws(TablesMissing) -> [OutputFile] {
        let folder = Edition.traditional.folder + "/"
        return try await concurrentMap(pages, makeWorker: makeConverter) { converter, page in
            guard page.path.hasPrefix(folder) else { return page }
            let html = TraditionalHTML { converter.convert($0) }
            return OutputFile(page.path, text: html.page(String(decoding: page.bytes, as: UTF8.self)))
        }
    }

    @Sendable private static func makeConverter() throws(TablesMissing) -> TaiwanConverter {
        guard let converter = TaiwanConverter() else { throw TablesMissing() }
        return converter
    }
}
