import Geometry
import LayoutEngine

/// Views: properties of the class, their values, and their superviews.
extension ProgramBuilder {
    /// The root view of the controller whose class is written, and everything in it.
    mutating func addRootView(of controller: Controller) {
        let view = controller.view
        var target = Expression.own("view")
        if controller.isTableViewController {
            program.superclass = "UITableViewController"
            target = .own("tableView")
            if case .table(_, let table) = view.kind, table.style != .plain { program.rootTable = newTable(table) }
        } else if view.kind != .plain {
            let name = propertyName(view)
            target = .own(name)
            declare(view, name)
            program.rootView = target
        } else if view.intrinsicContentSize != nil {
            program.unsupported.insert(.contentSize)
        }
        addElements(of: view, at: target)
        var statements: [Statement] = []
        configure(view, target, &statements)
        let outer = beginConstraints(of: view, at: target, named: view.allNames)
        addSubviews(of: view, in: target, &statements)
        activateConstraints(&statements, backTo: outer)
        program.viewDidLoad += statements
    }

    private mutating func addElements(of view: View, at target: Expression) {
        let kind: UIKitProgram.ElementKind =
            if case .table = view.kind { .tableView } else if view.scrollView != nil { .scrollView } else { .view }
        let reached = outside(target)
        for name in [view.name ?? ""] + view.aliases {
            addElement(name, kind, reached)
            if let fitting = view.fitting { program.fittings[name] = Self.fitting(fitting, of: reached) }
        }
    }

    private static func fitting(_ request: FittingRequest, of view: Expression) -> Expression {
        let method = Method(
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
            "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
        return .call(
            Call(
                receiver: view, method: method,
                arguments: [
                    .size(request.targetSize), .priority(request.horizontalPriority),
                    .priority(request.verticalPriority),
                ]))
    }

    /// A member of the controller as others reach it.
    private func outside(_ expression: Expression) -> Expression {
        switch expression {
        case .controller: .local("controller")
        case .member(let base, let name): .member(outside(base), name)
        default: expression
        }
    }

    /// Declares the property that holds a view.
    private mutating func declare(_ view: View, _ name: String) {
        var property: UIKitProgram.OwnProperty
        let frame = Rect.zero
        switch view.kind {
        case .plain, .childController:
            let ownClass =
                view.control?.className ?? (view.isImage ? "UIImageView" : view.label?.text == nil ? nil : "UILabel")
            let className = view.intrinsicContentSize == nil ? ownClass ?? "UIView" : "UIView"
            property = .init(name: name, className: className, value: .new(className))
            property.intrinsicSize = view.intrinsicContentSize
        case .stack: property = .init(name: name, className: "UIStackView", value: .new("UIStackView"))
        case .scroll: property = .init(name: name, className: "UIScrollView", value: .new("UIScrollView"))
        case .text: property = .init(name: name, className: "UITextView", value: .new("UITextView"))
        case .table(_, let table): property = .init(name: name, className: "UITableView", value: newTable(table))
        case .collection:
            let method = Method("init(frame:collectionViewLayout:)", "initWithFrame:collectionViewLayout:")
            property = .init(
                name: name, className: "UICollectionView",
                value: .new("UICollectionView", method, [.rect(frame), .new("UICollectionViewFlowLayout")]))
        }
        if view.intrinsicContentSize != nil, view.kind != .plain { program.unsupported.insert(.contentSize) }
        program.properties.append(property)
    }

    private func newTable(_ table: TableView) -> Expression {
        let method = Method("init(frame:style:)", "initWithFrame:style:")
        return .new("UITableView", method, [.rect(.zero), .word(.tableStyle, table.style.rawValue)])
    }

    // MARK: - Subviews

    mutating func addSubviews(of superview: View, in target: Expression, _ statements: inout [Statement]) {
        var constraints: [Constraint] = []
        addGuides(of: superview, in: target, &statements)
        for view in superview.subviews {
            for name in [view.name ?? ""] where !name.isEmpty { names[name] = CodeIdentifier.property(name) }
        }
        for view in superview.subviews {
            if case .childController(let child) = view.kind {
                addChild(child, of: view, in: target, &statements, &constraints)
                continue
            }
            let name = propertyName(view)
            let own = Expression.own(name)
            declare(view, name)
            addElements(of: view, at: own)
            configure(view, own, &statements)
            add(view, own, to: superview, in: target, statements: &statements, constraints: &constraints)
            addSubviews(of: view, in: own, &statements)
            restoreFrame(of: view, own, &statements)
        }
        if !constraints.isEmpty { statements.append(.activate(constraints.map { .constraint($0) })) }
    }

    /// Gives a view its own frame again, after it has had the size for which its subviews' frames were set.
    private func restoreFrame(of view: View, _ own: Expression, _ statements: inout [Statement]) {
        let isResized = view.subviews.contains { if case .autoresized = $0.placement { true } else { false } }
        guard isResized else { return }
        switch view.placement {
        case .frame(let frame): statements.append(.set(own, "frame", .rect(frame)))
        case .autoresized(let autoresizing): statements.append(.set(own, "frame", .rect(autoresizing.frame)))
        case .none, .fill, .pinned: break
        }
    }

    /// Adds the layout guides of the app's own that a view owns.
    private mutating func addGuides(of view: View, in target: Expression, _ statements: inout [Statement]) {
        for guide in view.layoutGuides {
            let name = CodeIdentifier.property(guide)
            names[guide] = name
            program.properties.append(.init(name: name, className: "UILayoutGuide", value: .new("UILayoutGuide")))
            addElement(guide, .layoutGuide, outside(.own(name)))
            constraints.superviews[guide] = target
            statements.append(.call(target, "addLayoutGuide(_:)", "addLayoutGuide:", [.own(name)]))
        }
    }

    private mutating func add(
        _ view: View, _ own: Expression, to superview: View, in target: Expression,
        statements: inout [Statement], constraints: inout [Constraint]
    ) {
        guard view.isInWindow else { return }
        if superview.stackView != nil {
            statements.append(.call(target, "addArrangedSubview(_:)", "addArrangedSubview:", [own]))
            if let spacing = view.customSpacing {
                statements.append(
                    .call(target, "setCustomSpacing(_:after:)", "setCustomSpacing:afterView:", [.number(spacing), own]))
            }
        } else {
            statements.append(.call(target, "addSubview(_:)", "addSubview:", [own]))
        }
        let isArranged = superview.stackView != nil
        noteConstraints(of: view, own, in: target, isArranged: isArranged)
        place(view, own, in: target, isArranged: isArranged, &statements, &constraints)
    }

    private mutating func place(
        _ view: View, _ own: Expression, in target: Expression, isArranged: Bool, _ statements: inout [Statement],
        _ constraints: inout [Constraint]
    ) {
        switch view.placement {
        case .none: break
        case .fill:
            statements.append(.set(own, "frame", target["bounds"]))
            statements.append(
                .set(own, "autoresizingMask", .words(.resizing, ["flexibleWidth", "flexibleHeight"])))
        case .autoresized(let autoresizing):
            let size = autoresizing.superviewSize
            if !autoresizing.parts(along: .horizontal).isUsual || !autoresizing.parts(along: .vertical).isUsual {
                set(target, "bounds", .rect(Rect(origin: .zero, size: size)), usual: nil, &statements)
            }
            set(own, "frame", .rect(autoresizing.frame), usual: nil, &statements)
            set(own, "autoresizingMask", .words(.resizing, autoresizing.mask.words), usual: nil, &statements)
        case .frame(let frame): set(own, "frame", .rect(frame), usual: nil, &statements)
        case .pinned(let pins):
            if !isArranged { statements.append(.set(own, "translatesAutoresizingMaskIntoConstraints", .flag(false))) }
            constraints += pins.map { constraint($0, own, in: target) }
        }
    }

    private func constraint(_ pin: Pin, _ own: Expression, in target: Expression) -> Constraint {
        let first = ConstraintEnd(object: own, attribute: pin.anchor.rawValue)
        guard let other = pin.target else { return Constraint(first: first, second: nil, constant: pin.constant) }
        let owner: Expression =
            switch other.owner {
            case .superview: target
            case .safeArea: Self.object(target, .safeArea)
            case .layoutMargins: Self.object(target, .layoutMargins)
            case .readableContent: Self.object(target, .readableContent)
            case .topLayoutGuide: Self.object(target, .topLayoutGuide)
            case .bottomLayoutGuide: Self.object(target, .bottomLayoutGuide)
            case .keyboard: Self.object(target, .keyboard)
            case .contentLayoutGuide: Self.object(target, .contentLayoutGuide)
            case .frameLayoutGuide: Self.object(target, .frameLayoutGuide)
            case .sibling(let name): named(name)
            }
        let second = ConstraintEnd(object: owner, attribute: other.anchor.rawValue)
        return Constraint(first: first, second: second, constant: pin.constant)
    }

    // MARK: - Child controllers

    private mutating func addChild(
        _ child: Controller, of view: View, in target: Expression, _ statements: inout [Statement],
        _ constraints: inout [Constraint]
    ) {
        var named = View(name: child.name)
        named.aliases = []
        let name = propertyName(named)
        let own = Expression.own(name)
        let className =
            if case .arrangement = child.kind { "UIArrangementViewController" } else { "UIViewController" }
        program.properties.append(.init(name: name, className: className, value: .new(className)))
        addElement(child.name, .controller, outside(own))
        configure(child, own, &statements)
        var target = target
        if case .arrangement(let panes) = child.kind {
            let primary = local("primary")
            statements.append(.make(primary, ofClass: "UIViewController", .new("UIViewController")))
            arrange(panes, in: own, primary: .local(primary), &statements)
        } else if case .content = child.kind, child.view.kind == .plain {
            configure(child.view, own["view"], &statements)
            addElements(of: child.view, at: own["view"])
        } else {
            target = addOtherRoot(of: child, own, target, &statements)
        }
        if !child.isDetached { statements.append(.call(.controller, "addChild(_:)", "addChildViewController:", [own])) }
        if view.isInWindow {
            statements.append(.call(target, "addSubview(_:)", "addSubview:", [own["view"]]))
            noteConstraints(of: view, own["view"], in: target, isArranged: false)
            place(view, own["view"], in: target, isArranged: false, &statements, &constraints)
        }
        if view.isHidden { statements.append(.set(own["view"], "isHidden", .flag(true))) }
        if !child.isDetached {
            statements.append(
                .call(own, "didMove(toParent:)", "didMoveToParentViewController:", [.controller]))
        }
        let outer = beginConstraints(of: child.view, at: own["view"], named: child.view.allNames)
        addSubviews(of: child.view, in: own["view"], &statements)
        activateConstraints(&statements, backTo: outer)
    }

    /// Gives a child controller a root view of another class.
    private mutating func addOtherRoot(
        of child: Controller, _ own: Expression, _ target: Expression, _ statements: inout [Statement]
    ) -> Expression {
        let name = propertyName(child.view)
        declare(child.view, name)
        addElements(of: child.view, at: .own(name))
        configure(child.view, .own(name), &statements)
        statements.append(.set(own, "view", .own(name)))
        return target
    }

    // MARK: - Properties

    mutating func configure(_ view: View, _ own: Expression, _ statements: inout [Statement]) {
        set(own, "isHidden", .flag(view.isHidden), usual: .flag(false), &statements)
        switch view.layoutMargins {
        case .physical(let margins): set(own, "layoutMargins", .insets(margins), usual: nil, &statements)
        case .directional(let margins):
            set(own, "directionalLayoutMargins", .directionalInsets(margins), usual: nil, &statements)
        case nil: break
        }
        set(
            own, "insetsLayoutMarginsFromSafeArea", .flag(view.insetsLayoutMarginsFromSafeArea), usual: .flag(true),
            &statements)
        set(
            own, "preservesSuperviewLayoutMargins", .flag(view.preservesSuperviewLayoutMargins), usual: .flag(false),
            &statements)
        set(
            own, "semanticContentAttribute", .word(.semantics, view.semanticContentAttribute.rawValue),
            usual: .word(.semantics, "unspecified"), &statements)
        let transform = ViewScaling(translation: view.transform.translation, scale: view.transform.scale)
        set(
            own, "transform", .transform(transform), usual: .transform(ViewScaling(translation: .zero, scale: 1)),
            &statements)
        configure(view.keyboardGuide, own["keyboardLayoutGuide"], &statements)
        prioritize(view, own, &statements)
        if let label = view.label, view.intrinsicContentSize == nil { configure(label, own, &statements) }
        if let stack = view.stackView { configure(stack, own, &statements) }
        if let scroll = view.scrollView { configure(scroll, own, &statements) }
        switch view.kind {
        case .table(_, let table): configure(table, own, &statements)
        case .collection(_, let collection): configure(collection, own, &statements)
        case .plain, .stack, .scroll, .text, .childController: break
        }
    }

    private mutating func configure(_ guide: KeyboardGuide, _ own: Expression, _ statements: inout [Statement]) {
        set(
            own, "followsUndockedKeyboard", .flag(guide.followsUndockedKeyboard), usual: .flag(false), &statements)
        set(own, "usesBottomSafeArea", .flag(guide.usesBottomSafeArea), usual: .flag(true), &statements)
    }

    private mutating func configure(_ label: Label, _ own: Expression, _ statements: inout [Statement]) {
        guard let text = label.text else { return }
        set(own, "text", .text(text), usual: nil, &statements)
        set(own, "font", .font(label.font), usual: .font(.system(17)), &statements)
        set(own, "numberOfLines", .count(label.numberOfLines), usual: .count(1), &statements)
        set(
            own, "preferredMaxLayoutWidth", .number(label.preferredMaxLayoutWidth), usual: .number(0), &statements)
    }

    private func prioritize(_ view: View, _ own: Expression, _ statements: inout [Statement]) {
        let priorities = view.priorities
        var usual = LayoutPriorities()
        usual.hugging = view.control?.usualHugging ?? usual.hugging
        for axis in ["horizontal", "vertical"] {
            if priorities.hugging != usual.hugging {
                statements.append(
                    .call(
                        own, "setContentHuggingPriority(_:for:)", "setContentHuggingPriority:forAxis:",
                        [.priority(priorities.hugging), .word(.axis, axis)]))
            }
            if priorities.compressionResistance != usual.compressionResistance {
                statements.append(
                    .call(
                        own, "setContentCompressionResistancePriority(_:for:)",
                        "setContentCompressionResistancePriority:forAxis:",
                        [.priority(priorities.compressionResistance), .word(.axis, axis)]))
            }
        }
    }

    private mutating func configure(_ stack: StackView, _ own: Expression, _ statements: inout [Statement]) {
        set(own, "axis", .word(.axis, stack.axis.rawValue), usual: .word(.axis, "horizontal"), &statements)
        set(
            own, "distribution", .word(.distribution, stack.distribution.rawValue), usual: .word(.distribution, "fill"),
            &statements)
        set(
            own, "alignment", .word(.alignment, stack.alignment.rawValue), usual: .word(.alignment, "fill"), &statements
        )
        set(own, "spacing", .number(stack.spacing), usual: .number(0), &statements)
        set(
            own, "isLayoutMarginsRelativeArrangement", .flag(stack.isLayoutMarginsRelativeArrangement),
            usual: .flag(false), &statements)
    }

    private mutating func configure(_ scroll: ScrollView, _ own: Expression, _ statements: inout [Statement]) {
        if scroll.contentInsetPhase > .viewDidLoad {
            at(scroll.contentInsetPhase, .set(own, "contentInset", .insets(scroll.contentInset)))
        } else {
            set(own, "contentInset", .insets(scroll.contentInset), usual: .insets(.zero), &statements)
        }
        set(own, "scrollIndicatorInsets", .insets(scroll.scrollIndicatorInsets), usual: .insets(.zero), &statements)
        set(
            own, "automaticallyAdjustsScrollIndicatorInsets", .flag(scroll.automaticallyAdjustsScrollIndicatorInsets),
            usual: .flag(true), &statements)
        set(own, "contentSize", .size(scroll.contentSize), usual: .size(.zero), &statements)
        set(
            own, "contentInsetAdjustmentBehavior",
            .word(.adjustment, scroll.contentInsetAdjustmentBehavior.rawValue),
            usual: .word(.adjustment, "automatic"), &statements)
        set(own, "contentAlignmentPoint", .point(scroll.contentAlignmentPoint), usual: .point(.zero), &statements)
        set(own, "alwaysBounceVertical", .flag(scroll.alwaysBounceVertical), usual: .flag(false), &statements)
        set(own, "alwaysBounceHorizontal", .flag(scroll.alwaysBounceHorizontal), usual: .flag(false), &statements)
        set(own, "isScrollEnabled", .flag(scroll.isScrollEnabled), usual: .flag(true), &statements)
        switch scroll.contentOffset {
        case .point(let point): at(.viewDidAppear, .set(own, "contentOffset", .point(point)))
        case .end: at(.viewDidAppear, .scrollToEnd(own, inset: endInset))
        case nil: break
        }
    }
}

extension View {
    /// All names, including empty ones.
    fileprivate var allNames: [String] { [name ?? ""] + aliases }
}
