package import Diagnostics

extension ScenarioCodes {
    /// Every code of this module with a small text that triggers it.
    ///
    /// The examples are blocks of scenarios; the example of `scenario/invalid-query` is the text of a placeholder.
    package static let all: [DiagnosticKind] =
        ([
            ofPlainValues, CatalogCodes.all, ElementCodes.all, HierarchyCodes.all, LabelCodes.all, PinCodes.all,
            PathCodes.all,
        ]
        + [ConstraintCodes.all, ConstraintResultCodes.all]
        + [ValueCodes.all, ClaimCodes.all, UnmodelledCodes.all, BlockCodes.all, VariantCodes.all, StepCodes.all])
        .flatMap { $0 }.sorted { $0.description < $1.description }
}
