package import Content
import Packing
package import Pages
package import ResultStore
import Templates

/// The scripts from which a page that was opened from disk creates PNG files: there the browser does not let it read pictures,
/// but scripts may be loaded. Each picture has a script with what its SVG draws, in all languages; outlines of letters are in a
/// script of their own, once for all pictures. Nothing of it is loaded before a reader asks for pixels, and nothing from a
/// server.
///
/// A script calls `pictureData` with deflated bytes in base 64. Those of a picture are lines: `=en` begins the SVG in a
/// language, `!4 KEY` stands for the definition of its letter 4, whose outline has the key, and `~` for the common
/// prefix of the ids of the SVG.
package enum PixelSources {
    /// No picture has this name: ids begin with a letter or a digit.
    package static let glyphPath = "figures/_glyphs.js"

    /// The field of templates that names a picture's script.
    private static let field = "pixels"

    /// Whether templates offer pixels that pages create.
    package static func areWanted(by design: TemplateLoader.Design) -> Bool {
        design.templates.names.compactMap { design.templates[$0] }.contains { template in
            template.shows(field)
        }
    }

    /// The scripts of pictures.
    ///
    /// - Parameter pictures: SVG files such as "figures/nav-tab.en.svg", in any order.
    package static func files(
        of pictures: [OutputFile], _ cache: Cache = .none
    ) async -> [OutputFile] {
        var groups: [String: [(language: String, svg: FileContent)]] = [:]
        for picture in pictures.sorted(by: { $0.path < $1.path }) {
            let parts = picture.path.split(separator: ".")
            guard parts.count > 2, !picture.bytes.isEmpty else { continue }
            let name = parts.dropLast(2).joined(separator: ".")
            groups[name, default: []].append((String(parts[parts.count - 2]), picture.content))
        }
        let sorted = groups.sorted { $0.key < $1.key }
        guard !sorted.isEmpty else { return [] }
        let packed = await concurrentMap(
            sorted, makeWorker: { () throws(Never) in Compressor() },
            transform: { compressor, group in
                let (languages, files) = (group.value.map { $0.language }, group.value.map { $0.svg.sha256 })
                return cache.value(for: ResultKey("pixels", madeOf: group.key, languages, files)) {
                    PackedPicture(group.key, group.value, with: compressor)
                }
            })
        // The scripts name the outlines that they need by checksums.
        let glyphs = cache.value(for: ResultKey("glyphs", madeOf: packed.map { $0.file.content.sha256 })) {
            Self.glyphs(of: packed)
        }
        return packed.map { $0.file } + [glyphs]
    }

    private static func glyphs(of pictures: [PackedPicture]) -> OutputFile {
        var glyphs: [String: [UInt8]] = [:]
        for picture in pictures { glyphs.merge(picture.glyphs) { first, _ in first } }
        var lines: [UInt8] = []
        for (key, outline) in glyphs.sorted(by: { $0.key < $1.key }) { lines += key.utf8 + [0x20] + outline + [0x0A] }
        return script(glyphPath, lines, with: Compressor())
    }

    fileprivate static func script(
        _ path: String, _ bytes: [UInt8], with compressor: Compressor
    ) -> OutputFile {
        OutputFile(path, text: "pictureData(\"\(Base64.text(of: compressor.deflated(bytes)))\");\n")
    }
}

/// A picture's script, and the outlines of its letters by their keys.
struct PackedPicture: Sendable {
    let file: OutputFile
    let glyphs: [String: [UInt8]]

    /// - Parameter languages: the SVG in each language.
    fileprivate init(
        _ name: String, _ languages: [(language: String, svg: FileContent)], with compressor: Compressor
    ) {
        let content = Self.content(of: languages)
        file = PixelSources.script(name + ".js", content.text, with: compressor)
        glyphs = content.glyphs
    }

    private static func content(
        of languages: [(language: String, svg: FileContent)]
    ) -> (text: [UInt8], glyphs: [String: [UInt8]]) {
        var glyphs: [String: [UInt8]] = [:]
        var text: [UInt8] = []
        for (language, svg) in languages {
            let bytes = svg.bytes
            text += "=\(language)\n".utf8
            let prefix = Self.prefix(of: bytes)
            let letterStart = "<path id=\"".utf8 + prefix
            for line in bytes.split(separator: 0x0A) where !Self.isOfWords(line) {
                if line.starts(with: letterStart), let letter = Letter(line, behind: letterStart.count) {
                    let key = letter.key
                    glyphs[key] = Array(letter.outline)
                    text.append(0x21)
                    text += letter.number
                    text.append(0x20)
                    text += key.utf8
                } else {
                    Self.append(line, abbreviating: prefix, to: &text)
                }
                text.append(0x0A)
            }
        }
        return (text, glyphs)
    }

    /// Whether a line is a title or a description, which are not visible in pixels.
    private static func isOfWords(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "<title ".utf8) || line.starts(with: "<desc ".utf8) || line.starts(with: "<view ".utf8)
    }

    /// The common prefix of the ids of an SVG: the id of its root.
    private static func prefix(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let mark = Array(" id=\"".utf8)
        guard let line = bytes.split(separator: 0x0A, maxSplits: 1).first,
            let start = line.indices.first(where: { line[$0...].starts(with: mark) })
        else { return [] }
        return line[(start + mark.count)...].prefix { $0 != 0x22 }
    }

    /// Appends the line with `~` for the prefix of ids where it begins one: after `#`, or after `id="`.
    private static func append(
        _ line: ArraySlice<UInt8>, abbreviating prefix: ArraySlice<UInt8>, to text: inout [UInt8]
    ) {
        var start = line.startIndex
        for index in line.indices where line[index] == 0x23 || line[index] == 0x22 {
            let next = index + 1
            guard next >= start, line[next...].starts(with: prefix),
                line[index] == 0x23 || line[..<next].suffix(idStart.count).elementsEqual(idStart)
            else { continue }
            text += line[start..<next]
            if !prefix.isEmpty { text.append(0x7E) }
            start = next + prefix.count
        }
        text += line[start...]
    }

    private static let idStart = Array(" id=\"".utf8)

    /// The definition of a letter: `<path id="PREFIX4" d="OUTLINE"/>`.
    private struct Letter {
        let number: ArraySlice<UInt8>
        let outline: ArraySlice<UInt8>

        /// A key that is long enough to distinguish a hundred thousand outlines.
        var key: String { String(SHA256.base64(of: Array(outline)).prefix(8)) }

        private static let middle = Array("\" d=\"".utf8)
        private static let end = Array("\"/>".utf8)

        /// - Parameter start: how many bytes come before the number.
        init?(_ line: ArraySlice<UInt8>, behind start: Int) {
            let rest = line.dropFirst(start)
            let number = rest.prefix { $0 != 0x22 }
            let tail = rest.dropFirst(number.count)
            guard tail.starts(with: Self.middle), tail.suffix(Self.end.count).elementsEqual(Self.end) else {
                return nil
            }
            self.number = number
            outline = tail.dropFirst(Self.middle.count).dropLast(Self.end.count)
        }
    }
}
