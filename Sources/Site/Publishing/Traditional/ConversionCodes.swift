package import Diagnostics

/// The problem that pages cannot be converted to the traditional script.
package enum ConversionCodes {
    static let conversionImpossible = DiagnosticKind(
        "site/conversion-impossible", .error, example: "without the package libopencc-data")
    static func missingTables() -> Diagnostic {
        Diagnostic(
            conversionImpossible,
            "pages cannot be converted to traditional Chinese: the OpenCC tables are missing; "
                + "install the Debian package libopencc-data", at: nil)
    }

    /// Every code of the conversion.
    package static let all: [DiagnosticKind] = [conversionImpossible]
}
