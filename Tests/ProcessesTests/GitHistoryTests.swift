import Content
import Foundation
import Testing

@testable import Processes

@Suite struct GitHistoryTests {
    @Test func `the first revision that names a file is its last`() {
        let log = "\u{1}2026-03-04\0\na.en.md\0b/c d.en.md\0\0\u{1}2026-01-02\0\na.en.md\0甲.md\0"
        #expect(
            GitHistory.days(in: Array(log.utf8))
                == [
                    "a.en.md": CalendarDate("2026-03-04"), "b/c d.en.md": CalendarDate("2026-03-04"),
                    "甲.md": CalendarDate("2026-01-02"),
                ].compactMapValues { $0 })
    }

    /// A repository with a content folder; nil where git cannot make one.
    private static func repository() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "content"), withIntermediateDirectories: true)
        return folder
    }

    private static func git(_ words: [String], in folder: URL, day: String = "2026-01-02") throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/git")
        process.arguments = ["-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + words
        process.environment = [
            "GIT_COMMITTER_DATE": day + "T23:30:00+08:00", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }

    @Test func `files have the days of their revisions, and a shallow clone has none`() throws {
        let folder = try Self.repository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = folder.appending(path: "content")
        #expect(GitHistory.read(content.path) == .unknown(.noRepository))
        try Self.git(["init", "-q"], in: folder)
        #expect(GitHistory.read(content.path) == .days([:]))
        for (name, day) in [("a 甲.md", "2026-01-02"), ("b.md", "2026-03-04")] {
            try Data("text".utf8).write(to: content.appending(path: name))
            try Self.git(["add", "-A"], in: folder)
            try Self.git(["commit", "-qm", name], in: folder, day: day)
        }
        let days = ["a 甲.md": CalendarDate("2026-01-02"), "b.md": CalendarDate("2026-03-04")].compactMapValues { $0 }
        #expect(GitHistory.read(content.path) == .days(days))
        try Self.git(["clone", "-q", "--depth", "1", "file://" + folder.path, "clone"], in: folder)
        #expect(GitHistory.read(folder.appending(path: "clone/content").path) == .unknown(.shallow))
    }

    /// Git would fetch what is missing, and start the program that the repository names for it.
    @Test(arguments: ["", "protocol.file.allow", "remote.origin.vcs"])
    func `a repository that calls itself a partial clone starts no program`(_ setting: String) throws {
        let folder = try Self.repository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = folder.appending(path: "content")
        try Self.git(["init", "-q", "-b", "master"], in: folder)
        for text in ["one", "two"] {
            try Data(text.utf8).write(to: content.appending(path: "a.md"))
            try Self.git(["add", "-A"], in: folder)
            try Self.git(["commit", "-qm", text], in: folder)
        }
        let program = folder.appending(path: "x.sh")
        let ran = folder.appending(path: "RAN").path
        try Data("#!/bin/sh\ntouch \(ran)\nexec git-upload-pack \"$@\"\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let objects = folder.appending(path: ".git/objects")
        let revision = try String(contentsOf: folder.appending(path: ".git/refs/heads/master"), encoding: .utf8)
        for object in FileManager.default.enumerator(atPath: objects.path)?.compactMap({ $0 as? String }) ?? []
        where object.utf8.count == 41 && object.replacing("/", with: "") != revision.dropLast() {
            try FileManager.default.removeItem(at: objects.appending(path: object))
        }
        let settings = [
            ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"), ("remote.origin.url", folder.path),
            ("remote.origin.uploadpack", program.path), (setting, setting.hasSuffix("vcs") ? "/" : "always"),
        ]
        for (key, value) in settings where !key.isEmpty { try Self.git(["config", key, value], in: folder) }
        guard case .unknown(.failed) = GitHistory.read(content.path) else {
            Issue.record("\(GitHistory.read(content.path))")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: ran))
    }
}
