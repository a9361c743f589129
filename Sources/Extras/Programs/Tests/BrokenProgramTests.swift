import Testing

/// Programs that go wrong, and the one message that each of them is worth.
@Suite struct BrokenProgramTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let program: String?
        let message: String
        var files: [String: String] = [:]
    }

    /// A program that answers a text.
    private static func answering(_ text: String) -> String { "#!/bin/sh\ncat <<'END'\n\(text)\nEND\n" }

    /// Where the block stands.
    private static let block = "content/a.md:3:1: error: "
    private static let command = "content/site.yaml:5:15: error: "

    static let cases = [
        Case(
            testDescription: "no such file", program: nil,
            message: command
                + "there is no program './chart' in the folder 'content'; put it there and write its path, as in "
                + "'./chart.py' "
                + "[figure/program-missing]"),
        Case(
            testDescription: "outside of the folder", program: nil,
            message:
                "content/site.yaml:5:15: error: there is no program '../chart' in the folder 'content'; put it there "
                + "and write its path, as in './chart.py' [figure/program-missing]",
            files: [
                "site.yaml": ProgramSite.settings.replacing("./chart", with: "../chart"), "../chart": "#!/bin/sh\n",
            ]),
        Case(
            testDescription: "no program of the system", program: nil,
            message: command
                + "there is no program 'chart' in /usr/local/bin, /usr/bin or /bin; write a program in the folder "
                + "'content' as './chart' [figure/program-missing]",
            files: ["site.yaml": ProgramSite.settings.replacing("./chart", with: "chart")]),
        Case(
            testDescription: "not executable", program: nil,
            message: command
                + "'./chart' cannot be started: Permission denied; it must be executable ('chmod +x'), and a script "
                + "must begin with a line such as '#!/usr/bin/env python3' [figure/program-missing]",
            files: ["chart": "#!/bin/sh\n"]),
        Case(
            testDescription: "an exit code, with the last line of the complaint",
            program: "#!/bin/sh\necho one >&2\necho two >&2\nexit 3\n",
            message: block + "'./chart' exited with code 3: two [figure/program-failed]"),
        Case(
            testDescription: "a signal", program: "#!/bin/sh\nkill -SEGV $$\n",
            message: block + "'./chart' was killed by signal 11 [figure/program-failed]"),
        Case(
            testDescription: "a program that hangs, and what it has started with it",
            program: "#!/bin/sh\nsleep 1000 &\nsleep 1000\n",
            message: block + "'./chart' did not finish within 0.2 seconds; make it faster, or increase 'seconds' in "
                + "site.yaml [figure/program-limit]",
            files: ["site.yaml": ProgramSite.settings + "    seconds: 0.2\n"]),
        Case(
            testDescription: "an answer without end", program: "#!/bin/sh\nyes\n",
            message: block + "'./chart' returned more than 16 MB, which is the limit [figure/program-limit]"),
        Case(
            testDescription: "more memory than allowed",
            program: "#!/usr/bin/env python3\nx = bytearray(200 << 20)\nprint('{}')\n",
            message: block + "'./chart' exited with code 1: MemoryError [figure/program-failed]",
            files: ["site.yaml": ProgramSite.settings + "    megabytes: 64\n"]),
        Case(
            testDescription: "nothing", program: "#!/bin/sh\n",
            message: block
                + "the program of 'chart' did not return JSON: it ends too early (line 1, column 1 of the output) "
                + "[figure/bad-answer]"),
        Case(
            testDescription: "broken JSON", program: answering("{\"values\": {\"total\": 1,}}"),
            message: block
                + "the program of 'chart' did not return JSON: a key in double quotes is expected here (line 1, column 24 of "
                + "the output) [figure/bad-answer]"),
        Case(
            testDescription: "a list", program: answering("[1]"),
            message: block
                + "the program of 'chart' returned unexpected output: the output must be an object, not a list of 1 "
                + "[figure/bad-answer]"),
        Case(
            testDescription: "an unknown key", program: answering("{\"valeus\": {}}"),
            message: block
                + "the program of 'chart' returned unexpected output: 'valeus' must be one of the keys 'version', "
                + "'title', 'caption', 'values', 'svg', 'narrow', 'alt', 'description', 'problems' [figure/bad-answer]"),
        Case(
            testDescription: "a value of another type", program: answering("{\"values\": {\"total\": [1]}}"),
            message: block
                + "the program of 'chart' returned unexpected output: 'values.total' must be a number or text, "
                + "not a list of 1 [figure/bad-answer]"),
        Case(
            testDescription: "a value that nobody could quote", program: answering("{\"values\": {\"a b\": 1}}"),
            message: block
                + "the program of 'chart' returned unexpected output: 'values' must be an object whose names are "
                + "made of letters, digits, '.', '-' and '_', not '\"a b\"' [figure/bad-answer]"),
        Case(
            testDescription: "a picture without words", program: answering("{\"svg\": \"<svg/>\"}"),
            message: block
                + "the program of 'chart' returned unexpected output: 'alt' must be the picture in words "
                + "[figure/bad-answer]"),
        Case(
            testDescription: "a picture that is none", program: answering("{\"svg\": \"<p>\", \"alt\": \"A\"}"),
            message: block + "the picture 'svg' of 'sales' is not shown: "),
        Case(
            testDescription: "a picture without size",
            program: answering("{\"svg\": \"<svg xmlns='http://www.w3.org/2000/svg'/>\", \"alt\": \"A\"}"),
            message: block
                + "the picture 'svg' of 'sales' is not shown: its 'svg' element has no size; write 'width' and "
                + "'height', or 'viewBox' [figure/refused-picture]"),
        Case(
            testDescription: "a picture with a script",
            program: answering(
                "{\"svg\": \"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' onload='x()'><script>x()</script></svg>\", "
                    + "\"alt\": \"A\"}"),
            message: "content/a.md:3:1: warning: the picture 'svg' of 'sales' is shown without "),
        Case(
            testDescription: "a problem of its own, at a part of the block",
            program: answering("{\"problems\": [{\"message\": \"no such year\", \"at\": [\"year\"]}]}"),
            message: "content/a.md:5:7: error: no such year [figure/reported]"),
        Case(
            testDescription: "a problem of its own, at a line and column",
            program: answering("{\"problems\": [{\"message\": \"no such year\", \"line\": 2, \"column\": 9}]}"),
            message: "content/a.md:5:9: error: no such year [figure/reported]"),
    ]

    @Test(arguments: cases)
    func `a program that goes wrong is worth one message with its place`(_ example: Case) async throws {
        let site = try ProgramSite(example.program, files: example.files)
        await site.build()
        #expect(site.diagnostics.hasPrefix(example.message), "\(site.diagnostics)")
        #expect(site.diagnostics.split(separator: "\n").count == 1, "\(site.diagnostics)")
    }

    @Test func `what a script in a picture would do is neither on the page nor in the file`() async throws {
        let picture =
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>x()</script><rect width='5' height='5'/></svg>"
        let site = try ProgramSite(Self.answering("{\"svg\": \"\(picture)\", \"alt\": \"A\"}"))
        await site.build()
        let file = site.page("figures/sales.en.svg")
        #expect(file.contains("<rect") && !file.contains("script"))
        #expect(site.page("a.html").contains("figures/sales.en.svg"))
    }

    @Test func `a note whose block failed shows the message in place of the figure`() async throws {
        let site = try ProgramSite("#!/bin/sh\nexit 3\n")
        await site.build()
        #expect(site.page("a.html").contains("exited with code 3"))
    }
}
