import Drawing
import Geometry

/// The dashed rectangle of safeAreaLayoutGuide, and the plate with its size.
struct SafeAreaFigure {
    let figure: Figure

    /// The guide in the picture; nil when it is not drawn.
    var frame: Rect? {
        guard let safe = figure.safeRect, !safe.isEmpty, safe.intersection(figure.screen) != nil else { return nil }
        return figure.map(safe)
    }

    var lines: [SceneItem] {
        guard let frame else { return [] }
        let inner = Rect(
            x: frame.minX + 0.75, y: frame.minY + 0.75, width: max(0, frame.width - 1.5),
            height: max(0, frame.height - 1.5))
        return [.path(.rect(inner), .stroke(figure.palette.guide, width: 1.5, dashes: [5, 3]))]
    }

    /// "safe area", and below it "375 × 641".
    var label: TextBlock? {
        guard let safe = figure.safeRect else { return nil }
        return TextBlock(
            [
                TextBlock.Line([TextBlock.Piece(figure.language.safeArea, TypeStyle.name, figure.palette.guide)]),
                TextBlock.Line([
                    TextBlock.Piece(NumberText.string(safe.size), TypeStyle.word, figure.palette.secondaryInk)
                ]),
            ], alignment: .center)
    }
}
