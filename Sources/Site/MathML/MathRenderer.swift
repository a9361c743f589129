import ScriptEngine
import Synchronization

// Formulas in TeX become MathML, which browsers and readers of books show by themselves. KaTeX does it, a script that
// Debian keeps, on Duktape, an engine for scripts without a browser: 0.3 s to start, 3 ms for a formula.

/// Turns formulas of notes into MathML. The same formula gives the same text, regardless of earlier requests.
package enum MathRenderer {
    /// The engine serves one formula at a time.
    private static let state = Mutex(State())

    /// So many results are kept, then none; a tool that serves a site for days is asked for many versions of a formula.
    private static let maxResults = 10_000

    /// The limit on nested groups: KaTeX processes each group once more for every group around it.
    private static let maxLevels = 100

    private static func levels(of tex: String) -> Int {
        var (depth, deepest) = (0, 0)
        for byte in tex.utf8 {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    private struct State {
        /// The engine; nil until the first formula.
        var engine: ScriptEngine?
        var results: [Formula: Result<String, MathError>] = [:]
    }

    private struct Formula: Hashable {
        let tex: String
        let isDisplay: Bool
    }

    /// A formula as one element `math`, well-formed as HTML and as XML, without styles, ids and links.
    ///
    /// - Parameters:
    ///   - tex: without dollar signs around it.
    ///   - isDisplay: whether it is on lines of its own, with large sums and fractions.
    package static func html(of tex: String, isDisplay: Bool) throws(MathError) -> String {
        guard levels(of: tex) <= maxLevels else {
            throw MathError(message: "groups stand more than \(maxLevels) levels in each other")
        }
        let formula = Formula(tex: tex, isDisplay: isDisplay)
        let result = state.withLock { state in
            if let known = state.results[formula] { return known }
            let engine = state.engine ?? KaTeX.engine()
            state.engine = engine
            let result = engine.call("formula", .text(tex), .flag(isDisplay)).mapError {
                MathError(parserMessage: $0.message)
            }
            if state.results.count >= maxResults { state.results.removeAll() }
            state.results[formula] = result
            return result
        }
        return try result.get()
    }
}

/// A reason why a formula cannot be set.
package struct MathError: Error, Hashable {
    /// KaTeX's own words, such as "Undefined control sequence: \foo at position 1: \foo".
    package let message: String
}

extension MathError {
    /// - Parameter parserMessage: KaTeX puts its name first, and underlines with combining characters, which terminals set
    ///   beside the letters.
    fileprivate init(parserMessage: String) {
        let prefix = "KaTeX parse error: "
        let words = parserMessage.hasPrefix(prefix) ? parserMessage.dropFirst(prefix.count) : parserMessage[...]
        message = String(String.UnicodeScalarView(words.unicodeScalars.filter { $0 != "\u{332}" }))
    }
}
