package import Diagnostics
import ResultStore

/// What went wrong with the results of earlier builds: warnings in strict runs too, as the site is right without them.
package enum StoreCodes {
    static func unknownCode() -> Diagnostic {
        Diagnostic(
            unusableCode, .warning, "no cache can be used: nobody can say which code is running", at: nil)
    }

    static func diagnostic(_ problem: StoreProblem) -> Diagnostic {
        switch problem {
        case .unusable(let folder, let reason):
            Diagnostic(
                unusableCode, .warning,
                "the cache '\(folder)' cannot be used: \(Message(sentence: reason)); name another folder with '--cache', or build with "
                    + "'--no-cache'", at: nil)
        case .renewed(let folder, let reason, let setAside):
            Diagnostic(
                renewedCode, .warning,
                "nothing that the cache '\(folder)' held is kept: \(Message(sentence: reason)); it was begun anew, and the file that was "
                    + "there is now '\(setAside)'", at: nil)
        case .damaged(let folder, let count):
            Diagnostic(
                damagedCode, .warning,
                "\(count == 1 ? "a result" : "\(count) results" as Message) in the cache '\(folder)' had broken bytes and had to be made "
                    + "again; 'notchbook cache verify' looks at all of them", at: nil)
        case .notKept(let folder, let count, let reason):
            Diagnostic(
                notKeptCode, .warning,
                "\(count == 1 ? "a new result is" : "\(count) new results are" as Message) not kept in the cache '\(folder)': \(Message(sentence: reason))",
                at: nil)
        case .unreachable(let address, let reason):
            Diagnostic(
                unreachableCode, .warning,
                "the remote cache '\(address)' was not asked any more: \(Message(sentence: reason))", at: nil)
        }
    }

    // MARK: - The codes

    static let damagedCode = DiagnosticCode("site/cache-damaged")
    static let notKeptCode = DiagnosticCode("site/cache-not-kept")
    static let renewedCode = DiagnosticCode("site/cache-renewed")
    static let unusableCode = DiagnosticCode("site/cache-unusable")
    static let unreachableCode = DiagnosticCode("site/remote-cache-unusable")

    /// Every code of the store, by name.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(damagedCode, example: "a cache on a disk that loses bytes"),
        DocumentedCode(notKeptCode, example: "build --cache on a full disk"),
        DocumentedCode(renewedCode, example: "a cache that another version of the tool made"),
        DocumentedCode(unusableCode, example: "build --cache with the name of a file"),
        DocumentedCode(unreachableCode, example: "build --remote-cache with a server that is down"),
    ]
}
