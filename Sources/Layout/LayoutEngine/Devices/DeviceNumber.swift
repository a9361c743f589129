package import Geometry

/// The number of its device that a derivation ends in: the key that files of devices have for it.
package enum DeviceNumber: Hashable, Sendable {
    /// The screen's size in portrait, in points.
    case screenWidth, screenHeight
    /// Pixels per point.
    case screenScale
    case length(Metrics.Length, Place)
    case inset(Edge, Place)
    /// The strip along the fold, across.
    case fold
    case camera(RegionPart, isHole: Bool)
    case statusRegion(RegionPart, InterfaceOrientation)

    /// A number of a rectangle.
    package enum RegionPart: String, CaseIterable, Hashable, Sendable {
        case x, y, width, height

        func value(of rect: Rect) -> Double {
            switch self {
            case .x: rect.minX
            case .y: rect.minY
            case .width: rect.width
            case .height: rect.height
            }
        }
    }

    /// The part of the metrics that contains a number.
    package struct Place: Hashable, Sendable {
        package let isLandscape: Bool
        /// Whether the number belongs to the metrics of OS 26 and later.
        package let isFrom26: Bool

        package init(isLandscape: Bool, isFrom26: Bool) {
            self.isLandscape = isLandscape
            self.isFrom26 = isFrom26
        }

        /// "before26.portrait".
        package var key: String { (isFrom26 ? "from26." : "before26.") + (isLandscape ? "landscape" : "portrait") }
    }

    /// "before26.portrait.safeAreaInsets.top", "screen.width".
    package var key: String {
        switch self {
        case .screenWidth: "screen.width"
        case .screenHeight: "screen.height"
        case .screenScale: "screen.scale"
        case .length(let length, let place): place.key + "." + length.rawValue
        case .inset(let edge, let place): place.key + ".safeAreaInsets." + edge.rawValue
        case .fold: "foldable.fold"
        case .camera(let part, let isHole): (isHole ? "cutout.cameraHole.frame." : "foldable.camera.") + part.rawValue
        case .statusRegion(let part, let orientation): "foldable.statusRegion.\(orientation.rawValue).\(part.rawValue)"
        }
    }
}

/// A number of a device with its place in the catalog.
package struct DeviceFact: Hashable, Sendable {
    package let number: DeviceNumber
    package let measured: Measured<Double>

    package init(_ number: DeviceNumber, _ measured: Measured<Double>) {
        self.number = number
        self.measured = measured
    }

    var value: Double { measured.value }
}

extension Screen {
    var widthFact: DeviceFact { DeviceFact(.screenWidth, Measured(size.width, provenance)) }
    var heightFact: DeviceFact { DeviceFact(.screenHeight, Measured(size.height, provenance)) }
    var scaleFact: DeviceFact { DeviceFact(.screenScale, Measured(scale, provenance)) }
}

extension Device {
    /// Every number of the device on which layout can depend, by its key. A number that single versions of the OS change has a
    /// second entry, its key followed by "@" and the versions.
    package var facts: [(key: String, measured: Measured<Double>)] {
        let screen = [self.screen.widthFact, self.screen.heightFact, self.screen.scaleFact]
        var facts = screen.map { (key: $0.number.key, measured: $0.measured) }
        for (metrics, isFrom26) in [(metricsBefore26, false), (metrics26, true)] {
            guard let metrics else { continue }
            for (orientation, isLandscape) in [(InterfaceOrientation.portrait, false), (.landscapeRight, true)] {
                let place = DeviceNumber.Place(isLandscape: isLandscape, isFrom26: isFrom26)
                facts += Self.facts(metrics[orientation], place).map { ($0.number.key, $0.measured) }
                for change in changes where change.scope.includes(orientation) && isFrom26 == change.isFrom26 {
                    facts += Self.numbers(change.quantity, place).map {
                        ("\($0.key)@\(change.os.description)", change.value)
                    }
                }
            }
        }
        return facts
    }

    private static func facts(_ metrics: Metrics, _ place: DeviceNumber.Place) -> [DeviceFact] {
        let insets = metrics.safeAreaInsets.map { insets in
            Edge.allCases.map { DeviceFact(.inset($0, place), Measured(insets.value[$0], insets.provenance)) }
        }
        return (insets ?? [])
            + Metrics.Length.allCases.compactMap { length in
                metrics[length].map { DeviceFact(.length(length, place), $0) }
            }
    }

    private static func numbers(_ quantity: MetricChange.Quantity, _ place: DeviceNumber.Place) -> [DeviceNumber] {
        switch quantity {
        case .safeAreaTop: [.inset(.top, place)]
        case .safeAreaBottom: [.inset(.bottom, place)]
        case .safeAreaSides: [.inset(.left, place), .inset(.right, place)]
        case .length(let length): [.length(length, place)]
        }
    }
}

extension MetricChange {
    fileprivate var isFrom26: Bool { os.lower.major >= 26 }
}
