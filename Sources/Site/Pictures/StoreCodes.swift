package import Diagnostics
import ResultStore

/// The problems of the results of earlier builds: warnings in strict runs too, as the site is right without them.
package enum StoreCodes {
    static let unusable = DiagnosticKind(
        "site/cache-unusable", .warning, example: "build --cache with the name of a file")
    static func unknownCode() -> Diagnostic {
        Diagnostic(unusable, "no cache can be used: the running code cannot be identified", at: nil)
    }

    static let damaged = DiagnosticKind("site/cache-damaged", .warning, example: "a cache on a disk that loses bytes")
    static func diagnostic(_ problem: StoreProblem) -> Diagnostic {
        switch problem {
        case .unusable(let folder, let reason):
            Diagnostic(
                unusable,
                "the cache '\(folder)' cannot be used: \(Message(sentence: reason)); name another folder with '--cache', or build with "
                    + "'--no-cache'", at: nil)
        case .renewed(let folder, let reason, let setAside):
            Diagnostic(
                renewed,
                "the cache '\(folder)' was discarded: \(Message(sentence: reason)); a new one was started, and the "
                    + "old file is now '\(setAside)'", at: nil)
        case .damaged(let folder, let count):
            Diagnostic(
                damaged,
                "\(count == 1 ? "a result" : "\(count) results" as Message) in the cache '\(folder)' had corrupt data "
                    + "and had to be recomputed; 'notchbook cache verify' checks all of them", at: nil)
        case .notKept(let folder, let count, let reason):
            Diagnostic(
                notKept,
                "\(count == 1 ? "a new result is" : "\(count) new results are" as Message) not kept in the cache '\(folder)': \(Message(sentence: reason))",
                at: nil)
        case .unreachable(let address, let reason):
            Diagnostic(
                unreachable, "the remote cache '\(address)' is no longer used: \(Message(sentence: reason))",
                at: nil)
        }
    }

    static let notKept = DiagnosticKind("site/cache-not-kept", .warning, example: "build --cache on a full disk")

    static let renewed = DiagnosticKind(
        "site/cache-renewed", .warning, example: "a cache that another version of the tool made")

    static let unreachable = DiagnosticKind(
        "site/remote-cache-unusable", .warning, example: "build --remote-cache with a server that is down")

    /// Every code of the store, by name.
    package static let all: [DiagnosticKind] = [damaged, notKept, renewed, unreachable, unusable]
}
