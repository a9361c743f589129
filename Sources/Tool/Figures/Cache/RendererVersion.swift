import CairoRendering
import Content
import Packing
import ResultStore

/// A checksum of everything that decides all pictures alike: the running code and the font files. A changed tool draws every
/// picture again.
struct RendererVersion {
    let checksum: [UInt8]

    /// Nil if the running code cannot be identified.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    init?(fonts: PinnedFonts, _ results: ResultStore) async {
        guard let code = RunningCode.checksum else { return nil }
        let files = await concurrentMap(fonts.files) { file in
            SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), results.checksum(ofFile: file.path) ?? [])
        }
        checksum = SHA256.digest(of: code + files.flatMap { $0 })
    }
}
