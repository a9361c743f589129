package import LayoutEngine

/// A callback as claims write it: `viewDidLoad`, `table.safeAreaInsetsDidChange` or `second viewWillAppear`.
package struct CallbackName: Hashable, Sendable {
    /// True for a call in the second appearance.
    package let isSecond: Bool
    /// Nil for the innermost controller.
    package let receiver: String?
    package let callback: Callback

    package init(isSecond: Bool = false, receiver: String? = nil, _ callback: Callback) {
        self.isSecond = isSecond
        self.receiver = receiver
        self.callback = callback
    }

    package var description: String {
        (isSecond ? "second " : "") + (receiver.map { $0 + "." } ?? "") + callback.rawValue
    }
}
