import CommandFramework
import Diagnostics

/// The lines in which two versions of a file differ, as `diff -u` and `git apply` write them.
struct UnifiedDiff {
    /// Ends in a line break; empty where nothing differs.
    let text: String

    /// Lines around a change that are shown.
    private static let context = 3

    /// A line of either version; its break is part of it.
    private enum Line {
        case same(Substring), old(Substring), new(Substring)
    }

    init(from old: SourceFile, to new: SourceFile) {
        let lines = Self.compare(Self.lines(of: old), Self.lines(of: new))
        let hunks = Self.hunks(lines)
        text = hunks.isEmpty ? "" : "--- a/\(old.path)\n+++ b/\(new.path)\n" + hunks.joined()
    }

    /// The lines of a file with their breaks; the last one may have none.
    private static func lines(of file: SourceFile) -> [Substring] {
        let ends = file.lineStarts.dropFirst() + [file.utf8Count]
        return zip(file.lineStarts, ends).filter { $0 < $1 }.map { file.text(in: $0..<$1) }
    }

    private static func compare(_ old: [Substring], _ new: [Substring]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.old(old[left]))
                left += 1
            } else if inserted.contains(right) {
                lines.append(.new(new[right]))
                right += 1
            } else {
                lines.append(.same(old[left]))
                left += 1
                right += 1
            }
        }
        return lines
    }

    private static func hunks(_ lines: [Line]) -> [String] {
        var ranges: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            let around = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = ranges.last, around.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
            } else {
                ranges.append(around)
            }
        }
        return ranges.map { hunk(lines, $0) }
    }

    private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
        let before = counts(lines[..<range.lowerBound])
        let within = counts(lines[range])
        // The place of a part without lines is after the line before it.
        let oldStart = before.old + (within.old > 0 ? 1 : 0)
        let newStart = before.new + (within.new > 0 ? 1 : 0)
        let head = "@@ -\(oldStart),\(within.old) +\(newStart),\(within.new) @@\n"
        return head
            + lines[range].map { line in
                switch line {
                case .same(let text): written(" ", text)
                case .old(let text): written("-", text)
                case .new(let text): written("+", text)
                }
            }.joined()
    }

    private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
        lines.reduce(into: (0, 0)) { counts, line in
            switch line {
            case .same: counts = (counts.0 + 1, counts.1 + 1)
            case .old: counts.0 += 1
            case .new: counts.1 += 1
            }
        }
    }

    private static func written(_ mark: String, _ line: Substring) -> String {
        mark + line + (line.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
    }
}
