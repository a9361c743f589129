/// How a number of the device catalog is known.
package struct Provenance: Hashable, Sendable {
    /// How much the number can be trusted, best first.
    package enum Mark: String, CaseIterable, Hashable, Sendable {
        case appleDocumented = "apple-documented"
        case observed
        case inferred
    }

    package let mark: Mark
    /// Source codes joined by "+", with remarks in brackets; for inferred values it may be a reason alone.
    package let sources: String

    package init(_ mark: Mark, _ sources: String) {
        self.mark = mark
        self.sources = sources
    }

    /// Published by Apple.
    package static func documented(_ sources: String) -> Provenance {
        Provenance(.appleDocumented, sources)
    }

    /// Measured, or kept in a library's device-tested tables.
    package static func observed(_ sources: String) -> Provenance {
        Provenance(.observed, sources)
    }

    /// Concluded from a rule or from a sibling of the device.
    package static func inferred(_ sources: String) -> Provenance {
        Provenance(.inferred, sources)
    }

    /// The sources whose codes occur in `sources`, in that order, each once.
    ///
    /// "QM+UYL(11)" cites QM and UYL.
    package var citedSources: [ProvenanceSource] {
        var cited: [ProvenanceSource] = []
        for word in sources.utf8.split(whereSeparator: { !isCodeByte($0) }) {
            let found = ProvenanceSource.all.first { $0.code.utf8.elementsEqual(word) }
            if let found, !cited.contains(found) { cited.append(found) }
        }
        return cited
    }
}

/// True for the ASCII digits and capital and small letters that codes are made of.
private func isCodeByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}
