import Foundation
package import Testing

/// Expects a text to equal the file `<name>` in a folder, `Golden` unless told otherwise, beside the test's source file.
///
/// With the environment variable RECORD_GOLDEN=1 the file is written instead, and the test fails, so that a
/// recording run never passes for a test run. `isRecording` overrides the variable. What `explain` has to say about the
/// golden and the new text stands below their difference.
package func expectGolden(
    _ text: String, _ name: String, in folder: String = "Golden", isRecording: Bool? = nil,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation,
    explain: (_ golden: String, _ now: String) -> String = { _, _ in "" }
) {
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent(folder)
        .appendingPathComponent(name).standardizedFileURL
    if isRecording ?? (ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1") {
        record(text, at: file, sourceLocation)
        return
    }
    let accept = "accept the new text with RECORD_GOLDEN=1 and this test as --filter"
    guard let bytes = try? Data(contentsOf: file) else {
        Issue.record("there is no golden file \(file.path); \(accept)", sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: bytes, as: UTF8.self)
    guard text != expected else { return }
    Attachment.record(text, named: name, sourceLocation: sourceLocation)
    let difference = UnifiedDiff(from: expected, to: text).description
    Issue.record(
        "\(file.path) differs (- golden, + now); \(accept)\n\(difference)\n\(explain(expected, text))",
        sourceLocation: sourceLocation)
}

private func record(_ text: String, at file: URL, _ sourceLocation: SourceLocation) {
    do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(file.path); run again without RECORD_GOLDEN", sourceLocation: sourceLocation)
    } catch {
        Issue.record("cannot record \(file.path): \(error)", sourceLocation: sourceLocation)
    }
}
