extension Device {
    /// True for phones whose cameras take part of the screen: a notch or a Dynamic Island.
    package var hasSensorHousing: Bool { cutout != .none }
}
