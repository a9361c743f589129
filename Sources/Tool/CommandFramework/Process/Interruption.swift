import Dispatch
import Glibc

/// Ctrl-C, the request to end and a terminal that closes, as something to wait for; once it is created they do not end the
/// process themselves.
package final class Interruption {
    private let signals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    package init() {
        let (signals, arrivals) = AsyncStream.makeStream(of: Void.self)
        self.signals = signals
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { arrivals.yield() }
            source.resume()
            return source
        }
    }

    package func wait() async {
        for await _ in signals { return }
    }
}
