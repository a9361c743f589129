import Devices
import Diagnostics
import Foundation
import LayoutEngine
import Testing
import YAML

/// What CONTRIBUTING.md asks for is there.
@Suite struct ContributingTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let text = (try? read("CONTRIBUTING.md")) ?? ""

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
    }

    /// What stands between back-ticks in a text.
    private static func quotations(in text: some StringProtocol) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
    }

    /// Lines of lists, each with those that continue it.
    private static let steps: [String] = text.components(separatedBy: "\n").reduce(into: []) { steps, line in
        if line.first?.isNumber == true {
            steps.append(line)
        } else if line.hasPrefix("   "), let last = steps.popLast() {
            steps.append(last + line)
        }
    }

    @Test func `every file that it names is there`() {
        let paths = Self.quotations(in: Self.text).filter { $0.contains("/") && !$0.contains(" ") }
        #expect(paths.count > 20)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Self.project.appendingPathComponent(path).path), "\(path)")
        }
    }

    @Test(arguments: steps)
    func `the names of a step stand in its file`(_ step: String) throws {
        let quoted = Self.quotations(in: step)
        let files = quoted.filter { $0.hasPrefix("Sources/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".c")) }
        let contents = try files.map { try Self.read($0) }.joined()
        guard !contents.isEmpty else { return }
        for name in quoted where !name.contains("/") && !["like", "Quantity"].contains(name) {
            #expect(contents.contains(name), "\(name) in \(files)")
        }
    }

    @Test func `its device is read`() throws {
        let block = try #require(Self.text.components(separatedBy: "```yaml\n").dropFirst().first)
        let file = SourceFile(path: "devices.yaml", text: block.components(separatedBy: "```")[0])
        let parsed = YAMLParser.parse(file, in: file.span.range)
        let devices = readDevices(parsed.value, extending: .standard, addedBy: "devices.yaml")
        #expect(parsed.diagnostics.isEmpty && devices.diagnostics.isEmpty, "\(devices.diagnostics)")
        #expect(devices.value.device(named: "iPhone Next") != nil)
    }
}
