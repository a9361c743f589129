/// The distribution of a stack view's extent among its arranged subviews along its axis.
enum StackDistribution {
    static let fill = Rule(
        "stack-view.fill", .from(9), .inferred, evidence: ["UIStackView.Distribution.fill", "Let's Build UIStackView"])

    static let fillEqually = Rule(
        "stack-view.fill-equally", .from(9), .documented,
        evidence: ["UIStackView.Distribution.fillEqually", "Let's Build UIStackView"])

    static let fillProportionally = Rule(
        "stack-view.fill-proportionally", .from(9), .observed,
        evidence: [
            "UIStackView.Distribution.fillProportionally", "Let's Build UIStackView", "proportions-two",
            "proportions-alone",
        ])

    static let equalSpacing = Rule(
        "stack-view.equal-spacing", .from(9), .documented,
        evidence: ["UIStackView.Distribution.equalSpacing", "Let's Build UIStackView"])

    static let equalCentering = Rule(
        "stack-view.equal-centering", .from(9), .documented,
        evidence: ["UIStackView.Distribution.equalCentering", "Let's Build UIStackView"])

    /// An arranged subview as it counts along the axis.
    struct Item {
        /// The name of the item's extent, such as "title.frame.width".
        let name: DerivationName
        /// The length that its content or its constraints ask for; nil for none.
        let natural: Quantity?
        /// Whether a constraint fixes the length.
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

        /// Gives a view the length that the other views and the gaps leave of an extent; 0 when nothing is left.
        fileprivate mutating func takeRest(_ position: Int, of extent: Quantity, _ name: DerivationName, _ rule: Rule) {
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

    /// The lengths and gaps of one or more items in an extent.
    /// - Parameter whole: the extent of the stack view itself, without subtracting its margins.
    static func shares(
        _ items: [Item], of extent: Quantity, whole: Quantity, _ distribution: StackView.Distribution
    ) -> Shares {
        let natural = Shares(
            lengths: items.map { $0.length(rule(distribution)) }, gaps: items.dropLast().map { $0.spacingAfter })
        guard extent.isKnown else {
            return Shares(lengths: items.map { extent.named($0.name) }, gaps: natural.gaps)
        }
        if distribution == .fillProportionally { return proportional(natural, items, extent, whole) }
        guard items.count > 1 else { return filled(natural, items, extent, rule(distribution)) }
        switch distribution {
        case .fill: return filled(natural, items, extent, fill)
        case .fillEqually: return equal(natural, items, extent)
        case .fillProportionally: return proportional(natural, items, extent, whole)
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

    /// The priority with which a view resists growing; 0 when its content has no length.
    private static func hugging(_ item: Item) -> Double { item.natural == nil ? 0 : item.priorities.hugging }

    private static func yields(_ items: [Item], _ one: Int, before other: Int) -> Bool {
        let (first, second) = (
            items[one].priorities.compressionResistance, items[other].priorities.compressionResistance
        )
        return first == second ? one < other : first < second
    }

    private static func equal(_ natural: Shares, _ items: [Item], _ extent: Quantity) -> Shares {
        let left = Quantity.nonNegativeSum(
            .term(.whatTheSpacingsLeave), fillEqually, [extent],
            minus: natural.gaps.filter { $0.value != 0 })
        return Shares(
            lengths: items.map { .fraction($0.name, fillEqually, of: left, by: items.count) }, gaps: natural.gaps)
    }

    /// Every view but the last has the share of the whole stack view that its length has in all lengths and spacings; the last
    /// one fills the rest inside the margins. A single view is as long as the stack view, regardless of its margins.
    private static func proportional(
        _ natural: Shares, _ items: [Item], _ extent: Quantity, _ whole: Quantity
    ) -> Shares {
        let total = Quantity.sum(
            .term(.intrinsicLengthsAndSpacings), fillProportionally,
            natural.lengths + natural.gaps)
        guard let last = natural.lengths.lastIndex(where: { $0.value > 0 }) else {
            return equal(natural, items, extent)
        }
        var shares = natural
        guard items.count > 1 else {
            shares.lengths = [whole.renamed(as: items[0].name, by: fillProportionally)]
            return shares
        }
        for position in items.indices where position != last {
            shares.lengths[position] = .share(
                items[position].name, fillProportionally, of: natural.lengths[position], whole, in: total)
        }
        shares.takeRest(last, of: extent, items[last].name, fillProportionally)
        return shares
    }

    private static let gap = DerivationName.term(.gap)

    /// Equal gaps, none below the greatest spacing.
    private static func spaced(_ natural: Shares, _ extent: Quantity) -> Shares {
        let left = Quantity.sum(
            .term(.whatTheViewsLeave), equalSpacing, [extent], minus: natural.lengths)
        let even = Quantity.fraction(gap, equalSpacing, of: left, by: natural.gaps.count)
        let least = Quantity.maximum(gap, equalSpacing, natural.gaps)
        let equal = even.value > least.value ? even : least
        return Shares(lengths: natural.lengths, gaps: natural.gaps.map { _ in equal })
    }

    /// Gaps that put the centres at equal distances, if these gaps are at least the spacing between the views.
    private static func centered(_ natural: Shares, _ extent: Quantity) -> Shares {
        guard let first = natural.lengths.first, let last = natural.lengths.last else { return natural }
        var shares = natural
        let centers = centerDistances(natural)
        let ends = half(of: [first, last], .term(.halfOfTheFirstAndTheLastView))
        var free = Array(natural.gaps.indices)
        while !free.isEmpty {
            let taken = natural.gaps.indices.filter { !free.contains($0) }.map { centers[$0].least }
            let left = Quantity.sum(
                .term(.fromTheFirstCentreToTheLast), equalCentering, [extent],
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

    private static let centerDistance = DerivationName.term(.distanceBetweenTheCentres)

    /// The distances between the centres of neighbours: half of each of the two views, without and with their spacing.
    private static func centerDistances(_ natural: Shares) -> [(views: Quantity, least: Quantity)] {
        natural.gaps.indices.map { position in
            let views = half(
                of: [natural.lengths[position], natural.lengths[position + 1]],
                DerivationName.term(.halfOfTheTwoViews))
            return (views, .sum(centerDistance, equalCentering, [views, natural.gaps[position]]))
        }
    }

    private static func half(of lengths: [Quantity], _ name: DerivationName) -> Quantity {
        let whole = Quantity.sum(.term(.theTwoViews), equalCentering, lengths)
        return .fraction(name, equalCentering, of: whole, by: 2)
    }

    /// The extent that the items ask for of a stack view that nothing else gives one; 0 without any item.
    static func fittingExtent(
        _ items: [Item], _ distribution: StackView.Distribution, as name: DerivationName
    ) -> Quantity {
        let rule = rule(distribution)
        let natural = Shares(
            lengths: items.map { $0.length(rule) }, gaps: items.dropLast().map { $0.spacingAfter })
        switch distribution {
        case .fill, .fillProportionally: return .sum(name, rule, natural.lengths + natural.gaps)
        case .fillEqually:
            let longest = Quantity.maximum(.term(.longestView), rule, natural.lengths)
            let views = Quantity.multiple(
                .count(items.count, .views), rule, items.count, of: longest)
            return .sum(name, rule, [views] + natural.gaps)
        case .equalSpacing:
            let gap = Quantity.maximum(gap, rule, natural.gaps)
            return .sum(name, rule, natural.lengths + natural.gaps.map { _ in gap })
        case .equalCentering:
            let centers = centerDistances(natural)
            let distance = Quantity.maximum(
                .term(.greatestDistanceBetweenCentres), rule, centers.map { $0.least })
            let gaps = centers.map { Quantity.sum(gap, rule, [distance], minus: [$0.views]) }
            return .sum(name, rule, natural.lengths + gaps)
        }
    }
}
