package import CommandFramework
import Diagnostics
import FoundationEssentials
import JSON
import ResultStore

/// `cache`: looks after the folder that keeps results between builds.
package struct CacheCommand: Subcommand {
    let task: Task
    /// Nil where none is named and there is no home.
    let folder: String?
    /// In bytes.
    let limit: Int
    let format: OutputFormat

    /// A task of the command.
    enum Task: String, CaseIterable, Sendable {
        case stats, verify, prune
    }

    static let size = OptionSpecification(
        "--size", .number(0...1_000_000, "MB"), "Maximum size that 'prune' keeps (default: \(StoreOptions.usualSize))")

    static let format = OptionSpecification(
        "--format", .choice(OutputFormat.allCases.map { $0.rawValue }), "Output format of 'stats' (default: table)"
    )

    package static let specification = CommandSpecification(
        "cache", "Manage the cache, which keeps results between builds",
        operands: [
            .init(
                "TASK",
                "Count the results; check all and remove broken ones; remove the least recently used",
                choices: Task.allCases.map { $0.rawValue })
        ],
        options: [StoreOptions.folder, size, format],
        discussion: """
            'verify' exits with 1 when something was broken. Builds may run at the same time.
            JSON: one object per kind of result, {"kind", "results", "bytes", "oldestUse", "newestUse"}; times are in seconds
            since 1970.
            """,
        examples: ["notchbook cache stats", "notchbook cache prune --size 200"])
}

extension CacheCommand {
    /// The command, with defaults for omitted arguments; an option that another task has is a mistake.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        task = Task(rawValue: arguments.operands[0]) ?? .stats
        let own: [Task: OptionSpecification] = [.stats: Self.format, .prune: Self.size]
        for (other, option) in own where other != task && arguments.isSet(option) {
            throw .usage(.optionOfOther(option.name, kind: "cache " + other.rawValue), command: Self.specification.name)
        }
        folder =
            arguments.text(StoreOptions.folder) ?? StoreOptions.usualFolder(ProcessInfo.processInfo.environment)
        limit = StoreOptions.bytes(megabytes: arguments.number(Self.size))
        format = arguments.choice(Self.format, default: .table)
    }

    package func run(on console: Console) -> CommandOutcome {
        let localizer = console.localizer
        guard let folder else { return CommandOutcome(stoppedBy: .noCacheFolder) }
        do throws(CacheMaintenance.Failure) {
            guard var store = try CacheMaintenance(folder: folder) else {
                return format == .json
                    ? CommandOutcome(output: "[]\n") : CommandOutcome(summary: "the cache '\(folder)' is empty")
            }
            switch task {
            case .stats: return try statistics(of: store, in: folder, localizer)
            case .verify: return try verify(&store, in: folder)
            case .prune:
                let removed = try store.prune(to: limit)
                let left = Self.size(try store.byteCount())
                return CommandOutcome(
                    summary: "removed \(Message.counted(removed, "result")) from '\(folder)', \(left) left")
            }
        } catch {
            return CommandOutcome(stoppedBy: .brokenCache(folder: folder, reason: error.reason))
        }
    }

    private func verify(_ store: inout CacheMaintenance, in folder: String) throws(CacheMaintenance.Failure)
        -> CommandOutcome
    {
        let found = try store.verify()
        guard found.removed > 0 else {
            return CommandOutcome(
                summary: "\(Message.counted(found.count, "result")) in '\(folder)', none of them broken")
        }
        return CommandOutcome(stoppedBy: .brokenResults(folder: folder, count: found.removed, of: found.count))
    }

    // MARK: - Statistics

    private func statistics(of store: CacheMaintenance, in folder: String, _ localizer: Localizer)
        throws(CacheMaintenance.Failure)
        -> CommandOutcome
    {
        let kinds = try store.statistics()
        guard format == .table else { return CommandOutcome(output: JSONValue.lines(kinds.map { json($0) })) }
        let rows = kinds.map { kind in
            [
                kind.kind, String(kind.count), Self.size(kind.byteCount), Self.age(kind.oldestUse),
                Self.age(kind.newestUse),
            ]
        }
        let count = kinds.reduce(0) { $0 + $1.count }
        let header = localizer.all(["kind", "results", "size", "oldest use", "last use"])
        var outcome = CommandOutcome(output: TextTable(rows: [header] + rows).text)
        let size = Self.size(try store.byteCount())
        outcome.summary = ["\(Message.counted(count, "result")) in '\(folder)', \(size)"]
        return outcome
    }

    private func json(_ kind: KindStatistics) -> JSONValue {
        .object([
            .init("kind", .string(kind.kind)),
            .init("results", .number(Double(kind.count))),
            .init("bytes", .number(Double(kind.byteCount))),
            .init("oldestUse", .number(Double(kind.oldestUse))),
            .init("newestUse", .number(Double(kind.newestUse))),
        ])
    }

    /// "3.4 MB".
    private static func size(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + 1 << 19) >> 20
        return "\(tenths / 10).\(tenths % 10) MB"
    }

    /// "today", "yesterday", "12 days ago".
    private static func age(_ seconds: Int) -> String {
        switch max(0, Int(Date().timeIntervalSince1970) - seconds) / 86_400 {
        case 0: "today"
        case 1: "yesterday"
        case let days: "\(days) days ago"
        }
    }
}

extension CommandError {
    /// No folder is named, and there is no home where one would be.
    fileprivate static let noCacheFolder = CommandError.failed(
        "there is no home folder; name the cache with '\(StoreOptions.folder.synopsis)'")

    fileprivate static func brokenCache(folder: String, reason: String) -> CommandError {
        .failed("cannot use the cache '\(folder)': \(Message(sentence: reason))")
    }

    /// Some results of a cache had broken bytes and were removed.
    fileprivate static func brokenResults(folder: String, count: Int, of all: Int) -> CommandError {
        .failed(
            count == 1
                ? "1 of \(Message.counted(all, "result")) in '\(folder)' was broken and removed"
                : "\(count) of \(Message.counted(all, "result")) in '\(folder)' were broken and removed")
    }
}
