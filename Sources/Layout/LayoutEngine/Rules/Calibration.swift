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
            .documented, now: Tally(386, agreeing: 386, open: 3),
            first: Tally(37, agreeing: 36, open: 2)),
        Count(
            .observed, now: Tally(1403, agreeing: 1402, open: 22),
            first: Tally(330, agreeing: 294, open: 16)),
        Count(
            .inferred, now: Tally(118, agreeing: 117, open: 7),
            first: Tally(37, agreeing: 33, open: 5)),
        Count(
            .extrapolated, now: Tally(422, agreeing: 412, open: 7),
            first: Tally(179, agreeing: 100, open: 7)),
    ]

    /// The counts of each class of devices that was observed, in the order of the classes.
    package static let families: [Family] = [
        Family(
            .homeButtonPhone, now: Tally(1049, agreeing: 1049, open: 4),
            first: Tally(106, agreeing: 98, open: 2)),
        Family(
            .sensorHousingPhone, now: Tally(901, agreeing: 894, open: 18),
            first: Tally(212, agreeing: 197, open: 11)),
        Family(
            .foldingPhone, now: Tally(186, agreeing: 185, open: 0),
            first: Tally(186, agreeing: 103, open: 0)),
        Family(
            .pad, now: Tally(164, agreeing: 160, open: 17),
            first: Tally(79, agreeing: 65, open: 17)),
        Family(
            .mac, now: Tally(29, agreeing: 29, open: 0),
            first: Tally(0, agreeing: 0, open: 0)),
    ]
}
