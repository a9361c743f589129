import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// A view while its properties are being read; the result depends on its class.
struct ViewDraft: Sendable {
    var name: Located<String>?
    var frame: Located<View.Placement>?
    var pins: Located<View.Placement>?
    /// The translatesAutoresizingMaskIntoConstraints of the view: if false, a frame has no effect; if true, a view without a
    /// frame keeps its initial frame of zeros.
    var isTranslatingMask: Located<Bool>?
    var mask: Located<AutoresizingMask>?
    /// The size that the superview had when the frame was set.
    var sizeOfSuperview: Located<Size>?
    /// The properties that every view has; its name, kind and placement are set at the end.
    var view = View(name: nil)
    /// contentHuggingPriority; nil for the class's default.
    var hugging: Double?
    /// The text of a label; the views of other classes have none.
    var label = Label()
    var scrollView = ScrollView()
    var tableView = TableView()
    /// A table's rows, given as a number or section by section.
    var rows: Located<Int>?
    var sections: Located<[TableSection]>?
    var cells: Located<[TableCell]>?
    /// The properties of a collection view; nil for one without items and layout, which is a scroll view.
    var collection: CollectionView?
    var stackView = StackView()

    /// The placement of the view, if the scenario sets it.
    var placed: Located<View.Placement>? {
        guard let isTranslatingMask else { return pins ?? masked }
        if !isTranslatingMask.value { return pins }
        return pins ?? masked ?? Located(.frame(.zero), at: isTranslatingMask.span)
    }

    /// The frame, which follows the superview if it has a mask.
    private var masked: Located<View.Placement>? {
        autoresizing.flatMap { autoresizing in frame.map { Located(.autoresized(autoresizing), at: $0.span) } } ?? frame
    }

    /// The autoresizing; nil for a frame that no mask changes, and for an invalid mask.
    private var autoresizing: Autoresizing? {
        guard let mask, case .frame(let rect)? = frame?.value else { return nil }
        let size = sizeOfSuperview?.value ?? Size(width: rect.maxX, height: rect.maxY)
        let autoresizing = Autoresizing(frame: rect, mask: mask.value, superviewSize: size)
        let parts = [autoresizing.parts(along: .horizontal), autoresizing.parts(along: .vertical)]
        guard sizeOfSuperview != nil || parts.allSatisfy({ $0.isUsual }) else { return nil }
        return parts.allSatisfy({ $0.isPublished }) ? autoresizing : nil
    }

    /// The problem of the mask; nil for none.
    var maskProblem: Diagnostic? {
        guard isTranslatingMask?.value != false else { return nil }
        guard let mask else { return sizeOfSuperview.map { HierarchyCodes.sizeWithoutMask(at: $0.span) } }
        guard case .frame(let rect)? = frame?.value else {
            return HierarchyCodes.maskWithoutFrame(isFilling: frame != nil, at: mask.span)
        }
        let size = sizeOfSuperview?.value ?? Size(width: rect.maxX, height: rect.maxY)
        let autoresizing = Autoresizing(frame: rect, mask: mask.value, superviewSize: size)
        for axis in [Axis.horizontal, .vertical] {
            let parts = autoresizing.parts(along: axis)
            if sizeOfSuperview == nil, !parts.isUsual { return HierarchyCodes.maskWithoutSize(at: mask.span) }
            if !parts.isPublished { return HierarchyCodes.unpublishedMask(at: mask.span) }
        }
        return nil
    }

    /// The table with its sections.
    private var filledTable: TableView {
        var table = tableView
        if let rows { table.rows = rows.value }
        if let sections { table.sections = sections.value }
        if let cells { table.cells = cells.value }
        return table
    }

    /// The view that the draft describes.
    func view(_ viewClass: ViewClass) -> View {
        var view = view
        view.name = name?.value
        view.placement = placed?.value ?? .none
        view.priorities.hugging = hugging ?? view.control?.usualHugging ?? view.priorities.hugging
        if viewClass == .label { view.label = label }
        view.isImage = viewClass == .imageView
        view.kind =
            switch viewClass.kind {
            case .table: .table(scrollView, filledTable)
            case .scroll: collection.map { .collection(scrollView, $0) } ?? .scroll(scrollView)
            case .text: .text(scrollView)
            case .stack: .stack(stackView)
            case .plain, .childController: .plain
            }
        return view
    }

    /// The problems of the size of a scroll view's content: constraints that leave it open, or that decide it a second time.
    func contentProblems(at span: SourceSpan) -> [Diagnostic] {
        let extents = ContentExtent.of(view.subviews)
        let given = scrollView.contentSize
        return [("width", extents.width, given.width), ("height", extents.height, given.height)].compactMap {
            name, extent, given in
            switch extent {
            case .free: collection == nil || given == 0 ? nil : PinCodes.contentDecidedByLayout(name, at: span)
            case _ where collection != nil: PinCodes.contentDecidedByLayout(name, at: span)
            case .open: given == 0 ? PinCodes.openContent(name, at: span) : nil
            case .decided: given == 0 ? nil : PinCodes.contentDecidedTwice(name, isGiven: true, at: span)
            case .twice: PinCodes.contentDecidedTwice(name, isGiven: false, at: span)
            }
        }
    }

    /// Reports rows that are given twice, and notes texts that may need more height than their rows have.
    func checkRows(_ decoder: inout ScenarioDecoder) {
        if let rows, let sections { decoder.report(HierarchyCodes.rowsTwice(at: sections.span, first: rows.span)) }
        let heights = [tableView.rowHeight, tableView.heightForRow, tableView.selfSizedHeight]
        guard let cells, heights.allSatisfy({ $0 == nil }), !tableView.isFromNib else { return }
        for cell in cells.value where cell.text != nil && cell.height == nil {
            decoder.context.log.singleLines.append(Located("cell(\(cell.section), \(cell.row))", at: cells.span))
        }
    }
}

/// A controller's root view while it is being read: its class, its properties, and its place in the data tree.
struct RootViewDraft: Sendable {
    let viewClass: ViewClass
    let draft: ViewDraft
    /// The path of the mapping of its properties.
    let steps: [PathStep]
    /// The keys that the mapping allows.
    let entries: [ScenarioEntry]

    init(viewClass: ViewClass, draft: ViewDraft, steps: [PathStep], entries: [ScenarioEntry]) {
        self.viewClass = viewClass
        self.draft = draft
        self.steps = steps
        self.entries = entries
    }

    /// A root view with a mapping of its own.
    init(_ viewClass: ViewClass, _ draft: ViewDraft, steps: [PathStep]) {
        self.init(viewClass: viewClass, draft: draft, steps: steps, entries: viewClass.keys.map { $0.entry })
    }
}
