import CCairo

/// The libraries that shape text and draw.
package enum RenderingLibraries {
    /// Their versions. Another one may set text wider or round a curve elsewhere.
    package static let versions: String = {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        let named = [
            ("cairo", cairo_version_string()), ("pango", pango_version_string()), ("harfbuzz", hb_version_string()),
        ]
        return named.map { name, version in "\(name) \(version.map { String(cString: $0) } ?? "")" }
            .joined(separator: ", ") + ", freetype \(major).\(minor).\(patch)"
    }()
}
