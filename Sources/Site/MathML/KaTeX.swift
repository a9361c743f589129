import Resources
import ScriptEngine

/// KaTeX, with the parts of the language that it needs and the script that requests formulas; the binary carries it.
enum KaTeX {
    static func engine() -> ScriptEngine {
        do throws(ScriptError) {
            // In the order in which they are run.
            return try ScriptEngine(running: Resources.files(in: .formulas).map { $0.text })
        } catch {
            fatalError("a script that the binary carries fails: \(error.message)")
        }
    }
}
