import Drawing
import Geometry
import LayoutEngine
import Testing

@testable import Diagrams

/// Flaws that readers stumbled over, each under its symptom.
struct ClarityTests {
    @Test func `a frame counted from the far edge is not explained above the screen`() {
        let quantity = AdditiveTermsCase.sum(
            "y",
            [
                (AdditiveTermsCase.leaf("island", 59), false), (AdditiveTermsCase.leaf("screen", 852), false),
                (AdditiveTermsCase.leaf("bottom inset", 34), true), (AdditiveTermsCase.leaf("top inset", 59), true),
                (AdditiveTermsCase.leaf("constant", 56), true),
            ])
        let measure = Measure(kind: .y, property: .frame, quantity: quantity, start: 0, end: 762, reach: 0)
        let segments = TermChain(of: measure).segments
        #expect(segments.map { $0.term.value } == [852, -34, -56])
        #expect(segments.allSatisfy { $0.start >= 0 && $0.end <= 852 })
    }

    @Test func `a distance that leaves the page is broken, not shortened in silence`() {
        let map = ScreenMap(screenSize: Size(width: 375, height: 812))
        #expect(map.breakPosition(0, 400, .vertical) == nil)
        #expect(map.breakPosition(-960, 0, .vertical) != nil)
        #expect(map.breakPosition(100, 9000, .vertical) != nil)
    }

    @Test(arguments: [(0.0, false), (300.0, true)])
    func `content beyond the screen is torn off on the sides where it goes on`(offset: Double, isScrolled: Bool) throws
    {
        let sample = try Sample(
            yaml: """
                id: sheet
                device: iPhone 8
                os: 12
                root:
                  viewController:
                    view:
                      - tableView: {name: table, frame: fill, rows: 60, rowHeight: 44, contentOffset: [0, \(offset)]}
                expect:
                  table.contentSize.height: 2640
                """)
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        let screen = figure.map.screen
        let body = Rect(x: -6, y: -20, width: screen.width + 12, height: screen.height + 40)
        let bounds = try #require(ContentOverflow(subject: figure, body: body).part.bounds)
        #expect(bounds.maxY == body.maxY + ScreenMap.farthest - 20)
        #expect((bounds.minY < body.minY) == isScrolled)
    }

    @Test func `coordinates stand below the name of every view, small views first`() throws {
        let sample = try Sample(
            yaml: """
                id: coordinates
                device: iPhone X
                os: 13
                root:
                  viewController:
                    view:
                      - view: {name: card, frame: [20, 120, 200, 160], subviews: [{view: {name: dot, frame: [10, 10, 40, 40]}}]}
                show: [coordinates]
                """)
        let views = ViewDrawing(subject: Subject(sample.scenario, sample.variant, sample.result, .squares))
        let texts = views.inOrderOfPlates.compactMap { views.label(for: $0) }.map { label in
            label.lines.map { $0.pieces.map { $0.string }.joined() }
        }
        #expect(texts == [["dot", "10, 10, 40, 40"], ["card", "20, 120, 200, 160"]])
    }

    @Test func `a view in a scaled one is drawn where the engine puts it`() throws {
        let sample = try Sample(
            yaml: """
                id: scaled
                device: iPhone 8
                os: 13
                root:
                  viewController:
                    view:
                      - view:
                          name: card
                          frame: [20, 120, 200, 160]
                          transform: {scale: 0.5}
                          subviews: [{view: {name: dot, frame: [10, 10, 40, 40]}}]
                show: [coordinates]
                """)
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        let dot = try #require(ViewDrawing(subject: figure).entries.first { $0.names == ["dot"] })
        #expect(dot.frame == figure.map(Rect(x: 75, y: 165, width: 20, height: 20)))
    }

    @Test func `a plate beside its frame leads to it, around other plates`() {
        let frame = Rect(x: 0, y: 100, width: 200, height: 40)
        let plate = Rect(x: 0, y: 40, width: 80, height: 30)
        let between = Rect(x: 0, y: 75, width: 40, height: 20)
        #expect(PlateLeader(from: plate, to: frame, avoiding: []) != nil)
        #expect(PlateLeader(from: plate, to: frame, avoiding: [between]) != nil)
        let wide = Rect(x: 0, y: 75, width: 90, height: 20)
        #expect(PlateLeader(from: plate, to: frame, avoiding: [wide]) == nil)
        #expect(PlateLeader(from: frame, to: frame, avoiding: []) == nil)
    }

    @Test func `a name without room in its row lies beside it and cuts no line`() throws {
        let row = Rect(x: 0, y: 40, width: 200, height: 14)
        var placement = PlatePlacement(bounds: Rect(x: 0, y: 0, width: 200, height: 400), keepingClearOf: [])
        let place = placement.place(Size(width: 60, height: 18), on: row, clearOf: [row], [])
        let found = try #require(place)
        #expect(found.intersection(row) == nil)
        #expect(placement.leaders.count == 1)
    }

    @Test func `the name of a table's header does not cover a bar`() throws {
        let sample = try Sample(
            yaml: """
                id: header
                device: iPhone 7
                os: 10
                root:
                  navigationController:
                    viewController:
                      automaticallyAdjustsScrollViewInsets: false
                      view: [{tableView: {name: table, frame: fill, rows: 30, tableHeaderView: 60}}]
                show: [bars, contentInset]
                """)
        #expect(!sample.draw("en").scene.texts.contains { $0.string == "tableHeaderView" })
    }

    @Test func `a picture with many words has a smaller device, so that a page has room for text`() throws {
        let sample = try Sample(
            yaml: """
                id: words
                device: iPhone 15
                os: 18
                root: {viewController: {view: []}}
                show: [safeArea]
                expect: {view.layoutMargins: [59, 16, 34, 16]}
                """)
        let usual = ScreenMap(screenSize: sample.result.environment.screenSize).scale
        let scale = try #require(sample.draw("en").window).scale
        #expect(scale < usual && scale >= 0.79 * usual)
    }

    @Test func `a hidden view that is asked about is drawn where it would be`() throws {
        let sample = try Sample(
            yaml: """
                id: hidden
                device: iPhone 15
                os: 18
                root: {viewController: {view: [{view: {name: note, isHidden: true, frame: [20, 100, 300, 160]}}]}}
                show: [views]
                expect: {note.frame: [20, 100, 300, 160]}
                """)
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        #expect(ViewDrawing(subject: figure).hiddenLines.count == 1)
        #expect(sample.draw("en").scene.texts.contains { $0.string == ".isHidden" })
    }

    @Test func `an image view is a photo, with a name and without`() throws {
        for name in ["", "name: photo, "] {
            let figure = try Self.subject(
                """
                id: photo
                device: iPhone 15
                os: 18
                root: {viewController: {view: [{imageView: {\(name)frame: [20, 100, 200, 160]}}]}}
                show: [views]
                """)
            let index = try #require(figure.snapshot.elements.firstIndex { $0.isImage })
            #expect(PlainContentDrawing(subject: figure).items(ofElement: index).count == 2)
        }
    }

    @Test func `a view is measured from the far edges of its superview`() throws {
        let figure = try Self.subject(
            """
            id: edges
            device: iPhone 15
            os: 18
            root: {viewController: {view: [{view: {name: bar, frame: [16, 768, 361, 50]}}]}}
            show: [views, edges]
            expect: {bar.frame: [16, 768, 361, 50]}
            """)
        let distances = figure.answer.measures.filter { $0.kind == .bottom || $0.kind == .right }
        #expect(distances.map { $0.quantity.value } == [34, 16])
        #expect(distances.allSatisfy { TermChain(of: $0).segments.isEmpty })
    }

    private static func subject(_ yaml: String) throws -> Subject {
        let sample = try Sample(yaml: yaml)
        return Subject(sample.scenario, sample.variant, sample.result, .squares)
    }

    @Test func `the guides of several controllers have a line each, with their names`() throws {
        let figure = try Self.subject(
            """
            id: guides
            device: iPhone 7
            os: 10
            root: {tabBarController: {navigationController: {viewController: {}}}}
            show: [bars, frame]
            expect:
              vc.topLayoutGuide.length: 64
              nav.topLayoutGuide.length: 20
              tab.topLayoutGuide.length: 20
              tab.bottomLayoutGuide.length: 0
            """)
        let lines = GuideLengthDrawing(subject: figure).lines
        #expect(lines.map { $0.names } == [["nav", "tab"], ["vc"], ["tab"]])
        #expect(lines.map { $0.y } == [20, 64, 667])
    }

    @Test func `the first row of a scrolled table that can be seen has its name`() throws {
        let figure = try Self.subject(
            """
            id: rows
            device: iPhone 8
            os: 12
            root:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, rows: 60, rowHeight: 100, contentOffset: [0, 1000]}
            expect: {table.contentOffset.y: 1000}
            """)
        let names = RowNames(subject: figure).names.map { $0.name.lines.flatMap { $0.pieces }.map { $0.string } }
        #expect(names == [["cell(0, 10)"]])
    }

    @Test func `a popover points to its source`() throws {
        let figure = try Self.subject(
            """
            id: popover
            device: iPad Pro 11-inch (1st generation)
            os: 26.1
            root:
              viewController:
                modalPresentationStyle: popover
                preferredContentSize: [240, 180]
                popoverPresentationController: {sourceRect: [100, 300, 60, 40], permittedArrowDirections: left}
                view: []
            expect: {view.frame: [160, 230, 253, 180]}
            """)
        let bounds = SheetDrawing.items(in: figure).compactMap { item -> Rect? in
            if case .path(let path, _) = item { path.bounds } else { nil }
        }
        let (source, frame) = (
            Rect(x: 100, y: 300, width: 60, height: 40), Rect(x: 160, y: 230, width: 253, height: 180)
        )
        #expect(bounds.contains(figure.map(source)))
        #expect(bounds.contains(figure.map(frame)))
    }

    @Test(arguments: [("iPhone X", 11), ("iPhone 7", 10)])
    func `text that stands for content keeps to what bars and hardware leave`(device: String, system: Int) throws {
        let figure = try Self.subject(
            """
            id: plain
            device: \(device)
            os: \(system)
            root: {tabBarController: {navigationController: {viewController: {view: [{view: {name: box, frame: [0, 300, 375, 80]}}]}}}}
            """)
        let plain = PlainContentDrawing(subject: figure)
        let index = try #require(figure.snapshot.elements.firstIndex { $0.name == "view" })
        let bars = BarDrawing.bars(in: figure).map { figure.map($0.extent) }
        let box = figure.map(Rect(x: 0, y: 300, width: 375, height: 80))
        let items = plain.items(ofElement: index)
        #expect(!items.isEmpty)
        for case .path(let path, _) in items {
            let bounds = try #require(path.bounds)
            #expect(bars.allSatisfy { $0.intersection(bounds) == nil })
            #expect(
                !path.segments.contains { segment in
                    if case .move(let point) = segment { point.y > box.minY && point.y < box.maxY } else { false }
                })
        }
    }
}
