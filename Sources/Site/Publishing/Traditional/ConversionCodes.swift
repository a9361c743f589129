package import Diagnostics

/// The problem that pages cannot be converted to the traditional script.
package enum ConversionCodes {
    static let conversionImpossible = DiagnosticKind(
        "site/conversion-impossible", .error, example: "without the package libopencc-data")
    static func missingTables() -> Diagnostic {
        Diagnostic(
            conversionImpossible,
            "no page can be converted to traditional Chinese: the tables of OpenCC are missing; "
                + "install the Debian package libopencc-data", at: nil)
    }

    /// Every code of the conversion.
    package static let all: [DiagnosticKind] = [conversionImpossible]
}
