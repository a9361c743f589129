import Packing
import Testing

/// Numbers, texts and lists as bytes, and back.
@Suite struct ByteCodingTests {
    @Test(arguments: [0, 1, 127, 128, 300, 1 << 20, .max, -1, .min])
    func `a number comes back as it was`(_ number: Int) throws {
        var writer = ByteWriter()
        writer.append(number)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.number() == number)
        #expect(reader.isAtEnd)
    }

    @Test func `what was written comes back in its order`() throws {
        var writer = ByteWriter()
        writer.append(true)
        writer.append(["a", "", "字"]) { $0.append($1) }
        writer.append([UInt8]())
        writer.append(-0.1)
        writer.append(Optional("x")) { $0.append($1) }
        writer.append(String?.none) { $0.append($1) }
        var reader = ByteReader(writer.bytes)
        #expect(try reader.flag())
        let texts = try reader.list { reader throws(ByteReader.Damaged) in try reader.text() }
        #expect(texts == ["a", "", "字"])
        #expect(try reader.bytes() == [] && reader.double() == -0.1)
        #expect(try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() } == "x")
        #expect(try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() } == nil)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [[], [0x80], [3, 1, 2], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 1]])
    func `bytes that nobody has written are damaged`(_ bytes: [UInt8]) {
        #expect(throws: ByteReader.Damaged.self) {
            var reader = ByteReader(bytes)
            _ = try reader.bytes()
        }
        #expect(throws: ByteReader.Damaged.self) {
            var reader = ByteReader(bytes)
            _ = try reader.list { reader throws(ByteReader.Damaged) in try reader.number() }
            if !reader.isAtEnd { throw ByteReader.Damaged() }
        }
    }
}
