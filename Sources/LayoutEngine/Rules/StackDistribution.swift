/// How a stack view shares its extent among its arranged subviews along its axis.
enum StackDistribution {
    static let fill = Rule(
        "stack-view.fill", .from(9), .inferred, evidence: ["UIStackView.Distribution.fill", "Let's Build UIStackView"],
        "With fill the arranged subviews and the spacings fill the stack view. What is left over goes to the view with the lowest "
            + "content hugging priority, what is missing is taken from the one with the lowest compression resistance. Of several "
            + "with the same priority UIKit promises only that their index decides; the model takes the first.",
        "fill 让排列的子视图连同间距填满堆栈视图：有剩余时拉伸 content hugging 优先级最低的视图，不够时压缩 compression resistance 优先级最低的视图。"
            + "优先级相同时，UIKit 只保证按索引决定，模型取第一个。")

    static let fillEqually = Rule(
        "stack-view.fill-equally", .from(9), .documented,
        evidence: ["UIStackView.Distribution.fillEqually", "Let's Build UIStackView"],
        "With fillEqually all arranged subviews are equally long and fill the stack view together with the spacings.",
        "fillEqually 让所有排列的子视图长度相等，连同间距填满堆栈视图。")

    static let fillProportionally = Rule(
        "stack-view.fill-proportionally", .from(9), .observed,
        evidence: ["UIStackView.Distribution.fillProportionally", "Let's Build UIStackView"],
        "With fillProportionally each view gets the share of the stack view that its intrinsic length has in the sum of all "
            + "intrinsic lengths and spacings. The last one takes what then remains, because its constraint has the lowest "
            + "priority; a view without intrinsic length gets nothing.",
        "fillProportionally 按固有长度分配：每个视图得到的比例，是它的固有长度在所有固有长度与间距之和中的占比。最后一个视图的约束优先级最低，取剩下的全部；"
            + "没有固有长度的视图长度为 0。")

    static let equalSpacing = Rule(
        "stack-view.equal-spacing", .from(9), .documented,
        evidence: ["UIStackView.Distribution.equalSpacing", "Let's Build UIStackView"],
        "With equalSpacing the views keep their intrinsic length and the gaps between them are equal, and no smaller than spacing; "
            + "only when that does not fit do views shrink.",
        "equalSpacing 保留各视图的固有长度，视图之间的间隔相等，且不小于 spacing；放不下时才压缩视图。")

    static let equalCentering = Rule(
        "stack-view.equal-centering", .from(9), .documented,
        evidence: ["UIStackView.Distribution.equalCentering", "Let's Build UIStackView"],
        "With equalCentering the views keep their intrinsic length and their centres are equally far apart, as far as the gaps do "
            + "not become smaller than spacing.",
        "equalCentering 保留各视图的固有长度，相邻视图的中心等距；但间隔不会因此小于 spacing。")

    /// An arranged subview as it counts along the axis.
    struct Item {
        /// The name of its extent, such as "title.frame.width".
        let name: Localized
        /// The length that its content or its constraints ask for; nil for none.
        let natural: Quantity?
        /// True when a constraint fixes the length.
        let isFixed: Bool
        let priorities: LayoutPriorities
        /// The spacing between it and the next one.
        let spacingAfter: Quantity

        func length(_ rule: Rule) -> Quantity { natural ?? .constant(name, rule, 0) }
    }

    /// The lengths of the views, and the gaps between them, which are one less.
    struct Shares {
        var lengths: [Quantity]
        var gaps: [Quantity]

        fileprivate func total(without position: Int? = nil) -> Double {
            let others = lengths.enumerated().filter { $0.offset != position }.map { $0.element }
            return (others + gaps).reduce(0) { $0 + $1.value }
        }

        /// What the other views and the gaps leave of an extent; 0 when that is nothing.
        fileprivate mutating func takeRest(_ position: Int, of extent: Quantity, _ name: Localized, _ rule: Rule) {
            let others = lengths.enumerated().filter { $0.offset != position }.map { $0.element }
            lengths[position] = .clampedSum(name, rule, [extent], minus: (others + gaps).filter { $0.value != 0 })
        }
    }

    /// The rule of a distribution.
    static func rule(_ distribution: StackView.Distribution) -> Rule {
        switch distribution {
        case .fill: fill
        case .fillEqually: fillEqually
        case .fillProportionally: fillProportionally
        case .equalSpacing: equalSpacing
        case .equalCentering: equalCentering
        }
    }

    /// The lengths and gaps of items, of which there is at least one, in an extent.
    static func shares(_ items: [Item], of extent: Quantity, _ distribution: StackView.Distribution) -> Shares {
        let natural = Shares(
            lengths: items.map { $0.length(rule(distribution)) }, gaps: items.dropLast().map { $0.spacingAfter })
        guard items.count > 1 else { return filled(natural, items, extent, rule(distribution)) }
        switch distribution {
        case .fill: return filled(natural, items, extent, fill)
        case .fillEqually: return equal(natural, items, extent)
        case .fillProportionally: return proportional(natural, items, extent)
        case .equalSpacing:
            return filled(spaced(natural, extent), items, extent, equalSpacing)
        case .equalCentering:
            return filled(centered(natural, extent), items, extent, equalCentering)
        }
    }

    /// Stretches one view or shrinks as many as are needed.
    private static func filled(_ natural: Shares, _ items: [Item], _ extent: Quantity, _ rule: Rule) -> Shares {
        var shares = natural
        let flexible = items.indices.filter { !items[$0].isFixed }
        if shares.total() < extent.value - 0.001 {
            let softest = flexible.min { hugging(items[$0]) < hugging(items[$1]) }
            softest.map { shares.takeRest($0, of: extent, items[$0].name, rule) }
        }
        for position in flexible.sorted(by: { yields(items, $0, before: $1) })
        where shares.total() > extent.value + 0.001 {
            shares.takeRest(position, of: extent, items[position].name, rule)
        }
        return shares
    }

    /// What holds a view back from growing: nothing at all when its content has no length.
    private static func hugging(_ item: Item) -> Double { item.natural == nil ? 0 : item.priorities.hugging }

    private static func yields(_ items: [Item], _ one: Int, before other: Int) -> Bool {
        let (first, second) = (
            items[one].priorities.compressionResistance, items[other].priorities.compressionResistance
        )
        return first == second ? one < other : first < second
    }

    private static func equal(_ natural: Shares, _ items: [Item], _ extent: Quantity) -> Shares {
        let gaps = natural.gaps.reduce(0) { $0 + $1.value }
        let length = max(0, extent.value - gaps) / Double(items.count)
        return Shares(
            lengths: items.map {
                .constant($0.name, fillEqually, length, considering: [extent] + natural.gaps.filter { $0.value != 0 })
            },
            gaps: natural.gaps)
    }

    private static func proportional(_ natural: Shares, _ items: [Item], _ extent: Quantity) -> Shares {
        let lengths = natural.lengths.reduce(0) { $0 + $1.value }
        let total = natural.total()
        guard lengths > 0, let last = natural.lengths.lastIndex(where: { $0.value > 0 }) else {
            return equal(natural, items, extent)
        }
        var shares = natural
        for position in items.indices where position != last {
            let length = natural.lengths[position]
            shares.lengths[position] = .constant(
                items[position].name, fillProportionally, length.value * extent.value / total,
                considering: [length, extent])
        }
        shares.takeRest(last, of: extent, items[last].name, fillProportionally)
        return shares
    }

    /// Equal gaps, none below the greatest spacing.
    private static func spaced(_ natural: Shares, _ extent: Quantity) -> Shares {
        let name = Localized("gap", "间隔")
        let left = extent.value - natural.lengths.reduce(0) { $0 + $1.value }
        let even = left / Double(natural.gaps.count)
        let least = Quantity.maximum(name, equalSpacing, natural.gaps)
        let gap =
            even > least.value
            ? Quantity.constant(name, equalSpacing, even, considering: [extent] + natural.lengths) : least
        return Shares(lengths: natural.lengths, gaps: natural.gaps.map { _ in gap })
    }

    /// Gaps that put the centres at equal distances, where these leave the spacing between the views.
    private static func centered(_ natural: Shares, _ extent: Quantity) -> Shares {
        var shares = natural
        let halves = centerDistances(natural)
        let ends = ((natural.lengths.first?.value ?? 0) + (natural.lengths.last?.value ?? 0)) / 2
        var free = Array(natural.gaps.indices)
        while !free.isEmpty {
            let taken = natural.gaps.indices.filter { !free.contains($0) }.reduce(0) { $0 + halves[$1].least }
            let distance = (extent.value - ends - taken) / Double(free.count)
            let wide = free.filter { halves[$0].least <= distance }
            guard wide.count == free.count else {
                free = wide
                continue
            }
            for position in free {
                shares.gaps[position] = .constant(
                    Localized("gap", "间隔"), equalCentering, distance - halves[position].views,
                    considering: [extent] + natural.lengths)
            }
            break
        }
        return shares
    }

    /// Between the centres of neighbours: half of each of the two views, and that with their spacing.
    private static func centerDistances(_ natural: Shares) -> [(views: Double, least: Double)] {
        natural.gaps.indices.map { position in
            let views = (natural.lengths[position].value + natural.lengths[position + 1].value) / 2
            return (views, views + natural.gaps[position].value)
        }
    }

    /// The extent that the items ask for of a stack view that nothing else gives one; 0 without any item.
    static func fittingExtent(
        _ items: [Item], _ distribution: StackView.Distribution, as name: Localized
    ) -> Quantity {
        let rule = rule(distribution)
        let natural = Shares(
            lengths: items.map { $0.length(rule) }, gaps: items.dropLast().map { $0.spacingAfter })
        switch distribution {
        case .fill, .fillProportionally: return .sum(name, rule, natural.lengths + natural.gaps)
        case .fillEqually:
            let longest = Quantity.maximum(Localized("longest view", "最长的视图"), rule, natural.lengths)
            return .sum(name, rule, items.map { _ in longest } + natural.gaps)
        case .equalSpacing:
            let gap = Quantity.maximum(Localized("gap", "间隔"), rule, natural.gaps)
            return .sum(name, rule, natural.lengths + natural.gaps.map { _ in gap })
        case .equalCentering:
            let distances = centerDistances(natural)
            let distance = distances.map { $0.least }.max() ?? 0
            let gaps = distances.map { distance - $0.views }.reduce(0, +)
            return .constant(
                name, rule, natural.lengths.reduce(0) { $0 + $1.value } + gaps,
                considering: natural.lengths + natural.gaps)
        }
    }
}
