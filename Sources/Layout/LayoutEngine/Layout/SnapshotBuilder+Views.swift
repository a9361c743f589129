import Geometry

/// Views: every subview's frame and safe area follow from its superview's.
extension SnapshotBuilder {
    /// Adds a view and its subviews; returns the values that its subviews need.
    @discardableResult
    mutating func addView(_ view: View, label: String, at context: ViewContext) -> Superview {
        var context = context
        if context.solved == nil, state.hasLaidOutSubviews, !context.isFree {
            context.isFree = !view.holdsConstraints
            if !context.isFree {
                context.solved = solve(ConstraintLayout(of: view, label: label, at: context, environment, state))
            }
        }
        let frameInWindow = context.space.inWindow(context.frame.plain)
        let isVisible = !view.isHidden && context.isInWindow && elements[context.parent].isVisible
        var (geometry, superview, table) = laidOut(view, label, context, isVisible: isVisible)
        if let first = table, let fitted = fitting(view, in: first, guides: context.guides) {
            (geometry, superview, table) = laidOut(fitted, label, context, isVisible: isVisible)
        }
        _ = add(
            Element(
                name: label.isEmpty ? nil : label, aliases: view.aliases, kind: geometry.kind, parent: context.parent,
                frameInWindow: frameInWindow, isVisible: isVisible, isImage: view.isImage,
                source: .view(
                    geometry, in: context.space,
                    added: addition(to: view, label, geometry, table, at: context))))
        if let flow = geometry.scroll?.flow {
            append(
                CollectionGeometry(
                    label: label, aliases: view.aliases, layout: flow, of: superview, isVisible: isVisible,
                    state: state, environment: environment))
        }
        if let table { add(table, guides: context.guides, isInWindow: context.isInWindow) }
        addGuides(of: view, in: superview)
        addSubviews(of: view.subviews, in: superview, target: context.target, isInWindow: context.isInWindow)
        return superview
    }

    /// The values that a view has in addition to those of all views.
    private func addition(
        to view: View, _ label: String, _ geometry: ViewGeometry, _ table: TableGeometry?, at context: ViewContext
    ) -> Element.Addition {
        if let table { return .table(table) }
        let fitting = fittingSize(of: view, label, at: context)
        if let text = view.label.flatMap({ LabelText($0, name: label, in: environment) }) {
            let size = DerivedSize(width: geometry.bounds.width, height: geometry.bounds.height)
            return .label(text.lines(in: size), fitting: fitting)
        }
        return fitting.map { .fitting($0) } ?? .none
    }

    /// Adds the layout guides that a view owns. Until constraints are solved their frames are zero.
    private mutating func addGuides(of view: View, in superview: Superview) {
        for (position, name) in view.layoutGuides.enumerated() {
            let frame = superview.solved?.frame(ofGuide: position) ?? .input("\(name).layoutFrame", .zero)
            _ = add(
                Element(
                    name: name, kind: .layoutGuide, parent: superview.index,
                    frameInWindow: superview.space.inWindow(frame.plain), isVisible: false,
                    values: [(.layoutFrame, frame.value)]))
        }
    }

    /// The size that systemLayoutSizeFitting answers; nil where the app does not ask.
    private func fittingSize(of view: View, _ label: String, at context: ViewContext) -> DerivedSize? {
        guard let request = view.fitting, state.hasLaidOutSubviews else { return nil }
        let layout = ConstraintLayout(of: view, label: label, at: context, environment, state)
        return layout.size(fitting: request, label, beside: context.solved?.constraints ?? [])
    }

    /// A view with the values that its subviews and rows need.
    private func laidOut(
        _ view: View, _ label: String, _ context: ViewContext, isVisible: Bool
    ) -> (geometry: ViewGeometry, superview: Superview, table: TableGeometry?) {
        let geometry = ViewGeometry(label: label, view: view, context: context, environment: environment, state: state)
        let superview = Superview(
            view, label: label, geometry: geometry, at: context, index: elements.count, in: environment)
        let table = geometry.scroll.flatMap { scroll in
            scroll.table.map {
                TableGeometry(
                    label: label, view: view, layout: $0, bounds: geometry.bounds,
                    safeArea: geometry.safeAreaForSubviews, insets: scroll.effectiveInsets, space: superview.space,
                    index: superview.index, isVisible: isVisible,
                    isRootView: context.rootMargins?.areRespected ?? false,
                    environment: environment)
            }
        }
        return (geometry, superview, table)
    }

    /// A table whose cells, headers and footers are as high as constraints of their contents ask for; nil where none sizes itself by
    /// constraints.
    private func fitting(_ view: View, in geometry: TableGeometry, guides: GuideLengths?) -> View? {
        guard state.hasLaidOutSubviews, case .table(let scroll, let table) = view.kind else { return nil }
        /// The height that constraints of subviews ask for; nil where there are none, or they do not reach from top to bottom.
        func height(of subviews: [View], in place: TablePart.Place) -> FittedHeight? {
            guard subviews.contains(where: { $0.holdsConstraints }),
                let content = geometry.contentView(place, guides: guides)
            else { return nil }
            return ConstraintLayout(of: subviews, in: content, environment, state).fittingHeight()
        }
        var fitting = table
        if table.rowHeight == nil, table.heightForRow == nil, TableRowHeights.sizesItself(table, in: environment) {
            for (position, cell) in table.cells.enumerated() where cell.height == nil {
                fitting.cells[position].fittedHeight =
                    height(of: cell.subviews, in: .cell(section: cell.section, row: cell.row))
                    .map { geometry.height(ofCellWith: $0) }
            }
        }
        for (position, section) in table.sections.enumerated() {
            fitting.sections[position].header.fittedHeight =
                height(of: section.header.subviews, in: .header(section: position)).map { geometry.wholePixels($0) }
            fitting.sections[position].footer.fittedHeight =
                height(of: section.footer.subviews, in: .footer(section: position)).map { geometry.wholePixels($0) }
        }
        guard fitting != table else { return nil }
        var fitted = view
        fitted.kind = .table(scroll, fitting)
        return fitted
    }

    /// Keeps a table, whose parts are created on request, and adds the app's views in its cells, headers and footers.
    private mutating func add(
        _ table: TableGeometry, guides: GuideLengths?, isInWindow: Bool
    ) {
        append(table)
        for (place, subviews) in table.table.contents {
            guard let superview = table.contentView(place, guides: guides) else { continue }
            addSubviews(of: subviews, in: superview, target: nil, isInWindow: isInWindow)
        }
    }

    /// Adds the subviews of one view, each with its frame and the part of the superview's safe area insets that reaches over
    /// it.
    mutating func addSubviews(of views: [View], in superview: Superview, target: [Int]?, isInWindow: Bool) {
        var superview = superview
        if superview.solved == nil, state.hasLaidOutSubviews, !superview.isFree {
            superview.isFree = !views.contains { $0.holdsConstraints }
            if !superview.isFree {
                superview.solved = solve(ConstraintLayout(of: views, in: superview, environment, state))
            }
        }
        let frames = ViewPlacement(superview: superview, environment: environment, state: state).frames(of: views)
        for (position, view) in views.enumerated() {
            let untransformed = frames[position]
            let path: PathName = "\(view.name ?? "").frame"
            let frame = ViewFrame.transformed(untransformed, by: view.transform, as: path)
            let isHere = isInWindow && view.isInWindow
            if case .childController(let child) = view.kind {
                addChildController(child, of: view, frame: frame, untransformed, in: superview, isInWindow: isHere)
                continue
            }
            var context = ViewContext(
                of: view, frame: frame, untransformed: untransformed, in: superview, isInWindow: isHere)
            if target?.first == position { context.target = target.map { Array($0.dropFirst()) } }
            context.solved = superview.solved?.subview(at: position)
            addView(view, label: view.name ?? "", at: context)
        }
    }

    /// Lays views out by their constraints, and keeps the report on the constraints.
    private mutating func solve(_ layout: ConstraintLayout) -> SolvedView {
        let solved = layout.solved()
        append(solved.report)
        return solved.view
    }

    /// Adds a controller whose view was added as a subview of another controller's.
    private mutating func addChildController(
        _ child: Controller, of view: View, frame: DerivedRect, _ untransformed: DerivedRect,
        in superview: Superview, isInWindow: Bool
    ) {
        let label = child.viewName
        let overlap =
            isInWindow
            ? SafeArea.ofSubview(
                label, frame: frame, bounds: superview.bounds, superview: superview.safeArea,
                by: child.isDetached ? SafeArea.detached : SafeArea.childController)
            : SafeArea.none(label)
        addController(
            child,
            at: ControllerContext(
                parent: superview.index, frame: frame, space: superview.space, base: overlap,
                source: .term(.fromTheParentsView), bottomBar: nil,
                isInNavigation: false, hasGuides: false, keepsInherited: !child.isDetached,
                untransformed: untransformed, scale: view.transform.scale(of: label)))
    }
}

extension ViewContext {
    /// The context of a subview, in which only the index among its siblings is not known yet.
    init(
        of view: View, frame: DerivedRect, untransformed: DerivedRect, in superview: Superview, isInWindow: Bool
    ) {
        let label = view.name ?? ""
        let safeArea =
            isInWindow
            ? SafeArea.ofSubview(label, frame: frame, bounds: superview.bounds, superview: superview.safeArea)
            : SafeArea.none(label)
        self.init(
            parent: superview.index, frame: frame, space: superview.space, safeArea: safeArea,
            untransformed: untransformed, guides: superview.guides, isInWindow: isInWindow)
        scale = view.transform.scale(of: label)
        isFree = superview.isFree
        if view.preservesSuperviewLayoutMargins {
            inheritedMargins = LayoutMargins.inherited(
                label, frame: frame, bounds: superview.bounds, superview: superview.margins)
        }
    }
}

extension Superview {
    /// A view as its subviews have to know it.
    /// - Parameter index: the index of its element.
    init(
        _ view: View, label: String, geometry: ViewGeometry, at context: ViewContext, index: Int,
        in environment: Environment
    ) {
        self.init(
            index: index,
            space: CoordinateSpace(
                of: label, frame: context.frame, bounds: geometry.bounds, scale: context.scale, in: context.space),
            bounds: geometry.bounds,
            safeArea: geometry.safeAreaForSubviews, geometry: geometry, guides: context.guides,
            stack: StackPlacement(view, label: label, in: environment), keyboardGuide: view.keyboardGuide,
            isRootView: context.rootMargins != nil, solved: context.solved, isFree: context.isFree)
    }
}

extension ViewTransform {
    /// Its scale as the scenario gives it; nil for 1.
    fileprivate func scale(of label: String) -> Quantity? {
        scale == 1 ? nil : .input("\(label).transform.scale", scale, default: 1)
    }
}
