package import Diagnostics

/// That pages cannot be converted to the traditional script.
package enum ConversionCodes {
    static var conversionImpossible: Diagnostic {
        Diagnostic(
            conversionImpossibleCode, .error,
            "no page can be converted to traditional Chinese: the tables of OpenCC are missing; "
                + "install the Debian package libopencc-data", at: nil)
    }

    // MARK: - The codes

    static let conversionImpossibleCode = DiagnosticCode("site/conversion-impossible")

    /// Every code of the conversion.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            conversionImpossibleCode,
            example: "without the package libopencc-data")
    ]
}
