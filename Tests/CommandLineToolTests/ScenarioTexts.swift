/// Scenario files that several tests run the tool on.
enum ScenarioTexts {
    /// One scenario whose claim holds.
    static let table = """
        id: table
        device: iPhone X
        os: 11
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, rows: 30}
        expect:
          table.adjustedContentInset: [88, 0, 83, 0]

        """

    /// A matrix of two devices, one of them in thirds of a point.
    static let matrix = """
        id: matrix
        root:
          viewController: {view: [{view: {name: third, frame: [0, 0, 97.6666, 1]}}]}
        matrix: {device: [iPhone 8, iPhone X]}

        """

    /// A claim that is wrong.
    static let wrongClaim = """
        id: wrong
        device: iPhone X
        root: {viewController: {}}
        expect:
          view.frame: [0, 0, 1, 812]

        """

    /// A scenario with an error in it.
    static let broken = """
        id: broken
        device: iPhone Y
        root: {viewController: {}}

        """
}
