/// A place where numbers of the device catalog were read, named in provenances by a short code.
package struct ProvenanceSource: Hashable, Sendable {
    /// Capital letters and digits, such as "QM".
    package let code: String
    /// What it is, in one line.
    package let summary: Localized

    package init(_ code: String, _ english: String, _ chinese: String) {
        self.code = code
        summary = Localized(english, chinese)
    }

    /// The sources of the catalog: Apple's first, then measurements, then other projects' tables.
    package static let all: [ProvenanceSource] = apple + measurements + system + libraries + registers
}
