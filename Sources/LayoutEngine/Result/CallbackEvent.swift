/// One call of a callback: when, by whom it is received, and why.
package struct CallbackEvent: Hashable, Sendable {
    package let phase: Phase
    /// The name of the controller or view; a delegate's callback goes under the name of the scroll view.
    package let receiver: String
    package let callback: Callback
    /// The value that changed; nil for a callback that tells of none.
    package let change: Change?
    /// Why it is called.
    package let rule: Rule

    /// A value before and after, each number with its derivation.
    package struct Change: Hashable, Sendable {
        package let property: Property
        package let before: Value
        package let after: Value
    }
}
