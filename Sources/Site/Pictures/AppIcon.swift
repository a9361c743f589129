/// A picture by which systems show the site once it is installed.
package struct AppIcon: Sendable {
    /// Its path in the output folder.
    package let path: String
    /// Pixels.
    package let side: Double
    /// Whether systems cut it to a shape of their own.
    package let isBleed: Bool

    package static let all = [
        AppIcon(path: "assets/icon-192.png", side: 192, isBleed: false),
        AppIcon(path: "assets/icon-512.png", side: 512, isBleed: false),
        AppIcon(path: "assets/icon-maskable.png", side: 512, isBleed: true),
        AppIcon(path: "assets/apple-touch-icon.png", side: 180, isBleed: true),
    ]
}
