import Diagnostics
import Markdown

/// Reads the files that notes ask for, within the content folder and the folders that the settings allow.
struct IncludeReader: Sendable {
    let folder: String
    /// Folders besides it, relative to it, such as "../samples".
    let allowed: [String]
    /// The files of the folder by their names, lowercased.
    private let pathsByName: [String: [String]]
    private let fileSystem: FileSystem

    /// The limit on included files of a note.
    private static let maxFiles = 2_000
    private static let maxBytes = 8 << 20

    init(folder: String, allowing allowed: [String], files: [String], in fileSystem: FileSystem) {
        (self.folder, self.allowed, self.fileSystem) = (folder, allowed, fileSystem)
        pathsByName = Dictionary(grouping: files) { Self.name(of: $0).lowercased() }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

    /// The texts of all files that a note includes, including files that they include in turn.
    ///
    /// - Parameter path: the note's path, relative to the content folder.
    func texts(for path: String, _ text: String) -> IncludedTexts {
        var texts = IncludedTexts()
        var pending = [(file: "", place: path, text: text)]
        var seen: Set<String> = []
        while let (file, place, text) = pending.popLast(), seen.count < Self.maxFiles {
            for request in IncludeForms.requests(in: text) where texts[request, in: file] == nil {
                let answer = answer(to: request, from: place)
                texts[request, in: file] = answer
                guard case .text(let path, let text) = answer, seen.insert(path).inserted else { continue }
                pending.append((path, path, text))
            }
        }
        return texts
    }

    private func answer(to request: IncludeRequest, from file: String) -> IncludedTexts.Answer {
        let candidates = paths(of: request, from: file)
        var outside: String?
        for path in candidates {
            let full = folder + "/" + path
            guard let kind = fileSystem.kind(full), kind == .file || kind == .link else { continue }
            guard isAllowed(path, full) else {
                outside = outside ?? Self.outerFolder(of: path)
                continue
            }
            // The target of a link has a stamp of its own.
            if let size = fileSystem.stamp(fileSystem.resolvedPath(of: full))?.size, size > Self.maxBytes {
                return .tooLarge
            }
            return content(of: path, at: full)
        }
        if let outside { return .outside(folder: outside) }
        let namesakes = pathsByName[Self.name(of: request.path).lowercased()] ?? []
        return .missing(nearest: namesakes.count == 1 ? namesakes[0] : nil)
    }

    /// The paths that a request may mean, relative to the content folder.
    private func paths(of request: IncludeRequest, from file: String) -> [String] {
        let beside = Self.resolve(request.path, from: file)
        let below = Self.resolve(request.path, from: "")
        switch request.origin {
        case .file: return [beside, below]
        case .root: return [below, Self.resolve("../" + request.path, from: ""), beside]
        case .name:
            let name = request.path.lowercased()
            let found = NoteName.endings.flatMap { ending -> [String] in
                (pathsByName[Self.name(of: name + ending).lowercased()] ?? []).filter {
                    $0.lowercased() == name + ending || $0.lowercased().hasSuffix("/" + name + ending)
                }
            }
            return found.count == 1
                ? found : found.filter { Self.resolve(request.path, from: file) + ".md" == $0 } + found.prefix(1)
        }
    }

    /// The path that a relative one comes to beside a file, which may climb out of the folder.
    private static func resolve(_ path: String, from file: String) -> String {
        var steps = file.split(separator: "/").dropLast().map { String($0) }
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else {
                steps.append(String(step))
            }
        }
        return steps.joined(separator: "/")
    }

    /// The first folder of a path outside: "../samples" for "../samples/a/b.swift".
    private static func outerFolder(of path: String) -> String {
        let steps = path.split(separator: "/")
        let ups = steps.prefix { $0 == ".." }.count
        return steps.prefix(steps.count > ups + 1 ? ups + 1 : ups).joined(separator: "/")
    }

    /// Whether a file may be included. Links are followed first.
    private func isAllowed(_ path: String, _ full: String) -> Bool {
        guard path.hasPrefix("../") else {
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && fileSystem.isInside(full, folder: folder)
        }
        return allowed.map { Self.resolve($0, from: "") }.contains { outer in
            (path.hasPrefix(outer + "/") || outer == path) && fileSystem.isInside(full, folder: folder + "/" + outer)
        }
    }

    /// The text of a file; for a note, without its head.
    private func content(of path: String, at full: String) -> IncludedTexts.Answer {
        guard let bytes = try? fileSystem.read(full) else { return .unreadable }
        guard bytes.count <= Self.maxBytes else { return .tooLarge }
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { return .unreadable }
        guard NoteName.isNote(full) else { return .text(path: path, text) }
        let file = SourceFile(path: full, text: text)
        let start = FrontMatterReader.split(file).value.bodyStart
        return .text(path: path, String(file.text(in: start..<file.utf8Count)))
    }
}
