import DataTree
import Diagnostics
import Schema

/// The versions of a site in the order of its settings: the newest, which is built, and earlier ones, which were built before and are
/// kept beside it as they are.
package struct SiteVersions: Sendable {
    package let all: [Version]

    package static let none = SiteVersions(all: [])

    package enum Version: Sendable {
        /// The newest; without a name where the settings give none.
        case newest(name: String?)
        case earlier(EarlierVersion)
    }

    /// The earlier versions.
    package var earlier: [EarlierVersion] {
        all.compactMap { if case .earlier(let version) = $0 { version } else { nil } }
    }

    /// The name that the settings give to the newest.
    package var newestName: String? {
        for case .newest(let name) in all { return name }
        return nil
    }

    /// The part of the versions that decides about the pages of the newest.
    package var key: [String] {
        all.flatMap { version -> [String] in
            switch version {
            case .newest(let name): ["", name ?? ""]
            case .earlier(let version): [version.name] + version.paths.sorted()
            }
        }
    }
}

/// An earlier version of the site in the folder in which it was built.
package struct EarlierVersion: Sendable {
    package let name: String
    /// Relative to where the tool was started.
    package let folder: String
    /// Its files, relative to the folder.
    package let paths: Set<String>

    /// The folder of all versions in the output folder.
    package static let outputFolder = "versions/"

    /// The place of a file of it in the output folder.
    package func outputPath(_ path: String) -> String { Self.outputFolder + name + "/" + path }

    /// The page that corresponds to a page of the newest version: the same page, else the list of pages of its edition, else
    /// the start page.
    package func page(for route: Route) -> String {
        let index = Route(route.edition, GeneratedPage.index.slug).path
        return [route.path, index].first { paths.contains($0) } ?? Self.startPage
    }

    static let startPage = Route.start.path
}

extension SiteVersions {
    /// Finds the versions that settings name.
    ///
    /// - Parameter contentFolder: relative to where the tool was started; the folders of versions lie in the one that it is in.
    static func find(
        _ drafts: [Located<SiteVersionDraft>], beside contentFolder: String, in fileSystem: FileSystem
    ) -> Diagnosed<SiteVersions> {
        var diagnostics: [Diagnostic] = []
        var versions: [Version] = []
        var names: Set<String> = []
        var hasNewest = false
        for draft in drafts {
            guard let name = draft.value.name else { continue }
            guard SiteVersionDraft.isUsable(name.value), names.insert(name.value.lowercased()).inserted else {
                diagnostics.append(SettingsCodes.versionName(name.value, at: name.span))
                continue
            }
            if let folder = draft.value.folder {
                let version = earlier(name.value, folder, beside: contentFolder, in: fileSystem)
                    .unwrap(into: &diagnostics)
                if let version { versions.append(.earlier(version)) }
            } else if hasNewest {
                diagnostics.append(SettingsContext.codes.missingKey("folder", of: "version", at: draft.span))
            } else {
                hasNewest = true
                versions.append(.newest(name: name.value))
            }
        }
        let isKept = versions.contains { if case .earlier = $0 { true } else { false } }
        if !isKept { return Diagnosed(.none, diagnostics) }
        return Diagnosed(SiteVersions(all: hasNewest ? versions : [.newest(name: nil)] + versions), diagnostics)
    }

    private static func earlier(
        _ name: String, _ folder: Located<String>, beside contentFolder: String, in fileSystem: FileSystem
    ) -> Diagnosed<EarlierVersion?> {
        func problem(_ problem: SettingsCodes.VersionProblem) -> Diagnosed<EarlierVersion?> {
            Diagnosed(nil, [SettingsCodes.versionFolder(folder.value, problem, at: folder.span)])
        }
        let path = normalized(contentFolder + "/" + folder.value)
        let project = normalized(contentFolder + "/..")
        guard !folder.value.hasPrefix("/") else { return problem(.outside) }
        guard fileSystem.kind(path) == .folder else {
            return problem(fileSystem.kind(path) == nil ? .missing : .outside)
        }
        guard fileSystem.isInside(path, folder: project), !fileSystem.isInside(contentFolder, folder: path),
            !fileSystem.isInside(path, folder: contentFolder),
            fileSystem.resolve(path) != fileSystem.resolve(contentFolder)
        else { return problem(.outside) }
        let files: [String]
        do throws(FileSystemError) {
            files = try fileSystem.files(below: path)
        } catch {
            return Diagnosed(nil, [FileCodes.refused(error)])
        }
        guard files.contains(EarlierVersion.startPage), files.contains("assets/site.css") else {
            return problem(.noSite)
        }
        var diagnostics: [Diagnostic] = []
        // Its own earlier versions are named here if they are to stay.
        let paths = files.filter { file in
            guard !file.hasPrefix(EarlierVersion.outputFolder), OutputFile.staysInside(file) else { return false }
            guard fileSystem.kind(path + "/" + file) == .link else { return true }
            diagnostics.append(SettingsCodes.versionFolder(file, .link, at: folder.span))
            return false
        }
        return Diagnosed(EarlierVersion(name: name, folder: path, paths: Set(paths)), diagnostics)
    }

    /// A path without steps that go up again.
    private static func normalized(_ path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        let relative = steps.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + relative : relative.isEmpty ? "." : relative
    }
}
