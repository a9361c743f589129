/// Names that mean something by themselves and that no view or controller can take.
enum ReservedNames {
    static let bars = ["navigationBar", "tabBar", "toolbar"]

    static let all = ["window"] + bars + PinOwner.words + EnvironmentKeys.names.filter { $0 != "window" }
}
