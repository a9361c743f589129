/// What hangs in the window: a controller, or bare views.
package enum Root: Sendable {
    case controller(Controller)
    /// Views straight in the window, without any controller.
    case views([View])
}
