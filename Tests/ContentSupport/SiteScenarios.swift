import Content
import Devices
package import Foundation
import NoteScenarios
package import ScenarioLanguage

/// The scenarios of this repository's notes, each once.
package enum SiteScenarios {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All fences of the English notes as one note, so that each is read once.
    package static let all: [Scenario] = {
        let folder = root.appending(path: "content")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        var text = "# All\n\n"
        for name in names where name.hasSuffix(".en.md") {
            let note = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            var isInside = false
            for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("```scenario") { isInside = true }
                if isInside { text += line + "\n" }
                if line == "```" { isInside = false }
            }
        }
        let file = ScenarioFile(Array(text.utf8), path: "all.en.md", catalog: .standard)
        var seen: Set<String> = []
        return file.scenarios.filter { seen.insert($0.id).inserted }
    }()
}
