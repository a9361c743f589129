import ConstraintLogs
import Geometry

/// A line of `recursiveDescription`, or another line with a view's description in it.
struct ViewLine {
    let view: DumpedView
    /// The depth of the indentation; 0 for a view without a superview.
    let depth: Int
    /// The problem of its frame, which is then one of zeros; nil for none.
    let problem: DumpProblem.Reason?

    /// Parses a line; nil for a line without a view's description.
    ///
    /// - Parameter place: the location of the beginning of the line.
    init?(_ text: DumpText, at place: LogPlace) {
        guard let start = Self.start(of: text) else { return nil }
        let isIndented = text.bytes[..<start.open].contains(UInt8(ascii: "|"))
        let found = text.position(of: "frame = ", from: start.end)
        // Other objects are printed in this form, too; an indented one is a view.
        guard let frame = found ?? (isIndented ? min(start.end + 2, text.bytes.count) : nil) else { return nil }
        let attributes = Self.withoutQuotedText(text)
        var view = DumpedView(
            place: LogPlace(
                line: place.line, column: text.text(0..<start.open).count + 1, offset: place.offset + start.open),
            className: text.text(start.open + 1..<start.colon), baseClass: text.text(start.open + 1..<start.colon),
            address: HierarchyDump.normalized(text.text(start.address..<start.end)), frame: .zero)
        depth = text.bytes[..<start.open].count { $0 == UInt8(ascii: "|") }
        var problem: DumpProblem.Reason?
        if found != nil, let group = NumberGroup(text, at: frame + 8), group.numbers.count == 4 {
            if let rect = Rect(finite: group.numbers) { view.frame = rect } else { problem = .notFinite }
        } else {
            problem = .unreadableFrame(text.text(frame..<min(frame + 40, text.bytes.count)))
        }
        self.problem = problem
        if let base = Self.word(behind: "baseClass = ", in: attributes, from: start.end) { view.baseClass = base }
        view.controller = Self.controller(before: start.open, in: text)
        view.isHidden = attributes.position(of: "; hidden = YES", from: start.end) != nil
        if let mask = Self.word(behind: "; autoresize = ", in: attributes, from: start.end) {
            let parts = mask.split(separator: "+")
            view.fills = parts.contains("W") && parts.contains("H")
        }
        view.contentOffset = Self.group(behind: "contentOffset: ", in: attributes, from: start.end, count: 2).map {
            Point(x: $0[0], y: $0[1])
        }
        view.contentSize = Self.group(behind: "contentSize: ", in: attributes, from: start.end, count: 2).map {
            Size(width: $0[0], height: $0[1])
        }
        view.adjustedContentInset = Self.group(
            behind: "adjustedContentInset: ", in: attributes, from: start.end, count: 4
        ).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        view.transform = Self.transform(in: attributes, from: start.end)
        view.hasEdgeEffects = attributes.position(of: " topEdge=<style", from: start.end) != nil
        self.view = view
    }

    /// The numbers of "; transform = [0, 1, -1, 0, 0, 0]"; empty where they are not six.
    private static func transform(in text: DumpText, from start: Int) -> [Double] {
        guard let mark = text.position(of: "; transform = [", from: start) else { return [] }
        var numbers: [Double] = []
        var place = mark + 15
        while let number = text.number(at: text.skippingSpaces(from: place)), number.value.isFinite {
            numbers.append(number.value)
            guard text.starts(with: ",", at: number.end) else { break }
            place = number.end + 1
        }
        return numbers.count == 6 ? numbers : []
    }

    private struct Start {
        let open: Int
        let colon: Int
        let address: Int
        let end: Int
    }

    /// The bytes of the longest class name: names of SwiftUI list all types inside.
    private static let longestName = 2000

    /// "<Class: 0x12;": the description of a view, not of an object that it mentions.
    private static func start(of text: DumpText) -> Start? {
        var open = 0
        while let next = text.bytes[open...].firstIndex(of: UInt8(ascii: "<")) {
            if let colon = text.position(of: ": 0x", from: next, within: longestName), colon > next + 1,
                let end = text.addressEnd(at: colon + 2), isClassName(text.bytes[(next + 1)..<colon]),
                text.starts(with: ";", at: end)
            {
                return Start(open: next, colon: colon, address: colon + 2, end: end)
            }
            open = next + 1
        }
        return nil
    }

    /// Names of generic classes have brackets and commas; a description has a semicolon first.
    private static func isClassName(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, DumpText.isOfName(first) else { return false }
        return !bytes.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "=") }
    }

    /// The line without the texts of labels, which may hold anything, as many bytes long as it was.
    private static func withoutQuotedText(_ text: DumpText) -> DumpText {
        guard let start = text.position(of: "text = '") else { return text }
        var bytes = text.bytes
        let end = text.position(of: "'; ", from: start + 8) ?? bytes.count
        for place in (start + 8)..<end { bytes[place] = UInt8(ascii: ".") }
        return DumpText(bytes)
    }

    private static func word(behind mark: StaticString, in text: DumpText, from start: Int) -> String? {
        guard let place = text.position(of: mark, from: start) else { return nil }
        let begin = place + mark.utf8CodeUnitCount
        let rest = text.bytes[begin...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") && $0 != 0x20 }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }

    private static func group(
        behind mark: StaticString, in text: DumpText, from start: Int, count: Int
    ) -> [Double]? {
        guard let place = text.position(of: mark, from: start),
            let group = NumberGroup(text, at: place + mark.utf8CodeUnitCount), group.numbers.count == count,
            group.numbers.allSatisfy({ $0.isFinite })
        else { return nil }
        return group.numbers
    }

    /// The controller of "'App.Controller:0x12' <UIView: …".
    private static func controller(before open: Int, in text: DumpText) -> String? {
        guard let quote = text.bytes[..<open].firstIndex(of: UInt8(ascii: "'")),
            let colon = text.position(of: ":0x", from: quote), colon < open, colon - quote > 1
        else { return nil }
        let name = text.bytes[(quote + 1)..<colon]
        return name.allSatisfy { DumpText.isOfName($0) || $0 == UInt8(ascii: ".") }
            ? String(decoding: name, as: UTF8.self) : nil
    }
}

extension Rect {
    /// A rectangle of four numbers that a screen can have; nil if one of the numbers is invalid.
    init?(finite numbers: [Double]) {
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1_000_000 }) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
