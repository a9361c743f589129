import Foundation
import TestSupport
import Testing

struct DumpCommandTests {
    private static let dump = """
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x1; frame = (0 0; 375 812); layer = <UIWindowLayer: 0xa>>
           | <UILayoutContainerView: 0x2; frame = (0 0; 375 812); layer = <CALayer: 0xb>>
           |    | <UINavigationTransitionView: 0x3; frame = (0 0; 375 812); layer = <CALayer: 0xc>>
           |    |    | <UIViewControllerWrapperView: 0x4; frame = (0 0; 375 812); layer = <CALayer: 0xd>>
           |    |    |    | <UIView: 0x5; frame = (0 0; 375 812); layer = <CALayer: 0xe>>
           |    | <UINavigationBar: 0x6; frame = (0 44; 375 44); layer = <CALayer: 0xf>>
        App[1:2] something else
        (lldb) po view.safeAreaInsets
        UIEdgeInsets(top: 90.0, left: 0.0, bottom: 34.0, right: 0.0)
        (lldb) po [0x7 frame]
        {{0, 0}, {1, 1}}
        """

    private func run(_ words: [String], on text: String = dump) throws -> ToolRun {
        try ToolRun(["explain", "--dump", "-"] + words, input: text)
    }

    @Test func `a dump is explained: place, assumptions, scenario, each value, and which layer adds what`() throws {
        let run = try run([])
        #expect(run.exitCode == 0)
        #expect(
            run.output.hasPrefix(
                "iPhone X, portrait, iOS 16\n\nAssumed:\n- the device is iPhone X, the first of 3 that fit"))
        #expect(run.output.contains("\n      navigationController:\n        viewController:"))
        #expect(
            run.output.contains(
                "navigationBar.frame  agrees: printed 0, 44, 375, 44, computed 0, 44, 375, 44  (line 7)"))
        #expect(
            run.output.contains("view.safeAreaInsets  differs: printed 90, 0, 34, 0, computed 88, 0, 34, 0  (line 10)"))
        #expect(run.output.contains("    top: window 44 → view +44 = 88\n    view.safeAreaInsets.top = 88  ["))
        #expect(run.output.contains("\n2 in agreement, 1 different, 0 not modelled, 5 not compared\n\nsafe-area."))
        #expect(run.errors.contains("<stdin>:12:1: warning: '0x7' is not among the printed views"))
    }

    @Test func `JSON has the same, and the scenario can be kept`() throws {
        let json = try run(["--format", "json"]).output
        #expect(json.hasPrefix(#"{"device":"iPhone X","orientation":"portrait","os":"16","devices":["iPhone X","#))
        #expect(
            json.contains(
                #""path":"view.safeAreaInsets","phase":"viewDidAppear","line":10,"column":13,"printed":[90,0,34,0]"#))
        #expect(json.contains(#""verdict":"differs""#) && json.contains(#"{"name":"window","value":44"#))
        let scenario = try run(["--format", "scenario"]).output
        #expect(scenario.hasPrefix("id: dump\ndevice: \"iPhone X\"\nos: 16\n"))
        #expect(try ToolRun(["eval", "-"], input: scenario).exitCode == 0)
    }

    @Test func `device and system can be said, and words are those of a language`() throws {
        let run = try run(["--device", "iPhone 11 Pro", "--os", "26", "--language", "zh-Hans"])
        #expect(run.output.hasPrefix("iPhone 11 Pro, portrait, iOS 26\n"))
        #expect(run.output.contains("navigationBar.frame  不一致：打印值 0, 44, 375, 44，计算值"))
    }

    private static let mistakes: [(words: [String], text: String)] = [
        (["--os", "22"], "'22' is not a valid value for '--os'"),
        (["--device", "iPhone 1½"], "there is no device 'iPhone 1½'"),
        (["--device", "iPhone X", "--os", "26"], "'26' is not a valid value for '--os'"),
        (["view.frame"], "unexpected argument 'view.frame'"),
        (["--at", "viewDidLoad"], "'--dump' and '--at' contradict each other"),
    ]

    @Test(arguments: mistakes) func `a mistake in the arguments is said`(_ words: [String], _ text: String) throws {
        let run = try run(words)
        #expect(run.exitCode != 0 && run.output.isEmpty)
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    @Test func `options of dumps are for dumps, and without one a file and a value are needed`() throws {
        #expect(
            try ToolRun(["explain", "-", "view.frame", "--os", "26"]).errors.contains(
                "'--os' is only for 'explain --dump'"))
        #expect(try ToolRun(["explain", "screen.yaml"]).errors.contains("NAME.PROPERTY is missing"))
        #expect(try ToolRun(["explain"]).errors.contains("FILE is missing"))
    }

    @Test func `a text without anything of an app says what a dump looks like`() throws {
        let run = try run([], on: "nothing\n")
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.contains("expected lines such as '<UIView: 0x…; frame = (0 0; 390 844); …>'"))
    }
}
