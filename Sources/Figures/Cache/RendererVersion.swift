import CairoRendering
import Content
import Foundation
import Packing

/// What decides all pictures alike besides their scenes: the code that draws them, and the font files.
package enum RendererVersion {
    /// A checksum of it; nil when nobody can say which code is running.
    ///
    /// Fonts are read from the machine, as the renderer reads them; it is the renderer that reports a missing one.
    static func checksum(fonts: PinnedFonts) async -> [UInt8]? {
        guard let code = runningCode else { return nil }
        let files = await concurrentMap(fonts.files) { file in
            let bytes = (try? FileSystem.real.read(file.path)) ?? []
            return SHA256.digest(of: SHA256.digest(of: Array(file.path.utf8)), bytes)
        }
        return SHA256.digest(of: SHA256.digest(of: Array(code.utf8)) + files.flatMap { $0 })
    }

    /// Which code is running; nil when nobody can say.
    package static var runningCode: String? {
        (try? FileSystem.real.read("/proc/self/maps")).flatMap {
            codeVersion(maps: String(decoding: $0, as: UTF8.self))
        }
    }

    /// A line for every file that the process runs code of, the tool itself and its libraries: path, size in bytes and
    /// time of modification. Nil when a file was replaced since it was loaded. `maps` is text as in `/proc/self/maps`.
    ///
    /// Libraries' own version numbers would miss a distribution's fixes, and checksums take longer than all else that
    /// an unchanged build does.
    static func codeVersion(maps: String) -> String? {
        let paths = maps.split(separator: "\n").compactMap { line -> Substring? in
            // address, permissions, offset, device, inode, spaces, path
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, fields[1].contains("x") else { return nil }
            let path = fields[5].drop { $0 == " " }
            return path.hasPrefix("/") ? path : nil
        }
        var lines: [String] = []
        for path in Set(paths).sorted().map({ String($0) }) {
            var status = stat()
            // What was replaced has " (deleted)" behind its path.
            guard stat(path, &status) == 0 else { return nil }
            lines.append("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
