package import Diagnostics

extension ScenarioCodes {
    /// Every code of this module with an explanation and a small text that triggers it, by name.
    ///
    /// The examples are blocks of scenarios; that of `scenario/invalid-query` is the text of a placeholder.
    package static let documented: [DocumentedCode] =
        ([ofPlainValues, CatalogCodes.documented, ElementCodes.documented, HierarchyCodes.documented]
        + [
            PinCodes.documented, PathCodes.documented, ValueCodes.documented, ClaimCodes.documented,
            UnmodelledCodes.documented,
        ]
        + [BlockCodes.documented, VariantCodes.documented, StepCodes.documented])
        .flatMap { $0 }.sorted { $0.description < $1.description }
}
