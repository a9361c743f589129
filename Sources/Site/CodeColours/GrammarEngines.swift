import Resources
import ScriptEngine
import Synchronization

// An engine holds the grammars of one language and their dependencies, so that earlier requests have no effect: grammars add to
// each other.

/// The engines that find the tokens of samples; as many for each language as threads ask at a time.
enum GrammarEngines {
    private struct Engine: @unchecked Sendable {
        let scripts: ScriptEngine
        let expressions: Expressions
    }

    private static let idle = Mutex<[String: [Engine]]>([:])

    /// Grammars need some thousands at most; a text that needs more is not code.
    private static let attempts = 100_000

    /// A sample of the greatest size is looked through some thousand times.
    private static let bytesPerSample = 200_000_000

    /// The tokens of a sample, as `colours.js` returns them; nil for a sample that is too much for its grammar.
    static func runs(of text: String, in grammar: String) -> String? {
        guard let engine = idle.withLock({ $0[grammar]?.popLast() }) ?? engine(for: grammar) else { return nil }
        defer { idle.withLock { $0[grammar, default: []].append(engine) } }
        engine.expressions.refill()
        return try? engine.scripts.call("colours", .text(text), .text(grammar)).get()
    }

    private static func engine(for grammar: String) -> Engine? {
        let expressions = Expressions(attempts: attempts, bytesPerCall: bytesPerSample)
        let grammars = Grammars.carried.order(for: grammar).compactMap { name in
            Resources.grammar(named: name).map { GrammarText.readable($0) }
        }
        let scripts =
            [Resources.grammar(named: "core") ?? ""] + grammars
            + [Resources.text(of: "colours.js", in: .grammars)]
        return (try? ScriptEngine(running: scripts, expressions: expressions)).map {
            Engine(scripts: $0, expressions: expressions)
        }
    }
}
