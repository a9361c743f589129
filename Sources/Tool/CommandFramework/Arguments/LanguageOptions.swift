package import Content
import Diagnostics
package import Languages
import Pages
package import WordFiles

extension WordFiles {
    /// The words in which the site of a content folder can be: the words that come with the tool and the words of its
    /// templates.
    ///
    /// - Parameter templates: nil for the folder beside the content folder, where there is one.
    package static func words(
        ofContent content: String, templates: String? = nil, in fileSystem: FileSystem
    ) throws(CommandError) -> WordFiles {
        let folder = templates ?? TemplateLoader.folder(beside: content, in: fileSystem)
        do throws(FileSystemError) {
            return try TemplateLoader(folder: folder, fileSystem: fileSystem).load().value.words
        } catch {
            throw CommandError(error)
        }
    }
}

extension [Language] {
    /// The language that the value of an option means; a mistake where it means none of these.
    package func named(
        _ tag: String, in option: OptionSpecification, of command: CommandSpecification
    ) throws(CommandError) -> Language {
        if let language = Language.named(tag, among: self) { return language }
        throw .usage(.invalidValue(option: option.name, value: tag, allowed: map { $0.tag }), command: command.name)
    }
}
