/// How often the engine's values agree with observed ones, by their confidence; counted by the tests of conformance, which leave
/// out the evidence of a value's own source before they ask how far it can be trusted.
///
/// `RECORD_GOLDEN=1 swift test --filter CalibrationTests` writes the counts anew.
package enum Calibration {
    package struct Count: Sendable {
        package let level: Trust.Level
        /// Of all rows, as the engine answers now.
        package let now: Tally
        /// Of rows that were encoded before the engine was asked, as it answered then.
        package let first: Tally

        init(_ level: Trust.Level, now: Tally, first: Tally) {
            self.level = level
            self.now = now
            self.first = first
        }
    }

    package struct Tally: Sendable {
        /// Observed values, and how many of them the engine gives.
        package let values: Int
        package let agreeing: Int
        /// Values that differ and of which nobody knows who is right; they are not among the others.
        package let open: Int

        init(_ values: Int, agreeing: Int, open: Int) {
            self.values = values
            self.agreeing = agreeing
            self.open = open
        }
    }

    /// All values of one class of devices, so that a new one cannot hide behind the others.
    package struct Family: Sendable {
        package let deviceClass: DeviceClass
        package let now: Tally
        package let first: Tally

        init(_ deviceClass: DeviceClass, now: Tally, first: Tally) {
            self.deviceClass = deviceClass
            self.now = now
            self.first = first
        }
    }

    /// One for each level, the most trusted first.
    package static let counts: [Count] = [
        Count(
            .documented, now: Tally(220, agreeing: 220, open: 0),
            first: Tally(18, agreeing: 17, open: 0)),
        Count(
            .observed, now: Tally(974, agreeing: 974, open: 10),
            first: Tally(86, agreeing: 86, open: 7)),
        Count(
            .inferred, now: Tally(62, agreeing: 62, open: 2),
            first: Tally(13, agreeing: 13, open: 0)),
        Count(
            .extrapolated, now: Tally(309, agreeing: 307, open: 4),
            first: Tally(74, agreeing: 58, open: 4)),
    ]
    /// One for each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = []
}
