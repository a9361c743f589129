import CommandFramework
import Devices
import Diagnostics
import Foundation
import LayoutEngine
import LayoutSite
import Pages
import ResultStore

@testable import Build
@testable import Content
@testable import Programs

/// A site in a real folder, as programs need one, whose fence `chart` is read by `./chart`.
final class ProgramSite {
    private let root: String
    private(set) var report: BuildReport?

    /// Settings that name the program.
    static let settings = "title: Notes\nlanguages: [en]\nfigures:\n  chart:\n    command: [./chart]\n"
    /// A block at lines 3 to 6 of its note.
    static let note = "# Sales\n\n```chart\nid: sales\nyear: 2026\n```\n"

    /// - Parameters:
    ///   - program: the text of `content/chart`, which is executable; nil for none.
    ///   - files: others, by their paths below the content folder; an empty one is not written.
    init(_ program: String?, files: [String: String] = [:]) throws {
        root = NSTemporaryDirectory() + "programs-" + UUID().uuidString
        var all = ["site.yaml": Self.settings, "a.md": Self.note]
        all.merge(files) { $1 }
        for (path, text) in all where !text.isEmpty { try write(path, text) }
        if let program { try write("chart", program, isExecutable: true) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
        let url = URL(fileURLWithPath: root + "/content/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        if isExecutable {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

    func page(_ path: String) -> String { (try? String(contentsOfFile: root + "/Site/" + path, encoding: .utf8)) ?? "" }

    /// - Parameter isKept: whether answers are kept for the next build.
    func build(
        isUntrusted: Bool = false, isKept: Bool = false, providers: [any FigureProvider] = []
    ) async {
        let configuration = SiteConfiguration(
            contentFolder: root + "/content", outputFolder: root + "/Site", isUntrusted: isUntrusted,
            results: isKept ? ResultStore.Configuration(folder: root + "/cache") : .none,
            subject: LayoutSubject(DeviceCatalog(devices: [])),
            extras: SiteExtras(providers: Extra.programs.providers + providers))
        report = await buildSite(configuration)
    }

    /// All diagnostics in the short style, with paths below the root.
    var diagnostics: String {
        DiagnosticPrinter(style: .short, files: report?.sources ?? []).print(report?.diagnostics ?? [])
            .replacingOccurrences(of: root + "/", with: "")
    }
}
