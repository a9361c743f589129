import Foundation
import NotchLayout
import Testing

/// The library as another package sees it: only what is public.
@Suite struct ScreenTests {
    /// The example in the documentation of `Screen`.
    private static func example() throws -> [LayoutNumber] {
        let screen = try Screen(
            yaml: """
                device: iPhone X
                os: 11
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 30}
                """)
        let insets = try screen.layouts[0].value(at: "table.adjustedContentInset")
        return insets.numbers
    }

    @Test func `the documented example gives 88 and 83 with reasons`() throws {
        let numbers = try Self.example()
        #expect(numbers.map { $0.value } == [88, 0, 83, 0])
        let bottom = numbers[2].explanation
        #expect(bottom.text.contains("49  tab bar") && bottom.text.contains("34  home indicator"))
        #expect(bottom.terms.map { $0.value } == [0, 83] && bottom.rules == ["adjusted-content-inset.automatic"])
    }

    @Test func `the documentation shows the code that is compiled here`() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let documented = try String(
            contentsOf: project.appending(path: "Sources/Layout/NotchLayout/Screen.swift"), encoding: .utf8)
        // The formatter breaks lines of code and leaves those of comments.
        func code(_ text: String) -> Substring? {
            let letters = text.filter { !"/ \n".contains($0) }
            guard let start = letters.range(of: "letscreen=tryScreen(yaml:"),
                let end = letters[start.lowerBound...].range(of: "adjustedContentInset")
            else { return nil }
            return letters[start.lowerBound..<end.upperBound]
        }
        #expect(code(documented) != nil && code(documented) == code(own))
    }

    @Test func `a scenario in literals gives the values of its YAML`() throws {
        let description: ScreenDescription = [
            "device": "iPhone 17 Pro", "os": 26,
            "root": [
                "navigationController": [
                    "viewController": ["view": [["tableView": ["name": "table", "frame": "fill"]]]]
                ]
            ],
        ]
        let screen = try Screen(description)
        #expect(screen.layouts.map { $0.device } == ["iPhone 17 Pro"])
        #expect(screen.layouts[0].values.contains { $0.path == "table.safeAreaInsets" })
        #expect(
            try Screen(yaml: description.yaml).layouts[0].values.map { $0.text }
                == screen.layouts[0].values.map { $0.text })
    }

    @Test func `values before layout are those of the phase`() throws {
        let layout = try Screen(yaml: "device: iPhone X\nos: 11\nroot: {navigationController: {viewController: {}}}")
            .layouts[0]
        #expect(
            try layout.value(at: "view.safeAreaInsets", phase: .viewDidLoad).numbers.map { $0.value } == [0, 0, 0, 0])
        #expect(try layout.value(at: "view.safeAreaInsets").numbers[0].value == 88)
    }

    @Test(
        arguments: [
            ("device: iPhone Q\nos: 11\nroot: {viewController: {}}", 1),
            ("device: iPhone X\nos: 11\nroot: {viewControler: {}}", 3),
            ("device: [", 1), ("- device: iPhone X", 1),
        ])
    func `what is wrong is thrown with its line`(_ yaml: String, line: Int) throws {
        let error = #expect(throws: ScreenError.self) { try Screen(yaml: yaml) }
        #expect(error?.problems.first?.line == line && error?.problems.first?.message.isEmpty == false)
    }

    @Test func `an unknown path names what there is`() throws {
        let layout = try Screen(yaml: "device: iPhone X\nos: 11\nroot: {viewController: {}}").layouts[0]
        let error = #expect(throws: ScreenError.self) { try layout.value(at: "view.saveAreaInsets") }
        #expect(error?.problems.first?.message.contains("saveAreaInsets") == true)
    }
}
