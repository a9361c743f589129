import CCairo
import Glibc

/// A fontconfig configuration that sees the pinned fonts and nothing else of the machine.
final class FontConfiguration {
    let pointer: OpaquePointer

    /// Loads the fonts; a missing one is an error that names the package to install.
    init(_ fonts: PinnedFonts) throws(CairoError) {
        let action = "loading fonts"
        guard let pointer = FcConfigCreate() else {
            throw CairoError(action, .status(0, text: "out of memory"))
        }
        self.pointer = pointer
        guard FcConfigParseAndLoadFromMemory(pointer, fonts.configuration, FcBool(1)) != 0,
            FcConfigBuildFonts(pointer) != 0
        else { throw CairoError(action, .status(0, text: "fontconfig refuses the configuration")) }
        let loaded = Self.files(FcConfigGetFonts(pointer, FcSetSystem))
        for file in fonts.files where !loaded.contains(file.path) {
            throw CairoError(action, Self.problem(of: file))
        }
        // Pango starts fontconfig's own set-up, which reads the machine's fonts and writes into the user's
        // home, unless a configuration is current.
        FcConfigSetCurrent(pointer)
    }

    /// Why a font was not loaded: it may be there, and the process have too many files open.
    private static func problem(of font: PinnedFonts.File) -> CairoError.Reason {
        let descriptor = open(font.path, O_RDONLY | O_CLOEXEC)
        let error = errno
        if descriptor >= 0 { close(descriptor) }
        if descriptor < 0, error == ENOENT { return .missingFont(file: font.path, package: font.package) }
        let reason = descriptor < 0 ? String(cString: strerror(error)) : Self.reason(ofWhatCanBeOpened: font.path)
        return .unreadableFont(file: font.path, reason: reason)
    }

    /// What can be opened now and is a font was refused to fontconfig a moment ago, by the limit of open files that all
    /// threads share, or by its own cache.
    private static func reason(ofWhatCanBeOpened path: String) -> String {
        var faces: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else { return "it is no font that fontconfig knows" }
        FcPatternDestroy(pattern)
        return "fontconfig left it out; too many open files, or a damaged cache that 'fc-cache -f' makes anew"
    }

    deinit { FcConfigDestroy(pointer) }

    private static func files(_ set: UnsafeMutablePointer<FcFontSet>?) -> Set<String> {
        var files: Set<String> = []
        guard let set = set?.pointee else { return files }
        for index in 0..<Int(set.nfont) {
            var file: UnsafeMutablePointer<FcChar8>?
            if FcPatternGetString(set.fonts[index], FC_FILE, 0, &file) == FcResultMatch, let file {
                files.insert(String(cString: file))
            }
        }
        return files
    }
}
