import ConstraintSolver

/// Parses the text of a constraint after its address: mask, identifier, then visual format or an equation, then names.
struct ConstraintTextParser {
    private var rest: ArraySlice<UInt8>
    /// Views by the names that the text gives them; "|" is the superview.
    private var names: [String: String] = [:]
    private(set) var items: [LoggedItem] = []
    private var itemPlaces: [String: Int] = [:]
    /// The superviews that the text names, under the keys that they have where it does not.
    private(set) var superviews: [String: String] = [:]
    private(set) var identifier: String?
    private(set) var body = ""
    private(set) var isRightToLeft = false
    private var isLeftToRight = false
    /// The text after the body: content sizes have their priorities there.
    private var tail: ArraySlice<UInt8> = []

    struct Unreadable: Error {
        let isStandardSpace: Bool
    }

    init(_ text: [UInt8]) { rest = text[...] }

    mutating func relations() throws(Unreadable) -> [LoggedRelation] {
        skipPlace()
        skipMask()
        identifier = quotedIdentifier()
        splitTail()
        rest = Self.trimmed(rest)
        body = String(decoding: rest, as: UTF8.self)
        var relation = isVisualFormat ? try visualFormat() : try equation()
        if isLeftToRight { relation = relation.fromLeftToRight }
        return contentSizes(relation) ?? [relation]
    }

    // MARK: Before the body

    /// The file and line that SnapKit prints after an address, and the bracket that closes it there.
    private mutating func skipPlace() {
        if rest.first == UInt8(ascii: "@"), let number = rest.firstIndex(of: UInt8(ascii: "#")) {
            rest = rest[(number + 1)...].drop { (0x30...0x39).contains($0) }
        }
        if rest.first == UInt8(ascii: ">") { rest.removeFirst() }
        skipSpaces()
    }

    private mutating func skipMask() {
        for sign in ["h=", "v="] {
            guard rest.starts(with: sign.utf8) else { continue }
            rest = rest.drop { $0 != 0x20 }
            skipSpaces()
        }
    }

    private mutating func quotedIdentifier() -> String? {
        guard rest.first == UInt8(ascii: "'") else { return nil }
        let start = rest.startIndex + 1
        var end = start
        while end < rest.endIndex,
            !(rest[end] == UInt8(ascii: "'") && (end + 1 == rest.endIndex || rest[end + 1] == 0x20))
        {
            end += 1
        }
        guard end < rest.endIndex else { return nil }
        defer {
            rest = rest[(end + 1)...]
            skipSpaces()
        }
        return String(decoding: rest[start..<end], as: UTF8.self)
    }

    // MARK: After the body

    /// Cuts off "(active, names: …)", the direction, and the closing bracket.
    private mutating func splitTail() {
        if let close = rest.lastIndex(of: UInt8(ascii: ">")),
            rest[close...].dropFirst().allSatisfy({ Self.closing.contains($0) })
        {
            rest = rest[..<close]
        }
        let all = Array(rest)
        let marks: [StaticString] = ["(active", "(inactive", "(Names:", "(names:", "(LTR)", "(RTL)", " Hug:"]
        let cut = marks.compactMap { LogText.position(of: $0, in: all) }.min() ?? all.count
        tail = all[cut...]
        rest = all[..<cut]
        isRightToLeft = LogText.contains(Array(tail), "(RTL)")
        isLeftToRight = LogText.contains(Array(tail), "(LTR)")
        for mark: StaticString in ["names:", "Names:"] {
            guard let start = LogText.position(of: mark, in: Array(tail)) else { continue }
            readNames(tail.dropFirst(start + 6))
        }
    }

    private static let closing: [UInt8] = [0x20, 0x09, 0x22, 0x2C, 0x2A, 0x29, 0x5D, 0x60, 0x3E]

    /// "'|':UIView:0x12, button:UIButton:0x34'OK', icon:0x56".
    private mutating func readNames(_ text: ArraySlice<UInt8>) {
        var text = text
        while true {
            text = text.drop { $0 == 0x20 || $0 == UInt8(ascii: ",") }
            guard let address = Self.address(in: text) else { return }
            let before = text[..<address.lowerBound]
            // "name:Class:0x…" or "name:0x…".
            let parts = String(decoding: before.dropLast(), as: UTF8.self).split(separator: ":").map { String($0) }
            guard let name = parts.first else { return }
            let key = String(decoding: text[address], as: UTF8.self)
            let bare = name == "'|'" ? "|" : name
            names[bare] = key
            add(
                LoggedItem(
                    key: key, className: parts.dropFirst().joined(separator: "."), label: bare == "|" ? nil : bare))
            text = text[address.upperBound...]
            // A label may follow the address.
            if let next = Self.address(in: text) {
                var start = next.lowerBound
                while start > text.startIndex, text[start - 1] != UInt8(ascii: ",") { start -= 1 }
                text = text[start...]
            } else {
                return
            }
        }
    }

    /// The first "0x…" after a colon.
    private static func address(in text: ArraySlice<UInt8>) -> Range<Int>? {
        var place = text.startIndex
        while place + 2 < text.endIndex {
            if text[place] == UInt8(ascii: ":"), text[place + 1] == UInt8(ascii: "0"),
                text[place + 2] == UInt8(ascii: "x")
            {
                var end = place + 3
                while end < text.endIndex, LogText.isHexadecimal(text[end]) { end += 1 }
                return place + 1..<end
            }
            place += 1
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = bytes.last, [0x20, 0x09, 0x22, 0x2C].contains(last) { bytes.removeLast() }
        return bytes
    }

    // MARK: Items

    private mutating func add(_ item: LoggedItem) {
        guard let place = itemPlaces[item.key] else {
            itemPlaces[item.key] = items.count
            items.append(item)
            return
        }
        if items[place].className.isEmpty { items[place].className = item.className }
        items[place].label = items[place].label ?? item.label
    }

    /// A view with its address and text, up to a sign that cannot belong to it.
    private mutating func item(endsAt ends: [UInt8], withAttribute: Bool) throws(Unreadable) -> (
        key: String, attribute: String
    ) {
        // SnapKit once wrote "<UIView:0x12>.top".
        if rest.first == UInt8(ascii: "<") { rest.removeFirst() }
        var name = rest.prefix { !ends.contains($0) }
        if let address = Self.address(in: rest), address.lowerBound <= name.endIndex {
            let className = String(decoding: rest[..<(address.lowerBound - 1)], as: UTF8.self)
            let key = String(decoding: rest[address], as: UTF8.self)
            rest = rest[address.upperBound...]
            if rest.first == UInt8(ascii: ">") { rest.removeFirst() }
            let label = try quotedLabel(withAttribute: withAttribute)
            add(LoggedItem(key: key, className: className, label: label))
            guard withAttribute else { return (key, "") }
            guard rest.first == UInt8(ascii: ".") else { throw Unreadable(isStandardSpace: false) }
            rest.removeFirst()
            return (key, word())
        }
        rest = rest[name.endIndex...]
        var attribute = ""
        name = Self.trimmed(name)
        if withAttribute {
            guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { throw Unreadable(isStandardSpace: false) }
            attribute = String(decoding: name[(dot + 1)...], as: UTF8.self)
            name = name[..<dot]
        }
        let text = String(decoding: name, as: UTF8.self)
        guard !text.isEmpty else { throw Unreadable(isStandardSpace: false) }
        let key = names[text] ?? text
        // A class precedes the name that Masonry prints in place of an address.
        let parts = text.split(separator: ":", maxSplits: 1).map { String($0) }
        let hasClass = parts.count == 2
        add(LoggedItem(key: key, className: hasClass ? parts[0] : "", label: hasClass ? parts[1] : text))
        return (key, attribute)
    }

    /// The text of a label or button; an apostrophe within it is followed by neither a dot, a bracket nor the end.
    private mutating func quotedLabel(withAttribute: Bool) throws(Unreadable) -> String? {
        guard rest.first == UInt8(ascii: "'") else { return nil }
        var end = rest.startIndex + 1
        while end < rest.endIndex {
            if rest[end] == UInt8(ascii: "'") {
                let behind = rest[(end + 1)...]
                let ends =
                    withAttribute
                    ? behind.first == UInt8(ascii: ".") && LoggedAnchor(rawValue: Self.word(behind.dropFirst())) != nil
                    : behind.first == UInt8(ascii: "]") || behind.first == UInt8(ascii: "(")
                if ends { break }
            }
            end += 1
        }
        guard end < rest.endIndex else { throw Unreadable(isStandardSpace: false) }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }, as: UTF8.self)
    }

    private mutating func word() -> String {
        let text = Self.word(rest)
        rest = rest.dropFirst(text.utf8.count)
        return text
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

    // MARK: Numbers and relations

    private mutating func number() -> Double? {
        let start = rest
        var isNegative = false
        while let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = isNegative != (sign == UInt8(ascii: "-"))
            rest.removeFirst()
            skipSpaces()
        }
        let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
        var length = digits.count
        // An exponent may have a sign.
        if digits.last == UInt8(ascii: "e") {
            length += 1
            length += rest.dropFirst(length).prefix { (0x30...0x39).contains($0) }.count
        }
        guard let value = Double(String(decoding: rest.prefix(length), as: UTF8.self)), value.isFinite else {
            rest = start
            return nil
        }
        rest = rest.dropFirst(length)
        return isNegative ? -value : value
    }

    private mutating func relation() -> LinearConstraint.Relation? {
        skipSpaces()
        for relation in LinearConstraint.Relation.allCases where rest.starts(with: relation.rawValue.utf8) {
            rest = rest.dropFirst(2)
            skipSpaces()
            return relation
        }
        return nil
    }

    /// "@750", "priority:750" or "^750"; required where there is none.
    private mutating func priority() -> ConstraintPriority {
        skipSpaces()
        for mark in ["@", "priority:", "^"] where rest.starts(with: mark.utf8) {
            rest = rest.dropFirst(mark.utf8.count)
            skipSpaces()
            if let level = number() { return ConstraintPriority(Int(max(1, min(1000, level)))) }
        }
        return .required
    }

    // MARK: Equations

    private mutating func equation() throws(Unreadable) -> LoggedRelation {
        let (first, firstFactor) = try side()
        guard let first, let relation = relation() else { throw Unreadable(isStandardSpace: false) }
        let (other, factor) = try side()
        skipSpaces()
        var constant = other == nil ? factor : 0
        if other != nil, let added = number() { constant = added }
        var second = other
        if second == nil, first.anchor.isOfMask {
            let origin: LoggedAnchor = first.anchor.isHorizontal ? .left : .top
            second = LoggedAttribute(item: superview(of: first.item), anchor: origin)
        }
        let priority = priority()
        guard firstFactor != 0 else { throw Unreadable(isStandardSpace: false) }
        return LoggedRelation(
            first: first, relation: relation, multiplier: other == nil ? 1 : factor / firstFactor, second: second,
            constant: constant / firstFactor, priority: priority,
            isPhysical: first.anchor.isPhysical || second?.anchor.isPhysical == true)
    }

    /// An attribute with its factor, which may come before or after it, or a number alone.
    private mutating func side() throws(Unreadable) -> (LoggedAttribute?, Double) {
        skipSpaces()
        var factor = 1.0
        let start = rest
        if let value = number() {
            skipSpaces()
            let isFactor = rest.first == UInt8(ascii: "*")
            // A name may begin with a digit.
            let isWhole =
                rest.isEmpty
                || rest.first.map { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "p") }
                    == true
            if isFactor {
                factor = value
                rest.removeFirst()
                skipSpaces()
            } else if isWhole {
                return (nil, value)
            } else {
                rest = start
            }
        }
        let (key, attribute) = try item(
            endsAt: [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "*"), 0x20],
            withAttribute: true)
        guard let anchor = LoggedAnchor(rawValue: attribute) else { throw Unreadable(isStandardSpace: false) }
        skipSpaces()
        if rest.first == UInt8(ascii: "*") {
            rest.removeFirst()
            skipSpaces()
            guard let value = number() else { throw Unreadable(isStandardSpace: false) }
            factor *= value
        }
        return (LoggedAttribute(item: key, anchor: anchor), factor)
    }

    // MARK: Visual format

    /// A class may be called V; the next character decides.
    private var isVisualFormat: Bool {
        ["H:|", "H:[", "V:|", "V:["].contains { rest.starts(with: $0.utf8) }
    }

    private enum Piece {
        case superview
        case view(String)
    }

    private mutating func visualFormat() throws(Unreadable) -> LoggedRelation {
        let isHorizontal = rest.first == UInt8(ascii: "H")
        rest = rest.dropFirst(2)
        let extent: LoggedAnchor = isHorizontal ? .width : .height
        let first = try piece()
        if case .view(let key) = first.piece, let size = first.size {
            return LoggedRelation(
                first: LoggedAttribute(item: key, anchor: extent), relation: size.relation, multiplier: 1,
                second: size.other.map { LoggedAttribute(item: $0, anchor: extent) }, constant: size.value,
                priority: size.priority, isPhysical: false)
        }
        let gap = try gap()
        let second = try piece()
        let (start, end): (LoggedAnchor, LoggedAnchor) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        // The view that lies within the other comes first, as authors write edges.
        switch (first.piece, second.piece) {
        case (.superview, .view(let key)):
            return relation(
                LoggedAttribute(item: key, anchor: start), LoggedAttribute(item: superview(of: key), anchor: start), gap
            )
        case (.view(let key), .superview):
            return relation(
                LoggedAttribute(item: key, anchor: end), LoggedAttribute(item: superview(of: key), anchor: end),
                gap.reversed)
        case (.view(let one), .view(let other)):
            return relation(
                LoggedAttribute(item: other, anchor: start), LoggedAttribute(item: one, anchor: end), gap)
        case (.superview, .superview): throw Unreadable(isStandardSpace: false)
        }
    }

    private func relation(_ first: LoggedAttribute, _ second: LoggedAttribute, _ gap: Amount) -> LoggedRelation {
        LoggedRelation(
            first: first, relation: gap.relation, multiplier: 1, second: second, constant: gap.value,
            priority: gap.priority, isPhysical: false)
    }

    /// The superview of a view in this constraint, under a key of its own where the text does not name it.
    private mutating func superview(of key: String) -> String {
        let unnamed = "superview of " + key
        if let named = names["|"] {
            superviews[unnamed] = named
            return named
        }
        add(LoggedItem(key: unnamed, className: "", label: nil))
        return unnamed
    }

    private struct Amount {
        let relation: LinearConstraint.Relation
        let value: Double
        var other: String?
        let priority: ConstraintPriority

        /// The gap counted from the other side.
        var reversed: Amount {
            Amount(relation: relation.reversed, value: -value, other: other, priority: priority)
        }
    }

    private mutating func piece() throws(Unreadable) -> (piece: Piece, size: Amount?) {
        if rest.first == UInt8(ascii: "|") {
            rest.removeFirst()
            return (.superview, nil)
        }
        guard rest.first == UInt8(ascii: "[") else { throw Unreadable(isStandardSpace: false) }
        rest.removeFirst()
        let (key, _) = try item(endsAt: [UInt8(ascii: "("), UInt8(ascii: "]")], withAttribute: false)
        var size: Amount?
        if rest.first == UInt8(ascii: "(") {
            rest.removeFirst()
            let relation = relation() ?? .equal
            if let value = number() {
                size = Amount(relation: relation, value: value, priority: priority())
            } else {
                let (other, _) = try item(endsAt: [UInt8(ascii: ")"), UInt8(ascii: "@")], withAttribute: false)
                size = Amount(relation: relation, value: 0, other: other, priority: priority())
            }
            rest = rest.drop { $0 == UInt8(ascii: ")") }
        }
        guard rest.first == UInt8(ascii: "]") else { throw Unreadable(isStandardSpace: false) }
        rest.removeFirst()
        return (.view(key), size)
    }

    /// The names of system spacing that precede its number.
    private static let spaceNames = ["NSSpace", "NSLayoutAnchorConstraintSpace"]

    /// "-(8)-", "-(>=8@750)-", "-(NSSpace(8))-", "-8-"; nothing between two pieces is 0.
    private mutating func gap() throws(Unreadable) -> Amount {
        guard rest.first == UInt8(ascii: "-") else { return Amount(relation: .equal, value: 0, priority: .required) }
        rest.removeFirst()
        if rest.first == UInt8(ascii: "(") { rest.removeFirst() }
        let relation = relation() ?? .equal
        for name in Self.spaceNames where rest.starts(with: name.utf8) {
            rest = rest.dropFirst(name.utf8.count)
            if rest.first == UInt8(ascii: "(") { rest.removeFirst() }
        }
        guard let value = number() else { throw Unreadable(isStandardSpace: true) }
        rest = rest.drop { $0 == UInt8(ascii: ")") }
        let priority = priority()
        rest = rest.drop { $0 == UInt8(ascii: ")") }
        guard rest.first == UInt8(ascii: "-") else { throw Unreadable(isStandardSpace: false) }
        rest.removeFirst()
        return Amount(relation: relation, value: value, priority: priority)
    }

    // MARK: Content sizes

    /// The two relations that a content size represents: no wider by its hugging, no narrower by its compression resistance.
    private func contentSizes(_ relation: LoggedRelation) -> [LoggedRelation]? {
        let all = Array(tail)
        guard let hugging = Self.level(behind: "Hug:", in: all),
            let compression = Self.level(behind: "CompressionResistance:", in: all)
        else { return nil }
        var (most, least) = (relation, relation)
        (most.relation, most.priority) = (.lessOrEqual, hugging)
        (least.relation, least.priority) = (.greaterOrEqual, compression)
        return [most, least]
    }

    private static func level(behind mark: StaticString, in bytes: [UInt8]) -> ConstraintPriority? {
        guard let start = LogText.position(of: mark, in: bytes) else { return nil }
        let digits = bytes[(start + mark.utf8CodeUnitCount)...].prefix { (0x30...0x39).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)).map { ConstraintPriority($0) }
    }
}
