import Geometry
import LayoutEngine

/// A method of a data source or delegate: its usual answer, and the sections and rows with other answers.
struct MethodAnswer: Sendable {
    /// The signatures in both languages, up to the body.
    let signature: Method
    /// The object that asks.
    let asker: Expression
    var opening: [Statement] = []
    var cases: [Case] = []
    var result: Expression

    struct Case: Sendable {
        let section: Int
        /// The row; nil if the method asks for a section.
        let row: Int?
        var statements: [Statement] = []
        /// The result; nil for the method's usual one.
        var result: Expression?
    }
}

extension UIKitProgram {
    /// The methods of all tables and collection views of the program, grouped by signature.
    var answers: [[MethodAnswer]] {
        var groups: [[MethodAnswer]] = []
        for answer in tables.flatMap({ Self.answers($0) }) + collections.flatMap({ Self.answers($0) }) {
            if let index = groups.firstIndex(where: { $0[0].signature == answer.signature }) {
                groups[index].append(answer)
            } else {
                groups.append([answer])
            }
        }
        return groups
    }

    // MARK: - Tables

    private static func answers(_ source: TableSource) -> [MethodAnswer] {
        let table = source.view
        func answer(_ signature: Method, _ result: Expression) -> MethodAnswer {
            MethodAnswer(signature: signature, asker: source.table, result: result)
        }
        var rows = answer(.rows, .count(table.sections.first?.rows ?? 0))
        rows.cases = perSection(table) { $0.rows == table.sections[0].rows ? nil : .count($0.rows) }
        var answers = [answer(.sections, .count(table.sections.count)), rows, cells(source)]
        if table.heightForRow != nil || table.cells.contains(where: { $0.height != nil }) {
            var heights = answer(
                .rowHeight, table.heightForRow.map { .number($0) } ?? Expression.local("tableView")["rowHeight"])
            heights.cases = table.cells.compactMap { cell in
                cell.height.map { MethodAnswer.Case(section: cell.section, row: cell.row, result: .number($0)) }
            }
            answers.append(heights)
        }
        answers +=
            supplements(source, { $0.header }, .header) { .header(section: $0) }
            + supplements(source, { $0.footer }, .footer) { .footer(section: $0) }
        return answers
    }

    private static func perSection(
        _ table: TableView, _ result: (TableSection) -> Expression?
    ) -> [MethodAnswer.Case] {
        table.sections.enumerated().compactMap { index, section in
            result(section).map { MethodAnswer.Case(section: index, row: nil, result: $0) }
        }
    }

    private static func cells(_ source: TableSource) -> MethodAnswer {
        let table = source.view
        let cell = Expression.local("cell")
        let method = Method("init(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:")
        var opening: [Statement] = [
            .make(
                "cell", ofClass: "UITableViewCell",
                .new("UITableViewCell", method, [.word(Enumeration("UITableViewCellStyle"), "default"), .missing]))
        ]
        opening += accessory(table.accessory, of: cell)
        if let height = table.selfSizedHeight {
            opening += content(ofHeight: height, in: cell["contentView"])
        } else {
            opening.append(.set(cell["textLabel"], "text", .text("Row")))
        }
        var answer = MethodAnswer(signature: .cell, asker: source.table, opening: opening, result: cell)
        var cases: [MethodAnswer.Case] = []
        for special in table.cells where special.text != nil || special.accessory != nil || !special.subviews.isEmpty {
            var own = MethodAnswer.Case(section: special.section, row: special.row)
            if let text = special.text { own.statements.append(.set(cell["textLabel"], "text", .text(text))) }
            if let kind = special.accessory { own.statements += accessory(kind, of: cell) }
            own.statements +=
                source.contents.first { $0.place == .cell(section: special.section, row: special.row) }?.statements
                ?? []
            cases.removeAll { ($0.section, $0.row) == (special.section, special.row) }
            cases.append(own)
        }
        answer.cases = cases
        return answer
    }

    private static func accessory(_ accessory: TableCellAccessory, of cell: Expression) -> [Statement] {
        switch accessory {
        case .none: []
        case .disclosureIndicator: [.set(cell, "accessoryType", .word(.accessory, "disclosureIndicator"))]
        case .detailButton: [.set(cell, "accessoryType", .word(.accessory, "detailButton"))]
        case .view(let width):
            [
                .set(
                    cell, "accessoryView",
                    .new(
                        "UIView", Method("init(frame:)", "initWithFrame:"),
                        [.rect(Rect(x: 0, y: 0, width: width, height: 20))]))
            ]
        }
    }

    /// A view that gives its superview a height.
    private static func content(ofHeight height: Double, in superview: Expression) -> [Statement] {
        let content = Expression.local("content")
        let length = Expression.local("height")
        let anchor = Call(
            receiver: content["heightAnchor"],
            method: Method("constraint(equalToConstant:)", "constraintEqualToConstant:"),
            arguments: [.number(height)])
        return [
            .make("content", ofClass: "UIView", .new("UIView")),
            .set(content, "translatesAutoresizingMaskIntoConstraints", .flag(false)),
            .call(superview, "addSubview(_:)", "addSubview:", [content]),
            .make("height", ofClass: "NSLayoutConstraint", .call(anchor)),
            // The separator occupies a part of a cell's height.
            .set(length, "priority", .priority(999)),
            .set(length, "isActive", .flag(true)),
            .activate(
                ["top", "leading", "trailing", "bottom"].map {
                    .constraint(
                        Constraint(
                            first: ConstraintEnd(object: content, attribute: $0),
                            second: ConstraintEnd(object: superview, attribute: $0), constant: 0))
                }),
        ]
    }

    private static func supplements(
        _ source: TableSource, _ supplement: (TableSection) -> TableSection.Supplement, _ signatures: Method.Supplement,
        at place: (Int) -> TablePart.Place
    ) -> [MethodAnswer] {
        let table = source.view
        let all = table.sections.map(supplement)
        func answer(_ signature: Method, _ usual: Expression, _ result: (TableSection.Supplement) -> Expression?)
            -> MethodAnswer
        {
            var answer = MethodAnswer(signature: signature, asker: source.table, result: usual)
            answer.cases = perSection(table) { result(supplement($0)) }
            return answer
        }
        var answers: [MethodAnswer] = []
        if all.contains(where: { $0.hasTitle }) {
            answers.append(answer(signatures.title, .missing) { $0.hasTitle ? .text("Title") : nil })
        }
        if all.contains(where: { $0.view != .notImplemented }) {
            var views = answer(signatures.view, .missing) { _ in nil }
            views.cases = all.enumerated().compactMap { index, own in
                own.view == .view
                    ? view(in: index, own, source.contents.first { $0.place == place(index) }?.statements) : nil
            }
            answers.append(views)
        }
        if all.contains(where: { $0.height != nil }) {
            answers.append(
                answer(signatures.height, Expression.local("tableView")[signatures.property]) { own in
                    switch own.height {
                    case .points(let points): .number(points)
                    case .automatic: Expression.local("UITableView")["automaticDimension"]
                    case nil: nil
                    }
                })
        }
        return answers
    }

    /// - Parameter contents: the statements that fill the content view; nil if the app puts no views of its own into it.
    private static func view(
        in section: Int, _ supplement: TableSection.Supplement, _ contents: [Statement]?
    ) -> MethodAnswer.Case {
        let view = Expression.local("view")
        let sized = supplement.selfSizedHeight.map { content(ofHeight: $0, in: view["contentView"]) }
        guard let filling = contents ?? sized else {
            return MethodAnswer.Case(section: section, row: nil, result: .new("UIView"))
        }
        return MethodAnswer.Case(
            section: section, row: nil,
            statements: [.make("view", ofClass: "UITableViewHeaderFooterView", .new("UITableViewHeaderFooterView"))]
                + filling,
            result: view)
    }

    // MARK: - Collection views

    private static func answers(_ source: CollectionSource) -> [MethodAnswer] {
        let view = source.view
        func answer(_ signature: Method, _ result: Expression) -> MethodAnswer {
            MethodAnswer(signature: signature, asker: source.collection, result: result)
        }
        var items = answer(.items, .count(view.sections.first ?? 0))
        items.cases = view.sections.enumerated().compactMap { index, count in
            count == view.sections[0] ? nil : MethodAnswer.Case(section: index, row: nil, result: .count(count))
        }
        let indexPath = Expression.local("indexPath")
        let asked = Expression.local("collectionView")
        func call(_ swift: String, _ objectiveC: String, _ arguments: [Expression]) -> Expression {
            .call(Call(receiver: asked, method: Method(swift, objectiveC), arguments: arguments))
        }
        var answers = [
            answer(.collectionSections, .count(view.sections.count)), items,
            answer(
                .item,
                call(
                    "dequeueReusableCell(withReuseIdentifier:for:)",
                    "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                    [.text("item"), indexPath])),
        ]
        if view.layout.headerReferenceSize != .zero || view.layout.footerReferenceSize != .zero {
            answers.append(
                answer(
                    .supplement,
                    call(
                        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
                        "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
                        [.local("kind"), .text("supplement"), indexPath])))
        }
        if view.cells.contains(where: { $0.size != nil }) {
            var sizes = answer(.itemSize, .size(view.layout.itemSize))
            sizes.cases = view.cells.compactMap { item in
                item.size.map { MethodAnswer.Case(section: item.section, row: item.item, result: .size($0)) }
            }
            answers.append(sizes)
        }
        return answers
    }
}

extension Method {
    /// The signatures for headers, or those for footers.
    struct Supplement {
        let title: Method
        let view: Method
        let height: Method
        let property: String

        static let header = Supplement("Header")
        static let footer = Supplement("Footer")

        private init(_ kind: String) {
            let table = "tableView(_ tableView: UITableView,"
            title = Method(
                "\(table) titleFor\(kind)InSection section: Int) -> String?",
                "(NSString *)tableView:(UITableView *)tableView titleFor\(kind)InSection:(NSInteger)section")
            view = Method(
                "\(table) viewFor\(kind)InSection section: Int) -> UIView?",
                "(UIView *)tableView:(UITableView *)tableView viewFor\(kind)InSection:(NSInteger)section")
            height = Method(
                "\(table) heightFor\(kind)InSection section: Int) -> CGFloat",
                "(CGFloat)tableView:(UITableView *)tableView heightFor\(kind)InSection:(NSInteger)section")
            property = "section\(kind)Height"
        }
    }

    static let sections = Method(
        "numberOfSections(in tableView: UITableView) -> Int",
        "(NSInteger)numberOfSectionsInTableView:(UITableView *)tableView")
    static let rows = Method(
        "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
        "(NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section")
    static let cell = Method(
        "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
        "(UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath")
    static let rowHeight = Method(
        "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
        "(CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath")
    static let collectionSections = Method(
        "numberOfSections(in collectionView: UICollectionView) -> Int",
        "(NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView")
    static let items = Method(
        "collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int",
        "(NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section")
    static let item = Method(
        "collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell",
        "(UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath"
    )
    static let supplement = Method(
        "collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView",
        "(UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath"
    )
    static let itemSize = Method(
        "collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize",
        "(CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath"
    )
}

extension MethodAnswer {
    /// Whether a collection view asks, and no table.
    var isOfCollection: Bool {
        signature.objectiveC.split(separator: "(").contains { $0.hasPrefix("UICollectionView *)") }
    }
}
