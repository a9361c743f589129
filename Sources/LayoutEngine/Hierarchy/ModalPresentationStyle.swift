/// UIModalPresentationStyle, as far as layout differs.
package enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
    case fullScreen, pageSheet, formSheet, popover, overFullScreen
}
