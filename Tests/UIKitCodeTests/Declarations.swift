import ContentSupport
import Foundation
import LayoutEngine

/// UIKit and XCTest as the compiler knows them: stubs, compiled once for all tests of a run.
struct Declarations: Sendable {
    /// The folder with `UIKit.swiftmodule`, `XCTest.swiftmodule` and `UIKit.o`, which goes when the tests end.
    let folder: URL

    /// Those of the newest system.
    static let newest = Result { try Declarations(on: nil) }

    static func stub(_ name: String) -> String {
        SiteScenarios.root.appending(path: "Tests/UIKitCodeTests/Stubs/\(name)").path
    }

    /// - Parameter system: the one whose declarations there are; nil for the newest.
    init(on system: OSVersion?) throws {
        folder = Self.all.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in ["UIKit", "XCTest"] {
            let text = try String(contentsOfFile: Self.stub(module + ".swift"), encoding: .utf8)
            let source = folder.appending(path: module + ".swift")
            try Data((system.map { Self.declarations(text, on: $0) } ?? text).utf8).write(to: source)
            let path = folder.appending(path: module).path
            let made = try Compilation(
                "swiftc",
                [
                    "-parse-as-library", "-emit-module", "-emit-object", "-module-name", module, "-I", folder.path,
                    "-o",
                    path + ".o", "-emit-module-path", path + ".swiftmodule", source.path,
                ])
            guard made.isAccepted else { throw CompilerError(report: made.report) }
        }
    }

    struct CompilerError: Error {
        let report: String
    }

    private static let all: URL = {
        atexit { try? FileManager.default.removeItem(at: Declarations.all) }
        return FileManager.default.temporaryDirectory.appending(
            path: "uikit-\(ProcessInfo.processInfo.processIdentifier)")
    }()

    /// Declarations without those that a later system has first.
    private static func declarations(_ text: String, on system: OSVersion) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let since = line.split(separator: " // since iOS ").last.flatMap { OSVersion(parsing: String($0)) }
            return since.map { $0 <= system } ?? true
        }.joined(separator: "\n")
    }

    func typeCheck(_ files: [String], language: String) throws -> Compilation {
        try Compilation(
            "swiftc",
            ["-typecheck", "-swift-version", language, "-warnings-as-errors", "-parse-as-library", "-I", folder.path]
                + files)
    }
}
