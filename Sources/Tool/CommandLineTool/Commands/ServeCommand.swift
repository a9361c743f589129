package import CommandFramework
import Build
import ChineseConversion
import Content
import Devices
import Diagnostics
import Languages
import LayoutEngine
import LayoutSite
import PreviewServer
import Reference
import ResultStore
import WordFiles

/// `serve`: builds the site whenever something is saved, and shows it in the browser.
package struct ServeCommand: Subcommand {
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    /// The first port that is tried; 0 for any.
    let port: Int
    let isStrict: Bool
    /// The most problems that a build shows; nil to leave it to where they go.
    let limit: Int?
    let results: ResultStore.Configuration

    private static let defaultPort = 8000
    private static let triedPorts = 20

    static let portOption = OptionSpecification(
        "--port", .number(0...65535, "N"),
        "Port of the server; if it is taken, the first free port among the next 20 is used; 0 means any free port "
            + "(default: \(defaultPort))")

    package static let specification = CommandSpecification(
        "serve", "Preview the site in the browser while you write",
        options: [.content, .templates, .untrusted, portOption, .strict, .limit] + StoreOptions.all,
        discussion: """
            The site is rebuilt whenever a note, the settings, devices or templates are saved. Open pages reload,
            keep their position, and show what is wrong. Only this machine can see them; the folder of the
            published site is not touched. Press Ctrl-C to stop.
            """)
}

extension ServeCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        port = arguments.number(Self.portOption) ?? Self.defaultPort
        isStrict = arguments.isSet(.strict)
        limit = arguments.number(.limit)
        results = try StoreOptions.configuration(arguments, of: Self.specification.name)
    }

    /// Builds and serves until it is interrupted.
    package func run(on console: Console) async -> CommandOutcome {
        if let nothing = CommandOutcome.withoutContent(content, in: .real) { return nothing }
        let interruption = Interruption()
        do throws(CommandError) {
            let folder = try ScratchFolder.make()
            defer { folder.remove() }
            let (watcher, server) = (try watcher(), try server(of: folder))
            let loop = PreviewLoop(
                configuration(folder, console.extras), in: folder.fileSystem, limit: limit, console.localizer)
            console.show(CommandOutcome(summary: announcement(of: server)))
            Task { await loop.run(watcher, server, console) }
            await interruption.wait()
            watcher.stop()
            server.stop()
            folder.remove()
            loop.leave()
            return CommandOutcome()
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
    }

    private func configuration(_ folder: ScratchFolder, _ extras: SiteExtras) -> SiteConfiguration {
        SiteConfiguration(
            contentFolder: content, templateFolder: templates, outputFolder: folder.path + "/site", isStrict: isStrict,
            isUntrusted: isUntrusted, makesMarkdown: false, results: results, subject: LayoutSubject(),
            extras: extras)
    }

    private func watcher() throws(CommandError) -> FolderWatcher {
        do throws(WatchError) {
            return try FolderWatcher([content] + [templates ?? templatesBesideContent].compactMap { $0 })
        } catch {
            throw CommandError(error)
        }
    }

    private func server(of folder: ScratchFolder) throws(CommandError) -> PreviewServer {
        let ports = port == 0 ? 0...0 : port...min(port + Self.triedPorts, 65535)
        do throws(ServerError) {
            return try PreviewServer(folder: folder.path + "/site", firstFreeOf: ports, words: Self.words())
        } catch {
            throw CommandError(error)
        }
    }

    /// The folder where templates would be; they may be created while the site is shown.
    private var templatesBesideContent: String? {
        let steps = content.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = steps.last, name != ".", name != ".." else { return nil }
        return (content.hasPrefix("/") ? "/" : "") + (steps.dropLast() + ["templates"]).joined(separator: "/")
    }

    /// The words of pages in every script that a site can have.
    private static func words() -> [Words] {
        let words = WordFiles.standard
        let traditional = TaiwanConverter.shared.map { converter in
            words[.simplifiedChinese].converted(to: .traditionalChinese) { converter.convert($0) }
        }
        return words.languages + [traditional].compactMap { $0 }
    }

    /// "serving 'content' at http://127.0.0.1:8001/ because port 8000 is taken (press Ctrl-C to stop)".
    private func announcement(of server: PreviewServer) -> Message {
        let reason: Message = port == 0 || server.port == port ? "" : " because port \(port) is taken"
        return "serving '\(content)' at \(server.address)\(reason) (press Ctrl-C to stop)"
    }
}

extension CommandError {
    /// Why nothing can be served.
    init(_ error: ServerError) {
        let reason: Message =
            switch error {
            case .noPort(let ports, let reason) where ports.count > 1:
                "cannot listen on any port from \(ports.lowerBound) to \(ports.upperBound): \(Message(sentence: reason))"
            case .noPort(_, let reason): "cannot listen on any port: \(Message(sentence: reason))"
            case .noDaemon: "no server can be started"
            }
        self = .failed(reason)
    }

    /// An error for a folder that cannot be watched.
    init(_ error: WatchError) {
        self = .failed("cannot watch '\(error.path)': \(Message(sentence: error.reason))")
    }
}
