#if hasFeature(Embedded)

    // The functions of the module. A page writes UTF-8 into memory that it asked for, calls `load` once and `ask` as often as it wants,
    // and reads the answer from `answer` to `answer + answerLength`; the answer stays until the next call.

    private struct State {
        var engine: LiveEngine?
        var answer: [UInt8] = []
        var room: UnsafeMutablePointer<UInt8>?
    }

    nonisolated(unsafe) private var state = State()

    /// Memory for an input of some bytes; the one of the input before is given back.
    @_cdecl("room") public func liveRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
        state.room?.deallocate()
        state.room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
        return state.room
    }

    private func input(_ count: Int32) -> [UInt8] {
        Array(UnsafeBufferPointer(start: state.room, count: Int(count)))
    }

    /// Loads the shared data of pages; returns 1 on success.
    @_cdecl("load") public func liveLoad(_ count: Int32) -> Int32 {
        state.engine = LiveEngine(data: input(count))
        return state.engine == nil ? 0 : 1
    }

    /// Answers a question; the length of the answer in bytes.
    @_cdecl("ask") public func liveAsk(_ count: Int32) -> Int32 {
        state.answer = Array((state.engine?.answer(input(count)) ?? "null").utf8)
        return Int32(state.answer.count)
    }

    /// The address of the answer.
    @_cdecl("answer") public func liveAnswer() -> UnsafePointer<UInt8>? {
        state.answer.withUnsafeBufferPointer { $0.baseAddress }
    }

#endif
