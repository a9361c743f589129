package import Content
import Pages
import Pictures
import ResultStore

/// A record of the files that a build read and wrote, by their stamps, so that the next one sees in a moment that it would do the
/// same again.
///
/// It is kept among the results of earlier builds, a line per file. Only a run without any message leaves one: there is nothing
/// to repeat.
package struct BuildRecord {
    private let key: ResultKey
    private let results: ResultStore
    private let configuration: SiteConfiguration
    private let fileSystem: FileSystem

    /// Nil where nothing is kept, or where the tool's own file cannot be read.
    init?(of configuration: SiteConfiguration, _ results: ResultStore?, in fileSystem: FileSystem) {
        guard let results, let code = RunningTool.checksum(in: results) else { return nil }
        let fonts = configuration.subject.renderer.fonts.map { "\($0) \(fileSystem.stamp($0)?.text ?? "")" }
        let places = [".", configuration.contentFolder, configuration.outputFolder].map {
            fileSystem.resolvedPath(of: $0)
        }
        let options =
            "\(configuration.isStrict) \(configuration.isUntrusted) \(configuration.makesDownloads) \(configuration.pngScale ?? 0) \(configuration.today)"
        let description = fonts + places + [configuration.templateFolder ?? "", options]
        key = ResultKey(
            "build", of: code, Array(description.joined(separator: "\n").utf8), isShared: false)
        self.results = results
        self.configuration = configuration
        self.fileSystem = fileSystem
    }

    private var folder: OutputFolder { OutputFolder(configuration.outputFolder, in: fileSystem) }

    // MARK: - Reading

    /// The report of the last run, if everything that it read and wrote is as it was.
    var report: BuildReport? {
        guard let bytes = results.bytes(of: key), let counts = Self.counts(in: bytes, comparing: fileSystem) else {
            return nil
        }
        // It was used, and is not to go first where room is needed.
        results.save()
        let place = Array("\t\(folder.full(""))".utf8)
        let written = bytes.split(separator: 0x0A).count { line in line.drop { $0 != 0x09 }.starts(with: place) }
        var changes = OutputChanges()
        // The list of files is not a file of the site.
        changes.unchanged = written - 1
        return BuildReport(outcome: .built, diagnostics: [], sources: [], counts: counts, changes: changes)
    }

    /// The counts of a run from the bytes that `save` has kept; nil unless every file that was read still has its recorded stamp.
    package static func counts(in bytes: [UInt8], comparing fileSystem: FileSystem) -> BuildReport.Counts? {
        var lines = bytes.split(separator: 0x0A)[...]
        guard let first = lines.popFirst(),
            let counts = BuildReport.Counts(text: String(decoding: first, as: UTF8.self))
        else { return nil }
        for line in lines {
            let parts = line.split(separator: 0x09, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            let stamp = fileSystem.stamp(String(decoding: parts[1], as: UTF8.self))?.text ?? ""
            guard parts[0].elementsEqual(stamp.utf8) else { return nil }
        }
        return counts
    }

    // MARK: - Writing

    /// Keeps which files a run has read and written. Failures only make the next run slower, so they are ignored.
    func save(_ report: BuildReport, _ log: FileLog) {
        guard report.outcome == .built, report.diagnostics.isEmpty, report.suppressed.isEmpty else { return }
        // Files of the output folder are recorded as they are now, after the build.
        let own = [configuration.outputFolder, configuration.results.folder].compactMap { $0 }
        var seen = log.stamps.filter { path, _ in !own.contains { path == $0 || path.hasPrefix($0 + "/") } }
        guard !seen.values.contains(where: { $0.map { log.isDoubtful($0) } ?? false }) else { return }
        for path in report.changes.files { seen[folder.full(path)] = fileSystem.stamp(folder.full(path)) }
        var counts = report.counts
        (counts.drawnFiles, counts.reusedFiles) = (0, counts.drawnFiles + counts.reusedFiles)
        let lines = seen.sorted { $0.key < $1.key }.map { path, stamp in "\(stamp?.text ?? "")\t\(path)" }
        guard lines.allSatisfy({ !$0.utf8.contains(0x0A) }) else { return }
        results.put(key, Array(([counts.text] + lines).joined(separator: "\n").utf8))
        results.save()
    }
}

extension FileStamp {
    fileprivate var text: String { "\(size) \(modified) \(changed) \(inode)" }
}

extension BuildReport.Counts {
    fileprivate var text: String {
        let numbers = [notes, hiddenFiles, scenarios, figures, claims, pages, drawnFiles, reusedFiles, dialects.count]
            .map { "\($0)" }
        // No name of a note has a tab.
        return ([numbers.joined(separator: " ")] + dialects + heldBackNotes).joined(separator: "\t")
    }

    fileprivate init?(text: some StringProtocol) {
        let parts = text.split(separator: "\t")
        let numbers = (parts.first ?? "").split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 9 else { return nil }
        self.init()
        let names = parts.dropFirst().map { String($0) }
        (dialects, heldBackNotes) = (Array(names.prefix(numbers[8])), Array(names.dropFirst(numbers[8])))
        (notes, hiddenFiles, scenarios, figures) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (claims, pages, drawnFiles, reusedFiles) = (numbers[4], numbers[5], numbers[6], numbers[7])
    }
}
