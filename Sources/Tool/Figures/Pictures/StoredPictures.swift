import Content
import Diagrams
import Drawing
import Geometry
import Languages
import Packing
import Pictures
import ResultStore

/// The form in which the pictures of a subject are kept between processes: their descriptions, and the keys of their files, whose
/// bytes are results of their own under the scenes that they show.
struct StoredPictures {
    let cache: Cache
    /// Whether the files' bytes are wanted.
    let readsFiles: Bool

    func read(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> [DrawnPicture] {
        try reader.list { reader throws(ByteReader.Damaged) in try picture(&reader) }
    }

    private func picture(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> DrawnPicture {
        let language = Language(try reader.text())
        let (altText, description) = (try reader.text(), try reader.text())
        let wide = try composition(&reader)
        let narrow = try reader.optional(composition)
        let png = try reader.optional { reader throws(ByteReader.Damaged) in
            Picture.Image(file: try file(&reader), scale: try reader.number())
        }
        let picture = Picture(
            width: wide.width, height: wide.height, minWidth: Composition.minWidth(of: wide.width),
            altText: altText,
            description: description, svg: wide.svg,
            panels: wide.panels, narrow: narrow, png: png)
        return DrawnPicture(language: language, picture: .success(picture), problems: [], alike: nil)
    }

    private func composition(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> Picture.Narrow {
        let (width, height, svg) = (try reader.double(), try reader.double(), try file(&reader))
        let panels = try reader.list { reader throws(ByteReader.Damaged) in
            ScenePanel(
                id: try reader.text(), title: try reader.text(),
                frame: Rect(
                    x: try reader.double(), y: try reader.double(), width: try reader.double(),
                    height: try reader.double()))
        }
        return Picture.Narrow(width: width, height: height, svg: svg, panels: panels)
    }

    /// A file whose bytes are kept under a key of their own; throws where they are not any more.
    private func file(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> PictureFile {
        let path = try reader.text()
        let key = ResultKey(try reader.text(), digest: try reader.bytes())
        guard readsFiles else { return PictureFile(output: OutputFile(path, []), source: .leftOut, key: key) }
        guard let bytes = cache.bytes(of: key) else { throw ByteReader.Damaged() }
        return PictureFile(output: OutputFile(path, bytes), source: .cache, key: key)
    }

    /// Nil where something is wrong with one of them, which has to be reported again, or a file is not kept.
    func write(_ drawn: [DrawnPicture]) -> ByteWriter? {
        var writer = ByteWriter()
        var isWhole = true
        writer.append(drawn) { writer, drawn in
            guard drawn.problems.isEmpty, drawn.alike == nil, case .success(let picture) = drawn.picture,
                picture.files.allSatisfy({ $0.key != nil })
            else {
                isWhole = false
                return
            }
            write(picture, in: drawn.language, into: &writer)
        }
        return isWhole ? writer : nil
    }

    private func write(_ picture: Picture, in language: Language, into writer: inout ByteWriter) {
        for text in [language.tag, picture.altText, picture.description] { writer.append(text) }
        write(picture.width, picture.height, picture.svg, picture.panels, into: &writer)
        writer.append(picture.narrow) { write($1.width, $1.height, $1.svg, $1.panels, into: &$0) }
        writer.append(picture.png) { writer, image in
            write(image.file, into: &writer)
            writer.append(image.scale)
        }
    }

    private func write(
        _ width: Double, _ height: Double, _ svg: PictureFile, _ panels: [ScenePanel], into writer: inout ByteWriter
    ) {
        writer.append(width)
        writer.append(height)
        write(svg, into: &writer)
        writer.append(panels) { writer, panel in
            writer.append(panel.id)
            writer.append(panel.title)
            let frame = panel.frame
            for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.append(number) }
        }
    }

    private func write(_ file: PictureFile, into writer: inout ByteWriter) {
        writer.append(file.path)
        writer.append(file.key?.kind ?? "")
        writer.append(file.key?.digest ?? [])
    }
}
