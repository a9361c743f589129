extension Scenario {
    /// True for a scenario that says the same in words of the same order, wherever in its note it stands: it has the same layout
    /// and the same picture.
    package func says(sameAs other: Scenario) -> Bool {
        id == other.id && title == other.title && caption == other.caption && picture == other.picture
            && show == other.show && isComparison == other.isComparison
            && lastOS == other.lastOS
            && sources.map { $0.name } == other.sources.map { $0.name }
            && variants.count == other.variants.count
            && zip(variants, other.variants).allSatisfy { $0.says(sameAs: $1) }
    }
}

extension Variant {
    fileprivate func says(sameAs other: Variant) -> Bool {
        coordinates == other.coordinates && title == other.title && environment == other.environment
            && app == other.app && expectations.count == other.expectations.count
            && zip(expectations, other.expectations).allSatisfy { $0.says(sameAs: $1) }
            && callbacks.count == other.callbacks.count
            && zip(callbacks, other.callbacks).allSatisfy { $0.says(sameAs: $1) }
    }
}

extension Expectation {
    fileprivate func says(sameAs other: Expectation) -> Bool {
        phase == other.phase && path == other.path && expected == other.expected
    }
}

extension CallbackClaim {
    fileprivate func says(sameAs other: CallbackClaim) -> Bool { scope == other.scope && names == other.names }
}
