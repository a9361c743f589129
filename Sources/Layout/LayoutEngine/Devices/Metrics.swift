package import Geometry

/// The system's metrics on one display, in one orientation and one span of OS versions.
///
/// Lengths are points. Unpublished lengths are nil; nothing is guessed here.
package struct Metrics: Hashable, Sendable {
    /// The insets of a full-screen window without bars.
    package var safeAreaInsets: Measured<Insets>?
    private var lengths: [Length: Measured<Double>] = [:]
    /// Insets that single versions of the OS change, each known in its own way.
    private var changedInsets: [Edge: Provenance] = [:]

    package init() {}

    package subscript(length: Length) -> Measured<Double>? {
        get { lengths[length] }
        set { lengths[length] = newValue }
    }

    /// An edge of `safeAreaInsets`, with the provenance of that edge.
    package func safeAreaInset(_ edge: Edge) -> Measured<Double>? {
        safeAreaInsets.map { Measured($0.value[edge], changedInsets[edge] ?? $0.provenance) }
    }

    /// A length that a metric measures. A new length needs only a case: files, listings and changes iterate over all cases.
    package enum Length: String, CaseIterable, Hashable, Sendable {
        /// 0 where the status bar is hidden by default.
        case statusBarHeight
        /// The top of a navigation bar below the status bar, from the top of the screen.
        case navigationBarY
        /// The height without large title or prompt.
        case navigationBarHeight
        /// The height without the home indicator's inset.
        case tabBarHeight
        /// The height without the home indicator's inset.
        case toolbarHeight
        /// The English keyboard with its row of predictions, from its top to the edge of the screen.
        case keyboardHeight
    }
}

// MARK: - Listing

/// A metric of a display, in the order of every listing.
package enum Metric: Hashable, Sendable, CaseIterable {
    case safeAreaInsets
    case length(Metrics.Length)

    package static let allCases = [.safeAreaInsets] + Metrics.Length.allCases.map { Metric.length($0) }

    /// The key in files of devices and in JSON.
    package var name: String {
        switch self {
        case .safeAreaInsets: "safeAreaInsets"
        case .length(let length): length.rawValue
        }
    }
}

extension Metrics {
    /// The numbers of a metric: a length alone, or insets as top, left, bottom, right.
    package subscript(metric: Metric) -> Measured<[Double]>? {
        switch metric {
        case .safeAreaInsets:
            safeAreaInsets.map {
                Measured([$0.value.top, $0.value.left, $0.value.bottom, $0.value.right], weakest($0.provenance))
            }
        case .length(let length): self[length].map { Measured([$0.value], $0.provenance) }
        }
    }

    /// The provenance of all insets together: the weakest of theirs.
    private func weakest(_ provenance: Provenance) -> Provenance {
        Edge.allCases.compactMap { changedInsets[$0] }.reduce(provenance) { $1.mark.isBetter(than: $0.mark) ? $0 : $1 }
    }
}

// MARK: - Changes

/// A number among the metrics that had another value in some of the OS versions that its device runs.
package struct MetricChange: Hashable, Sendable {
    /// The number that differs.
    package enum Quantity: Hashable, Sendable {
        case safeAreaTop, safeAreaBottom
        /// The left and the right inset.
        case safeAreaSides
        case length(Metrics.Length)
    }

    /// The orientations in which it differs.
    package enum Scope: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape, everywhere

        package func includes(_ orientation: InterfaceOrientation) -> Bool {
            switch self {
            case .portrait: !orientation.isLandscape
            case .landscape: orientation.isLandscape
            case .everywhere: true
            }
        }
    }

    package let quantity: Quantity
    package let scope: Scope
    package let os: OSRange
    package let value: Measured<Double>

    package init(_ quantity: Quantity, _ scope: Scope, _ os: OSRange, _ value: Measured<Double>) {
        self.quantity = quantity
        self.scope = scope
        self.os = os
        self.value = value
    }

    /// Whether the change applies in an orientation and OS version.
    package func applies(in orientation: InterfaceOrientation, on version: OSVersion) -> Bool {
        os.contains(version) && scope.includes(orientation)
    }
}

extension MetricChange.Quantity: CaseIterable, RawRepresentable {
    package static let allCases =
        [.safeAreaTop, .safeAreaBottom, .safeAreaSides] + Metrics.Length.allCases.map { Self.length($0) }

    package init?(rawValue: String) {
        guard let quantity = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = quantity
    }

    /// The word in files of devices.
    package var rawValue: String {
        switch self {
        case .safeAreaTop: "safeAreaTop"
        case .safeAreaBottom: "safeAreaBottom"
        case .safeAreaSides: "safeAreaSides"
        case .length(let length): length.rawValue
        }
    }

    /// The metric that the number belongs to.
    package var metric: Metric {
        switch self {
        case .safeAreaTop, .safeAreaBottom, .safeAreaSides: .safeAreaInsets
        case .length(let length): .length(length)
        }
    }
}

extension Metrics {
    /// These metrics with one number replaced according to a change. Unpublished insets stay unknown.
    func applying(_ change: MetricChange) -> Metrics {
        var changed = self
        switch change.quantity {
        case .safeAreaTop: changed.replaceInset(.top, by: change.value)
        case .safeAreaBottom: changed.replaceInset(.bottom, by: change.value)
        case .safeAreaSides:
            changed.replaceInset(.left, by: change.value)
            changed.replaceInset(.right, by: change.value)
        case .length(let length): changed[length] = change.value
        }
        return changed
    }

    /// The other insets stay known as they were.
    private mutating func replaceInset(_ edge: Edge, by distance: Measured<Double>) {
        guard let published = safeAreaInsets else { return }
        var insets = published.value
        insets[edge] = distance.value
        safeAreaInsets = Measured(insets, published.provenance)
        changedInsets[edge] = distance.provenance
    }
}
