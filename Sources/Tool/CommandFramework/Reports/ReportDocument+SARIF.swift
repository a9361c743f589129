import Diagnostics
import JSON

/// The Static Analysis Results Interchange Format, version 2.1.0, an OASIS standard.
extension ReportDocument {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// A log with one run. Columns are UTF-16 code units; addresses of files are relative as the command line was.
    var sarif: JSONValue {
        let rules = self.rules
        var places: [DiagnosticCode: Int] = [:]
        for (place, code) in rules.enumerated() { places[code] = place }
        return .object([
            .init("$schema", .string(Self.schema)),
            .init("version", .string("2.1.0")),
            .init(
                "runs",
                .array([
                    .object([
                        .init("tool", .object([.init("driver", driver(rules))])),
                        .init("invocations", .array([invocation])),
                        .init("columnKind", .string("utf16CodeUnits")),
                        .init("results", .array(results(places))),
                    ])
                ])),
        ])
    }

    /// - Parameter places: the positions of the codes among the rules.
    private func results(_ places: [DiagnosticCode: Int]) -> [JSONValue] {
        let reported = diagnostics.map { result($0, rule: places[$0.code] ?? 0) }
        let silent = suppressed.map { suppressed in
            // External: not by a word beside what it is about.
            let suppression = JSONValue.object([
                .init("kind", .string("external")), .init("justification", .string(suppressed.reason)),
            ])
            return result(
                suppressed.diagnostic, rule: places[suppressed.diagnostic.code] ?? 0,
                and: [.init("suppressions", .array([suppression]))])
        }
        return (reported + silent).map { .object($0) }
    }

    /// The codes of the results, by name.
    private var rules: [DiagnosticCode] {
        Set(diagnostics.map { $0.code } + suppressed.map { $0.diagnostic.code }).sorted {
            $0.description < $1.description
        }
    }

    private func driver(_ rules: [DiagnosticCode]) -> JSONValue {
        .object([
            .init("name", .string("notchbook")), .init("version", .string(ToolVersion.text)),
            .init("rules", .array(rules.map { rule($0) })),
        ])
    }

    private func rule(_ code: DiagnosticCode) -> JSONValue {
        var members = [JSONValue.Member("id", .string(code.description))]
        if let explanation = explanation(of: code) {
            let text = JSONValue.object([.init("text", .string(explanation))])
            members += [.init("shortDescription", text), .init("help", text)]
        }
        return .object(members)
    }

    /// The way in which the run ended, which is a success if it came to its end, regardless of its findings.
    private var invocation: JSONValue {
        var members = [
            JSONValue.Member("executionSuccessful", .bool(stop == nil)),
            JSONValue.Member("exitCode", .number(Double(exitCode.rawValue))),
        ]
        if let stop {
            let notification = JSONValue.object([message(localizer(stop)), .init("level", .string("error"))])
            members.append(.init("toolExecutionNotifications", .array([notification])))
        }
        return .object(members)
    }

    /// - Parameter more: further members of the result.
    private func result(
        _ diagnostic: Diagnostic, rule: Int, and more: [JSONValue.Member] = []
    ) -> [JSONValue.Member] {
        let related = diagnostic.notes.filter { $0.span != nil }
        let fixes = diagnostic.fixIts.filter { $0.certainty == .certain && isKnown($0) }
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(diagnostic.code.description)),
            .init("ruleIndex", .number(Double(rule))),
            .init("level", .string(diagnostic.severity.rawValue)),
            message(text(of: diagnostic)),
        ]
        if let span = diagnostic.span { members.append(.init("locations", .array([.object([location(span)])]))) }
        if !related.isEmpty {
            members.append(
                .init(
                    "relatedLocations",
                    .array(
                        related.map { note in
                            .object((note.span.map { [location($0)] } ?? []) + [message(localizer(note.wording))])
                        })))
        }
        if !fixes.isEmpty { members.append(.init("fixes", .array(fixes.map { fix($0) }))) }
        return members + more
    }

    /// The sentence, the label after the caret, and notes without a place, line by line.
    private func text(of diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.filter { $0.span == nil }.map { localizer($0.wording) }
        return ([localizer(diagnostic.wording)] + (diagnostic.labelWording.map { [localizer($0)] } ?? []) + notes)
            .joined(separator: "\n")
    }

    private func message(_ text: String) -> JSONValue.Member {
        .init("message", .object([.init("text", .string(text))]))
    }

    private func location(_ span: SourceSpan) -> JSONValue.Member {
        .init("physicalLocation", .object([artifact(span.file)] + (region(span).map { [.init("region", $0)] } ?? [])))
    }

    private func artifact(_ path: String) -> JSONValue.Member {
        .init("artifactLocation", .object([.init("uri", .string(Self.address(of: path)))]))
    }

    /// The end is the column after the last one.
    private func region(_ span: SourceSpan) -> JSONValue? {
        guard let start = position(of: span.start, in: span.file), let end = position(of: span.end, in: span.file)
        else {
            return nil
        }
        return .object([
            .init("startLine", .number(Double(start.line))), .init("startColumn", .number(Double(start.utf16))),
            .init("endLine", .number(Double(end.line))), .init("endColumn", .number(Double(end.utf16))),
        ])
    }

    private func isKnown(_ fixIt: FixIt) -> Bool { fixIt.replacements.allSatisfy { region($0.span) != nil } }

    private func fix(_ fixIt: FixIt) -> JSONValue {
        let files = Set(fixIt.replacements.map { $0.span.file }).sorted()
        let changes = files.map { file -> JSONValue in
            let replacements = fixIt.replacements.filter { $0.span.file == file }.map { replacement -> JSONValue in
                .object([
                    .init("deletedRegion", region(replacement.span) ?? .null),
                    .init("insertedContent", .object([.init("text", .string(replacement.text))])),
                ])
            }
            return .object([artifact(file), .init("replacements", .array(replacements))])
        }
        return .object([
            .init("description", .object([.init("text", .string(localizer(fixIt.title)))])),
            .init("artifactChanges", .array(changes)),
        ])
    }

    /// A path as a URI reference: relative to where the tool was started, or of a file.
    private static func address(of path: String) -> String {
        let name = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let escaped = name.utf8.map { byte in
            if unreserved.contains(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }
        return (path.hasPrefix("/") ? "file://" : "") + escaped.joined()
    }
}
