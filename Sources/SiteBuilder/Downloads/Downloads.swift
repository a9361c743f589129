import Archives
import Diagnostics
import Templates

/// What readers can take along: a book for each language, and the whole site in an archive.
struct Downloads: Sendable {
    /// All pages that are made of notes and tables, in reading order.
    let pages: [Page]
    /// The finished site, without these downloads.
    let site: [OutputFile]
    let library: TemplateLibrary
    /// The day of the last known change, which books tell.
    let modified: CalendarDate?

    static let archivePath = "downloads/notchbook.zip"

    /// Where the downloads of every site lie.
    static let paths = Language.allCases.map { EPUBBook.path(in: $0) } + [archivePath]

    /// The finished files; what cannot be made is reported and missing.
    func files() async -> Diagnosed<[OutputFile]> {
        var files: [String: OutputFile] = [:]
        for file in site { files[file.path] = file }
        let books = Language.allCases.map { language in
            EPUBBook(
                language: language,
                pages: pages.filter {
                    $0.route.edition == .language(language) && $0.route.slug != GeneratedPage.index.slug
                }, files: files, library: library, modified: modified)
        }
        let archive = site.map { ZipEntry("notchbook/" + $0.path, $0.bytes) }
        var works: [@Sendable () -> Diagnosed<OutputFile?>] = books.map { book in
            { book.entries().flatMap { Self.pack($0, as: EPUBBook.path(in: book.language)) } }
        }
        works.append { Self.pack(archive, as: Self.archivePath) }
        var diagnostics: [Diagnostic] = []
        let packed = await concurrentMap(works) { $0() }.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(packed.compactMap { $0 }, diagnostics)
    }

    private static func pack(_ entries: [ZipEntry], as path: String) -> Diagnosed<OutputFile?> {
        do throws(ZipError) {
            return Diagnosed(OutputFile(path, try ZipArchive.bytes(of: entries)))
        } catch {
            return Diagnosed(nil, [SiteCodes.downloadFailed(path, error.description)])
        }
    }
}
