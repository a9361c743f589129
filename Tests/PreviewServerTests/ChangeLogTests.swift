import Testing

@testable import PreviewServer

struct ChangeLogTests {
    private func log() -> ChangeLog {
        var log = ChangeLog(run: "r")
        log.record(["a", "b"], nil)
        log.record(["b", "c"], PreviewProblems(.errors, text: "a:1:1: error\n"))
        return log
    }

    @Test(arguments: [
        ("r-0", #"["a","b","c"]"#), ("r-1", #"["b","c"]"#), ("r-2", "[]"), ("r-9", "[]"),
        ("other-1", "null"), ("r", "null"), ("", "null"), ("r-x", "null"),
    ])
    func `a page hears what has changed since its version`(_ version: String, _ changed: String) {
        #expect(log().event(since: version).contains(#""changed":\#(changed),"#))
    }

    @Test func `a page without a version hears that everything may have changed`() {
        #expect(log().event(since: nil).contains(#""changed":null,"#))
    }

    @Test func `an event is one line of data with a version and what is wrong now`() {
        let event = """
            id: r-2
            data: {"version":"r-2","changed":[],"problems":{"kind":"errors","text":"a:1:1: error\\n"}}


            """
        #expect(log().event(since: "r-2") == event)
    }
}
