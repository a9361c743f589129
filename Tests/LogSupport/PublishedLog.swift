package import ConstraintLogs
import Foundation
import Testing

/// A list of contradicting constraints that somebody published, written out as Xcode prints it.
package struct PublishedLog: Sendable, CustomTestStringConvertible {
    package let testDescription: String
    package let text: String
    /// The expected cause, written down before the solver saw the list; nil where nothing was written down.
    package let expectedCause: ConflictAnalysis.Cause?

    /// All lists of a file beside this one.
    package static func all(in name: String) -> [PublishedLog] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Logs")
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return [] }
        return text.components(separatedBy: "\n= ").dropFirst().map { PublishedLog($0) }
    }

    /// - Parameter block: a name, perhaps an expected cause behind "? ", and a constraint on each further line, "! " before the one
    ///   that was broken.
    package init(_ block: String) {
        var lines = block.split(separator: "\n").map { String($0) }
        testDescription = lines[0]
        let cause = lines.count > 1 && lines[1].hasPrefix("? ") ? lines.remove(at: 1).dropFirst(2) : nil
        expectedCause = cause.flatMap { ConflictAnalysis.Cause(rawValue: String($0)) }
        var list: [String] = []
        var broken = ""
        for (number, line) in lines.dropFirst().enumerated() {
            let isBroken = line.hasPrefix("! ")
            let item = Self.printed(isBroken ? String(line.dropFirst(2)) : line, number: number)
            list.append("    \"\(item)\"")
            if isBroken { broken = item }
        }
        text = """
            2020-01-01 10:00:00.123456+0100 App[123:456] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
            \(list.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint\u{20}
            \(broken)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """
    }

    private static func printed(_ line: String, number: Int) -> String {
        let address = "0x6000\(100 + number)"
        for (word, className) in [
            ("baseline", "_UISystemBaselineConstraint:\(address)"),
            ("mask", "NSAutoresizingMaskLayoutConstraint:\(address)"),
            ("guide", "_UILayoutSupportConstraint:\(address)"),
            ("mas", "MASLayoutConstraint:\(address)"),
            ("snap", "SnapKit.LayoutConstraint:\(address)@/Users/a b/View.swift#12"),
        ] where line.hasPrefix(word + " ") {
            return "<\(className) \(line.dropFirst(word.count + 1))>"
        }
        return "<NSLayoutConstraint:\(address) \(line)>"
    }

    /// True where whoever published it did not say which constraint was broken.
    package var isWithoutBroken: Bool { testDescription.hasSuffix("not said which was broken") }

    package var log: ConstraintLog { ConstraintLog(Array(text.utf8)) }
}
