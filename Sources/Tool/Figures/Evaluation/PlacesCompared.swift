package import Languages
import LayoutEngine
package import ScenarioLanguage

extension Figure {
    /// The differences at each place but the first, where the scenario compares places.
    package func comparisons(in words: Words) -> [(
        from: LaidOutVariant, to: LaidOutVariant, rows: [PlaceComparison.Row]
    )] {
        guard scenario.comparesPlaces, let first = variants.first else { return [] }
        return variants.dropFirst().map { other in
            let sides = [first, other].map { PlaceComparison.Side($0.variant.app, in: $0.variant.environment) }
            let comparison = PlaceComparison(from: sides[0], to: sides[1], words)
            return (first, other, comparison.rows(in: words))
        }
    }
}
