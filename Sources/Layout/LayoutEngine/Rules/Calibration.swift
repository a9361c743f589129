/// The rates at which the engine's values agree with observed ones, by confidence; counted by the conformance tests, which leave
/// out the evidence of a value's own source before they determine its confidence.
///
/// `RECORD_GOLDEN=1 swift test --filter CalibrationTests` rewrites the counts.
package enum Calibration {
    package struct Count: Sendable {
        package let level: Trust.Level
        /// The tally of all rows, with the engine's present results.
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
        /// The number of observed values, and the number of them that the engine reproduces.
        package let values: Int
        package let agreeing: Int
        /// The number of values that differ where it is unknown which side is right; they are not among the others.
        package let open: Int

        package init(_ values: Int, agreeing: Int, open: Int) {
            self.values = values
            self.agreeing = agreeing
            self.open = open
        }
    }

    /// All values of one class of devices, so that problems of a new class are not hidden by the others.
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
            .documented, now: Tally(402, agreeing: 402, open: 0),
            first: Tally(58, agreeing: 42, open: 3)),
        Count(
            .observed, now: Tally(1505, agreeing: 1505, open: 1),
            first: Tally(373, agreeing: 333, open: 18)),
        Count(
            .inferred, now: Tally(125, agreeing: 125, open: 0),
            first: Tally(39, agreeing: 34, open: 5)),
        Count(
            .extrapolated, now: Tally(461, agreeing: 453, open: 24),
            first: Tally(190, agreeing: 105, open: 7)),
    ]

    /// The counts of each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = [
        Family(
            .homeButtonPhone, now: Tally(1083, agreeing: 1083, open: 1),
            first: Tally(140, agreeing: 116, open: 3)),
        Family(
            .sensorHousingPhone, now: Tally(918, agreeing: 913, open: 18),
            first: Tally(229, agreeing: 213, open: 13)),
        Family(
            .foldingPhone, now: Tally(257, agreeing: 256, open: 0),
            first: Tally(199, agreeing: 116, open: 0)),
        Family(
            .pad, now: Tally(194, agreeing: 192, open: 6),
            first: Tally(92, agreeing: 69, open: 17)),
        Family(
            .mac, now: Tally(41, agreeing: 41, open: 0),
            first: Tally(0, agreeing: 0, open: 0)),
    ]
}
