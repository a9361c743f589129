import Diagnostics
import Languages
import Testing

@testable import CommandFramework
@testable import CommandLineTool
@testable import notchbook

struct HelpTextTests {
    @Test func `the help of a command shows usage, arguments and options`() throws {
        let expected = """
            Print every value of the scenarios in a file.

            usage: notchbook eval FILE [--format table|json] [--content DIR]

            arguments:
              FILE  A YAML file of scenarios, a note (.md), or - for YAML on standard input

            options:
              --format table|json        Format of the output (default: table)
              --content DIR              Folder that adds devices (default: the folder of FILE if it adds any, else content)
              --color auto|never|always  Colour the diagnostics (default: auto)
              --language en|zh-Hans      Language of the messages (default: en)
              --help                     Show this help

            JSON: one object per scenario, each on its own line, {"scenario", "variants": [{"step", "device", "orientation", "os",
            "values": {phase: {"name.property": number, [numbers] or text}}, "confidence": {"name.property": word or [words]},
            "extrapolated": [{"rule", "why"}], "callbacks": [{"phase", "receiver", "callback", "rule", "property",
            "before", "after"}]}]}; viewDidAppear is the settled phase, which "confidence" is about. The last three are present where
            a callback reports a change, "step" where a step led to it.
            "constraints" is present if some contradict each other, leave a number open or give way.
            What depends on a number that has not been published is "not modelled", and null in JSON.
            A number with "?" is extrapolated: a rule behind it was never observed on such a device and system; the reason is given below.
            A claim (expect) that does not hold is reported, and the values are printed all the same.

            """
        #expect(HelpText.help(of: EvalCommand.specification, in: .english) == expected)
    }

    @Test func `a required option stands without brackets`() {
        let usage = HelpText.usage(of: RenderCommand.specification, in: .english)
        #expect(
            usage.hasPrefix(
                "usage: notchbook render FILE -o PATH [--format svg|png|pdf] [--scale 1..3] [--language en|zh-Hans]"))
    }

    @Test(arguments: commands.names)
    func `every command has help under its own name, and the overview lists it`(_ name: String) throws {
        #expect(try commands.named(name).specification.name == name)
        #expect(HelpText.overview(of: commands, in: .english).contains("\n  \(name) "))
    }

    @Test(arguments: commands.names)
    func `help is said whole in every language that the tool speaks`(_ name: String) throws {
        let specification = try commands.named(name).specification
        let texts =
            [specification.summary, specification.discussion] + specification.operands.map { $0.summary }
            + specification.allOptions.map { $0.summary }
        for tag in Localizer.languages where tag != "en" {
            let localizer = Localizer(Language(tag))
            let missing = texts.filter { $0 != "" && $0.text(by: localizer.translate) == nil }
            #expect(missing == [])
        }
    }
}
