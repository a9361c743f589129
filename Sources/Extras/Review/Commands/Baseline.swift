import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import LayoutSite

/// The other side of a comparison of a site: the site as it was, or as another binary of the tool builds it.
struct Baseline {
    let snapshot: SiteSnapshot
    /// The survey that the snapshot was taken from, and its configuration; nil where there is only the snapshot.
    var survey: (survey: SiteSurvey, configuration: SiteConfiguration)?
    /// The file that the snapshot is in; nil where it was taken now.
    var file: (path: String, bytes: [UInt8])?
    /// A folder with pictures, `id.language.svg`.
    var pictures: String?
    /// The folder with files of another version; they are kept as long as the baseline is in use.
    private var scratch: ScratchFolder?

    /// The name of the snapshot that a build can leave in its output, so that the folder can be compared with.
    static let fileName = "snapshot.txt"

    static let operand = CommandSpecification.Operand(
        "BASE",
        "A snapshot, a folder of notes, a site folder that contains \(fileName), another notchbook, or a git revision")

    private init(_ snapshot: SiteSnapshot) { self.snapshot = snapshot }

    /// Finds out what a word means: a file or folder that is there, else a revision.
    ///
    /// - Parameters:
    ///   - configuration: of the site that is compared with it.
    ///   - memory: receives the results that both sides have in common.
    static func find(
        _ base: String, for configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem
    ) async throws(CommandError) -> Baseline {
        switch fileSystem.kind(fileSystem.resolve(base) ?? base) {
        case .file: return try read(base, configuration, in: fileSystem)
        case .folder:
            let file = base + "/" + fileName
            guard fileSystem.kind(file) == .file else {
                return try await survey(base, beside: configuration, templates: nil, memory, in: fileSystem)
            }
            var baseline = try read(file, configuration, in: fileSystem)
            baseline.pictures = base + "/figures"
            return baseline
        case nil, .link, .other: return try await revision(base, configuration, memory, in: fileSystem)
        }
    }

    // MARK: - Files

    private static func read(
        _ path: String, _ configuration: SiteConfiguration, in fileSystem: FileSystem
    ) throws(CommandError) -> Baseline {
        let bytes: [UInt8]
        do throws(FileSystemError) {
            bytes = try fileSystem.read(path)
        } catch {
            throw CommandError(error)
        }
        if bytes.starts(with: Array("\u{7F}ELF".utf8)) || bytes.starts(with: Array("#!".utf8)) {
            return try run(path, configuration)
        }
        var baseline = Baseline(try parse(bytes, from: path))
        baseline.file = (path, bytes)
        return baseline
    }

    private static func parse(_ bytes: [UInt8], from path: String) throws(CommandError) -> SiteSnapshot {
        do throws(SiteSnapshot.Problem) {
            return try SiteSnapshot(parsing: bytes)
        } catch {
            switch error {
            case .line(let line): throw .noSnapshot(path: path, line: line)
            case .version(let version): throw .otherSnapshot(path: path, version: version)
            }
        }
    }

    /// The baseline that another binary of the tool builds from the same notes.
    private static func run(_ tool: String, _ configuration: SiteConfiguration) throws(CommandError) -> Baseline {
        let path = tool.contains("/") ? tool : "./" + tool
        let scratch = try ScratchFolder.make()
        var sources = ["--content", configuration.contentFolder]
        if let templates = configuration.templateFolder { sources += ["--templates", templates] }
        let taken = try Subprocess.run(path, ["snapshot"] + sources, in: scratch)
        guard taken.status == 0 else { throw .unreadable(path: tool, reason: taken.firstProblem) }
        var baseline = Baseline(try parse(taken.output, from: tool))
        let export = ["export", "--content", configuration.contentFolder, "--output", scratch.path + "/pictures"]
        if try Subprocess.run(path, export, in: scratch).status < 2 { baseline.pictures = scratch.path + "/pictures" }
        baseline.scratch = scratch
        return baseline
    }

    // MARK: - Notes

    private static func survey(
        _ content: String, beside configuration: SiteConfiguration, templates: String?, _ memory: BuildMemory,
        in fileSystem: FileSystem
    ) async throws(CommandError) -> Baseline {
        var other = configuration
        other.contentFolder = content
        if let templates { other.templateFolder = templates }
        let found = await surveySite(other, memory, in: fileSystem)
        guard let survey = found.value else {
            throw .unreadable(path: content, reason: found.diagnostics.last?.message ?? "no notes")
        }
        var baseline = Baseline(survey.snapshot)
        baseline.survey = (survey, other)
        return baseline
    }

    /// The notes, and the templates beside them, as they were at a revision.
    private static func revision(
        _ revision: String, _ configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem
    ) async throws(CommandError) -> Baseline {
        let scratch = try ScratchFolder.make()
        let content = configuration.contentFolder
        let found = try Subprocess.run(
            "git", ["-C", content, "rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: scratch)
        guard found.status == 0, !revision.hasPrefix("-") else { throw .unknownBase(revision) }
        let commit = found.text
        try checkOut(commit, content, to: "content", scratch)
        var templates: String?
        let folder = configuration.templateFolder ?? content + "/../templates"
        if fileSystem.kind(folder) == .folder, (try? checkOut(commit, folder, to: "templates", scratch)) != nil {
            templates = scratch.path + "/templates"
        }
        var baseline = try await survey(
            scratch.path + "/content", beside: configuration, templates: templates, memory, in: fileSystem)
        baseline.scratch = scratch
        return baseline
    }

    /// Writes a folder of a commit into the scratch folder, by an index of its own.
    private static func checkOut(
        _ commit: String, _ folder: String, to name: String, _ scratch: ScratchFolder
    ) throws(CommandError) {
        let prefix = try Subprocess.run("git", ["-C", folder, "rev-parse", "--show-prefix"], in: scratch).text
        let tree = prefix.isEmpty ? commit : "\(commit):\(prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix)"
        let index = ["GIT_INDEX_FILE": scratch.path + "/\(name).index"]
        let top = try Subprocess.run("git", ["-C", folder, "rev-parse", "--show-toplevel"], in: scratch).text
        for arguments in [
            ["-C", top, "read-tree", tree], ["-C", top, "checkout-index", "-a", "--prefix=\(scratch.path)/\(name)/"],
        ] {
            let run = try Subprocess.run("git", arguments, environment: index, in: scratch)
            guard run.status == 0 else { throw .unreadable(path: folder, reason: run.firstProblem) }
        }
    }

    // MARK: - Pictures

    /// Some of its pictures as SVG; those that it cannot show are missing.
    func pictures(
        _ names: Set<SiteSnapshot.PictureName>, in fileSystem: FileSystem
    ) async -> [SiteSnapshot.PictureName: [UInt8]] {
        if let survey { return await drawPictures(names, of: survey.survey, survey.configuration, in: fileSystem) }
        guard let pictures else { return [:] }
        var found: [SiteSnapshot.PictureName: [UInt8]] = [:]
        for name in names {
            found[name] = try? fileSystem.read("\(pictures)/\(name.id).\(name.language).svg")
        }
        return found
    }
}

extension CommandError {
    /// The base of a comparison is neither a file nor a folder nor a revision.
    fileprivate static func unknownBase(_ name: String) -> CommandError {
        .failed("'\(name)' is not a file, a folder or a git revision")
    }

    /// The file is not a snapshot; the line is the first that cannot be read.
    fileprivate static func noSnapshot(path: String, line: Int) -> CommandError {
        .failed("'\(path)' is not a snapshot that this version can read: line \(line)")
    }

    /// The file is a snapshot in another version of the format.
    fileprivate static func otherSnapshot(path: String, version: String) -> CommandError {
        .failed(
            """
            '\(path)' is a snapshot in version \(version) of the format, but this notchbook reads version \(SiteSnapshot.version); recreate \
            it with 'notchbook snapshot' from the notes as they were at that time
            """)
    }
}
