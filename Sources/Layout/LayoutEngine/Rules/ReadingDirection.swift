/// The direction in which a view lays out its immediate content.
///
/// A view's semanticContentAttribute reaches no further than its own subviews: it does not pass to theirs, nor to the cells of a
/// table.
enum ReadingDirection {
    static let rule = Rule(
        "view-frame.reading-direction", .from(9), .documented,
        evidence: [
            "UIView.effectiveUserInterfaceLayoutDirection", "UIView.semanticContentAttribute", "stevia-leading-right",
            "stevia-siblings-right",
        ])
}

extension Environment {
    /// effectiveUserInterfaceLayoutDirection of a view: the direction of its margins, of its arranged subviews, and of leading and
    /// trailing in the constraints between it and its subviews.
    func direction(of view: View) -> LayoutDirection {
        let attribute = view.semanticContentAttribute
        let direction = os < OSVersion(9) ? layoutDirection : attribute.direction(in: layoutDirection)
        return decide(.viewHasOwnDirection, direction != layoutDirection) ? layoutDirection.opposite : layoutDirection
    }
}
