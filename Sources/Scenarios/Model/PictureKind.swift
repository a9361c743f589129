/// What a scenario's picture looks like; every kind draws the same result.
package enum PictureKind: String, CaseIterable, Hashable, Sendable {
    /// The device with its screen: the answer on the left, the reason on the right.
    case device
}
