import Content
import Packing
import ResultStore

/// The files and libraries that pictures depend on besides the tool itself.
package struct RendererFiles: Sendable {
    /// The paths of the font files, in the order in which they are searched.
    package let fonts: [String]
    /// The versions of the libraries that draw.
    package let libraries: String

    package init(fonts: [String], libraries: String) {
        self.fonts = fonts
        self.libraries = libraries
    }
}

/// A checksum of everything that decides all pictures alike: the running tool, the libraries that draw, and the font files. A
/// changed tool draws every picture again.
struct RendererVersion {
    let checksum: [UInt8]

    /// Nil where the tool's own file cannot be read.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    init?(_ renderer: RendererFiles, _ results: ResultStore) async {
        guard let tool = RunningTool.checksum(in: results) else { return nil }
        let files = await concurrentMap(renderer.fonts) { path in
            SHA256.digest(of: SHA256.digest(of: Array(path.utf8)), results.checksum(ofFile: path) ?? [])
        }
        let libraries = SHA256.digest(of: Array(renderer.libraries.utf8))
        checksum = SHA256.digest(of: tool + libraries + files.flatMap { $0 })
    }
}
