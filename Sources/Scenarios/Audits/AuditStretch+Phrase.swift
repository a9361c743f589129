package import LayoutEngine

extension AuditStretch {
    /// Orientation and versions as people say them: "portrait, iOS 11 to 13", "from iOS 26 on", "everywhere".
    package var phrase: Localized {
        let parts = [turnPhrase, versionPhrase].compactMap { $0 }
        if parts.isEmpty { return Localized("always", "始终如此") }
        return Localized(
            parts.map { $0.english }.joined(separator: ", "), parts.map { $0.chinese }.joined(separator: "，"))
    }

    /// Nil for all orientations.
    private var turnPhrase: Localized? {
        switch turn {
        case .all: nil
        case .portrait: Localized("portrait", "竖屏")
        case .landscape: Localized("landscape", "横屏")
        case .some(let orientations):
            Localized(
                orientations.map { $0.rawValue }.joined(separator: ", "),
                orientations.map { $0.rawValue }.joined(separator: "、"))
        }
    }

    /// Nil for all versions that the device ran.
    private var versionPhrase: Localized? {
        switch (first, last) {
        case (nil, nil): nil
        case (let first?, nil): Localized("from iOS \(first) on", "iOS \(first) 起")
        case (nil, let last?): Localized("up to iOS \(last)", "iOS \(last) 及以前")
        case (let first?, let last?) where first == last: Localized("iOS \(first)", "iOS \(first)")
        case (let first?, let last?): Localized("iOS \(first) to \(last)", "iOS \(first) 至 \(last)")
        }
    }
}

extension AuditRow.Group {
    /// When the devices are wrong: their stretches one after the other.
    package var phrase: Localized {
        let phrases = stretches.map { $0.phrase }
        return Localized(
            phrases.map { $0.english }.joined(separator: "; "), phrases.map { $0.chinese }.joined(separator: "；"))
    }
}
