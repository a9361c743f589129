import Drawing
import Geometry
import LayoutEngine
import PictureSupport
import ScenarioLanguage
import TestSupport
import Testing

@testable import Diagrams

/// What pictures once drew wrong, each under its symptom.
struct DrawingFaultTests {
    private static func sample(_ root: String, _ rest: String = "", device: String = "iPhone X", os: String = "13")
        throws
        -> Sample
    {
        try Sample(yaml: "id: fault\ndevice: \(device)\nos: \(os)\nroot:\n  viewController:\n\(root)\n\(rest)")
    }

    @Test(arguments: [("frame: [60, 10, 200, 100]", true), ("frame: [60, 300, 200, 100]", false)])
    func `the unsafe hatch lies behind views that are in front of it`(frame: String, isOverBand: Bool) throws {
        let sample = try Self.sample(
            "    view: [{view: {name: card, \(frame)}}]",
            "show: [safeArea, views]\nexpect: {view.safeAreaInsets.top: 44}")
        let (hatched, plain) = (
            try ProbedPicture(sample), try ProbedPicture(sample, leavingOut: [.unsafeHatch, .unsafeFill])
        )
        let card = try #require(hatched.places(of: .viewFill).first)
        // Below the cutout and its rim, away from the card's line and its plate.
        let place = Rect(x: card.minX + 3, y: card.minY + 26, width: 20, height: 6)
        #expect(hatched.pixels.colors(in: place) == plain.pixels.colors(in: place))
        // A ground that hides is drawn only where there is something to hide.
        let screens = hatched.places(of: .screen).filter { $0.width == card.width }
        #expect(screens.isEmpty != isOverBand)
    }

    @Test(arguments: [("[0, 0]", true), ("[0, -88]", false)])
    func `rows under a translucent bar can be seen`(offset: String, areCovered: Bool) throws {
        let sample = try Sample(
            yaml: """
                id: fault
                device: iPhone X
                os: 13
                root:
                  navigationController:
                    viewController:
                      view: [{tableView: {name: table, frame: fill, rows: 30, contentOffset: \(offset)}}]
                show: [bars, contentOffset]
                """)
        let picture = try ProbedPicture(sample)
        let bar = try #require(picture.places(of: .translucentBarFill).first)
        #expect(picture.places(of: .coveredContent).contains { $0.intersection(bar) != nil } == areCovered)
    }

    @Test(arguments: [("effectiveScrollIndicatorInsets", true), ("adjustedContentInset", false)])
    func `a scroll indicator that is asked about has its name`(property: String, isNamed: Bool) throws {
        let sample = try Self.sample(
            "    view: [{tableView: {name: table, frame: fill, rows: 40}}]",
            "show: [bars]\nexpect: {table.\(property).top: 44}")
        #expect(
            sample.draw("en").scene.texts.contains { $0.string == "scroll indicator" } == isNamed)
    }

    @Test func `a header above all sections has its name, so that nobody takes it for a bar`() throws {
        let sample = try Self.sample(
            "    view: [{tableView: {name: table, frame: fill, rows: 4, tableHeaderView: 64}}]", "show: [bars]")
        #expect(sample.draw("en").scene.texts.contains { $0.string == "tableHeaderView" })
    }

    @Test(arguments: [false, true])
    func `the island and the home indicator are in the middle of a zoomed display`(isZoomed: Bool) throws {
        let sample = try Sample(
            yaml: "id: fault\ndevice: iPhone 14 Pro\nos: 16\ndisplayZoom: \(isZoomed)\nroot: {viewController: {}}")
        let picture = try ProbedPicture(sample)
        let body = try #require(picture.places(of: .body).first)
        let island = try #require(picture.places(of: .body).first { $0.width < body.width / 2 })
        let indicator = try #require(picture.places(of: .homeIndicator).first)
        #expect((island.midX - body.midX).magnitude < 1)
        #expect((indicator.midX - body.midX).magnitude < 1)
        #expect(body.encloses(indicator))
    }

    @Test func `a view that is asked what of it is unsafe shows it`() throws {
        let sample = try Self.sample(
            "    view: [{view: {name: card, frame: [60, 10, 200, 100]}}]",
            "show: [safeArea, views]\nexpect: {card.safeAreaInsets.top: 34}")
        let picture = try ProbedPicture(sample)
        let card = try #require(picture.places(of: .viewFill).first)
        #expect(!picture.places(of: .screen).contains { $0.width == card.width })
    }

    @Test func `insets can be seen on a view that covers them whole, and lie behind others`() throws {
        func bands(_ frame: String) throws -> Int {
            let sample = try Self.sample(
                "    view: [{tableView: {name: table, frame: fill, rows: 30}}, {view: {name: cover, frame: \(frame)}}]",
                "show: [adjustedContentInset, views]\nexpect: {table.adjustedContentInset.top: 44}")
            return try ProbedPicture(sample).places(of: .contentInsetHatch).count
        }
        #expect(try bands("[0, 0, 375, 100]") == bands("[300, 0, 75, 100]") + 1)
    }

    @Test func `the legends of contentInset and adjustedContentInset do not look alike`() throws {
        let rect = Rect(x: 0, y: 0, width: 20, height: 10)
        let (own, whole) = (
            InsetBands.items(in: rect, .contentInset), InsetBands.items(in: rect, .adjustedContentInset)
        )
        #expect(own == [.path(.rect(rect), .fill(.contentInsetFill))])
        #expect(whole.count == 1 && whole != own)
    }

    @Test(arguments: ["device", "tableAnatomy"])
    func `rows of an inset grouped table lie on a card with round corners`(picture: String) throws {
        let sample = try Self.sample(
            "    view: [{tableView: {name: table, frame: fill, style: insetGrouped, rows: 3}}]", "picture: \(picture)")
        let table = try #require(sample.result.settled["table"])
        let cell = try #require(sample.result.settled["table.cell(0, 0)"])
        let part = cell.frameInWindow.width / table.frameInWindow.width
        let picture = try ProbedPicture(sample)
        let grounds = picture.places(of: .screen)
        let whole = try #require(grounds.first)
        let card = try #require(grounds.first { abs($0.width / whole.width - part) < 0.01 })
        #expect(card.height > 2.5 * 44 * card.width / cell.frameInWindow.width)
        // The corner shows the table's ground.
        let (corner, middle) = (Point(x: card.minX + 1, y: card.minY + 1), Point(x: card.midX, y: card.minY + 1.5))
        #expect(picture.pixels.pixel(corner.x, corner.y) != picture.pixels.pixel(middle.x, middle.y))
    }

    @Test func `a tableHeaderView is drawn from edge to edge in landscape, as its frame is`() throws {
        let sample = try Self.sample(
            "    view: [{tableView: {name: table, frame: fill, rows: 3, tableHeaderView: 60}}]",
            "orientation: landscape")
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        let header = try #require(sample.result.settled["table.tableHeaderView"])
        let place = try #require(try ProbedPicture(sample).places(of: .ghost).first)
        #expect(header.frameInWindow.width == 812)
        #expect(place.width == figure.map(header.frameInWindow).width)
    }

    @Test func `panels side by side have the same rulers`() throws {
        let sample = try Sample(
            yaml: """
                id: rulers
                device: iPhone X
                os: 13
                root:
                  viewController:
                    view: [{view: {name: card, frame: [0, 100, 375, 100]}}]
                matrix: {card.frame: [[0, 100, 375, 100], [20, 100, 335, 100]]}
                show: [views]
                expect: {card.frame.y: 100}
                """)
        let results = sample.scenario.variants.map { layOut($0.app, in: $0.environment) }
        let diagram = drawDiagram(
            sample.scenario, results, words: standardWords("en"), measuring: SquareGlyphs())
        let names = diagram.scene.texts.map { $0.string }
        for name in ["x", "y", "width", "height"] { #expect(names.filter { $0 == name }.count == 2, "\(name)") }
    }

    @Test func `the terms of a centred view come in the order in which they lie`() throws {
        let sample = try Self.sample(
            """
                view: [{view: {name: card, pin: {centerX: safeArea.centerX, centerY: safeArea.centerY, width: 200, height: 80}}}]
            """, "expect: {card.frame.height: 80}")
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        let measure = try #require(figure.answer.measures.first { $0.kind == .y })
        #expect(TermChain(of: measure).segments.map { $0.term.value } == [44, 367, -40])
    }

    @Test func `a callback's name stands beside its number, in the column of its phase`() throws {
        let sample = try Self.sample(
            "    view: [{tableView: {name: table, frame: fill, rows: 30}}]",
            "picture: timeline\nexpect: {table.adjustedContentInset.top: 44}")
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        let timeline = Timeline(sample.variant, sample.result, subject: figure)
        let style = PictureStyle.squares
        let columns = TimelineColumns(timeline, left: 100, bandWidths: [], style)
        let rows = CallbackRows(timeline: timeline, style: style).part(columns, top: 0)
        let texts = rows.items.compactMap { item -> (run: TextRun, origin: Point)? in
            if case .text(let run, let origin) = item { (run, origin) } else { nil }
        }
        #expect(!timeline.events.isEmpty)
        for (index, event) in timeline.events.enumerated() {
            let column = try #require(timeline.phases.firstIndex(of: event.phase))
            let number = try #require(texts.first { $0.run.string == "\(index + 1)" })
            let row = texts.filter { abs($0.origin.y - number.origin.y) < 8 }.map { $0.run.string }
            #expect(row == ["\(index + 1)", event.receiver, "." + event.callback.rawValue])
            #expect((columns.left(of: column)..<columns.right(of: column)).contains(number.origin.x))
        }
    }
}
