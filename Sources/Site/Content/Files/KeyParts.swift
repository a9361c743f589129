package import Diagnostics
package import Languages
package import ResultStore

// Cache keys of types from other modules.

extension Language: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(tag) }
}

extension SourceSpan: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(file, range.lowerBound, range.upperBound) }
}

extension Route: KeyPart {
    /// Writes the path alone: its edition is one of those that decide about the whole site.
    package func write(into key: inout KeyWriter) { key.write(path) }
}

extension Edition: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(name, language, translation, folder) }
}

extension FileStamp: KeyPart {
    package func write(into key: inout KeyWriter) {
        key.write(kind == .file, size, modified, changed, Int(truncatingIfNeeded: inode))
    }
}
