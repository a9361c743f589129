/// How often the engine's values agree with observed ones, by their confidence; counted by the tests of conformance, which leave
/// out the evidence of a value's own source before they ask how far it can be trusted.
///
/// `RECORD_GOLDEN=1 swift test --filter CalibrationTests` writes the counts anew.
package enum Calibration {
    package struct Count: Sendable {
        package let level: Trust.Level
        /// Observed values, and how many of them the engine gives.
        package let values: Int
        package let agreeing: Int
        /// The same for those that were encoded before the engine was asked.
        package let laterValues: Int
        package let laterAgreeing: Int

        init(_ level: Trust.Level, values: Int, agreeing: Int, laterValues: Int, laterAgreeing: Int) {
            self.level = level
            self.values = values
            self.agreeing = agreeing
            self.laterValues = laterValues
            self.laterAgreeing = laterAgreeing
        }
    }

    /// One for each level, the most trusted first.
    package static let counts: [Count] = [
        Count(.documented, values: 173, agreeing: 172, laterValues: 18, laterAgreeing: 17),
        Count(.observed, values: 921, agreeing: 909, laterValues: 93, laterAgreeing: 86),
        Count(.inferred, values: 65, agreeing: 63, laterValues: 13, laterAgreeing: 13),
        Count(.extrapolated, values: 244, agreeing: 223, laterValues: 78, laterAgreeing: 58),
    ]
}
