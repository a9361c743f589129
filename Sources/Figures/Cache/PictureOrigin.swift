import CairoRendering
import Checksums
import Content

/// What decides all pictures alike besides their scenes: the code that draws them, and the font files.
enum PictureOrigin {
    /// A checksum of it; nil when nobody can say which code is running.
    ///
    /// Code is named by what its linkers call it, libraries included, so that no version number has to be raised.
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    static func checksum(fonts: PinnedFonts) async -> [UInt8]? {
        guard let buildIDs = LoadedCode.buildIDs else { return nil }
        let code = SHA256.digest(of: buildIDs.flatMap { SHA256.digest(of: $0) })
        let files = await concurrentMap(fonts.files) { file in
            let bytes = (try? FileSystem.real.read(file.path)) ?? []
            return SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), bytes)
        }
        return SHA256.digest(of: code + files.flatMap { $0 })
    }
}
