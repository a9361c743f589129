import CDuktape

/// A heap of Duktape with scripts in it: the only code that touches its memory. It lives as long as the process, and is
/// used by one thread at a time.
struct ScriptEngine {
    private let context: OpaquePointer

    /// Runs scripts of this project and of its packages, in which an error is a broken tool.
    init(running scripts: [String]) {
        guard let context = duk_create_heap(nil, nil, nil, nil, nil) else { fatalError("out of memory") }
        self.context = context
        for script in scripts {
            let text = ScriptText.encoded(script)
            let flags = UInt32(DUK_COMPILE_EVAL | DUK_COMPILE_SAFE | DUK_COMPILE_NOSOURCE | DUK_COMPILE_NOFILENAME)
            let status = text.withUnsafeBufferPointer { duk_eval_raw(context, $0.baseAddress, $0.count, flags) }
            precondition(status == DUK_EXEC_SUCCESS, "a script fails: \(Self.text(at: -1, in: context))")
            duk_pop(context)
        }
    }

    /// Calls the script's function `formula`, which makes MathML of TeX.
    func formula(_ tex: String, isDisplay: Bool) -> Result<String, MathError> {
        duk_get_global_string(context, "formula")
        ScriptText.encoded(tex).withUnsafeBufferPointer { _ = duk_push_lstring(context, $0.baseAddress, $0.count) }
        duk_push_boolean(context, isDisplay ? 1 : 0)
        let status = duk_pcall(context, 2)
        defer { duk_pop(context) }
        if status == DUK_EXEC_SUCCESS { return .success(Self.text(at: -1, in: context)) }
        duk_get_prop_string(context, -1, "message")
        defer { duk_pop(context) }
        return .failure(MathError(parserMessage: Self.text(at: -1, in: context)))
    }

    private static func text(at index: Int32, in context: OpaquePointer) -> String {
        var count = 0
        let text = duk_safe_to_lstring(context, index, &count)
        return ScriptText.decoded(UnsafeBufferPointer(start: text, count: count))
    }
}

/// How Duktape keeps texts: every unit of UTF-16 as UTF-8 would write it, so that pairs are two characters, as scripts
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

extension MathError {
    /// - Parameter parserMessage: KaTeX says its name first, and underlines by combining characters, which terminals
    ///   set beside the letters.
    fileprivate init(parserMessage: String) {
        let prefix = "KaTeX parse error: "
        let words = parserMessage.hasPrefix(prefix) ? parserMessage.dropFirst(prefix.count) : parserMessage[...]
        message = String(String.UnicodeScalarView(words.unicodeScalars.filter { $0 != "\u{332}" }))
    }
}
