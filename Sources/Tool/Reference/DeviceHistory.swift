import LayoutEngine
import ScenarioLanguage

/// The spans of versions in which a text about a device is the same, among those that it runs, the newest first.
struct DeviceHistory {
    let spans: [Span]

    struct Span {
        let text: String
        let first: OSVersion
        /// The last version that was asked for.
        let last: OSVersion
        /// The version from which the text differs; nil for the newest span.
        let next: OSVersion?

        /// Its versions: "17", "12–17", or "<26.1" for one that ends within a major version.
        var versions: String {
            if let next, next.major == last.major { return "<\(next)" }
            return first.major == last.major ? "\(first.major)" : "\(first.major)–\(last.major)"
        }
    }

    /// - Parameter text: the text for a version.
    init(of device: Device, _ text: (OSVersion) -> String) {
        let bounds = device.changes.flatMap { [$0.os.lower] + [$0.os.upper].compactMap { $0 } }
        let versions = Set(KnownVersions.run(by: device) + bounds.filter { device.runs($0) } + [device.newestOS])
        var spans: [Span] = []
        for version in versions.sorted(by: >) {
            let text = text(version)
            if let span = spans.last, span.text == text {
                spans[spans.count - 1] = Span(text: text, first: version, last: span.last, next: span.next)
            } else {
                spans.append(Span(text: text, first: version, last: version, next: spans.last?.first))
            }
        }
        self.spans = spans
    }
}

extension OSRange {
    /// The versions without a word of any language: "13", "11–14", "26+", "13–<13.4".
    var signs: String {
        guard let upper else { return "\(lower)+" }
        guard upper == OSVersion(upper.major) else { return "\(lower)–<\(upper)" }
        return lower.major == upper.major - 1 ? "\(lower)" : "\(lower)–\(upper.major - 1)"
    }
}
