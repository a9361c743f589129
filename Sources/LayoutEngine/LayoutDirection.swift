/// UIUserInterfaceLayoutDirection.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}
