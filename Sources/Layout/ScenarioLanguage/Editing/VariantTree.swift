import DataTree
import LayoutEngine
import Schema

extension DataNode {
    /// The block with everything that it took over, and without the keys that took it over.
    var withoutUse: DataNode {
        DataNode(.mapping((entries ?? []).filter { $0.key != "use" && $0.key != "with" }), at: span)
    }

    /// The scenario of one variant as a tree of its own: with the variant's values, without the keys that produce several
    /// variants, and with the claims that hold in it.
    ///
    /// - Parameter claims: the claims of the block that shows the variant.
    func alone(at coordinates: [Variant.Coordinate], claims: DataNode?) -> DataNode {
        let left = ["matrix", "compare", "use", "with", "until", "expect"]
        var entries = (self.entries ?? []).filter { !left.contains($0.key) }
        if let claims {
            let held = claims.claimsHeld(at: coordinates)
            if held.entries?.isEmpty == false { entries.append(Entry("expect", at: claims.span, held)) }
        }
        return DataNode(.mapping(entries), at: span)
    }

    /// The claims of `expect` about a variant, without the conditions that choose it.
    private func claimsHeld(at coordinates: [Variant.Coordinate]) -> DataNode {
        let held = (entries ?? []).flatMap { entry -> [Entry] in
            if ClaimCondition.begins(entry.key) {
                let condition = ClaimCondition(parsing: entry.key, at: entry.keySpan)
                guard condition?.holds(for: coordinates) == true else { return [] }
                return entry.value.claimsHeld(at: coordinates).entries ?? []
            }
            guard ClaimGroup.phase(of: entry.key) != nil else { return [entry] }
            return [Entry(entry.key, at: entry.keySpan, entry.value.claimsHeld(at: coordinates))]
        }
        // The first claim about a path counts, as the first of two equal keys does.
        var seen: Set<String> = []
        return DataNode(.mapping(held.filter { seen.insert($0.key).inserted }), at: span)
    }
}
