import Drawing
import LayoutEngine

/// The shapes by which one recognizes a system on a screen, wherever they are and however large: its bars, sheets, cards and keyboard.
struct SystemLook: Hashable, Sendable {
    /// The design that the shapes are of; systems of one design look alike.
    let design: Design
    let forms: [Form]

    enum Design: Hashable, Sendable {
        case strips, stripAtTop, floating

        init(_ environment: Environment) {
            self = environment.hasFloatingBars ? .floating : environment.hasTabStrip ? .stripAtTop : .strips
        }
    }

    /// A painted path without its coordinates.
    struct Form: Hashable, Sendable {
        let paint: Paint
        let lines: Int
        let curves: Int
    }

    init(design: Design, forms: [Form]) {
        self.design = design
        self.forms = forms
    }

    init(_ subject: Subject) {
        design = Design(subject.environment)
        let bars = BarDrawing.bars(in: subject).flatMap { $0.ground + $0.content }
        let items =
            bars + SheetDrawing.items(in: subject) + FloatingSearchDrawing.items(in: subject)
            + PlainContentDrawing(subject: subject).primaryColumn + KeyboardDrawing.items(in: subject)
        forms = Self.forms(of: items)
    }

    private static func forms(of items: [SceneItem]) -> [Form] {
        items.flatMap { item -> [Form] in
            switch item {
            case .group(_, _, let items): forms(of: items)
            case .text: []
            case .path(let path, let paint): [form(of: path, paint)]
            }
        }
    }

    private static func form(of path: Path, _ paint: Paint) -> Form {
        var (lines, curves) = (0, 0)
        for segment in path.segments {
            switch segment {
            case .line: lines += 1
            case .curve: curves += 1
            case .move, .close: break
            }
        }
        return Form(paint: paint, lines: lines, curves: curves)
    }

    /// True for screens of different designs without any shape by which one could tell them apart.
    func isBare(beside other: SystemLook) -> Bool {
        design != other.design && forms.isEmpty && other.forms.isEmpty
    }

    /// True for screens of different designs that nobody can tell apart by their shapes.
    func isMistaken(for other: SystemLook) -> Bool {
        design != other.design && !forms.isEmpty && forms == other.forms
    }
}

extension SystemLook {
    /// The first two screens of which only the system differs and that look alike although their systems do not.
    ///
    /// - Parameters:
    ///   - looks: of each screen.
    ///   - differOnlyInSystem: for two of them, by their places.
    static func mistaken(
        among looks: [SystemLook], where differOnlyInSystem: (Int, Int) -> Bool
    ) -> (first: Int, second: Int)? {
        for second in looks.indices {
            let first = looks[..<second].indices.first {
                differOnlyInSystem($0, second) && looks[$0].isMistaken(for: looks[second])
            }
            if let first { return (first, second) }
        }
        return nil
    }
}
