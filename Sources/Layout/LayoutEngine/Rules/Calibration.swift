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
            .documented, now: Tally(430, agreeing: 430, open: 0),
            first: Tally(88, agreeing: 70, open: 3)),
        Count(
            .observed, now: Tally(1716, agreeing: 1716, open: 1),
            first: Tally(543, agreeing: 495, open: 19)),
        Count(
            .inferred, now: Tally(136, agreeing: 136, open: 0),
            first: Tally(45, agreeing: 36, open: 6)),
        Count(
            .extrapolated, now: Tally(542, agreeing: 534, open: 26),
            first: Tally(209, agreeing: 121, open: 8)),
    ]

    /// The counts of each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = [
        Family(
            .homeButtonPhone, now: Tally(1151, agreeing: 1151, open: 2),
            first: Tally(210, agreeing: 184, open: 4)),
        Family(
            .sensorHousingPhone, now: Tally(1043, agreeing: 1038, open: 18),
            first: Tally(347, agreeing: 327, open: 14)),
        Family(
            .foldingPhone, now: Tally(389, agreeing: 388, open: 1),
            first: Tally(228, agreeing: 138, open: 1)),
        Family(
            .pad, now: Tally(200, agreeing: 198, open: 6),
            first: Tally(100, agreeing: 73, open: 17)),
        Family(
            .mac, now: Tally(41, agreeing: 41, open: 0),
            first: Tally(0, agreeing: 0, open: 0)),
    ]
}
