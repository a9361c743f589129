import Diagnostics
import Testing

@Suite struct MessageTests {
    private let name = "table"

    private func chinese(_ message: Message) -> String? {
        message.text { template in
            [
                "'{1}' has no '{2}'; {3}": "“{1}”没有“{2}”；{3}", "there are {1}": "有 {1}", "{1} and {2}": "{1}和 {2}",
                "{1} pages": "{1} 页", "1 page": "1 页", "{1} of {2}": "{2}中的 {1}",
            ][template]
        }
    }

    @Test func `a literal is a template with numbered places`() {
        let message: Message = "'\(name)' has no '\(7)'; \("there are \(["a", "b"].listed())" as Message)"
        #expect(message.template == "'{1}' has no '{2}'; {3}")
        #expect(message.english == "'table' has no '7'; there are a and b")
        #expect(chinese(message) == "“table”没有“7”；有 a和 b")
    }

    @Test func `a language says a sentence as a whole or not at all`() {
        #expect(chinese("'\(name)' has no '\(1)'; \("it has nothing" as Message)") == nil)
        #expect(chinese("'\(name)' is missing") == nil)
        #expect(chinese("\(name)") == "table")
        #expect(chinese("") == "")
    }

    @Test func `places may change their order, and what stands in them is not read again`() {
        let message: Message = "\("{2}") of \(Message.counted(3, "page"))"
        #expect(message.english == "{2} of 3 pages")
        #expect(chinese(message) == "3 页中的 {2}")
        #expect(chinese(.counted(1, "page")) == "1 页")
    }

    @Test func `two pieces of a literal are one template`() {
        let message: Message = "'\(name)' takes {top: 4} " + "or '\("x")', " + "not \(2)"
        #expect(message.template == "'{1}' takes {top: 4} or '{2}', not {3}")
        #expect(message.english == "'table' takes {top: 4} or 'x', not 2")
    }

    @Test func `braces around other things are text`() {
        let message: Message = "write 'pages: {\(name): false}' or '{#id}', not '{file}'"
        #expect(message.english == "write 'pages: {table: false}' or '{#id}', not '{file}'")
    }
}
