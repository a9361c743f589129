/// The ids of figures' blocks.
package struct FigureIDs: Sendable {
    /// Each once, in source order, without those of blocks with errors.
    package let all: [String]
    /// Those of blocks with errors too, so that none is reported as missing.
    private let known: Set<String>

    package init(_ ids: [String] = [], broken: Set<String> = []) {
        all = ids
        known = broken.union(ids)
    }

    package init(_ parts: [FigureIDs]) {
        self.init(parts.flatMap { $0.all }, broken: parts.reduce(into: []) { $0.formUnion($1.known) })
    }

    /// Whether a placeholder asks for a value of one of these blocks.
    package func areAskedFor(by placeholder: String) -> Bool {
        FigureQuery(placeholder).map { known.contains($0.id) } ?? false
    }
}
