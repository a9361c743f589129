/// The size classes of a full-screen window.
package struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
    /// UIUserInterfaceSizeClass.
    package enum SizeClass: String, CaseIterable, Hashable, Sendable {
        case compact, regular
    }

    package let horizontal: SizeClass
    package let vertical: SizeClass

    package init(_ horizontal: SizeClass, by vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Width first: "compact × regular".
    package var description: String { "\(horizontal.rawValue) × \(vertical.rawValue)" }
}
