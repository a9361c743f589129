import Content
import ContentSupport
import Diagnostics
import Observations
import ScenarioLanguage
import Testing

@testable import ProbeAnswers

/// Rows that are added to the files of the folder `observations`.
struct ObservationAdditionTests {
    private static let head = "system: 26.4\nbuild: 23E244\ndate: 2026-11-26\n\n"
    private static let row = "bars | iPhone 15 | viewDidAppear | view.frame.x | 0\n"

    private func observation(
        _ path: String, _ value: Double, system: String = "26.4", date: String = "2026-11-26", source: String = "",
        scenario: String = "bars"
    ) -> Observation {
        Observation(
            scenario: scenario, device: "iPhone 15",
            run: ObservedRun(system: system, build: "23E244", date: date, source: source), phase: "viewDidAppear",
            path: path, value: .numbers([value]), span: SourceSpan(file: "o.jsonl", range: 0..<1))
    }

    private func added(_ observations: [Observation], to files: [String: String]) throws -> (
        ObservationAddition, [String: String]
    ) {
        var files = files
        let disk = InMemoryFileSystem(files).fileSystem
        let present = try ContentObservations(folder: "content", in: disk)
        #expect(present.diagnostics.isEmpty)
        let addition = ObservationAddition(observations, to: present, folder: "content")
        for file in addition.files { files[file.path] = file.text }
        return (addition, files)
    }

    @Test func `rows are sorted, and the same one twice is one row`() throws {
        let all = [observation("view.frame.y", 1), observation("view.frame.x", 0), observation("view.frame.y", 1)]
        let (addition, files) = try added(all, to: [:])
        let text = Self.head + Self.row + "bars | iPhone 15 | viewDidAppear | view.frame.y | 1\n"
        #expect(files == ["content/observations/ios-26.4-23E244.txt": text])
        #expect(addition.added == 2 && addition.known == 1)
        let (again, same) = try added(all, to: files)
        #expect(again.files.isEmpty && same == files && again.known == 3)
    }

    @Test func `lines of people stay where they were`() throws {
        let path = "content/observations/ios-26.4-23E244.txt"
        let text =
            "# By hand.\n" + Self.head + "# Why this is here.\n" + Self.row
            + "zoo | iPhone 15 | viewDidAppear | view.frame.x | 3 | disputed: it moved\n# The end.\n"
        let (addition, files) = try added([observation("view.frame.y", 1)], to: [path: text])
        let expected = text.replacing(
            "zoo |", with: "bars | iPhone 15 | viewDidAppear | view.frame.y | 1\nzoo |")
        #expect(files == [path: expected] && addition.added == 1)
    }

    @Test func `each system, day and source has a file of its own`() throws {
        let observations = [
            observation("view.frame.x", 0), observation("view.frame.x", 0, system: "26.5"),
            observation("view.frame.y", 1, date: "2026-11-27"),
            observation("view.frame.width", 1, source: "A reader's iPhone"),
        ]
        let (_, files) = try added(observations, to: [:])
        #expect(
            files.keys.sorted() == [
                "content/observations/ios-26.4-23E244-2026-11-27.txt",
                "content/observations/ios-26.4-23E244-A-reader-s-iPhone.txt",
                "content/observations/ios-26.4-23E244.txt", "content/observations/ios-26.5-23E244.txt",
            ])
    }

    @Test func `another value for a question that is answered is told with both places, and not added`() throws {
        let path = "content/observations/ios-26.4-23E244.txt"
        let (addition, files) = try added([observation("view.frame.x", 9)], to: [path: Self.head + Self.row])
        #expect(files == [path: Self.head + Self.row])
        #expect(addition.diagnostics.map { $0.code.description } == ["observations/other-there"])
        #expect(addition.diagnostics[0].notes.map { $0.span?.file } == [path])
    }
}
