import Archives
import Diagnostics
import Templates

/// What readers can take along: a book for each edition in one language, and the whole site in an archive.
struct Downloads: Sendable {
    /// All pages that are made of notes and tables, in reading order.
    let pages: [Page]
    /// The finished site as it stands where these downloads are not beside it.
    let site: [OutputFile]
    let library: TemplateLibrary
    let address: SiteAddress?
    /// The day of the last known change, which books tell.
    let modified: CalendarDate?

    static let archivePath = "downloads/notchbook.zip"

    /// Where the downloads of every site lie.
    static let paths = Edition.monolingual.map { EPUBBook.path(of: $0) } + [archivePath]

    /// The finished files; what cannot be made is reported and missing.
    func files() async -> Diagnosed<[OutputFile]> {
        var files: [String: OutputFile] = [:]
        for file in site { files[file.path] = file }
        let books = Edition.monolingual.map { edition in
            EPUBBook(
                edition: edition,
                pages: pages.filter {
                    $0.route.edition == edition && $0.route.slug != GeneratedPage.index.slug
                }, files: files, library: library, address: address, modified: modified)
        }
        let archive = site.map { ZipEntry("notchbook/" + $0.path, $0.bytes) }
        var works: [@Sendable () -> Diagnosed<OutputFile?>] = books.map { book in
            { book.entries().flatMap { Self.pack($0, as: EPUBBook.path(of: book.edition)) } }
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
