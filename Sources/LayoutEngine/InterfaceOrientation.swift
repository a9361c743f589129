/// UIInterfaceOrientation: in `landscapeRight` the home button or indicator side lies to the right.
package enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var isLandscape: Bool {
        self == .landscapeLeft || self == .landscapeRight
    }
}
