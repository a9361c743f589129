import Packing
import Testing

@Suite struct SHA256Tests {
    struct ChecksumCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let checksum: String
    }

    /// The checksums are those of `sha256sum`, in base64.
    static let cases = [
        ChecksumCase(
            testDescription: "nothing", bytes: [], checksum: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ChecksumCase(
            testDescription: "a text", bytes: Array("安全区 safe area\n".utf8),
            checksum: "3RI/s+5f5vQTJo05q+YNNuipEkdoCuab8NKjpBj39co="),
        ChecksumCase(
            testDescription: "more than a block, with zeros", bytes: [UInt8](repeating: 0, count: 1_000_003),
            checksum: "njwlQAFGq1oBNFcFoZFqLnakPEV4njjhRCD060fV44Q="),
    ]

    @Test(arguments: cases)
    func `a checksum is that of other programs`(_ test: ChecksumCase) {
        #expect(SHA256.base64(of: test.bytes) == test.checksum)
    }

    @Test func `parts have the checksum of what they are together`() {
        #expect(SHA256.digest(of: [1, 2], [], [3]) == SHA256.digest(of: [1, 2, 3]))
        #expect(SHA256.digest(of: [1]).count == SHA256.byteCount)
    }
}
