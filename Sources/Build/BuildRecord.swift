import CairoRendering
package import Content
import ResultStore

/// What a build looked at and what it wrote, by the stamps of the files, so that the next one sees in a moment that it would do
/// the same again.
///
/// It is kept among the results of earlier builds, a line per file. Only a run without any message leaves one: there is nothing
/// to tell again.
package struct BuildRecord {
    private let key: ResultKey
    private let results: ResultStore
    private let configuration: SiteConfiguration
    private let fileSystem: FileSystem

    /// Nil where nothing is kept, or when nobody can say which code is running.
    init?(of configuration: SiteConfiguration, _ results: ResultStore?, in fileSystem: FileSystem) {
        guard let results, configuration.shard == nil, let code = RunningCode.checksum else { return nil }
        let fonts = configuration.fonts.files.map { "\($0.path) \(fileSystem.stamp($0.path)?.text ?? "")" }
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

    // MARK: - Reading

    /// The report of the last run, if everything that it read and wrote is as it was.
    var report: BuildReport? {
        guard let bytes = results.bytes(of: key), let report = Self.report(in: bytes, comparing: fileSystem) else {
            return nil
        }
        // It was used, and is not to go first where room is needed.
        results.save()
        return report
    }

    /// The report in what `save` has kept, if every file has the stamp that stands there.
    package static func report(in bytes: [UInt8], comparing fileSystem: FileSystem) -> BuildReport? {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")[...]
        guard let counts = lines.popFirst().flatMap({ BuildReport.Counts(text: $0) }) else { return nil }
        var unchanged = 0
        for line in lines {
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, (fileSystem.stamp(String(parts[2]))?.text ?? "") == parts[1] else { return nil }
            if parts[0] == Role.written.rawValue { unchanged += 1 }
        }
        var changes = OutputChanges()
        changes.unchanged = unchanged
        return BuildReport(outcome: .built, diagnostics: [], sources: [], counts: counts, changes: changes)
    }

    private enum Role: String {
        case read, written
    }

    // MARK: - Writing

    /// Keeps what a run has read and written. That the next one takes longer is no reason to complain, so failures are none.
    func save(_ report: BuildReport, _ log: FileLog) {
        guard report.outcome == .built, report.diagnostics.isEmpty, report.suppressed.isEmpty else { return }
        // What the build itself writes is no reason to build.
        let own = [configuration.outputFolder, configuration.results.folder].compactMap { $0 }
        let read = log.stamps.filter { path, _ in !own.contains { path == $0 || path.hasPrefix($0 + "/") } }
        guard !read.values.contains(where: { $0.map { log.isDoubtful($0) } ?? false }) else { return }
        var counts = report.counts
        (counts.drawnFiles, counts.reusedFiles) = (0, counts.drawnFiles + counts.reusedFiles)
        var lines = [counts.text]
        for (path, stamp) in read.sorted(by: { $0.key < $1.key }) {
            lines.append("\(Role.read.rawValue)\t\(stamp?.text ?? "")\t\(path)")
        }
        for path in report.changes.files {
            guard let stamp = fileSystem.stamp(configuration.outputFolder + "/" + path) else { return }
            let role = path == Manifest.path ? Role.read : .written
            lines.append("\(role.rawValue)\t\(stamp.text)\t\(configuration.outputFolder)/\(path)")
        }
        guard lines.allSatisfy({ !$0.utf8.contains(0x0A) }) else { return }
        results.put(key, Array(lines.joined(separator: "\n").utf8))
        results.save()
    }
}

extension FileStamp {
    fileprivate var text: String { "\(size) \(modified) \(changed) \(inode)" }
}

extension BuildReport.Counts {
    fileprivate var text: String {
        [notes, heldBackNotes, hiddenFiles, scenarios, figures, claims, pages, drawnFiles, reusedFiles]
            .map { "\($0)" }.joined(separator: " ")
    }

    fileprivate init?(text: some StringProtocol) {
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 9 else { return nil }
        self.init()
        (notes, heldBackNotes, hiddenFiles, scenarios) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (figures, claims, pages, drawnFiles, reusedFiles) = (
            numbers[4], numbers[5], numbers[6], numbers[7], numbers[8]
        )
    }
}
