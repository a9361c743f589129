/// A file to put into an archive.
package struct ZipEntry: Sendable {
    /// With `/`, relative.
    package let path: String
    package let bytes: [UInt8]
    /// Whether it is written as it is; pictures that are compressed already, and the type of an EPUB.
    package let isStored: Bool

    package init(_ path: String, _ bytes: [UInt8], isStored: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isStored = isStored
    }
}
