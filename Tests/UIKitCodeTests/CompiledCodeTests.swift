import Content
import ContentSupport
import Devices
import Foundation
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import UIKitCode

/// Exported code of every scenario of the notes, before compilers that know UIKit's declarations.
struct CompiledCodeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "uikit-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test func `the Swift of every variant and of its claims compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        #expect(programs.count > 400)
        var lines = ["import UIKit", "import XCTest", ""]
        for (program, variant) in programs {
            lines += program.swiftClass() + ClaimTest(program, variant.expectations).swiftClass + [""]
        }
        let file = try write(lines.joined(separator: "\n") + "\n", to: "all.swift")
        let all = try Declarations.newest.get().typeCheck([file], language: "6")
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }

    @Test func `the probe of all scenarios compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let probe = Probe(SiteScenarios.all)
        #expect(probe.count > 250)
        let files = Dictionary(uniqueKeysWithValues: probe.files().map { ($0.path, $0.text) })
        let source = try write(#require(files["Sources/Probe/Probe.swift"]), to: "Probe.swift")
        let app = try write(#require(files["Sources/Probe/App.swift"]), to: "App.swift")
        let all = try Declarations.newest.get().typeCheck([source, app], language: "5")
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }

    @Test func `the test of the probe attaches what its library says`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let declarations = try Declarations.newest.get()
        let files = Dictionary(
            uniqueKeysWithValues: Probe(Array(SiteScenarios.all.prefix(1))).files().map { ($0.path, $0.text) })
        let source = try write(#require(files["Sources/Probe/Probe.swift"]), to: "Probe.swift")
        let library = try Compilation(
            "swiftc",
            [
                "-emit-module", "-module-name", "Probe", "-enable-testing", "-swift-version", "5", "-parse-as-library",
                "-I", declarations.folder.path, "-o", folder.appending(path: "Probe.swiftmodule").path, source,
            ])
        #expect(library.isAccepted, "\(library.report.prefix(3000))")
        let test = try write(#require(files["Tests/ProbeTests/ProbeTests.swift"]), to: "ProbeTests.swift")
        let tests = try declarations.typeCheck(["-I", folder.path, test], language: "5")
        #expect(tests.isAccepted, "\(tests.report.prefix(3000))")
    }

    @Test func `the probe is a package with a library and a test`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in Probe(Array(SiteScenarios.all.prefix(1))).files() {
            let path = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: path)
        }
        let described = try Compilation("swift", ["package", "--package-path", folder.path, "describe"])
        #expect(described.isAccepted, "\(described.report.prefix(3000))")
        for name in ["Name: Probe\n", "Type: library", "Name: ProbeTests\n", "Type: test"] {
            #expect(described.report.contains(name), "\(name)")
        }
    }

    @Test func `the script of the probe holds before a checker of shells`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = try #require(
            Probe(Array(SiteScenarios.all.prefix(1))).files(on: ["Anna's iPad"], [OSVersion(26, 4)])
                .first { $0.path == "run.sh" })
        let checked = try Compilation("shellcheck", [write(script.text, to: "run.sh")])
        #expect(checked.isAccepted, "\(checked.report)")
    }

    @Test func `the Objective-C of every variant and of its claims compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        // Without what they import, which stands before all.
        func body(_ text: String) -> String {
            text.split(separator: "\n").filter { !$0.hasPrefix("#import") }.joined(separator: "\n")
        }
        let text = programs.flatMap { program, variant in
            [body(program.objectiveC), body(ClaimTest(program, variant.expectations).objectiveC)]
        }
        #expect(text.contains { $0.contains("XCTAssertEqualWithAccuracy") })
        let file = try write(text.joined(separator: "\n") + "\n", to: "all.m")
        let all = try Compilation(
            "clang",
            [
                "--target=arm64-apple-ios27.1", "-fsyntax-only", "-fobjc-arc", "-Wall", "-Werror", "-include",
                Declarations.stub("XCTest.h"),
                "-x", "objective-c", file,
            ])
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }

    // MARK: - Availability

    /// Swift without what it does on later systems alone: the compiler of this machine knows no system of Apple's.
    private static func code(_ text: String, on system: OSVersion) -> String {
        var lines: [Substring] = []
        var end: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let closing = end {
                if line == closing { end = nil }
            } else if let match = line.firstMatch(of: /^( *)if #available\(iOS ([0-9.]+), \*\) \{$/),
                let since = OSVersion(parsing: String(match.2)), since > system
            {
                end = match.1 + "}"
            } else {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static let aligned = """
        id: aligned
        device: iPhone 16 Pro
        os: 18
        root:
          viewController:
            view:
              - scrollView: {name: scroll, frame: fill, contentSize: [100, 100], contentAlignmentPoint: [0.5, 0.5]}
        """

    /// The oldest system that the package of a probe and its script name.
    private static let oldest = OSVersion(17, 0)

    @Test func `a probe calls nothing that the oldest of its systems lacks`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let aligned = ScenarioFile(Array(Self.aligned.utf8), path: "aligned.yaml", catalog: .standard).scenarios
        let probe = Probe(SiteScenarios.calling + aligned)
        let files = Dictionary(uniqueKeysWithValues: probe.files().map { ($0.path, $0.text) })
        #expect(files["run.sh"]?.contains("-apple-ios17.0-simulator") == true)
        #expect(files["Package.swift"]?.contains(".iOS(.v17)") == true)
        let text = try #require(files["Sources/Probe/Probe.swift"])
        #expect(text.contains("scroll.contentAlignmentPoint = "))
        let declarations = try Declarations(on: Self.oldest)
        let source = try write(Self.code(text, on: Self.oldest), to: "Probe.swift")
        let app = try write(
            Self.code(#require(files["Sources/Probe/App.swift"]), on: Self.oldest), to: "App.swift")
        let all = try declarations.typeCheck([source, app], language: "5")
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
        // What is not asked for by system is refused there.
        let bare = try write(
            "import UIKit\n@MainActor func a(_ scroll: UIScrollView) { scroll.contentAlignmentPoint = .zero }\n",
            to: "bare.swift")
        #expect(try !declarations.typeCheck([bare], language: "5").isAccepted)
    }

    @Test func `the Objective-C of a variant calls nothing that its system lacks`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let aligned = ScenarioFile(Array(Self.aligned.utf8), path: "aligned.yaml", catalog: .standard).scenarios
        let extra = try #require(aligned.first)
        let alignedProgram = UIKitProgram(extra.variants[0], of: extra, className: "AlignedController")
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        var bodies = Dictionary(grouping: programs) { $0.variant.environment.os }.mapValues {
            $0.map { $0.program.objectiveC }
        }
        bodies[Self.oldest, default: []].append(alignedProgram.objectiveC)
        #expect(bodies.count > 10)
        for (system, texts) in bodies.sorted(by: { $0.key < $1.key }) {
            let body = texts.joined(separator: "\n").split(separator: "\n").filter { !$0.hasPrefix("#import") }
            let refused = try checkAvailability(body.joined(separator: "\n") + "\n", on: system)
            #expect(refused.isAccepted, "\(system): \(refused.report.prefix(3000))")
        }
        let bare = "CGPoint aligned(UIScrollView *scroll) { return scroll.contentAlignmentPoint; }\n"
        #expect(try !checkAvailability(bare, on: Self.oldest).isAccepted)
        #expect(try checkAvailability(bare, on: OSVersion(17, 4)).isAccepted)
    }

    private func checkAvailability(_ text: String, on system: OSVersion) throws -> Compilation {
        try Compilation(
            "clang",
            [
                "--target=arm64-apple-ios\(system)", "-fsyntax-only", "-fobjc-arc", "-Werror=unguarded-availability",
                "-Werror=unguarded-availability-new", "-include", Declarations.stub("XCTest.h"), "-x", "objective-c",
                write(text, to: "\(system).m"),
            ])
    }
}
