import CairoRendering
import Content
import Packing
import ResultStore

/// What decides all pictures alike: the code, and the font files.
struct RendererVersion {
    /// A checksum of what decides the scene of a subject.
    let scenes: [UInt8]
    /// A checksum of what decides the picture of a scene: of the code, only that which draws.
    let pictures: [UInt8]

    /// Nil when nobody can say which code is running.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    init?(fonts: PinnedFonts, _ results: ResultStore) async {
        guard let code = RunningCode.checksum, let libraries = RunningCode.librariesChecksum else { return nil }
        let files = await concurrentMap(fonts.files) { file in
            SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), results.checksum(ofFile: file.path) ?? [])
        }
        scenes = SHA256.digest(of: code + files.flatMap { $0 })
        pictures = SHA256.digest(of: DrawingCode.checksum + libraries + files.flatMap { $0 })
    }
}
