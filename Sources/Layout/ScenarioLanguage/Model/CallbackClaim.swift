package import Diagnostics
package import LayoutEngine

/// A claim about callbacks.
package struct CallbackClaim: Hashable, Sendable {
    package let scope: Scope
    package let names: [CallbackName]
    package let span: SourceSpan
    /// The span of the claim's key.
    package let keySpan: SourceSpan

    package enum Scope: Hashable, Sendable {
        /// These callbacks occur, and in this order; others may come between them.
        case order
        /// The receiver gets exactly these of the named callbacks: in the first appearance, or at one phase.
        case received(by: String, at: Phase?)
    }

    package init(_ scope: Scope, names: [CallbackName], span: SourceSpan, keySpan: SourceSpan) {
        self.scope = scope
        self.names = names
        self.span = span
        self.keySpan = keySpan
    }
}

/// A callback as claims write it: `viewDidLoad`, `table.safeAreaInsetsDidChange` or `second viewWillAppear`.
package struct CallbackName: Hashable, Sendable {
    /// Whether the call is in the second appearance.
    package let isSecond: Bool
    /// The receiver; nil for the innermost controller.
    package let receiver: String?
    package let callback: Callback

    package init(isSecond: Bool = false, receiver: String? = nil, _ callback: Callback) {
        self.isSecond = isSecond
        self.receiver = receiver
        self.callback = callback
    }

    /// Several as a claim writes them.
    package static func notation(_ names: [CallbackName]) -> String {
        "[" + names.map { $0.description }.joined(separator: ", ") + "]"
    }

    package var description: String {
        (isSecond ? "second " : "") + (receiver.map { $0 + "." } ?? "") + callback.rawValue
    }
}
