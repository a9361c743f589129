import Geometry

/// The positions of the parts of a collection view with a flow layout in its content.
struct FlowLayoutGeometry: Sendable {
    let label: String
    let collection: CollectionView
    let sections: [FlowSectionLayout]
    private let environment: Environment
    /// The collection view's own size.
    private let frame: (width: Quantity, height: Quantity)
    /// The insets of a section across the scroll direction, and the room between the two.
    private let insets: (start: Quantity, end: Quantity)
    private let available: Quantity
    /// The content across the scroll direction.
    private let across: Quantity
    /// The lengths of a section before its first line and after its last one along the scroll direction.
    private let before: Double
    private let after: Double
    /// The start of each section, then the end of the last one.
    private let starts: [Double]

    /// The surroundings of the content.
    struct Surroundings {
        let frame: DerivedRect
        /// adjustedContentInset across the scroll direction, or contentInset before iOS 11.
        let contentInset: DerivedInsets
        let safeArea: DerivedInsets
        let margins: DerivedInsets
    }

    init(_ label: String, _ collection: CollectionView, in surroundings: Surroundings, _ environment: Environment) {
        let layout = collection.layout
        self.label = label
        self.collection = collection
        self.environment = environment
        let isVertical = layout.scrollDirection == .vertical
        frame = (surroundings.frame.width, surroundings.frame.height)
        func inset(_ edge: Edge) -> Quantity {
            let reference: Quantity? =
                switch layout.sectionInsetReference {
                case .fromContentInset: nil
                case .fromSafeArea: environment.hasSafeArea ? surroundings.safeArea[edge] : nil
                case .fromLayoutMargins: environment.hasSafeArea ? surroundings.margins[edge] : nil
                }
            return FlowSections.inset(
                label, edge, layout.sectionInset[edge], reference: reference,
                contentInset: surroundings.contentInset[edge])
        }
        insets = isVertical ? (inset(.left), inset(.right)) : (inset(.top), inset(.bottom))
        let size: PathName = isVertical ? "\(label).contentSize.width" : "\(label).contentSize.height"
        let around = surroundings.contentInset
        across = .nonNegativeSum(
            .path(size), FlowSections.content, [isVertical ? frame.width : frame.height],
            minus: (isVertical ? [around.left, around.right] : [around.top, around.bottom]).filter { $0.value != 0 })
        available = .sum(
            .term(.roomOfALine), FlowSections.inset, [across],
            minus: [insets.start, insets.end].filter { $0.value != 0 })
        let room = available.value
        func lengths(_ size: Size) -> (across: Double, along: Double) {
            isVertical ? (size.width, size.height) : (size.height, size.width)
        }
        sections = collection.sections.enumerated().map { index, count in
            var others: [Int: (across: Double, along: Double)] = [:]
            for cell in collection.cells where cell.section == index && cell.item < count {
                if let size = cell.size, size != layout.itemSize { others[cell.item] = lengths(size) }
            }
            return FlowSectionLayout(
                count: count, usual: lengths(layout.itemSize), others: others, available: room,
                interitem: layout.minimumInteritemSpacing, lineSpacing: layout.minimumLineSpacing)
        }
        let (header, footer) = (lengths(layout.headerReferenceSize).along, lengths(layout.footerReferenceSize).along)
        let inset = layout.sectionInset
        before = header + (isVertical ? inset.top : inset.left)
        after = footer + (isVertical ? inset.bottom : inset.right)
        var start = 0.0
        var starts: [Double] = []
        for section in sections {
            starts.append(start)
            start += before + section.extent + after
        }
        self.starts = starts + [start]
    }

    private var isVertical: Bool { collection.layout.scrollDirection == .vertical }

    /// The size of the content: of all sections along the scroll direction, and of the room between the content insets across it.
    var contentSize: DerivedSize {
        let path: PathName = "\(label).contentSize.\(sides.along)"
        let end = sectionsAbove(sections.count, as: .path(path), FlowSections.content)
        return isVertical ? DerivedSize(width: across, height: end) : DerivedSize(width: end, height: across)
    }

    // MARK: - Along the scroll direction

    /// The lengths of a section along the scroll direction apart from its lines.
    private var chrome: (header: Quantity, start: Quantity, end: Quantity, footer: Quantity) {
        let layout = collection.layout
        let (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
        let side = sides.along
        return (
            .input("\(label).headerReferenceSize.\(side)", isVertical ? header.height : header.width),
            .input(
                "\(label).sectionInset.\(isVertical ? "top" : "left")",
                isVertical ? layout.sectionInset.top : layout.sectionInset.left),
            .input(
                "\(label).sectionInset.\(isVertical ? "bottom" : "right")",
                isVertical ? layout.sectionInset.bottom : layout.sectionInset.right),
            .input("\(label).footerReferenceSize.\(side)", isVertical ? footer.height : footer.width)
        )
    }

    /// The length of some first sections, which lie against each other.
    private func sectionsAbove(_ count: Int, as name: DerivationName, _ rule: Rule) -> Quantity {
        guard count > 0 else { return .stated(name, rule, 0) }
        let own = [chrome.header, chrome.start, chrome.end, chrome.footer].filter { $0.value != 0 }
        let around = count == 1 ? own : own.map { .multiple(.count(count, .sections), rule, count, of: $0) }
        return .sum(
            name, rule, around + (0..<count).flatMap { lines(sections[$0].lineCount, of: $0) } + unknownLineLength)
    }

    /// Whether an item is longer than its line, for which UIKit calls the layout's behaviour undefined.
    var hasItemLongerThanLine: Bool { sections.contains { $0.hasItemLongerThanLine } }

    /// The length of a line if it is unknown. As a term, it makes every number unknown that depends on the number of items in
    /// a line.
    private var unknownLineLength: [Quantity] { available.isKnown ? [] : [available] }

    /// Some first lines of a section and the spaces between them.
    private func lines(_ count: Int, of section: Int) -> [Quantity] {
        guard count > 0 else { return [] }
        let lines: Quantity =
            sections[section].hasEqualItems
            ? .multiple(.count(count, .lines), FlowLines.order, count, of: usualSize(along: true))
            : .sum(.count(count, .lines), FlowLines.order, (0..<count).map { extent(ofLine: $0, section) })
        return count == 1 ? [lines] : [lines, spacings(count - 1)]
    }

    private func spacings(_ count: Int) -> Quantity {
        let one = Quantity.input("\(label).minimumLineSpacing", collection.layout.minimumLineSpacing, default: 10)
        return .multiple(.count(count, .spacesBetweenLines), FlowLines.order, count, of: one)
    }

    /// The length of the longest item of a line along the scroll direction.
    private func extent(ofLine index: Int, _ section: Int) -> Quantity {
        let line = sections[section].line(index)
        guard !sections[section].isUniform(line) else { return length(of: line.first, section, along: true) }
        return .maximum(
            .term(.longestItemOfTheLine), FlowLines.order, line.items.map { length(of: $0, section, along: true) })
    }

    /// The names of the sides across the scroll direction and along it.
    private var sides: (across: String, along: String) { isVertical ? ("width", "height") : ("height", "width") }

    /// itemSize across the scroll direction or along it.
    private func usualSize(along: Bool) -> Quantity {
        let side = along ? sides.along : sides.across
        let size = collection.layout.itemSize
        return .input("\(label).itemSize.\(side)", side == "width" ? size.width : size.height, default: 50)
    }

    /// An item's own length across the scroll direction or along it.
    private func length(of item: Int, _ section: Int, along: Bool) -> Quantity {
        guard let size = ownSize(section, item) else { return usualSize(along: along) }
        let side = along ? sides.along : sides.across
        return .input(
            "\(label).cell(\(section), \(item)).size.\(side)", side == "width" ? size.width : size.height,
            default: .nan)
    }

    private func ownSize(_ section: Int, _ item: Int) -> Size? {
        collection.cells.last { $0.section == section && $0.item == item }?.size
    }

    // MARK: - Parts

    func hasItem(_ section: Int, _ item: Int) -> Bool {
        sections.indices.contains(section) && (0..<sections[section].count).contains(item)
    }

    /// The frame of an item's cell in the content; nil if the item does not exist.
    func cellFrame(_ section: Int, _ item: Int, _ path: PathName) -> DerivedRect? {
        guard hasItem(section, item) else { return nil }
        let lines = sections[section]
        let index = lines.line(ofItem: item)
        let line = lines.line(index)
        let (x, y): (PathName, PathName) = ("\(path).frame.x", "\(path).frame.y")
        let (acrossLength, alongLength) = (
            length(of: item, section, along: false), length(of: item, section, along: true)
        )
        let across = start(of: item, in: line, section)
        let before = index == 0 ? [] : self.lines(index, of: section).prefix(1) + [spacings(index)]
        let along =
            start(ofSection: section) + before + centring(alongLength, inLine: index, section) + unknownLineLength
        let width = isVertical ? acrossLength : alongLength
        let height = isVertical ? alongLength : acrossLength
        return DerivedRect(
            x: onPixel(.path(x), isVertical ? across : along), y: onPixel(.path(y), isVertical ? along : across),
            width: width.renamed(as: .path("\(path).frame.width"), by: FlowLines.size),
            height: height.renamed(as: .path("\(path).frame.height"), by: FlowLines.size))
    }

    /// The start of a section's lines along the scroll direction, as terms of a sum.
    private func start(ofSection section: Int) -> [Quantity] {
        above(section) + [chrome.header, chrome.start].filter { $0.value != 0 }
    }

    private func above(_ section: Int) -> [Quantity] {
        section == 0 ? [] : [sectionsAbove(section, as: .term(.sectionsAbove), FlowSections.order)]
    }

    /// Half of the difference between an item's length and its line's, along the scroll direction; empty for the longest one.
    private func centring(_ length: Quantity, inLine index: Int, _ section: Int) -> [Quantity] {
        let extent = extent(ofLine: index, section)
        guard extent.value != length.value else { return [] }
        let rest = Quantity.sum(.term(.whatTheItemLeavesOfTheLine), FlowLines.across, [extent], minus: [length])
        return [.fraction(.term(.half), FlowLines.across, of: rest, by: 2)]
    }

    /// The start of an item across the scroll direction, as terms of a sum.
    private func start(of item: Int, in line: FlowSectionLayout.Line, _ section: Int) -> [Quantity] {
        let inset = (insets.start.value == 0 ? [] : [insets.start]) + unknownLineLength
        let lines = sections[section]
        let isUniform = lines.isUniform(line)
        let slots = line.isFull || !isUniform ? line.count : lines.capacity(of: line)
        if slots == 1 {
            let length = length(of: item, section, along: false)
            let rest = Quantity.sum(.term(.whatTheLineLeavesOver), FlowLines.single, [available], minus: [length])
            return inset + [.fraction(.term(.half), FlowLines.single, of: rest, by: 2)]
        }
        let position = item - line.first
        guard position > 0 else { return inset }
        let spacing = spacing(in: line, section, slots: slots, isUniform: isUniform)
        return inset + [
            items(line.first..<item, section),
            .multiple(.count(position, .spacesBetweenItems), FlowLines.order, position, of: spacing),
        ]
    }

    /// The lengths of some items of a line across the scroll direction, added.
    private func items(_ items: Range<Int>, _ section: Int) -> Quantity {
        let name = DerivationName.count(items.count, .items)
        let first = length(of: items.lowerBound, section, along: false)
        let isEqual = items.allSatisfy { sections[section].size($0).across == first.value }
        if isEqual { return .multiple(name, FlowLines.order, items.count, of: first) }
        return .sum(name, FlowLines.order, items.map { length(of: $0, section, along: false) })
    }

    /// The space between the items of a line: the remaining space of a full line, in equal parts. A last line of equal items
    /// is spaced as if it were full; a last line of different items has the least space.
    private func spacing(
        in line: FlowSectionLayout.Line, _ section: Int, slots: Int, isUniform: Bool
    ) -> Quantity {
        guard line.isFull || isUniform else {
            let path: PathName = "\(label).minimumInteritemSpacing"
            return .input(path, collection.layout.minimumInteritemSpacing, default: 10)
                .renamed(as: .path(path), by: FlowLines.mixed)
        }
        let all =
            line.isFull
            ? items(line.items, section)
            : Quantity.multiple(
                .count(slots, .items), FlowLines.spacing, slots, of: length(of: line.first, section, along: false))
        let rest = Quantity.sum(.term(.whatTheLineLeavesOver), FlowLines.spacing, [available], minus: [all])
        return .fraction(.term(.spaceBetweenItems), FlowLines.spacing, of: rest, by: slots - 1)
    }

    /// A place on the pixels of the screen, to which flow layouts move items without changing their size.
    private func onPixel(_ name: DerivationName, _ terms: [Quantity]) -> Quantity {
        let exact =
            terms.isEmpty
            ? Quantity.stated(name, FlowLines.order, 0) : Quantity.sum(name, FlowLines.order, terms)
        let scale = environment.device.screen.scale
        let rounded = PixelGrid.rounded(exact.value, .toNearestOrAwayFromZero, scale: scale)
        if PixelGrid.isSame(exact.value, rounded, scale: scale) { return exact }
        return .rounded(
            name, FlowLines.pixels, exact.named(.term(.placeBeforeRounding)), scale: environment.pixelsPerPoint)
    }

    /// The frame of a section's header or footer in the content; nil where there is none.
    func supplementFrame(_ section: Int, isHeader: Bool, _ path: PathName) -> DerivedRect? {
        let length = isHeader ? chrome.header : chrome.footer
        guard sections.indices.contains(section), length.value > 0 else { return nil }
        let content = [chrome.header, chrome.start] + lines(sections[section].lineCount, of: section) + [chrome.end]
        let terms = above(section) + (isHeader ? [] : content.filter { $0.value != 0 })
        let rule = FlowSections.supplement
        let name: DerivationName = isVertical ? .path("\(path).frame.y") : .path("\(path).frame.x")
        let start: Quantity =
            terms.isEmpty ? .stated(name, FlowSections.order, 0) : .sum(name, FlowSections.order, terms)
        return isVertical
            ? DerivedRect(
                x: .stated(.path("\(path).frame.x"), rule, 0), y: start,
                width: frame.width.renamed(as: .path("\(path).frame.width"), by: rule),
                height: length.renamed(as: .path("\(path).frame.height"), by: rule))
            : DerivedRect(
                x: start, y: .stated(.path("\(path).frame.y"), rule, 0),
                width: length.renamed(as: .path("\(path).frame.width"), by: rule),
                height: frame.height.renamed(as: .path("\(path).frame.height"), by: rule))
    }

    // MARK: - Visible items

    /// The limit on items, more than any screen shows.
    private static let maxItems = 500

    /// The parts that reach into a part of the content, in its order.
    func parts(in bounds: Rect) -> [TablePart] {
        let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
        let (header, footer) = (chrome.header.value, chrome.footer.value)
        var parts: [TablePart] = []
        for (index, section) in sections.enumerated() where starts[index + 1] > low && starts[index] < high {
            if header > 0, starts[index] + header > low { parts.append(TablePart(.header(section: index))) }
            let first = starts[index] + before
            for line in section.lines(from: low - first, to: high - first) where parts.count < Self.maxItems {
                parts += section.line(line).items.map { TablePart(.cell(section: index, row: $0)) }
            }
            if footer > 0, starts[index + 1] - footer < high {
                parts.append(TablePart(.footer(section: index)))
            }
        }
        return Array(parts.prefix(Self.maxItems))
    }
}
