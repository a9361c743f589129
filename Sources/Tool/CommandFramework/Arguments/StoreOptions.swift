import Diagnostics
import FoundationEssentials
import RemoteStore
package import ResultStore

/// The options of commands that keep results for the next time.
package enum StoreOptions {
    package static let folder = OptionSpecification(
        "--cache", .text("DIR"),
        "Folder that keeps results between builds; it may be deleted at any time (default: notchbook in $XDG_CACHE_HOME or "
            + "~/.cache)")

    package static let none = OptionSpecification("--no-cache", .flag, "Neither read nor write the cache")

    /// In units of 1,048,576 bytes, which most tools call MB.
    package static let size = OptionSpecification(
        "--cache-size", .number(1...1_000_000, "MB"),
        "Maximum size of the folder; the least recently used results are removed first (default: \(usualSize))")

    package static let remote = OptionSpecification(
        "--remote-cache", .text("URL"),
        "Web server that keeps results for several machines; it must handle GET and PUT requests for URL/NAME (default: none)"
    )

    package static let all = [folder, none, size, remote]

    package static let usualSize = 1024
    private static let megabyte = 1 << 20

    package static func bytes(megabytes: Int?) -> Int { (megabytes ?? usualSize) * megabyte }

    /// Where results are kept.
    package static func configuration(
        _ arguments: ParsedArguments, of command: String
    ) throws(CommandError) -> ResultStore.Configuration {
        var configuration = ResultStore.Configuration(limit: bytes(megabytes: arguments.number(size)))
        if arguments.isSet(none) {
            for option in [folder, size] where arguments.isSet(option) {
                throw .usage(.contradictingOptions(option.name, none.name), command: command)
            }
        } else {
            configuration.folder = arguments.text(folder) ?? usualFolder(ProcessInfo.processInfo.environment)
        }
        if let text = arguments.text(remote) {
            guard let address = RemoteAddress(text) else { throw .usage(.invalidAddress(text), command: command) }
            configuration.remote = address
        }
        return configuration
    }

    /// The folder where none is named, as the XDG Base Directory Specification has it; nil where there is no home.
    package static func usualFolder(_ environment: [String: String]) -> String? {
        // Paths that are not absolute are to be ignored.
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return caches + "/notchbook" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.cache/notchbook"
    }
}
