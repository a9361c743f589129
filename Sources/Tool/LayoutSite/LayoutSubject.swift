import Audits
package import CairoRendering
package import Content
import Devices
package import Diagnostics
import Figures
import Formulas
package import Languages
package import LayoutEngine
import LiveDiagrams
import NoteScenarios
import Observations
package import Pages
package import Pictures
import Reference
package import ResultStore
import ScenarioLanguage

// The layout of UIKit as the subject of a site: `LayoutSubject` reads devices and observations, `SiteBlocks` are the scenarios and
// audits of the notes, `LayoutFigures` are these evaluated, drawn and quoted, `LayoutTables` the pages of tables. Surveys and exports use the same figures without building a site.

/// The subject of sites about UIKit's layout.
package struct LayoutSubject: FigureProvider {
    /// The devices that notes can name besides the devices of their folder. A build that finds nothing to do does not create
    /// them.
    private let makeCatalog: @Sendable () -> DeviceCatalog
    /// The fonts of pictures.
    package let fonts: PinnedFonts
    package let hasLiveFigures: Bool

    /// With all devices, and with figures that readers change where the tool was built with the engine for pages.
    package init() {
        self.init(.standard, hasLiveFigures: LiveFigures.areBuilt)
    }

    package init(
        _ catalog: @autoclosure @escaping @Sendable () -> DeviceCatalog, fonts: PinnedFonts = .debian,
        hasLiveFigures: Bool = false
    ) {
        makeCatalog = catalog
        self.fonts = fonts
        self.hasLiveFigures = hasLiveFigures
    }

    package var names: ProvidedNames { .layout }

    package var codes: [DiagnosticKind] {
        ScenarioCodes.all + AuditCodes.all + FormulaCodes.all + DeviceCodes.all + LiveCodes.all + FigureCodes.all
            + PictureCodes.all
    }

    package var codesOfFiles: [DiagnosticKind] {
        ObservationTableCodes.all + ObservationCodes.all + ObservationFormCodes.all
    }

    package var renderer: RendererFiles {
        RendererFiles(fonts: fonts.files.map { $0.path }, libraries: RenderingLibraries.versions)
    }

    package func owns(_ path: String) -> Bool { LayoutFolder.owns(path) }

    package func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<ProviderFiles> {
        try layoutFolder(folder, cache, in: fileSystem).map { folder in
            ProviderFiles(sources: folder.sources) { content, _ in
                await folder.resolve(content.notes, cache).map {
                    SiteBlocks(layout: $0, pages: content.navigation.generated, fonts: fonts)
                }
            }
        }
    }

    /// The files of a content folder about layout.
    func layoutFolder(
        _ folder: String, _ cache: Cache = .none, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<LayoutFolder> {
        let read = try LayoutFolder(
            folder, extending: makeCatalog(), by: readDevices(_:extending:addedBy:), cache, in: fileSystem)
        return Diagnosed(read, read.diagnostics)
    }

    package func drawIcons(
        _ title: String, in language: Language, with store: BuildStore
    ) throws(DrawingFailure) -> [PictureFile] {
        do throws(CairoError) {
            return try AppIcon.draw(title, in: language, with: PictureRenderer.Resources(fonts: fonts, store))
        } catch {
            throw DrawingFailure(error)
        }
    }
}

extension DrawingFailure {
    init(_ error: CairoError) { self.init(PictureCodes.drawingImpossible(error.description)) }
}
