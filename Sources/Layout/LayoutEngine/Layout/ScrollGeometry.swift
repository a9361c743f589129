import Geometry

/// The values of a scroll view: insets of either era, content and offset.
final class ScrollGeometry: Sendable {
    let label: String
    let scrollView: ScrollView
    let frame: DerivedRect
    let contentSize: DerivedSize
    /// Set for a table.
    let table: TableLayout?
    /// The geometry of a collection view's flow layout, once it is laid out.
    let flow: FlowLayoutGeometry?
    let contentInset: DerivedInsets
    /// The insets that content keeps clear of: adjustedContentInset from iOS 11, contentInset before.
    let effectiveInsets: DerivedInsets
    let contentOffset: (x: Quantity, y: Quantity)
    private let conditions: AdjustedContentInset.Conditions
    private let safeArea: DerivedInsets
    /// The lengths that UIKit adds to contentInset before iOS 11.
    private let automatic: GuideLengths?
    private let keyboard: Quantity?
    private let os: OSVersion
    private let hasSafeArea: Bool

    init(
        label: String, view: View, scrollView: ScrollView, context: ViewContext, margins: LayoutMargins.Inputs,
        environment: Environment, state: Lifecycle.State
    ) {
        let (frame, safeArea) = (context.untransformed, context.safeArea)
        self.safeArea = safeArea
        keyboard = context.keyboard
        os = environment.os
        let isAdjustedContent = context.target?.isEmpty ?? false
        self.label = label
        self.scrollView = scrollView
        self.frame = frame
        hasSafeArea = environment.hasSafeArea
        let table: TableView? = if case .table(_, let table) = view.kind { table } else { nil }
        flow = Self.flow(label, view, scrollView, at: context, margins: margins, state: state, in: environment)
        let constrained =
            flow?.contentSize ?? context.solved?.contentSize(of: label, scrollView)
            ?? Self.contentSize(label, view, scrollView, frame: frame, state, in: environment)
        // A table scrolls vertically regardless of its content, and never horizontally.
        conditions = AdjustedContentInset.Conditions(
            scrollView: scrollView,
            alwaysBouncesVertically: scrollView.alwaysBounceVertical
                || environment.decide(.tableBounces, table != nil),
            contentSize: table == nil ? constrained.plain : .zero, frameSize: frame.plain.size,
            isAdjustedContent: isAdjustedContent, environment: environment)

        let own = DerivedInsets.input("\(label).contentInset", scrollView.contentInset)
        let automatic = Self.automaticInsets(
            hasSafeArea || !isAdjustedContent ? nil : context.guides, scrollView, state, environment)
        self.automatic = automatic
        var contentInset = Self.adding(
            automatic, to: own, named: Self.ownContentInset, as: "\(label).contentInset")
        if !hasSafeArea, let keyboard = context.keyboard {
            contentInset.bottom = KeyboardAvoidance.bottom(
                "\(label).contentInset", own: own.bottom.named(Self.ownContentInset), system: automatic?.bottom,
                overlap: keyboard)
        }
        self.contentInset = contentInset
        effectiveInsets =
            hasSafeArea
            ? Self.adjusted(label, own, safeArea, conditions, keyboard: context.keyboard) : contentInset
        let added = Self.added(safeArea, hasSafeArea, conditions, automatic)
        self.table = table.map {
            let height = frame.height.value
            return TableLayout(
                label, $0, frame: frame,
                initialBottom: .sum(
                    .term(.bottomOfWhatIsVisible), TableContent.laidOut, [frame.height], minus: [added.top]),
                reach: Self.reach($0, scrollView, height: height, state),
                isBelowLargeTitle: safeArea.top.derivation.rests(on: NavigationBarContent.largeTitle), in: environment)
        }
        contentSize = self.table?.contentSize ?? constrained
        contentOffset = ContentOffset.offset(
            label, scrollView, added: added, insets: effectiveInsets, contentSize: contentSize, frame: frame,
            isLaidOut: state.hasLaidOutSubviews, isCollection: flow != nil, in: environment)
    }

    /// The flow layout of a collection view. Across the scroll direction its content never overflows, so that the insets there
    /// are known before the content's size is.
    private static func flow(
        _ label: String, _ view: View, _ scrollView: ScrollView, at context: ViewContext,
        margins: LayoutMargins.Inputs, state: Lifecycle.State, in environment: Environment
    ) -> FlowLayoutGeometry? {
        guard case .collection(_, let collection) = view.kind, state.hasLaidOutSubviews else { return nil }
        let conditions = AdjustedContentInset.Conditions(
            scrollView: scrollView, alwaysBouncesVertically: scrollView.alwaysBounceVertical, contentSize: .zero,
            frameSize: context.untransformed.plain.size, isAdjustedContent: context.target?.isEmpty ?? false,
            environment: environment)
        let own = DerivedInsets.input("\(label).contentInset", scrollView.contentInset)
        let insets =
            environment.hasSafeArea
            ? AdjustedContentInset.insets(label, contentInset: own, safeArea: context.safeArea, conditions) : own
        return FlowLayoutGeometry(
            label, collection,
            in: FlowLayoutGeometry.Surroundings(
                frame: context.untransformed, contentInset: insets, safeArea: context.safeArea,
                margins: LayoutMargins.margins(margins)), environment)
    }

    /// The size that constraints give the content once they are solved, and the scenario's along an axis on which they do not.
    private static func contentSize(
        _ label: String, _ view: View, _ scrollView: ScrollView, frame: DerivedRect, _ state: Lifecycle.State,
        in environment: Environment
    ) -> DerivedSize {
        var size = DerivedSize.input(label, scrollView.contentSize)
        guard view.isSizedByItsContent, state.hasLaidOutSubviews else { return size }
        let constraints = ContentConstraints(views: view.subviews, frame: (frame.width, frame.height)) {
            $0.naturalSize(in: environment)
        }
        let extents = constraints.extents(of: label)
        if case .decided(let width) = extents.width { size.width = width }
        if case .decided(let height) = extents.height { size.height = height }
        return size
    }

    private static let ownContentInset = DerivationName.term(.contentInsetSetByTheApp)
    private static let ownIndicatorInset = DerivationName.term(.indicatorInsetSetByTheApp)

    private static func adjusted(
        _ label: String, _ own: DerivedInsets, _ safeArea: DerivedInsets,
        _ conditions: AdjustedContentInset.Conditions, keyboard: Quantity?
    ) -> DerivedInsets {
        var insets = AdjustedContentInset.insets(label, contentInset: own, safeArea: safeArea, conditions)
        guard let keyboard else { return insets }
        insets.bottom = KeyboardAvoidance.bottom(
            "\(label).adjustedContentInset", own: own.bottom,
            system: conditions.counts(.bottom) ? safeArea.bottom : nil, overlap: keyboard)
        return insets
    }

    /// `scrollIndicatorInsets`, which before iOS 11 UIKit changes together with contentInset.
    private var indicatorInsets: DerivedInsets {
        let path: PathName = "\(label).scrollIndicatorInsets"
        let own = DerivedInsets.input(path, scrollView.scrollIndicatorInsets)
        var insets = Self.adding(automatic, to: own, named: Self.ownIndicatorInset, as: path)
        guard let keyboard, !hasSafeArea else { return insets }
        insets.bottom = KeyboardAvoidance.bottom(
            path, own: own.bottom.named(Self.ownIndicatorInset), system: automatic?.bottom, overlap: keyboard)
        return insets
    }

    private var effectiveIndicatorInsets: DerivedInsets {
        ScrollIndicators.effectiveInsets(
            label, own: indicatorInsets, conditions, safeArea: safeArea, keyboard: keyboard, in: os)
    }

    /// The guide lengths that UIKit adds before iOS 11; nil when it adds nothing, or the app has since replaced them.
    private static func automaticInsets(
        _ guides: GuideLengths?, _ scrollView: ScrollView, _ state: Lifecycle.State, _ environment: Environment
    ) -> GuideLengths? {
        let isInTime = state.hasLaidOutSubviews && scrollView.contentInsetPhase < .viewDidLayoutSubviews
        return environment.decide(.insetsAreAppliedInTime, isInTime) ? guides : nil
    }

    /// The part of a table that has been laid out: at first the part above the lower edge of its bounds.
    private static func reach(
        _ table: TableView, _ scrollView: ScrollView, height: Double, _ state: Lifecycle.State
    ) -> TableLayout.Reach {
        guard state.hasLaidOutSubviews, !table.isReloaded else { return .nothing }
        if table.isScrolledThrough || scrollView.contentOffset == .end { return .everything }
        guard case .point(let offset) = scrollView.contentOffset else { return .bottom(scrolled: 0) }
        return .bottom(scrolled: height + offset.y)
    }

    private static func adding(
        _ automatic: GuideLengths?, to own: DerivedInsets, named name: DerivationName, as path: PathName
    ) -> DerivedInsets {
        guard let automatic else { return own }
        var insets = own
        insets.top = .sum(.path("\(path).top"), LegacyScrollInsets.rule, [own.top.named(name), automatic.top])
        insets.bottom = .sum(
            .path("\(path).bottom"), LegacyScrollInsets.rule, [own.bottom.named(name), automatic.bottom])
        return insets
    }

    private static let nothing = Quantity.stated(
        .term(.nothingAdded), ContentOffset.initial, 0)

    /// The insets that the system adds to contentInset, by which the content's first offset moves back.
    private static func added(
        _ safeArea: DerivedInsets, _ hasSafeArea: Bool, _ conditions: AdjustedContentInset.Conditions,
        _ automatic: GuideLengths?
    ) -> DerivedInsets {
        DerivedInsets { edge in
            if hasSafeArea { return conditions.counts(edge) ? safeArea[edge] : nothing }
            return edge == .top ? automatic?.top ?? nothing : nothing
        }
    }

    /// The safe area that subviews still see: an edge that became inset is used up.
    func remainingSafeArea(_ safeArea: DerivedInsets) -> DerivedInsets {
        DerivedInsets { edge in
            guard conditions.counts(edge) else { return safeArea[edge] }
            let name = DerivationName.path("\(label).safeAreaInsets.\(edge.rawValue)")
            return .stated(name, AdjustedContentInset.absorption, 0)
        }
    }

    /// The properties that scroll views add to the properties of views, in the order in which tables show them.
    static let properties: [Property] = [
        .contentInset, .adjustedContentInset, .contentOffset, .contentSize, .scrollIndicatorInsets,
        .effectiveScrollIndicatorInsets, .frameLayoutGuideFrame, .contentLayoutGuideFrame,
        .contentInsetAdjustmentBehavior,
    ]

    /// The value of one of the properties; nil for any other, and if the OS has no such property.
    func value(of property: Property) -> Value? {
        switch property {
        case .contentInset: contentInset.value
        case .adjustedContentInset: hasSafeArea ? effectiveInsets.value : nil
        case .contentOffset: .point(x: contentOffset.x, y: contentOffset.y)
        case .contentSize: contentSize.value
        case .scrollIndicatorInsets: indicatorInsets.value
        case .effectiveScrollIndicatorInsets: effectiveIndicatorInsets.value
        case .frameLayoutGuideFrame: hasSafeArea ? frameGuide.value : nil
        case .contentLayoutGuideFrame: hasSafeArea ? contentGuide.value : nil
        case .contentInsetAdjustmentBehavior:
            hasSafeArea ? .text(scrollView.contentInsetAdjustmentBehavior.rawValue) : nil
        default: nil
        }
    }

    /// The visible rectangle in the content's coordinates.
    var frameGuide: DerivedRect {
        let (path, rule) = ("\(label).frameLayoutGuide.layoutFrame" as PathName, ContentOffset.guides)
        return DerivedRect(
            x: contentOffset.x.renamed(as: .path("\(path).x"), by: rule),
            y: contentOffset.y.renamed(as: .path("\(path).y"), by: rule),
            width: frame.width.renamed(as: .path("\(path).width"), by: rule),
            height: frame.height.renamed(as: .path("\(path).height"), by: rule))
    }

    /// The content, in its own coordinates.
    var contentGuide: DerivedRect {
        let (path, rule) = ("\(label).contentLayoutGuide.layoutFrame" as PathName, ContentOffset.guides)
        return DerivedRect(
            x: .stated(.path("\(path).x"), rule, 0), y: .stated(.path("\(path).y"), rule, 0),
            width: contentSize.width.renamed(as: .path("\(path).width"), by: rule),
            height: contentSize.height.renamed(as: .path("\(path).height"), by: rule))
    }
}
