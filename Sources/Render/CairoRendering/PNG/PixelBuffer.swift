import Glibc

/// Cairo's pixels, row after row from the top, in memory that the buffer does not own.
struct PixelBuffer {
    /// The pixels, 0xAARRGGBB each, multiplied by alpha.
    let words: UnsafeBufferPointer<UInt32>
    let width: Int

    var height: Int { width > 0 ? words.count / width : 0 }

    var isOpaque: Bool { words.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000 }

    func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: words[y * width..<(y + 1) * width])
    }

    func isRow(_ y: Int, equalTo other: Int) -> Bool {
        guard let first = row(y).baseAddress, let second = row(other).baseAddress else { return true }
        return memcmp(first, second, width * 4) == 0
    }
}
