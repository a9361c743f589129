import CLibraryFiles
import CResources

/// The files that the binary carries besides those of the public library, so that an installed tool needs no file of this project.
package enum Resources {
    /// A group of files.
    package enum Folder: String, CaseIterable, Sendable {
        /// Examples for every key of scenarios, macros, devices, settings and notes.
        case handbook
        /// KaTeX, between the scripts that prepare it and call it, in the order in which they run.
        case formulas
        /// Prism's table of languages, and the scripts that prepare it and call it.
        case grammars
        /// The engine of pages, as a script; empty where the toolchain could not build it.
        case live
        /// Script, style and service worker of pages that are being previewed.
        case preview
        /// The parts of a program that asks UIKit for values.
        case probe
        /// Screens that readers of the lab begin with.
        case screens
        /// Files that new projects and notes begin with.
        case starter
        /// Page templates, style sheets and scripts, sorted by path.
        case templates
    }

    /// A file of the binary.
    package struct File: Sendable {
        /// The path below the folder, such as "assets/site.css".
        package let name: String
        package let bytes: [UInt8]

        /// The bytes as UTF-8.
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The names of a folder's files, in the order of `files(in:)`. Does not copy their bytes.
    package static func names(in folder: Folder) -> [String] { entries(in: folder).map { String(cString: $0.name) } }

    /// The files of a folder, in the order that the folder's case states.
    package static func files(in folder: Folder) -> [File] {
        entries(in: folder).map { entry in
            let name = String(cString: entry.name)
            return File(name: name, bytes: Array(String(cString: entry.bytes).utf8))
        }
    }

    /// The text of a file; empty if there is none of that name.
    package static func text(of name: String, in folder: Folder) -> String {
        entries(in: folder).first { String(cString: $0.name) == name }.map { String(cString: $0.bytes) } ?? ""
    }

    /// Prism's grammar of a language, or its core; nil where there is none of that name.
    package static func grammar(named name: String) -> String? { CResources.grammar(name).map { String(cString: $0) } }

    private static func entries(in folder: Folder) -> [Resource] {
        (0..<resource_count).map { resource($0) }.filter { String(cString: $0.folder) == folder.rawValue }
    }
}
