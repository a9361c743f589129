/// A UINavigationController: its bar, its toolbar, and the controller on top of its stack.
package struct NavigationController: Sendable {
    package var navigationBar = NavigationBar()
    package var isNavigationBarHidden = false
    package var isToolbarHidden = true
    package var toolbar = Bar()
    package var topViewController: Controller

    package init(topViewController: Controller) {
        self.topViewController = topViewController
    }
}
