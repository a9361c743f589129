import DataTree
package import Diagnostics
package import Languages
import LibraryFiles
import YAML

// Files → words. The words of pages, pictures, rules and diagnostics are in one file per language, `Words/<tag>.yaml`, which the
// binary carries. Keys are nested; a text is addressed by their path: `pages: {menu: Menu}` is "pages.menu". A translator adds a
// file with the keys of the English one and needs no Swift. An extra has such files of its own, `Review/<tag>.yaml`, whose texts
// stand beside those of the tool.

/// The words of every language that the tool supports.
package struct WordFiles: Sendable {
    /// The languages in the order of the files, English first; every file must have the keys of the English one. If there are two
    /// files in one language, the last one counts.
    package let languages: [Words]

    /// The words that come with the tool.
    package static let standard = WordFiles(languages: standardReaders.map { $0.words })

    /// Tests ensure that they have no problems.
    private static let standardReaders: [WordFile] = {
        var diagnostics: [Diagnostic] = []
        return readers(of: standardFiles, into: &diagnostics)
    }()

    /// A reader for each language, in the order in which they come first.
    private static func readers(of files: [SourceFile], into diagnostics: inout [Diagnostic]) -> [WordFile] {
        files.reduce(into: []) { readers, file in
            let language = WordFile.language(of: file.path)
            if let index = readers.firstIndex(where: { $0.language == language }) {
                readers[index].add(file, into: &diagnostics)
            } else {
                readers.append(WordFile(reading: file, into: &diagnostics))
            }
        }
    }

    /// The languages of the files that come with the tool, without reading any of them.
    package static let standardLanguages = LibraryFiles.words.files.filter { !$0.name.contains("/") }.map {
        WordFile.language(of: $0.name)
    }

    /// The files that come with the tool, then those of its extras.
    package static var standardFiles: [SourceFile] {
        LibraryFiles.words.files.map { SourceFile(path: $0.name, text: $0.text) }
    }

    /// The words that come with the tool and the words of further files, which replace files of the same name.
    package static func standard(with files: [SourceFile]) -> Diagnosed<WordFiles> {
        func name(of file: SourceFile) -> Substring? { file.path.split(separator: "/").last }
        let names = files.map { name(of: $0) }
        // The English file stays as the measure of all others.
        return read(
            files, after: standardReaders.filter { $0.file.path == "en.yaml" || !names.contains(name(of: $0.file)) })
    }

    /// The words of a language; the words of the first language if it has no file.
    package subscript(language: Language) -> Words {
        languages.last { $0.language == language } ?? languages.first ?? Words(language, texts: [:])
    }

    /// Reads files, of which those in a language are one. A key that is missing in one of them is an error that names the file.
    package static func read(_ files: [SourceFile]) -> Diagnosed<WordFiles> { read(files, after: []) }

    private static func read(_ files: [SourceFile], after known: [WordFile]) -> Diagnosed<WordFiles> {
        var diagnostics: [Diagnostic] = []
        let readers = known + readers(of: files, into: &diagnostics)
        if let first = readers.first {
            for other in readers.dropFirst(max(1, known.count)) { diagnostics += other.problems(beside: first) }
        }
        return Diagnosed(WordFiles(languages: readers.map { $0.words }), diagnostics)
    }
}
