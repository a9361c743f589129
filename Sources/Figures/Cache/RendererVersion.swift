import CairoRendering
import Content
import Packing
import ResultStore

/// What decides all pictures alike besides their scenes: the code that draws them, and the font files.
enum RendererVersion {
    /// A checksum of it; nil when nobody can say which code is running.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    static func checksum(fonts: PinnedFonts, _ results: ResultStore) async -> [UInt8]? {
        guard let code = RunningCode.checksum else { return nil }
        let files = await concurrentMap(fonts.files) { file in
            SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), results.checksum(ofFile: file.path) ?? [])
        }
        return SHA256.digest(of: code + files.flatMap { $0 })
    }
}
