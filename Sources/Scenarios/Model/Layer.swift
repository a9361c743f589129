/// Something that a picture can draw over the device.
package enum Layer: String, CaseIterable, Hashable, Sendable {
    case bars, views, safeArea, adjustedContentInset, contentInset, frame, contentOffset
    /// The frame of every named view beside its name.
    case coordinates
}
