import CLibraryFiles

/// The files of the public library: nothing of it comes from packages of the system.
package enum LibraryFiles: String, CaseIterable, Sendable {
    /// The device catalog, a file for each family of devices, in the order of the catalog.
    case devices
    /// Publications that numbers of devices and rules cite.
    case sources
    /// Interface texts, a file for each language, English first, then those of extras, "Review/en.yaml".
    case words

    /// Its files, in the order that the case states.
    package var files: [(name: String, text: String)] {
        (0..<library_file_count).map { library_file($0) }.filter { String(cString: $0.folder) == rawValue }.map {
            (String(cString: $0.name), String(cString: $0.bytes))
        }
    }
}
