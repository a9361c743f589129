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

        func length(_ rule: Rule) -> Quantity { natural ?? .stated(name, rule, 0) }
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
            lengths[position] = .nonNegativeSum(name, rule, [extent], minus: (others + gaps).filter { $0.value != 0 })
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
        let left = Quantity.nonNegativeSum(
            Localized("what the spacings leave", "间距之外的部分"), fillEqually, [extent],
            minus: natural.gaps.filter { $0.value != 0 })
        return Shares(
            lengths: items.map { .fraction($0.name, fillEqually, of: left, by: items.count) }, gaps: natural.gaps)
    }

    private static func proportional(_ natural: Shares, _ items: [Item], _ extent: Quantity) -> Shares {
        let total = Quantity.sum(
            Localized("intrinsic lengths and spacings", "固有长度与间距之和"), fillProportionally,
            natural.lengths + natural.gaps)
        guard let last = natural.lengths.lastIndex(where: { $0.value > 0 }) else {
            return equal(natural, items, extent)
        }
        var shares = natural
        for position in items.indices where position != last {
            shares.lengths[position] = .share(
                items[position].name, fillProportionally, of: natural.lengths[position], extent, in: total)
        }
        shares.takeRest(last, of: extent, items[last].name, fillProportionally)
        return shares
    }

    private static let gap = Localized("gap", "间隔")

    /// Equal gaps, none below the greatest spacing.
    private static func spaced(_ natural: Shares, _ extent: Quantity) -> Shares {
        let left = Quantity.sum(
            Localized("what the views leave", "视图之外的部分"), equalSpacing, [extent], minus: natural.lengths)
        let even = Quantity.fraction(gap, equalSpacing, of: left, by: natural.gaps.count)
        let least = Quantity.maximum(gap, equalSpacing, natural.gaps)
        let equal = even.value > least.value ? even : least
        return Shares(lengths: natural.lengths, gaps: natural.gaps.map { _ in equal })
    }

    /// Gaps that put the centres at equal distances, where these leave the spacing between the views.
    private static func centered(_ natural: Shares, _ extent: Quantity) -> Shares {
        guard let first = natural.lengths.first, let last = natural.lengths.last else { return natural }
        var shares = natural
        let centers = centerDistances(natural)
        let ends = half(of: [first, last], Localized("half of the first and the last view", "首尾视图的一半"))
        var free = Array(natural.gaps.indices)
        while !free.isEmpty {
            let taken = natural.gaps.indices.filter { !free.contains($0) }.map { centers[$0].least }
            let left = Quantity.sum(
                Localized("from the first centre to the last", "首尾中心之间"), equalCentering, [extent],
                minus: [ends] + taken)
            let distance = Quantity.fraction(centerDistance, equalCentering, of: left, by: free.count)
            let wide = free.filter { centers[$0].least.value <= distance.value }
            guard wide.count == free.count else {
                free = wide
                continue
            }
            for position in free {
                shares.gaps[position] = .sum(gap, equalCentering, [distance], minus: [centers[position].views])
            }
            break
        }
        return shares
    }

    private static let centerDistance = Localized("distance between the centres", "中心之间的距离")

    /// Between the centres of neighbours: half of each of the two views, and that with their spacing.
    private static func centerDistances(_ natural: Shares) -> [(views: Quantity, least: Quantity)] {
        natural.gaps.indices.map { position in
            let views = half(
                of: [natural.lengths[position], natural.lengths[position + 1]],
                Localized("half of the two views", "相邻两个视图的一半"))
            return (views, .sum(centerDistance, equalCentering, [views, natural.gaps[position]]))
        }
    }

    private static func half(of lengths: [Quantity], _ name: Localized) -> Quantity {
        let whole = Quantity.sum(Localized("the two views", "这两个视图"), equalCentering, lengths)
        return .fraction(name, equalCentering, of: whole, by: 2)
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
            let views = Quantity.multiple(
                Localized("\(items.count) views", "\(items.count) 个视图"), rule, items.count, of: longest)
            return .sum(name, rule, [views] + natural.gaps)
        case .equalSpacing:
            let gap = Quantity.maximum(gap, rule, natural.gaps)
            return .sum(name, rule, natural.lengths + natural.gaps.map { _ in gap })
        case .equalCentering:
            let centers = centerDistances(natural)
            let distance = Quantity.maximum(
                Localized("greatest distance between centres", "中心之间的最大距离"), rule, centers.map { $0.least })
            let gaps = centers.map { Quantity.sum(gap, rule, [distance], minus: [$0.views]) }
            return .sum(name, rule, natural.lengths + gaps)
        }
    }
}
