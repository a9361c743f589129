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
            .documented, now: Tally(229, agreeing: 229, open: 2),
            first: Tally(31, agreeing: 30, open: 1)),
        Count(
            .observed, now: Tally(1282, agreeing: 1282, open: 15),
            first: Tally(256, agreeing: 225, open: 10)),
        Count(
            .inferred, now: Tally(98, agreeing: 97, open: 4),
            first: Tally(23, agreeing: 22, open: 2)),
        Count(
            .extrapolated, now: Tally(368, agreeing: 365, open: 6),
            first: Tally(142, agreeing: 74, open: 6)),
    ]

    /// The counts of each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = [
        Family(
            .homeButtonPhone, now: Tally(865, agreeing: 865, open: 4),
            first: Tally(99, agreeing: 91, open: 2)),
        Family(
            .sensorHousingPhone, now: Tally(776, agreeing: 775, open: 13),
            first: Tally(120, agreeing: 119, open: 7)),
        Family(
            .foldingPhone, now: Tally(174, agreeing: 174, open: 0),
            first: Tally(174, agreeing: 92, open: 0)),
        Family(
            .pad, now: Tally(143, agreeing: 140, open: 10),
            first: Tally(59, agreeing: 49, open: 10)),
        Family(
            .mac, now: Tally(19, agreeing: 19, open: 0),
            first: Tally(0, agreeing: 0, open: 0)),
    ]
}
