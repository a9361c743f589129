import Geometry
import LayoutEngine

extension Element {
    /// The insets that a scroll view keeps free around its content.
    var contentInsets: Insets { self[.adjustedContentInset]?.insets ?? self[.contentInset]?.insets ?? .zero }

    /// The part of the content insets that the system adds; nil before iOS 11, where it is in contentInset.
    var systemContentInsets: Insets? {
        guard let whole = self[.adjustedContentInset]?.insets, let own = self[.contentInset]?.insets else { return nil }
        return Insets(
            top: whole.top - own.top, left: whole.left - own.left, bottom: whole.bottom - own.bottom,
            right: whole.right - own.right)
    }
}
