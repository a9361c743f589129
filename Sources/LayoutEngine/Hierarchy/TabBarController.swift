/// A UITabBarController: its bar, and the controller of the selected tab.
package struct TabBarController: Sendable {
    package var tabBar = Bar()
    package var selectedViewController: Controller

    package init(selectedViewController: Controller) {
        self.selectedViewController = selectedViewController
    }
}
