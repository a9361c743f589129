import CDuktape

/// A heap of Duktape with scripts in it: the only code that touches its memory. It lives as long as the process, and is
/// used by one thread at a time.
package struct ScriptEngine {
    private let context: OpaquePointer

    /// Runs scripts of this project and of its packages.
    ///
    /// - Parameter expressions: the engine for regular expressions of scripts; nil for the engine of the script engine itself.
    package init(running scripts: [String], expressions: Expressions? = nil) throws(ScriptError) {
        let owner = expressions.map { Unmanaged.passRetained($0).toOpaque() }
        guard let context = duk_create_heap(nil, nil, nil, owner, nil) else { fatalError("out of memory") }
        self.context = context
        if expressions != nil { Expressions.install(in: context) }
        for script in scripts {
            let text = ScriptText.encoded(script)
            let flags = UInt32(DUK_COMPILE_EVAL | DUK_COMPILE_SAFE | DUK_COMPILE_NOSOURCE | DUK_COMPILE_NOFILENAME)
            let status = text.withUnsafeBufferPointer { duk_eval_raw(context, $0.baseAddress, $0.count, flags) }
            guard status == DUK_EXEC_SUCCESS else {
                let message = Self.text(at: -1, in: context)
                duk_destroy_heap(context)
                owner.map { Unmanaged<Expressions>.fromOpaque($0).release() }
                throw ScriptError(message: message)
            }
            duk_pop(context)
        }
    }

    /// An argument of a script's function.
    package enum Argument {
        case text(String)
        case flag(Bool)
    }

    /// Calls a function of the scripts. What it throws becomes its message.
    package func call(_ function: String, _ arguments: Argument...) -> Result<String, ScriptError> {
        duk_get_global_string(context, function)
        for argument in arguments {
            switch argument {
            case .text(let text):
                ScriptText.encoded(text).withUnsafeBufferPointer {
                    _ = duk_push_lstring(context, $0.baseAddress, $0.count)
                }
            case .flag(let flag): duk_push_boolean(context, flag ? 1 : 0)
            }
        }
        let status = duk_pcall(context, Int32(arguments.count))
        defer { duk_pop(context) }
        if status == DUK_EXEC_SUCCESS { return .success(Self.text(at: -1, in: context)) }
        duk_get_prop_string(context, -1, "message")
        defer { duk_pop(context) }
        return .failure(ScriptError(message: Self.text(at: -1, in: context)))
    }

    private static func text(at index: Int32, in context: OpaquePointer) -> String {
        var count = 0
        let text = duk_safe_to_lstring(context, index, &count)
        return ScriptText.decoded(UnsafeBufferPointer(start: text, count: count))
    }
}

/// A reason why a script gave no answer.
package struct ScriptError: Error, Hashable {
    package let message: String
}

/// The encoding of texts in Duktape: every unit of UTF-16 as UTF-8 would write it, so that pairs are two characters, as scripts
/// expect.
private enum ScriptText {
    static func encoded(_ text: String) -> [CChar] {
        var bytes: [CChar] = []
        bytes.reserveCapacity(text.utf8.count)
        for unit in text.utf16 {
            switch unit {
            case ..<0x80: bytes.append(CChar(unit))
            case ..<0x800: bytes += [lead(0xC0, unit >> 6), trail(unit)]
            default: bytes += [lead(0xE0, unit >> 12), trail(unit >> 6), trail(unit)]
            }
        }
        return bytes
    }

    private static func lead(_ mark: UInt8, _ bits: UInt16) -> CChar { CChar(bitPattern: mark | UInt8(bits)) }

    private static func trail(_ bits: UInt16) -> CChar { CChar(bitPattern: 0x80 | UInt8(bits & 0x3F)) }

    static func decoded(_ bytes: UnsafeBufferPointer<CChar>) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count)
        for byte in bytes.lazy.map({ UInt8(bitPattern: $0) }) {
            switch byte {
            case ..<0x80: units.append(UInt16(byte))
            case ..<0xC0: units[units.count - 1] = units[units.count - 1] << 6 | UInt16(byte & 0x3F)
            case ..<0xE0: units.append(UInt16(byte & 0x1F))
            default: units.append(UInt16(byte & 0x0F))
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
