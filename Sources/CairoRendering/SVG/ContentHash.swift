/// The 64-bit hash FNV-1a, which is the same in every run, unlike the standard library's.
enum ContentHash {
    static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
