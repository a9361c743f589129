import Content
import DataTree
import Diagnostics
import YAML

extension Starter {
    /// Makes a note, one file for each language of the folder, named as the others are. Returns the paths of the files.
    ///
    /// - Parameters:
    ///   - name: its path below the content folder, without ending, such as "guides/safe-area".
    ///   - language: the only language of the note, a tag; nil for all that the folder has.
    package func makeNote(
        _ name: String, language: String?, content: String
    ) throws(Failure) -> [String] {
        let slug = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
        let parts = slug.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { throw .invalidName(name) }
        let title = YAMLText.scalar(SpokenName.text(of: parts[parts.count - 1]))
        let naming = try naming(in: content)
        let isOwn = language.map { naming.languages != [$0] } ?? false
        let files = (language.map { [$0] } ?? naming.languages).map { tag in
            let mark = naming.isMarked || isOwn ? "." + tag : ""
            return (path: "\(content)/\(slug)\(mark).md", text: StarterText.note.text(in: tag, ["title": title]))
        }
        try write(files)
        return files.map { $0.path }
    }

    /// In which languages notes of a folder are written, and whether their names say so.
    func naming(in content: String) throws(Failure) -> NoteNaming {
        let paths: [String]
        do throws(FileSystemError) {
            paths = try fileSystem.files(below: content)
        } catch {
            throw .fileSystem(error)
        }
        let settings = paths.contains(NoteNaming.settings) ? try read(content + "/" + NoteNaming.settings) : ""
        return NoteNaming(settings: settings, paths: paths)
    }
}

/// The languages of a content folder, and how the names of its notes tell them.
struct NoteNaming: Equatable {
    /// Tags, never empty.
    let languages: [String]
    /// True where names have a tag before their ending, as in "safe-area.en.md".
    let isMarked: Bool

    static let settings = "site.yaml"

    /// - Parameters:
    ///   - settings: what `site.yaml` says; may be empty.
    ///   - paths: the files of the folder.
    init(settings: String, paths: [String]) {
        let file = SourceFile(path: Self.settings, text: settings)
        let node = YAMLParser.parse(file, in: file.span.range).value.first?["languages"]
        let declared = node?.items?.compactMap { $0.text } ?? [node?.text].compactMap { $0 }
        let marks = Set(paths.compactMap { Self.mark(of: $0) })
        let found = (declared + Starter.languages).filter { marks.contains($0) }
        languages = declared.isEmpty ? found.isEmpty ? [Starter.languages[0]] : Self.unique(found) : declared
        isMarked = languages.count > 1 || !found.isEmpty
    }

    /// "en" of "guides/safe-area.en.md".
    static func mark(of path: String) -> String? {
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
        return parts.count > 2 && parts.last == "md" ? String(parts[parts.count - 2]) : nil
    }

    private static func unique(_ tags: [String]) -> [String] {
        tags.enumerated().filter { !tags[..<$0.offset].contains($0.element) }.map { $0.element }
    }
}
