import Foundation

/// The C program that draws the same scenes with plain Cairo and Pango calls.
struct RawCairo {
    private let program: URL

    /// Compiles the program into a folder.
    init(in folder: URL) throws {
        program = folder.appending(path: "picture-peer")
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "peer.c").path
        _ = try Self.run(
            "/bin/sh",
            [
                "-c", "cc -O2 -D_GNU_SOURCE \"$1\" -o \"$2\" $(pkg-config --cflags --libs pangocairo)", "sh", source,
                program.path,
            ])
    }

    /// The median milliseconds of SVG, PNG and PNG at scale 2, averaged over the dumps.
    func milliseconds(runs: Int, dumps: [URL]) throws -> [Double] {
        try numbers([String(runs)] + dumps.map { $0.path })
    }

    /// The median milliseconds in which Cairo's own writer makes a PNG of a file of pixels, and its size in bytes.
    func encoding(runs: Int, width: Int, height: Int, pixels: URL) throws -> [Double] {
        try numbers(["encode", String(runs), String(width), String(height), pixels.path])
    }

    private func numbers(_ arguments: [String]) throws -> [Double] {
        try Self.run(program.path, arguments).split(whereSeparator: { $0.isWhitespace }).compactMap { Double($0) }
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, status: process.terminationStatus) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A program that did not end well.
    struct Failure: Error {
        let program: String
        let status: Int32
    }
}
