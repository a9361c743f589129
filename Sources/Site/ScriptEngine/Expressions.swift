import CDuktape
import CPCRE2

// Duktape's own way to try a regular expression has no bound that could be set. PCRE2 counts its attempts.
// Their notations are one, but for what few expressions use; those that PCRE2 refuses stay with Duktape.

/// Regular expressions of a script that PCRE2 runs, for one heap.
///
/// They replace `RegExp.prototype.exec`. Texts hold no character beyond the first plane, so that a unit of the script
/// is a character of UTF-8.
package final class Expressions {
    private var compiled: [(code: OpaquePointer, match: OpaquePointer, isGlobal: Bool)] = []
    private let compileContext: OpaquePointer
    private let matchContext: OpaquePointer
    /// The number of bytes that may still be searched.
    private var budget: Int
    private let bytesPerCall: Int

    /// - Parameters:
    ///   - attempts: how often PCRE2 may try on from one place of a text.
    ///   - bytesPerCall: how many bytes are looked through from one `refill` to the next, over all expressions.
    package init(attempts: Int, bytesPerCall: Int) {
        guard let compileContext = pcre2_compile_context_create_8(nil),
            let matchContext = pcre2_match_context_create_8(nil)
        else { fatalError("out of memory") }
        self.compileContext = compileContext
        self.matchContext = matchContext
        self.bytesPerCall = bytesPerCall
        budget = bytesPerCall
        pcre2_set_newline_8(compileContext, UInt32(PCRE2_NEWLINE_LF))
        pcre2_set_match_limit_8(matchContext, UInt32(attempts))
    }

    deinit {
        for (code, match, _) in compiled {
            pcre2_match_data_free_8(match)
            pcre2_code_free_8(code)
        }
        pcre2_match_context_free_8(matchContext)
        pcre2_compile_context_free_8(compileContext)
    }

    /// Begins another text.
    package func refill() { budget = bytesPerCall }

    // MARK: - Functions of scripts

    /// Names that no script uses: the number of an expression, and the engine's own way to run one.
    private static let number = "\u{FF}number"
    private static let ownWay = "exec"

    static func install(in context: OpaquePointer) {
        duk_push_global_stash(context)
        duk_get_global_string(context, "RegExp")
        duk_get_prop_string(context, -1, "prototype")
        duk_get_prop_string(context, -1, "exec")
        duk_put_prop_string(context, -4, ownWay)
        duk_push_c_function(context, { context in context.map { Expressions.execute(in: $0) } ?? 0 }, 1)
        duk_put_prop_string(context, -2, "exec")
        duk_pop_3(context)
    }

    /// `exec`: the text is on the stack.
    private static func execute(in context: OpaquePointer) -> Int32 {
        guard let expressions = Expressions.of(context) else { return 0 }
        duk_to_string(context, 0)
        duk_push_this(context)
        let isKnown = duk_get_prop_string(context, 1, number) != 0
        var known = Int(duk_get_int(context, -1))
        duk_pop(context)
        if !isKnown {
            known = expressions.number(ofExpressionAt: 1, in: context)
            duk_push_int(context, Int32(known))
            duk_put_prop_string(context, 1, number)
        }
        guard known >= 0 else {
            duk_push_global_stash(context)
            duk_get_prop_string(context, -1, ownWay)
            duk_dup(context, 1)
            duk_dup(context, 0)
            duk_call_method(context, 1)
            return 1
        }
        let isGlobal = expressions.compiled[known].isGlobal
        var start = 0
        if isGlobal {
            duk_get_prop_string(context, 1, "lastIndex")
            start = Int(duk_get_int(context, -1))
            duk_pop(context)
        }
        let answer = expressions.find(known, start: start, in: context)
        if case .tooMuch = answer { return -DUK_ERR_RANGE_ERROR }
        var end = 0
        if case .found(let place) = answer { end = place } else { duk_push_null(context) }
        if isGlobal {
            duk_push_int(context, Int32(end))
            duk_put_prop_string(context, 1, "lastIndex")
        }
        return 1
    }

    /// Takes an expression over; below zero for one that PCRE2 refuses.
    private func number(ofExpressionAt index: Int32, in context: OpaquePointer) -> Int {
        func flag(_ name: String) -> Bool {
            duk_get_prop_string(context, index, name)
            defer { duk_pop(context) }
            return duk_get_boolean(context, -1) != 0
        }
        let (ignoresCase, isMultiline, isGlobal) = (flag("ignoreCase"), flag("multiline"), flag("global"))
        duk_get_prop_string(context, index, "source")
        defer { duk_pop(context) }
        var count = 0
        let source = duk_get_lstring(context, -1, &count)
        return compile(
            UnsafeRawBufferPointer(start: source, count: count), ignoresCase: ignoresCase, isMultiline: isMultiline,
            isGlobal: isGlobal)
    }

    private static func of(_ context: OpaquePointer) -> Expressions? {
        var functions = duk_memory_functions()
        duk_get_memory_functions(context, &functions)
        return functions.udata.map { Unmanaged<Expressions>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: - PCRE2

    private func compile(
        _ source: UnsafeRawBufferPointer, ignoresCase: Bool, isMultiline: Bool, isGlobal: Bool
    ) -> Int {
        var options =
            UInt32(PCRE2_UTF) | UInt32(PCRE2_NO_UTF_CHECK) | UInt32(PCRE2_ALT_BSUX) | UInt32(PCRE2_DOLLAR_ENDONLY)
            | UInt32(PCRE2_ALLOW_EMPTY_CLASS) | UInt32(PCRE2_MATCH_UNSET_BACKREF)
        if ignoresCase { options |= UInt32(PCRE2_CASELESS) }
        if isMultiline { options |= UInt32(PCRE2_MULTILINE) }
        var (error, place): (Int32, Int) = (0, 0)
        let code = pcre2_compile_8(
            source.assumingMemoryBound(to: UInt8.self).baseAddress, source.count, options, &error, &place,
            compileContext)
        guard let code, let match = pcre2_match_data_create_from_pattern_8(code, nil) else { return -1 }
        compiled.append((code, match, isGlobal))
        return compiled.count - 1
    }

    private enum Answer {
        /// A match with its end, in characters.
        case found(end: Int)
        case nothing, tooMuch
    }

    /// Leaves the match on the stack of the heap.
    private func find(_ number: Int, start: Int, in context: OpaquePointer) -> Answer {
        guard compiled.indices.contains(number) else { return .nothing }
        var count = 0
        guard let text = duk_get_lstring(context, 0, &count) else { return .nothing }
        let length = duk_get_length(context, 0)
        guard (0...length).contains(start) else { return .nothing }
        return text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            let places = Places(bytes: UnsafeBufferPointer(start: bytes, count: count), isASCII: length == count)
            let first = places.byte(of: start, from: (0, 0))
            budget -= count - first
            guard budget > 0 else { return .tooMuch }
            let (code, match, _) = compiled[number]
            let groups = pcre2_match_8(code, bytes, count, first, UInt32(PCRE2_NO_UTF_CHECK), match, matchContext)
            if groups == PCRE2_ERROR_NOMATCH { return .nothing }
            guard groups > 0, let ends = pcre2_get_ovector_pointer_8(match) else { return .tooMuch }
            let array = duk_push_array(context)
            for group in 0..<Int(pcre2_get_ovector_count_8(match)) {
                let (from, to) = (ends[2 * group], ends[2 * group + 1])
                if group < Int(groups), from != Int.max, from >= 0, to >= from {
                    _ = duk_push_lstring(context, text + from, to - from)
                } else {
                    duk_push_undefined(context)
                }
                duk_put_prop_index(context, array, duk_uarridx_t(group))
            }
            let begin = places.character(of: ends[0], from: (start, first))
            duk_push_int(context, Int32(begin))
            duk_put_prop_string(context, array, "index")
            return .found(end: places.character(of: ends[1], from: (begin, ends[0])))
        }
    }
}

/// Places in a text, in characters and in bytes.
private struct Places {
    let bytes: UnsafeBufferPointer<UInt8>
    let isASCII: Bool

    private func isFirst(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    func byte(of character: Int, from known: (character: Int, byte: Int)) -> Int {
        if isASCII { return character }
        var (count, place) = known
        while count < character, place < bytes.count {
            place += 1
            while place < bytes.count, !isFirst(bytes[place]) { place += 1 }
            count += 1
        }
        return place
    }

    func character(of byte: Int, from known: (character: Int, byte: Int)) -> Int {
        if isASCII { return byte }
        return byte < known.byte
            ? bytes[..<byte].count { isFirst($0) } : known.character + bytes[known.byte..<byte].count { isFirst($0) }
    }
}
