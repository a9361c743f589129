extension Device {
    /// True for phones whose cameras take part of the top edge: a notch or a Dynamic Island.
    package var hasSensorHousing: Bool {
        switch cutout.value {
        case .notch, .island: true
        case .none, .cameraHole: false
        }
    }

    /// True for phones with a Dynamic Island.
    package var hasIsland: Bool {
        if case .island = cutout.value { true } else { false }
    }
}
