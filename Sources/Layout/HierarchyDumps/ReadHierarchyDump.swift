import ConstraintLogs
import Geometry
import LayoutEngine

extension HierarchyDump {
    /// Reads a text; its cost grows with its length.
    package init(_ text: [UInt8]) {
        var reader = DumpReader()
        var number = 0
        var offset = 0
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            reader.take(line, at: LogPlace(line: number, column: 1, offset: offset))
            offset += line.count + 1
        }
        reader.endBlock()
        self = reader.dump
    }
}

/// Puts the lines of a text together to trees and values.
private struct DumpReader {
    private(set) var dump = HierarchyDump()
    /// The views and controllers on the way from the root to the last line, with their depths.
    private var views: [(depth: Int, index: Int)] = []
    private var controllers: [(depth: Int, index: Int)] = []
    private var addresses: Set<String> = []
    /// The value that the last command asked for, whose answer comes next.
    private var asked: ValueLabel?
    /// Insets that are printed with a line for each number.
    private var list: (label: ValueLabel, place: LogPlace, isLabelled: Bool, numbers: [Double])?
    /// A value between braces that go over several lines, and how many of them are open.
    private var block: (place: LogPlace, bytes: [UInt8], depth: Int)?
    /// The beginning of a layout guide's description that goes on in the next line.
    private var guideBegun: [UInt8] = []
    private var isFull = false

    mutating func take(_ bytes: ArraySlice<UInt8>, at place: LogPlace) {
        guard bytes.count <= HierarchyDump.longestLine else { return problem(.lineTooLong, at: place) }
        let text = DumpText(LogText.normalized(Array(bytes)))
        guard text.bytes.contains(where: { $0 > 0x20 }), !LogText.hasConstraint(text.bytes) else { return }
        if takeBlock(text, at: place) { return }
        if let line = TraceLine(text, at: place) { return add(line) }
        let whole = guideBegun.isEmpty ? text : DumpText(guideBegun + [0x20] + text.bytes)
        guideBegun = Self.isBegunGuide(text) ? text.bytes : []
        if let guide = guide(whole) {
            if let owner = ViewLine(text, at: place), !addresses.contains(owner.view.address) { add(owner) }
            return add(guide.label, guide.group, at: place, isLabelled: true)
        }
        if let line = ViewLine(text, at: place) {
            let before = DumpText(Array(text.bytes.prefix(line.view.place.offset - place.offset)))
            _ = takeGroups(before, at: place, isWithView: true)
            return add(line)
        }
        if ControllerLine.isOne(text) {
            guard let line = ControllerLine(text, at: place) else { return problem(.unreadableController, at: place) }
            return add(line)
        }
        takeValues(text, at: place)
    }

    private mutating func problem(_ reason: DumpProblem.Reason, at place: LogPlace) {
        dump.problems.append(DumpProblem(place: place, reason: reason))
    }

    private mutating func hasRoom(_ count: Int, at place: LogPlace) -> Bool {
        if count < HierarchyDump.maxLines { return true }
        if !isFull { problem(.tooMany, at: place) }
        isFull = true
        return false
    }

    /// The most bytes of a value that goes over several lines.
    private static let longestBlock = 400

    /// Takes a line of a value such as "(UIEdgeInsets) $0 = {", whose numbers have lines of their own; false for other lines.
    private mutating func takeBlock(_ text: DumpText, at place: LogPlace) -> Bool {
        let opened = text.bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
        guard let begun = block else {
            guard opened > 0, text.bytes.suffix(3).elementsEqual("= {".utf8) else { return false }
            block = (place, text.bytes, opened)
            return true
        }
        // A brace that nobody closes ends with the lines that can be inside it.
        guard Self.isOfBlock(text) else {
            endBlock()
            return takeBlock(text, at: place)
        }
        let bytes = begun.bytes + [0x20] + text.bytes
        block = (begun.place, bytes, begun.depth + opened)
        if begun.depth + opened <= 0 || bytes.count >= Self.longestBlock { endBlock() }
        return true
    }

    /// Reads the value that the open braces hold, whether they are closed or not.
    mutating func endBlock() {
        guard let begun = block else { return }
        block = nil
        takeValues(DumpText(begun.bytes), at: begun.place)
    }

    /// "top = 44", "origin = {", "}" or numbers.
    private static func isOfBlock(_ text: DumpText) -> Bool {
        var start = text.skippingSpaces(from: 0)
        let name = text.bytes[start...].prefix { DumpText.isOfName($0) }
        let sign = text.skippingSpaces(from: name.endIndex)
        if text.starts(with: "=", at: sign) || text.starts(with: ":", at: sign) {
            start = text.skippingSpaces(from: sign + 1)
        }
        guard start < text.bytes.count else { return true }
        return "{}(),".utf8.contains(text.bytes[start]) || text.number(at: start) != nil
    }

    // MARK: Trees

    private mutating func add(_ line: ViewLine) {
        guard hasRoom(dump.views.count, at: line.view.place) else { return }
        if let reason = line.problem { problem(reason, at: line.view.place) }
        while let last = views.last, last.depth >= line.depth { views.removeLast() }
        var view = line.view
        view.superview = views.last?.index
        views.append((line.depth, dump.views.count))
        addresses.insert(view.address)
        dump.views.append(view)
    }

    private mutating func add(_ line: TraceLine) {
        if hasRoom(dump.trace.count, at: line.view.place) { dump.trace.append(line.view) }
    }

    private mutating func add(_ line: ControllerLine) {
        guard hasRoom(dump.controllers.count, at: line.controller.place) else { return }
        while let last = controllers.last, last.depth >= line.depth { controllers.removeLast() }
        var controller = line.controller
        controller.parent = controllers.last?.index
        controllers.append((line.depth, dump.controllers.count))
        dump.controllers.append(controller)
    }

    // MARK: Values

    private mutating func takeValues(_ text: DumpText, at place: LogPlace) {
        if list != nil, takeNumberOfList(text) { return }
        let isCommand = Self.isCommand(text)
        if isCommand { asked = ValueLabel(text) }
        if text.position(of: "▿ UIEdgeInsets") != nil {
            list = (asked ?? ValueLabel(.view, .safeAreaInsets), place, asked != nil, [])
            asked = nil
            return
        }
        // The parts of a rectangle, which an earlier line has whole.
        if text.starts(with: "▿ origin", at: text.skippingSpaces(from: 0))
            || text.starts(with: "▿ size", at: text.skippingSpaces(from: 0))
        {
            return
        }
        let hasFound = takeGroups(text, at: place)
        // The answer to a command is on the next line, or after the command.
        if isCommand, !hasFound { return }
        if !hasFound, !takeEdges(text, at: place) { takeScalar(text, at: place) }
        asked = nil
    }

    /// Takes the numbers in brackets, and says whether one of them is a value.
    ///
    /// - Parameter isWithView: whether a view's description follows, so that numbers without a word are not the screen's.
    private mutating func takeGroups(_ text: DumpText, at place: LogPlace, isWithView: Bool = false) -> Bool {
        var from = 0
        var start = 0
        var hasFound = false
        while start < text.bytes.count {
            guard NumberGroup.isOpening(text.bytes[start]) || isOrigin(text, start),
                let group = group(text, start)
            else {
                start += 1
                continue
            }
            let words = DumpText(Array(text.bytes[from..<start]))
            if let label = ValueLabel(words) ?? (from == 0 && !isWithView ? asked : nil) {
                add(label, group, at: shifted(place, text, start), isLabelled: true, phase: Self.phase(in: words))
                hasFound = true
            } else if !isWithView, let label = Self.unlabelled(group, words) {
                add(label, group, at: shifted(place, text, start), isLabelled: false, phase: Self.phase(in: words))
                hasFound = true
            } else if group.numbers.count == 2 || group.numbers.count == 4, dump.unnamed.count < HierarchyDump.maxLines
            {
                dump.unnamed.append(UnnamedNumbers(place: shifted(place, text, start), numbers: group.numbers))
            }
            from = group.end
            start = group.end
        }
        return hasFound
    }

    /// Takes edges by their names without brackets, such as "safe area top: 44.0 bottom: 34.0"; false where there are none.
    private mutating func takeEdges(_ text: DumpText, at place: LogPlace) -> Bool {
        let edges = NamedNumber.edges(in: text)
        guard let first = edges.first else { return false }
        let words = DumpText(Array(text.bytes[..<first.place]))
        let isWhole = edges.map { $0.name } == ["top", "left", "bottom", "right"]
        let own = ValueLabel(edgesBehind: words) ?? asked.flatMap { $0.component == nil ? $0 : nil }
        guard let label = own ?? (isWhole ? ValueLabel(.view, .safeAreaInsets) : nil), label.property.isOfEdges else {
            return false
        }
        for edge in edges {
            add(
                ValueLabel(label.subject, label.property, edge.name), [edge.value],
                at: shifted(place, text, edge.place), isLabelled: own != nil, phase: Self.phase(in: words))
        }
        return true
    }

    /// "(lldb) po view.frame", "(gdb) …" or "cy# …".
    private static func isCommand(_ text: DumpText) -> Bool {
        let start = text.skippingSpaces(from: 0)
        return text.starts(with: "(lldb)", at: start) || text.starts(with: "(gdb)", at: start)
            || text.starts(with: "cy#", at: start) || text.starts(with: "po ", at: start)
            || text.starts(with: "p ", at: start)
    }

    private func isOrigin(_ text: DumpText, _ start: Int) -> Bool { text.starts(with: "origin=(", at: start) }

    private func group(_ text: DumpText, _ start: Int) -> NumberGroup? {
        NumberGroup(text, at: isOrigin(text, start) ? start + 7 : start)
    }

    /// Numbers that no word explains: insets by their names, or by braces alone on a line, and a rectangle as large as a screen.
    private static func unlabelled(_ group: NumberGroup, _ words: DumpText) -> ValueLabel? {
        switch group.kind {
        case .insets:
            let hasWords = words.bytes.contains { DumpText.isOfName($0) }
            let isNamed = group.names.first == "top" && !group.names.contains("leading")
            return isNamed || group.names.isEmpty && !hasWords ? ValueLabel(.view, .safeAreaInsets) : nil
        case .rect:
            let isAtOrigin = group.numbers[0] == 0 && group.numbers[1] == 0
            return isAtOrigin && group.numbers[2] >= 320 && group.numbers[3] >= 320 ? ValueLabel(.view, .frame) : nil
        default: return nil
        }
    }

    private func shifted(_ place: LogPlace, _ text: DumpText, _ start: Int) -> LogPlace {
        LogPlace(line: place.line, column: text.text(0..<start).count + 1, offset: place.offset + start)
    }

    private static func phase(in words: DumpText) -> Phase? {
        Phase.allCases.filter { words.position(of: Array($0.rawValue.utf8)) != nil }.max {
            $0.rawValue.utf8.count < $1.rawValue.utf8.count
        }
    }

    /// Adds a value whose numbers are as many as the property has; others are a problem.
    private mutating func add(
        _ label: ValueLabel, _ group: NumberGroup, at place: LogPlace, isLabelled: Bool, phase: Phase? = nil
    ) {
        add(label, group.numbers, at: place, isLabelled: isLabelled, phase: phase, kind: group.kind)
    }

    private mutating func add(
        _ label: ValueLabel, _ numbers: [Double], at place: LogPlace, isLabelled: Bool, phase: Phase?,
        kind: NumberGroup.Kind? = nil
    ) {
        guard hasRoom(dump.values.count, at: place) else { return }
        guard numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1_000_000 }) else {
            return problem(.notFinite, at: place)
        }
        var label = label
        let isPart = label.component == "size" || label.component == "origin"
        let expected = isPart ? 2 : label.component != nil ? 1 : label.property.numberCount
        guard numbers.count == expected, kind.map({ label.component != nil || label.property.takes($0) }) ?? true else {
            return problem(.otherNumbers(label.property), at: place)
        }
        if case .named = label.subject, label.property.isOfController {
            label = ValueLabel(.controller, label.property)
        }
        dump.values.append(
            PrintedValue(
                place: place, subject: label.subject, property: label.property, component: label.component,
                numbers: numbers, phase: phase, isLabelled: isLabelled))
    }

    /// "(CGFloat) $3 = 44", "44.0", "view.safeAreaInsets.top = 44.000000".
    private mutating func takeScalar(_ text: DumpText, at place: LogPlace) {
        let equals = text.bytes.lastIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
        let start = text.skippingSpaces(from: equals.map { $0 + 1 } ?? 0)
        guard let number = text.number(at: start), text.skippingSpaces(from: number.end) == text.bytes.count else {
            return
        }
        let words = DumpText(Array(text.bytes[..<start]))
        guard let label = ValueLabel(words) ?? asked, label.component != nil || label.property.numberCount == 1 else {
            return
        }
        add(
            label, [number.value], at: shifted(place, text, start), isLabelled: true, phase: Self.phase(in: words))
    }

    /// A line such as "  - top : 44.0" of insets that are printed with a line for each number.
    private mutating func takeNumberOfList(_ text: DumpText) -> Bool {
        guard var list else { return false }
        let start = text.skippingSpaces(from: 0)
        guard text.starts(with: "- ", at: start), let colon = text.position(of: ":", from: start),
            let number = text.number(at: text.skippingSpaces(from: colon + 1))
        else {
            problem(.otherNumbers(list.label.property), at: list.place)
            self.list = nil
            return false
        }
        list.numbers.append(number.value)
        if list.numbers.count == 4 {
            add(list.label, list.numbers, at: list.place, isLabelled: list.isLabelled, phase: nil)
            self.list = nil
        } else {
            self.list = list
        }
        return true
    }

    // MARK: Guides

    /// Whether a guide's description goes on in the next line, as pages wrap it.
    private static func isBegunGuide(_ text: DumpText) -> Bool {
        text.position(of: "LayoutGuide: 0x") != nil && text.position(of: "owningView = <") == nil
    }

    /// The frame of a layout guide, as `po view.safeAreaLayoutGuide` prints it with the view that owns it.
    private func guide(_ text: DumpText) -> (label: ValueLabel, group: NumberGroup)? {
        guard let frame = text.position(of: "layoutFrame = "), let owner = text.position(of: "owningView = <"),
            let address = text.position(of: ": 0x", from: owner), let end = text.addressEnd(at: address + 2),
            let group = NumberGroup(text, at: frame + 14)
        else { return nil }
        let subject = PrintedValue.Subject.address(HierarchyDump.normalized(text.text((address + 2)..<end)))
        let guides: [(StaticString, Property)] = [
            ("SafeAreaLayoutGuide", .safeAreaLayoutGuideFrame), ("LayoutMarginsGuide", .layoutMarginsGuideFrame),
            ("ReadableContentGuide", .readableContentGuideFrame),
        ]
        return guides.first { text.position(of: $0.0) != nil }.map { (ValueLabel(subject, $0.1), group) }
    }
}

extension Property {
    /// The number of numbers in a value.
    fileprivate var numberCount: Int {
        switch self {
        case .contentOffset, .contentSize: 2
        case .topLayoutGuideLength, .bottomLayoutGuideLength: 1
        default: 4
        }
    }

    fileprivate func takes(_ kind: NumberGroup.Kind) -> Bool {
        switch self {
        case .contentOffset: kind == .point
        case .contentSize: kind == .size
        case .frame, .bounds, .safeAreaLayoutGuideFrame, .layoutMarginsGuideFrame, .readableContentGuideFrame:
            kind == .rect
        default: kind == .insets
        }
    }

    fileprivate var isOfController: Bool { self == .additionalSafeAreaInsets }

    fileprivate var isOfEdges: Bool { takes(.insets) }
}
