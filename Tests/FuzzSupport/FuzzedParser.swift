// Every function that reads what others have written, for libFuzzer (`make fuzz`) and for the test that runs the seeds.

/// A parser to which made-up bytes are given.
package struct FuzzedParser: Sendable {
    /// What its seeds are called: a folder of `Tests/Fuzz/Seeds`.
    package let name: String
    /// Throws when what came of the bytes must never be.
    package let read: @Sendable (_ bytes: [UInt8]) async throws -> Void

    package static let all = [
        FuzzedParser(name: "yaml", read: fuzzYAML), FuzzedParser(name: "markdown", read: fuzzMarkdown),
        FuzzedParser(name: "template", read: fuzzTemplate), FuzzedParser(name: "formula", read: fuzzFormula),
        FuzzedParser(name: "scenario", read: fuzzScenario), FuzzedParser(name: "markup", read: fuzzMarkup),
        FuzzedParser(name: "folder", read: fuzzFolder), FuzzedParser(name: "settings", read: fuzzSettings),
        FuzzedParser(name: "devices", read: fuzzDevices), FuzzedParser(name: "picture", read: fuzzPicture),
        FuzzedParser(name: "snapshot", read: fuzzSnapshot), FuzzedParser(name: "record", read: fuzzRecord),
        FuzzedParser(name: "store", read: fuzzStore), FuzzedParser(name: "page", read: fuzzPage),
        FuzzedParser(name: "dump", read: fuzzDump), FuzzedParser(name: "observations", read: fuzzObservations),
        FuzzedParser(name: "log", read: fuzzLog), FuzzedParser(name: "question", read: fuzzQuestion),
        FuzzedParser(name: "message", read: fuzzMessage),
    ]
}

/// What must never be, and was.
package struct BrokenLaw: Error, CustomStringConvertible {
    package let description: String
}

func require(_ holds: Bool, _ law: @autoclosure () -> String) throws {
    if !holds { throw BrokenLaw(description: law()) }
}
