package import Content
package import Diagnostics
import Packing
package import Pages
import Pictures
import Templates

/// Files to download: a book for each edition in one language, and the whole site in an archive.
package struct Downloads: Sendable {
    private let pages: SitePages
    /// The finished site as it is without these downloads beside it.
    private let site: [OutputFile]
    private let covers: [OutputFile]

    /// - Parameters:
    ///   - files: the finished site, with pages that offer no downloads.
    ///   - covers: the pictures of the books' covers, as far as they could be drawn.
    package init(_ pages: SitePages, files: [OutputFile], _ covers: [OutputFile] = []) {
        self.pages = pages
        self.covers = covers
        site = files
    }

    /// The finished files; a file that cannot be created is reported and missing.
    package func files() async -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let whole = Archive(
            path: pages.map.files.archive,
            entries: site.map { ZipEntry(pages.map.files.name + "/" + $0.path, $0.bytes) })
        let archives =
            await concurrentMap(books) { book in
                book.entries().map { Archive(path: pages.map.files.book(of: book.edition), entries: $0) }
            }.map { $0.unwrap(into: &diagnostics) } + [whole]
        // Entry by entry, because one archive is ten times as large as the others.
        let packed = await concurrentMap(
            archives.flatMap { $0.entries }, makeWorker: { () throws(Never) in Compressor() },
            transform: { PackedEntry($1, with: $0) })
        var rest = packed[...]
        let joined = archives.map { archive in
            let own = rest.prefix(archive.entries.count)
            rest = rest.dropFirst(own.count)
            return Self.join(Array(own), as: archive.path).unwrap(into: &diagnostics)
        }
        return Diagnosed(joined.compactMap { $0 }, diagnostics)
    }

    private var books: [EPUBBook] {
        var files: [String: OutputFile] = [:]
        for file in site { files[file.path] = file }
        return pages.map.editions.monolingual.map { edition in
            // In a book, nothing can be changed.
            let own = pages.pages.filter { page in
                let generated = pages.map.generatedPage(page.route.slug)
                return page.route.edition == edition && generated != .index && generated?.needsEngine != true
                    && pages.map.entryPage(page.route.slug) == nil
            }
            return EPUBBook(
                edition: edition, pages: own, files: files, context: pages.context(of: edition),
                modified: pages.content.settings.lastChange(), cover: cover(of: edition))
        }
    }

    private func cover(of edition: Edition) -> OutputFile? {
        let path = pages.covers[edition.name]?.path
        return covers.first { $0.path == path }
    }

    /// A file to be created from others.
    private struct Archive: Sendable {
        let path: String
        let entries: [ZipEntry]
    }

    private static func join(_ entries: [PackedEntry], as path: String) -> Diagnosed<OutputFile?> {
        do throws(ZipError) {
            return Diagnosed(OutputFile(path, try ZipArchive.bytes(of: entries)))
        } catch {
            return Diagnosed(nil, [FileCodes.downloadFailed(path, error.description)])
        }
    }
}
