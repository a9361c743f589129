import CCairo

/// Collects the bytes that Cairo writes.
final class ByteSink {
    private(set) var bytes: [UInt8] = []
    private let capacity: Int

    /// A sink that refuses to hold more than `capacity` bytes.
    init(capacity: Int = .max) { self.capacity = capacity }

    /// The function that Cairo calls, with the sink as its closure.
    static let write: cairo_write_func_t = { closure, data, count in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        return sink.take(UnsafeBufferPointer(start: data, count: Int(count)))
    }

    /// The closure for `write`; the caller keeps the sink alive.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func take(_ data: UnsafeBufferPointer<UInt8>) -> cairo_status_t {
        guard data.count <= capacity - bytes.count else { return CAIRO_STATUS_WRITE_ERROR }
        bytes.append(contentsOf: data)
        return CAIRO_STATUS_SUCCESS
    }
}
