import Drawing
import Geometry
import Languages
import LayoutEngine

/// Layout guides as broken lines: the safe area of the shown view, and the guides that are asked about.
struct GuideDrawing {
    let subject: Subject

    private static let lineWidth = 1.5

    /// The guides that can be seen, each once.
    var guides: [Guide] {
        let answer = subject.answer
        let asked = answer.values
        var guides = subject.safeRect.map { [Guide(kind: .safeArea, frame: $0)] } ?? []
        let isAboutGuides = answer.asked.flatMap { Guide(of: $0) } != nil
        // The strip of an active division is drawn as itself.
        let drawn: [Property] = subject.environment.hinge == .partiallyOpen ? [.divisionFrame] : []
        for guide in asked.filter({ !drawn.contains($0.property) }).compactMap({ Guide(of: $0) })
        where !guides.contains(guide) {
            // The frame layout guide of a scroll view would be a second line around it, so it is drawn only if guides are
            // asked about.
            guard isAboutGuides || guide.kind != .frameLayout else { continue }
            guides.append(guide)
        }
        return guides.filter { !$0.frame.isEmpty && $0.frame.intersection(subject.screen) != nil }
    }

    /// The kinds that a legend has to explain, in the order of their declaration.
    var kinds: [Guide.Kind] {
        let guides = guides
        return Guide.Kind.allCases.filter { kind in guides.contains { $0.kind == kind } }
    }

    var lines: [SceneItem] {
        guides.map { guide in
            // The lines of two guides at one place are offset so that both can be seen.
            let inset = guide.kind == .contentLayout ? 2 * Self.lineWidth : 0
            let frame = subject.map(guide.frame).inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
            return Self.line(around: frame, guide.kind)
        }
    }

    /// The names of a scroll view's two guides, with the rooms for them and the areas that they must not cover; none if only one
    /// guide is drawn, which the legend names.
    var scrollGuideLabels: [(block: TextBlock, room: Rect, covered: [Rect])] {
        let own = guides.filter { $0.kind == .frameLayout || $0.kind == .contentLayout }
        guard own.count == 2 else { return [] }
        return own.map { guide in
            let block = TextBlock(TextBlock.Piece(guide.kind.name, TypeStyle.name, Self.color(guide.kind)))
            let others = guide.kind == .contentLayout ? own.filter { $0.kind == .frameLayout } : []
            return (block, subject.map(guide.frame), others.map { subject.map($0.frame) })
        }
    }

    private static func color(_ kind: Guide.Kind) -> ColorRole {
        kind == .safeArea || kind == .contentLayout ? .guide : .frame
    }

    /// The line just inside a rectangle of the picture; also the swatch of the legend.
    static func line(around rect: Rect, _ kind: Guide.Kind) -> SceneItem {
        let half = lineWidth / 2
        let inner = rect.inset(by: Insets(top: half, left: half, bottom: half, right: half))
        return .path(.rect(inner), .stroke(color(kind), width: lineWidth, dashes: kind.dashes))
    }

    /// The plate in the middle of the safe area: its name, and below it "375 × 641".
    var safeAreaLabel: (frame: Rect, block: TextBlock)? {
        guard let safe = guides.first(where: { $0.kind == .safeArea })?.frame else { return nil }
        let name = TextBlock.Piece(subject.words[.safeArea], TypeStyle.name, .guide)
        let size = TextBlock.Piece(NumberText.string(safe.size), TypeStyle.word, .secondaryInk)
        return (subject.map(safe), TextBlock([TextBlock.Line([name]), TextBlock.Line([size])], alignment: .center))
    }
}

/// The entries of the legend of a device picture.
extension Subject {
    /// Unsafe bands and the guides first, then the insets of scroll views.
    var legendEntries: [Legend.Entry] {
        let subjects = InsetBands(subject: self)
        let bands = subjects.kinds.map { kind in
            (
                isUnsafe: kind == .unsafe,
                entry: Legend.Entry(name: kind.name(in: words)) { subjects.items(in: $0, kind) }
            )
        }
        var guides = GuideDrawing(subject: self).kinds.map { kind in
            Legend.Entry(name: kind.name) { [GuideDrawing.line(around: $0, kind)] }
        }
        if !GuideLengthDrawing(subject: self).lines.isEmpty {
            guides.append(
                Legend.Entry(name: words[.layoutGuides]) {
                    [GuideLengthDrawing.item(from: $0.minX, to: $0.maxX, at: $0.midY)]
                })
        }
        guides += FoldDrawing(subject: self).legendEntries
        return bands.filter { $0.isUnsafe }.map { $0.entry } + guides
            + bands.filter { !$0.isUnsafe }.map { $0.entry }
    }
}
