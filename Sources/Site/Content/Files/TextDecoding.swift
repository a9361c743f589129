package import Diagnostics

/// Turns the bytes of a file into text that every parser can take, and reports what had to be repaired.
///
/// A byte order mark is dropped. Invalid UTF-8 and NUL become U+FFFD, so that the text stays readable around them.
package enum TextDecoding {
    package static func decode(_ bytes: [UInt8], path: String) -> Diagnosed<SourceFile> {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let file = SourceFile(path: path, text: "")
            return Diagnosed(file, [FileCodes.isUTF16(file)])
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let body = bytes.dropFirst(hasMark ? 3 : 0)
        if !body.contains(0), let text = String(validating: body, as: UTF8.self) {
            return Diagnosed(SourceFile(path: path, text: text))
        }
        return repair(body, path: path)
    }

    private static func repair(_ bytes: ArraySlice<UInt8>, path: String) -> Diagnosed<SourceFile> {
        var text = String.UnicodeScalarView()
        var offset = 0
        var invalid: [Int] = []
        var nul: [Int] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        parsing: while true {
            var scalar: Unicode.Scalar = "\u{FFFD}"
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput: break parsing
            case .error: invalid.append(offset)
            case .valid(let encoded):
                scalar = Unicode.UTF8.decode(encoded)
                if scalar.value == 0 {
                    nul.append(offset)
                    scalar = "\u{FFFD}"
                }
            }
            text.append(scalar)
            offset += UTF8.width(scalar)
        }
        let file = SourceFile(path: path, text: String(text))
        let problems = [
            invalid.first.map { FileCodes.invalidUTF8(file, at: $0, count: invalid.count) },
            nul.first.map { FileCodes.nulCharacter(file, at: $0, count: nul.count) },
        ]
        return Diagnosed(file, problems.compactMap { $0 })
    }
}
