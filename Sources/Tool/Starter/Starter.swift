package import Content
package import Diagnostics
package import Languages

// New content: a name goes in, files come out that build without a message. Their texts are in Files; this code decides where
// the texts go and what would conflict with them. Nothing is overwritten.

/// Creates new content in a file system.
package struct Starter {
    let fileSystem: FileSystem

    package init(in fileSystem: FileSystem) { self.fileSystem = fileSystem }

    /// The languages that a new project can begin in; texts in another one are in the first.
    package static let languages = [Language.english, .simplifiedChinese]

    /// The reason why nothing was created.
    package enum Failure: Error {
        case fileSystem(FileSystemError)
        /// The named files exist already.
        case existing([String])
        /// There is already a scenario or device of that name.
        case taken(name: String)
        case invalidID(String)
        /// A note's name leaves its folder or has an empty part.
        case invalidName(String)
        case unknownDevice(String, known: [String])
        /// The file that was to be added to has errors.
        case faulty([Diagnostic], SourceFile)
    }

    // MARK: - Files

    /// Writes files that are not there yet; when one of them is, writes none.
    func write(_ files: [(path: String, text: String)]) throws(Failure) {
        let existing = files.map { $0.path }.filter { fileSystem.kind($0) != nil }
        guard existing.isEmpty else { throw .existing(existing) }
        for file in files {
            do throws(FileSystemError) {
                try fileSystem.replace(file.path, with: Array(file.text.utf8), synchronizing: false)
            } catch {
                throw .fileSystem(error)
            }
        }
    }

    /// Loads a content folder.
    func load(_ content: String, _ conditions: ContentFolder.Conditions) async throws(Failure) -> ContentFolder {
        do throws(FileSystemError) {
            return try await ContentFolder.load(content, conditions, in: fileSystem).value
        } catch {
            throw .fileSystem(error)
        }
    }

    func read(_ path: String) throws(Failure) -> String {
        do throws(FileSystemError) {
            return String(decoding: try fileSystem.read(path), as: UTF8.self)
        } catch {
            throw .fileSystem(error)
        }
    }

    /// Puts a text in place of another one.
    func replace(_ path: String, with text: String) throws(Failure) {
        do throws(FileSystemError) {
            try fileSystem.replace(path, with: Array(text.utf8))
        } catch {
            throw .fileSystem(error)
        }
    }
}

/// A text with another one after it, which begins on a line of its own.
func appending(_ addition: String, to text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text + addition : text + "\n" + addition
}
