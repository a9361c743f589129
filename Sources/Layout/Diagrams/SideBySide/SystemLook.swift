import Drawing
import LayoutEngine

/// The shapes that identify a system on a screen, regardless of their position and size: its bars, sheets, cards and keyboard.
struct SystemLook: Hashable, Sendable {
    /// The design of the shapes; systems of one design look alike.
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

    /// Whether the screens have different designs, but no shape that distinguishes them.
    func isBare(beside other: SystemLook) -> Bool {
        design != other.design && forms.isEmpty && other.forms.isEmpty
    }

    /// Whether the screens have different designs that their shapes do not distinguish.
    func isMistaken(for other: SystemLook) -> Bool {
        design != other.design && !forms.isEmpty && forms == other.forms
    }
}

extension SystemLook {
    /// The first two screens that differ only in their system and that look alike although their systems do not.
    ///
    /// - Parameters:
    ///   - looks: the look of each screen.
    ///   - differOnlyInSystem: whether two screens, given by index, differ only in their system.
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
