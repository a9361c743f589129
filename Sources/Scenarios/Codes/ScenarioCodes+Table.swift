package import Diagnostics

extension ScenarioCodes {
    /// Every code of this area with an explanation and a small text that triggers it, by name.
    ///
    /// The examples are blocks of scenarios; that of `scenario/invalid-query` is the text of a placeholder.
    package static let documented: [DocumentedCode] = documentedToM + documentedNToQ + documentedFromR
}
