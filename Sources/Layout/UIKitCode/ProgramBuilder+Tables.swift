import Geometry
import LayoutEngine

/// Tables and collection views: their properties, and the answers of data source and delegate.
extension ProgramBuilder {
    mutating func configure(_ table: TableView, _ own: Expression, _ statements: inout [Statement]) {
        if table.isFromNib { program.unsupported.insert(.tableFromNib) }
        if table.isScrolledThrough { program.unsupported.insert(.scrolledThrough) }
        let heights: [(String, Double?)] = [
            ("rowHeight", table.rowHeight), ("estimatedRowHeight", table.estimatedRowHeight),
            ("estimatedSectionHeaderHeight", table.estimatedSectionHeaderHeight),
            ("estimatedSectionFooterHeight", table.estimatedSectionFooterHeight),
            ("sectionHeaderHeight", table.sectionHeaderHeight), ("sectionFooterHeight", table.sectionFooterHeight),
            ("sectionHeaderTopPadding", table.sectionHeaderTopPadding),
        ]
        for case (let name, let height?) in heights { set(own, name, .number(height), usual: nil, &statements) }
        for (name, height) in [
            ("tableHeaderView", table.tableHeaderHeight), ("tableFooterView", table.tableFooterHeight),
        ]
        where height > 0 {
            let frame = Expression.rect(Rect(x: 0, y: 0, width: 0, height: height))
            let view = Expression.new("UIView", Method("init(frame:)", "initWithFrame:"), [frame])
            set(own, name, view, usual: nil, &statements)
        }
        set(
            own, "separatorStyle", .word(.separatorStyle, table.separatorStyle.rawValue),
            usual: .word(.separatorStyle, "singleLine"), &statements)
        if let inset = table.separatorInset { set(own, "separatorInset", .insets(inset), usual: nil, &statements) }
        set(
            own, "separatorInsetReference", .word(.separatorReference, table.separatorInsetReference.rawValue),
            usual: .word(.separatorReference, "fromCellEdges"), &statements)
        set(
            own, "insetsContentViewsToSafeArea", .flag(table.insetsContentViewsToSafeArea), usual: .flag(true),
            &statements)
        if let follows = table.cellLayoutMarginsFollowReadableWidth {
            set(own, "cellLayoutMarginsFollowReadableWidth", .flag(follows), usual: nil, &statements)
        }
        if own != .own("tableView") || table.style != .plain {
            statements.append(.set(own, "dataSource", .controller))
            statements.append(.set(own, "delegate", .controller))
        }
        if table.isReloaded { at(.viewDidAppear, .call(own, "reloadData()", "reloadData", [])) }
        program.tables.append(
            UIKitProgram.TableSource(table: own, view: table, contents: contents(of: table)))
    }

    private mutating func contents(of table: TableView) -> [(place: TablePart.Place, statements: [Statement])] {
        table.contents.map { place, subviews in
            var content = View(name: nil)
            content.subviews = subviews
            var statements: [Statement] = []
            let owner = if case .cell = place { "cell" } else { "view" }
            let target = Expression.local(owner)["contentView"]
            let outer = beginConstraints(of: content, at: target, named: ["contentView"])
            addSubviews(of: content, in: target, &statements)
            activateConstraints(&statements, backTo: outer)
            return (place, statements)
        }
    }

    mutating func configure(_ collection: CollectionView, _ own: Expression, _ statements: inout [Statement]) {
        let layout = collection.layout
        let usual = FlowLayout()
        let local = Expression.local("layout")
        var ofLayout: [Statement] = []
        set(
            local, "scrollDirection", .word(.scrollDirection, layout.scrollDirection.rawValue),
            usual: .word(.scrollDirection, "vertical"), &ofLayout)
        set(local, "itemSize", .size(layout.itemSize), usual: .size(usual.itemSize), &ofLayout)
        set(
            local, "minimumLineSpacing", .number(layout.minimumLineSpacing), usual: .number(usual.minimumLineSpacing),
            &ofLayout)
        set(
            local, "minimumInteritemSpacing", .number(layout.minimumInteritemSpacing),
            usual: .number(usual.minimumInteritemSpacing), &ofLayout)
        set(local, "sectionInset", .insets(layout.sectionInset), usual: .insets(.zero), &ofLayout)
        set(
            local, "sectionInsetReference", .word(.sectionInset, layout.sectionInsetReference.rawValue),
            usual: .word(.sectionInset, "fromContentInset"), &ofLayout)
        set(
            local, "headerReferenceSize", .size(layout.headerReferenceSize), usual: .size(.zero), &ofLayout)
        set(
            local, "footerReferenceSize", .size(layout.footerReferenceSize), usual: .size(.zero), &ofLayout)
        statements.append(.make("layout", ofClass: "UICollectionViewFlowLayout", .new("UICollectionViewFlowLayout")))
        statements += ofLayout
        statements.append(.set(own, "collectionViewLayout", local))
        statements.append(
            .call(
                own, "register(_:forCellWithReuseIdentifier:)", "registerClass:forCellWithReuseIdentifier:",
                [.type("UICollectionViewCell"), .text("item")]))
        for (kind, size) in [("Header", layout.headerReferenceSize), ("Footer", layout.footerReferenceSize)]
        where size != .zero {
            statements.append(
                .call(
                    own, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
                    "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
                    [.type("UICollectionReusableView"), .elementKind(kind), .text("supplement")]))
        }
        statements.append(.set(own, "dataSource", .controller))
        statements.append(.set(own, "delegate", .controller))
        program.collections.append(UIKitProgram.CollectionSource(collection: own, view: collection))
    }
}
