import CCairo
import Glibc

/// A fontconfig configuration that sees the pinned fonts and nothing else of the machine.
final class FontConfiguration {
    let pointer: OpaquePointer
    private let fonts: PinnedFonts

    /// Loads the fonts; a missing one is an error that names the package to install.
    init(_ fonts: PinnedFonts) throws(CairoError) {
        let action = "loading fonts"
        guard let pointer = FcConfigCreate() else {
            throw CairoError(action, .status(0, text: "out of memory"))
        }
        self.pointer = pointer
        self.fonts = fonts
        guard FcConfigParseAndLoadFromMemory(pointer, fonts.configuration, FcBool(1)) != 0,
            FcConfigBuildFonts(pointer) != 0
        else { throw CairoError(action, .status(0, text: "fontconfig refuses the configuration")) }
        addCached(fonts)
        let cached = files(FcSetSystem)
        for file in fonts.files where !cached.contains(file.path) {
            FcConfigAppFontAddFile(pointer, file.path)
            guard files(FcSetApplication).contains(file.path) else {
                throw CairoError(action, Self.problem(of: file))
            }
        }
        // Pango starts fontconfig's own set-up, which reads the machine's fonts and writes into the user's
        // home, unless a configuration is current.
        FcConfigSetCurrent(pointer)
    }

    /// Adds the fonts that the machine's cache contains. The cache is only read: given a folder, fontconfig would rebuild a
    /// cache that it cannot open, and, if it runs out of file descriptors, record for all programs that there are no fonts.
    private func addCached(_ fonts: PinnedFonts) {
        let paths = Set(fonts.files.map { $0.path })
        for folder in fonts.folders {
            guard let cache = FcDirCacheLoad(folder, pointer, nil) else { continue }
            defer { FcDirCacheUnload(cache) }
            guard let known = FcCacheCopySet(cache) else { continue }
            defer { FcFontSetDestroy(known) }
            for index in 0..<Int(known.pointee.nfont) {
                guard let font = known.pointee.fonts[index], let path = Self.path(of: font), paths.contains(path)
                else { continue }
                FcPatternReference(font)
                FcFontSetAdd(FcConfigGetFonts(pointer, FcSetSystem), font)
            }
        }
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

    /// The reason for a font that can be opened now but was refused to fontconfig a moment ago: the limit of open
    /// files, which all threads share.
    private static func reason(ofWhatCanBeOpened path: String) -> String {
        var faces: Int32 = 0
        errno = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else {
            return errno == EMFILE ? String(cString: strerror(EMFILE)) : "it is no font that fontconfig knows"
        }
        FcPatternDestroy(pattern)
        return "too many files were open"
    }

    /// The problem of the loaded font that has a glyph for a character, asked where none could be shaped: its file was there at the
    /// beginning and could not be opened again. Nil if no font has the glyph, and for control characters, which are never drawn.
    func problem(ofFontWith scalar: Unicode.Scalar) -> CairoError.Reason? {
        guard scalar.properties.generalCategory != .control else { return nil }
        for case let set? in [FcSetSystem, FcSetApplication].map({ FcConfigGetFonts(pointer, $0)?.pointee }) {
            for case let font? in (0..<Int(set.nfont)).map({ set.fonts[$0] }) where Self.has(scalar, font) {
                guard let path = Self.path(of: font), let file = fonts.files.first(where: { $0.path == path })
                else { continue }
                return Self.problem(of: file)
            }
        }
        return nil
    }

    private static func has(_ scalar: Unicode.Scalar, _ font: OpaquePointer) -> Bool {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
            return false
        }
        return FcCharSetHasChar(characters, scalar.value) != 0
    }

    deinit { FcConfigDestroy(pointer) }

    private func files(_ name: FcSetName) -> Set<String> {
        guard let set = FcConfigGetFonts(pointer, name)?.pointee else { return [] }
        return Set((0..<Int(set.nfont)).compactMap { set.fonts[$0].flatMap(Self.path) })
    }

    private static func path(of font: OpaquePointer) -> String? {
        var path: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        return String(cString: path)
    }
}
