import Foundation
import TestSupport
import Testing

/// Reports that programs read.
struct ReportFormatTests {
    /// A note with a certain correction behind characters of one, two and four bytes, a guess, a note with a place and a warning.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        let note = """
            # 标题 {#a}

            ## B {#a}

            ```scenario
            id: s
            title: {en: 😀é, zh-Hans: 屏}
            device: iPhone 16 Prp
            os: 11
            root: {viewController: {}}
            expect: {statusBar.frame.height: 20}
            ```

            ```scenario
            {id: t, title: 😀é安, device: iPhone X, os: iOS 11, root: {viewController: {}}}
            ```

            ```scenario
            id: s
            device: iPhone 8
            root: {viewController: {}}
            ```

            """
        try folder.write(note, to: "content/my notes/a%.en.md")
        return folder
    }

    private func json(_ words: [String], in folder: TemporaryFolder) throws -> [String: Any] {
        let run = try ToolRun(words, in: folder.root)
        #expect(run.errors == "" && run.exitCode == 1)
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(value as? [String: Any])
    }

    private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

    @Test func `what the settings silence is counted, and reported to programs with its reason`() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\nsumary: A\n---\n# A\n", to: "content/a.md")
        try folder.write(
            "severities: [{code: site/unknown-front-matter-key, severity: silent, reason: From another tool}]\n",
            to: "content/site.yaml")
        let text = try ToolRun(["check"], in: folder.root)
        #expect(text.exitCode == 0 && text.errors == "")
        #expect(text.output.hasSuffix(": 0 errors, 0 warnings, 1 silenced by site.yaml\n"), "\(text.output)")
        for format in ["json", "sarif"] {
            let run = try ToolRun(["check", "--format", format], in: folder.root)
            let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            var report = try #require(value as? [String: Any])
            if format == "sarif" {
                report = try #require(try list(report["runs"]).first)
                let result = try #require(try list(report["results"]).first)
                #expect(result["level"] as? String == "warning")
                let suppression = try #require(try list(result["suppressions"]).first)
                #expect(suppression["kind"] as? String == "external")
                #expect(suppression["justification"] as? String == "From another tool")
            } else {
                #expect(try list(report["diagnostics"]).isEmpty)
                let silenced = try #require(try list(report["suppressed"]).first)
                #expect(silenced["code"] as? String == "site/unknown-front-matter-key")
                #expect(silenced["reason"] as? String == "From another tool")
            }
        }
    }

    @Test(arguments: ["check", "build"])
    func `JSON holds each problem with its places, its help and what mends it`(_ command: String) throws {
        let report = try json([command, "--format", "json"], in: project())
        let problems = try list(report["diagnostics"])
        #expect(report["version"] as? Int == 1 && report["stopped"] is NSNull)
        #expect(report["errors"] as? Int == problems.count { $0["severity"] as? String == "error" })
        #expect(report["shown"] as? Int == problems.count)
        let device = try #require(problems.first { $0["code"] as? String == "scenario/unknown-device" })
        #expect(device["label"] as? String == "did you mean 'iPhone 16 Pro'?")
        #expect((device["help"] as? String)?.isEmpty == false)
        #expect(device["file"] as? String == "content/my notes/a%.en.md")
        let fixIt = try #require(try list(device["fixIts"]).first)
        #expect(fixIt["isCertain"] as? Bool == false)
        #expect(try list(fixIt["replacements"]).first?["text"] as? String == "iPhone 16 Pro")
        let inLine = try #require(problems.last { $0["code"] as? String == "scenario/unknown-os" })
        let start = try #require(inLine["start"] as? [String: Any])
        // "{id: t, title: 😀é安, device: iPhone X, os: " has 42 scalars.
        #expect(start["column"] as? Int == 43 && start["line"] as? Int == 15)
    }

    @Test func `JSON is in the language that is asked for`() throws {
        let report = try json(["check", "--format", "json", "--language", "zh-Hans"], in: project())
        let device = try #require(
            try list(report["diagnostics"]).first { $0["code"] as? String == "scenario/unknown-device" })
        #expect(device["message"] as? String == "设备目录中没有“iPhone 16 Prp”")
        #expect(device["label"] as? String == "是不是“iPhone 16 Pro”？")
    }

    @Test func `a limit leaves the counts of all`() throws {
        let folder = try project()
        let all = try json(["check", "--format", "json"], in: folder)
        let one = try json(["check", "--format", "json", "--limit", "1"], in: folder)
        #expect(try list(one["diagnostics"]).count == 1 && one["shown"] as? Int == 1)
        #expect(one["errors"] as? Int == all["errors"] as? Int)
    }

    @Test(arguments: [["--report", "sources"], ["--fix", "--dry-run"]])
    func `what prints something else contradicts it`(_ words: [String]) throws {
        let folder = try project()
        let run = try ToolRun(["check", "--format", "json"] + words, in: folder.root)
        #expect(run.exitCode == 64 && run.output == "")
    }

    @Test func `a run that stops early says so`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun(["check", "--format", "json"], in: folder.root)
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((value?["stopped"] as? String)?.hasPrefix("there is no folder 'content'") == true)
        #expect(run.exitCode == 1 && run.errors.hasPrefix("notchbook: there is no folder"))
    }

    // MARK: - SARIF 2.1.0

    /// What the standard's schema says of the objects that are written: their members, those that have to be there first.
    private static let members: [String: (required: Set<String>, optional: Set<String>)] = [
        "log": (["version", "runs"], ["$schema"]),
        "run": (["tool"], ["invocations", "columnKind", "results"]),
        "tool": (["driver"], []),
        "driver": (["name"], ["version", "rules"]),
        "rule": (["id"], ["shortDescription", "help"]),
        "invocation": (["executionSuccessful"], ["exitCode", "toolExecutionNotifications"]),
        "notification": (["message"], ["level"]),
        "result": (["message"], ["ruleId", "ruleIndex", "level", "locations", "relatedLocations", "fixes"]),
        "message": (["text"], []),
        "location": ([], ["physicalLocation", "message"]),
        "physicalLocation": (["artifactLocation"], ["region"]),
        "artifactLocation": (["uri"], []),
        "region": (["startLine", "startColumn", "endLine", "endColumn"], []),
        "fix": (["artifactChanges"], ["description"]),
        "artifactChange": (["artifactLocation", "replacements"], []),
        "replacement": (["deletedRegion"], ["insertedContent"]),
    ]

    /// What stands in a member: the kind of object, and whether it is a list of them.
    private static let kinds: [String: String] = [
        "runs": "run", "tool": "tool", "driver": "driver", "rules": "rule", "invocations": "invocation",
        "toolExecutionNotifications": "notification", "results": "result", "message": "message", "help": "message",
        "shortDescription": "message", "description": "message", "locations": "location",
        "relatedLocations": "location",
        "physicalLocation": "physicalLocation", "artifactLocation": "artifactLocation", "region": "region",
        "deletedRegion": "region", "fixes": "fix", "artifactChanges": "artifactChange", "replacements": "replacement",
        "insertedContent": "message",
    ]

    private func check(_ object: [String: Any], is kind: String) throws {
        let members = try #require(Self.members[kind])
        let names = Set(object.keys)
        #expect(members.required.isSubset(of: names), "\(kind) \(names)")
        #expect(names.isSubset(of: members.required.union(members.optional)), "\(kind) \(names)")
        for (name, value) in object {
            guard let inner = Self.kinds[name] else { continue }
            for object in try (value as? [String: Any]).map({ [$0] }) ?? list(value) { try check(object, is: inner) }
        }
    }

    @Test func `SARIF has the objects and members of its schema`() throws {
        let log = try json(["check", "--format", "sarif"], in: project())
        try check(log, is: "log")
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require(try list(log["runs"]).first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try list(driver["rules"]).compactMap { $0["id"] as? String }
        let results = try list(run["results"])
        #expect(results.count > 3 && rules == rules.sorted() && Set(rules).count == rules.count)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
            #expect(["error", "warning"].contains(result["level"] as? String))
        }
    }

    @Test func `SARIF counts columns in UTF-16, escapes addresses and offers certain corrections alone`() throws {
        let log = try json(["check", "--format", "sarif"], in: project())
        let results = try list(try list(log["runs"]).first?["results"])
        let device = try #require(results.last { $0["ruleId"] as? String == "scenario/unknown-device" })
        #expect(device["fixes"] == nil)
        let system = try #require(results.last { $0["ruleId"] as? String == "scenario/unknown-os" })
        let place = try #require(try list(system["locations"]).first?["physicalLocation"] as? [String: Any])
        #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "content/my%20notes/a%25.en.md")
        let region = try #require(place["region"] as? [String: Int])
        #expect(region == ["startLine": 15, "startColumn": 44, "endLine": 15, "endColumn": 50])
        let change = try #require(try list(try list(system["fixes"]).first?["artifactChanges"]).first)
        let replacement = try #require(try list(change["replacements"]).first)
        #expect(replacement["deletedRegion"] as? [String: Int] == region)
        #expect((replacement["insertedContent"] as? [String: String]) == ["text": "11"])
        let duplicate = try #require(results.first { $0["ruleId"] as? String == "scenario/duplicate-id" })
        #expect(try list(duplicate["relatedLocations"]).count == 1)
        for result in results
        where ["scenario/expectation-failed", "markdown/duplicate-anchor"].contains(result["ruleId"] as? String) {
            #expect(result["fixes"] == nil)
        }
    }
}
