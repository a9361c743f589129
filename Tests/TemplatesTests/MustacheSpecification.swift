import Foundation
import Templates

/// The published test cases of the Mustache specification, which lie beside a checkout, not in it.
enum MustacheSpecification {
    /// The folder that holds the JSON files, or nil when it is not there.
    static let folder: URL? = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let named = ProcessInfo.processInfo.environment["NOTCHBOOK_MUSTACHE_SPEC"].map { URL(filePath: $0) }
        let candidate = named ?? root.appending(path: "../shared/data/mustache-spec").standardized
        return FileManager.default.fileExists(atPath: candidate.path) ? candidate : nil
    }()

    /// All cases of the required modules, in the files' order; empty without the folder.
    static let cases: [MustacheCase] = {
        guard let folder else { return [] }
        let modules = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
        return modules.flatMap { module -> [MustacheCase] in
            guard let data = try? Data(contentsOf: folder.appending(path: module + ".json")),
                let file = try? JSONDecoder().decode(ModuleFile.self, from: data)
            else { return [] }
            return file.tests.map { test in
                MustacheCase(
                    "\(module): \(test.name)", test.template, test.data.templateValue,
                    partials: (test.partials ?? [:]).sorted { $0.key < $1.key }, expected: test.expected)
            }
        }
    }()

    private struct ModuleFile: Decodable {
        let tests: [Test]

        struct Test: Decodable {
            let name: String
            let data: JSONValue
            let template: String
            let partials: [String: String]?
            let expected: String
        }
    }
}
