package import Content
package import Drawing
package import Languages

// Pictures of figures as values: their sizes, words and files, and how a run came by each file. It does not matter here which
// code draws them; `BuildStore` counts the files of a run and stores new files.

/// A figure in a language and script, all its variants side by side.
package struct Picture: Sendable {
    /// In points.
    package let width: Double
    package let height: Double
    /// The width at which its type is as small as type on a phone may be, in CSS pixels.
    package let minWidth: Double
    /// A description of the picture in its language, short enough to be heard; Chinese is in the simplified script, in which
    /// pages are created.
    package let altText: String
    /// A full description of the picture, likewise.
    package let description: String
    /// The picture in light and dark colours, of which the reader's preference selects one.
    package let svg: PictureFile
    /// The parts that can be shown one at a time, in points; each is a `<view>` of the SVG. Empty for a picture of one part.
    package let panels: [ScenePanel]
    /// The composition for phones; nil for a picture that is as narrow as they are.
    package let narrow: Narrow?
    /// In light colours, where the site is to have such pictures.
    package let png: Image?

    package init(
        width: Double, height: Double, minWidth: Double, altText: String, description: String, svg: PictureFile,
        panels: [ScenePanel] = [], narrow: Narrow? = nil, png: Image? = nil
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.altText = altText
        self.description = description
        self.svg = svg
        self.panels = panels
        self.narrow = narrow
        self.png = png
    }

    /// A composition for a narrow place.
    package struct Narrow: Sendable {
        /// In points.
        package let width: Double
        package let height: Double
        package let svg: PictureFile
        /// The parts that the wide picture has too, where it has any.
        package let panels: [ScenePanel]

        package init(width: Double, height: Double, svg: PictureFile, panels: [ScenePanel]) {
            self.width = width
            self.height = height
            self.svg = svg
            self.panels = panels
        }
    }

    /// A picture of pixels.
    package struct Image: Sendable {
        package let file: PictureFile
        /// Pixels per point.
        package let scale: Int

        package init(file: PictureFile, scale: Int) {
            self.file = file
            self.scale = scale
        }
    }

    /// The file's name without its ending: "nav-tab.en".
    package var name: String { String(svg.path.split(separator: "/").last?.dropLast(".svg".count) ?? "") }

    /// The script from which a page opened from disk creates pixels, for all languages: "figures/nav-tab.js".
    package var pixelPath: String { svg.path.split(separator: ".").dropLast(2).joined(separator: ".") + ".js" }

    /// The path of the file that a book shows: books are read on phones too.
    package var bookPath: String { narrow?.svg.path ?? svg.path }

    /// Whether the tool draws it.
    package var isDrawn: Bool { svg.source != .given }

    /// The picture as it comes from an earlier run.
    package var reused: Picture {
        Picture(
            width: width, height: height, minWidth: minWidth, altText: altText, description: description,
            svg: svg.reused, panels: panels,
            narrow: narrow.map {
                Narrow(width: $0.width, height: $0.height, svg: $0.svg.reused, panels: $0.panels)
            },
            png: png.map { Image(file: $0.file.reused, scale: $0.scale) })
    }

    /// Everything that is written.
    package var files: [PictureFile] { [svg] + [narrow?.svg, png?.file].compactMap { $0 } }

    /// A key of a picture of the site.
    package struct Key: Hashable, Sendable {
        package let id: String
        /// The language of its words; the traditional script counts as a language.
        package let language: Language

        package init(id: String, language: Language) {
            self.id = id
            self.language = language
        }

        /// The key of a picture in a language, in the script of the page that it is on.
        package init(id: String, language: Language, on route: Route) {
            self.init(id: id, language: route.edition?.kind == .traditional ? .traditionalChinese : language)
        }
    }
}
