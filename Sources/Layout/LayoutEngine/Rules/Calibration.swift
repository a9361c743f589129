/// How often the engine's values agree with observed ones, by their confidence; counted by the tests of conformance, which leave
/// out the evidence of a value's own source before they ask how far it can be trusted.
///
/// `RECORD_GOLDEN=1 swift test --filter CalibrationTests` writes the counts anew.
package enum Calibration {
    package struct Count: Sendable {
        package let level: Trust.Level
        /// The tally of all rows, as the engine answers now.
        package let now: Tally
        /// The tally of the rows that were encoded before the engine was asked, as it answered then.
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

        package init(_ values: Int, agreeing: Int, open: Int) {
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

    /// The counts of each level, the most trusted first.
    package static let counts: [Count] = [
        Count(
            .documented, now: Tally(218, agreeing: 218, open: 2),
            first: Tally(18, agreeing: 17, open: 1)),
        Count(
            .observed, now: Tally(1159, agreeing: 1159, open: 13),
            first: Tally(209, agreeing: 178, open: 8)),
        Count(
            .inferred, now: Tally(79, agreeing: 79, open: 2),
            first: Tally(14, agreeing: 14, open: 0)),
        Count(
            .extrapolated, now: Tally(350, agreeing: 348, open: 4),
            first: Tally(135, agreeing: 68, open: 4)),
    ]

    /// The counts of each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = [
        Family(
            .homeButtonPhone, now: Tally(805, agreeing: 805, open: 4),
            first: Tally(77, agreeing: 69, open: 2)),
        Family(
            .sensorHousingPhone, now: Tally(674, agreeing: 674, open: 11),
            first: Tally(73, agreeing: 73, open: 5)),
        Family(
            .foldingPhone, now: Tally(174, agreeing: 174, open: 0),
            first: Tally(174, agreeing: 92, open: 0)),
        Family(
            .pad, now: Tally(134, agreeing: 132, open: 6),
            first: Tally(52, agreeing: 43, open: 6)),
        Family(
            .mac, now: Tally(19, agreeing: 19, open: 0),
            first: Tally(0, agreeing: 0, open: 0)),
    ]
}
