import Markdown
import Testing

/// Numbers that stay on the line of what they belong to.
@Suite struct BoundNumbersTests {
    @Test(arguments: [
        ("下移了 64 点", "下移了 64\u{A0}点"), ("64 points", "64 points"), ("第 3", "第 3"),
        ("iOS 26 和 27 改了", "iOS\u{A0}26\u{A0}和 27\u{A0}改了"), ("On iPhone 17", "On iPhone\u{A0}17"),
        ("the 4 steps", "the 4 steps"),
    ])
    func `a number does not break from its name, or from what it counts`(_ text: String, _ bound: String) {
        #expect(text.withBoundNumbers == bound)
    }
}
