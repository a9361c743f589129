import Testing

@testable import Diagrams

/// A text, the width of a line in letters, and its lines.
struct LineBreakingCase: Sendable, CustomTestStringConvertible {
    let text: String
    let widest: Double
    let lines: [String]

    var testDescription: String { "\(text) in \(widest)" }

    init(_ text: String, _ widest: Double, _ lines: [String]) {
        self.text = text
        self.widest = widest
        self.lines = lines
    }

    static let all = [
        LineBreakingCase("", 5, [""]),
        LineBreakingCase("tab bar", 7, ["tab bar"]),
        LineBreakingCase("tab bar", 6, ["tab", "bar"]),
        LineBreakingCase("distance of red from its edge", 16, ["distance of red", "from its edge"]),
        LineBreakingCase("table.contentInset.top", 5, ["table.", "content", "Inset.", "top"]),
        LineBreakingCase("keyboardLayoutGuide.layoutFrame", 24, ["keyboardLayoutGuide.", "layoutFrame"]),
        LineBreakingCase("主屏幕指示条", 4, ["主屏幕", "指示条"]),
        // No line begins with punctuation that closes what stands before it, Latin words included.
        LineBreakingCase("13、13 Pro、14", 9, ["13、13", "Pro、14"]),
        LineBreakingCase("red 到父视图的距离", 8, ["red 到父", "视图的距离"]),
    ]
}

struct LineBreakingTests {
    @Test(arguments: LineBreakingCase.all)
    func `lines break at spaces and between ideographs`(sample: LineBreakingCase) {
        #expect(LineBreaking.lines(of: sample.text, widest: sample.widest) { Double($0.count) } == sample.lines)
    }
}
