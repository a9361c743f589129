import CairoRendering
import Content
import Packing
import ResultStore

/// A checksum of everything that decides all pictures alike: the running tool, the libraries that draw, and the font files. A
/// changed tool draws every picture again.
struct RendererVersion {
    let checksum: [UInt8]

    /// Nil where the tool's own file cannot be read.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    init?(fonts: PinnedFonts, _ results: ResultStore) async {
        guard let tool = RunningTool.checksum(in: results) else { return nil }
        let files = await concurrentMap(fonts.files) { file in
            SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), results.checksum(ofFile: file.path) ?? [])
        }
        let libraries = SHA256.digest(of: Array(RenderingLibraries.versions.utf8))
        checksum = SHA256.digest(of: tool + libraries + files.flatMap { $0 })
    }
}
