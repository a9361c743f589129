import Drawing
import JSON
import Languages
import LiveDiagrams
import LibraryFiles
import Testing
import WordFiles

/// Letters half as wide as they are high.
struct HalfWide: TextMeasuring {
    func measure(_ text: String, font: Font) -> TextExtent {
        TextExtent(width: Double(text.unicodeScalars.count) * font.size / 2, ascent: font.size, descent: font.size / 4)
    }
}

@Suite struct LiveEngineTests {
    static let engine: LiveEngine? = {
        let catalog = LibraryFiles.devices.files.map { $0.text }
        let data = LiveData.json(
            words: WordFiles.standard[.english], tag: "en", screens: [], catalog: catalog,
            advances: AdvanceTable.measured(by: HalfWide()))
        return LiveEngine(data: Array(data.text.utf8))
    }()

    private static let list = """
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

    private func ask(_ question: [JSONValue.Member]) throws -> JSONValue {
        let engine = try #require(Self.engine)
        return try JSONReader.value(of: Array(engine.answer(Array(JSONValue.object(question).text.utf8)).utf8))
    }

    private func show(_ text: String, setting: [(String, String?)] = [], values: [String] = []) throws -> JSONValue {
        let changes = setting.map { JSONValue.Member($0, $1.map { .string($0) } ?? .null) }
        return try ask([
            .init("ask", .string("show")), .init("text", .string(text)), .init("set", .object(changes)),
            .init("values", .strings(values)),
        ])
    }

    private func firstValue(_ answer: JSONValue) -> String? {
        guard case .array(let variants)? = answer["variants"], case .array(let values)? = variants.first?["values"],
            case .array(let pair)? = values.first
        else { return nil }
        return pair.last?.string
    }

    private func messages(_ answer: JSONValue) -> [String] {
        guard case .array(let problems)? = answer["problems"] else { return [] }
        return problems.compactMap { $0["message"]?.string }
    }

    @Test func `a scenario is shown with picture, values and claims`() throws {
        let answer = try show(Self.list, values: ["table.adjustedContentInset"])
        #expect(firstValue(answer) == "88, 0, 83, 0")
        #expect(answer["picture"]?["svg"]?.string?.hasPrefix("<svg ") == true)
        #expect(answer["claims"]?["count"]?.number == 1)
        #expect(answer["claims"]?["failures"] == .array([]))
        #expect(messages(answer) == [])
    }

    static let changes: [(path: String, value: String?, shown: String, failures: Int)] = [
        ("device", "iPhone 8", "64, 0, 49, 0", 1), ("os", "10.3", "88, 0, 83, 0", 0),
        ("table.contentInset", "[10, 0, 0, 0]", "98, 0, 83, 0", 1),
        ("table.contentInset.top", "10", "98, 0, 83, 0", 1),
        ("orientation", "landscapeLeft", "32, 0, 53, 0", 1), ("table.contentInset", nil, "88, 0, 83, 0", 0),
    ]

    @Test(arguments: changes)
    func `a change is laid out, and claims that no longer hold are told`(
        _ change: (path: String, value: String?, shown: String, failures: Int)
    ) throws {
        let answer = try show(
            Self.list, setting: [(change.path, change.value)], values: ["table.adjustedContentInset"])
        guard change.path != "os" else {
            // The iPhone X never ran iOS 10.
            #expect(messages(answer).count == 1)
            return
        }
        #expect(firstValue(answer) == change.shown)
        guard case .array(let failures)? = answer["claims"]?["failures"] else { return }
        #expect(failures.count == change.failures)
    }

    static let duo = "os: 27.1\norientation: landscapeLeft\nroot: {viewController: {}}\n"

    private func hingeControl(_ answer: JSONValue) -> JSONValue? {
        guard case .array(let controls)? = answer["controls"] else { return nil }
        return controls.first { $0["path"]?.string == "hinge" }
    }

    @Test func `the hinge is a control on a display with a fold alone`() throws {
        let inner = try #require(hingeControl(show("device: iPhone Duo (inner display)\n" + Self.duo)))
        #expect(inner["words"] == .strings(["partiallyOpen", "fullyOpen"]))
        #expect(inner["initial"]?.string == "fullyOpen")
        for device in ["iPhone Duo (outer display)", "iPhone 17"] {
            #expect(try hingeControl(show("device: \(device)\nroot: {viewController: {}}\n")) == nil)
        }
    }

    @Test func `a half open phone on another device says so, and the control stays to be taken away`() throws {
        let text = "device: iPhone Duo (inner display)\nhinge: partiallyOpen\n" + Self.duo
        let active = "window.reservedRegions.division.isActive"
        #expect(try firstValue(show(text, values: [active])) == "true")
        #expect(try firstValue(show(text, setting: [("hinge", nil)], values: [active])) == "false")
        let moved = try show(text, setting: [("device", "iPhone 17")])
        #expect(messages(moved) == ["the iPhone 17 has no hinge; leave out 'hinge'"])
        #expect(hingeControl(moved)?["value"]?.string == "partiallyOpen")
    }

    @Test func `the text after a change gives the same answer`() throws {
        let changed = try show(Self.list, setting: [("device", "iPhone 12"), ("table.rows", "3")])
        let text = try #require(changed["text"]?.string)
        let again = try show(text)
        #expect(again == changed)
    }

    @Test func `what cannot be set stays as it is, with the reason`() throws {
        for (path, value) in [
            ("tabel.rows", "3"), ("table.rows", "many"), ("device", "iPhone 99"), ("", ""), ("root", "{}"),
        ] {
            let answer = try show(Self.list, setting: [(path, value)])
            #expect(!messages(answer).isEmpty, "\(path): \(value)")
        }
    }

    static let broken: [String] = [
        "", "device", "[", "device: iPhone X\n---\ndevice: iPhone 8", "device: [iPhone X", "- 1", "\u{0}", "root: {}",
        String(repeating: "[", count: 3000),
        "device: iPhone X\nroot: {viewController: {view: "
            + String(repeating: "[{view: {frame: fill, subviews: ", count: 300) + "}]",
        "device: iPhone X\nos: nan\nroot: {viewController: {}}", "use: other", "compare: [a, b]",
        "device: iPhone X\nroot: {viewController: {view: [{tableView: {name: t, frame: fill, rows: 100000}}]}}",
    ]

    @Test(arguments: broken)
    func `half a text is told where it is wrong, and nothing stops`(_ text: String) throws {
        let answer = try show(text)
        if answer["picture"] == nil { #expect(!messages(answer).isEmpty) }
    }

    @Test func `a place of a problem is a line and a column of the text`() throws {
        let answer = try show("device: iPhone 99\nroot: {viewController: {}}\n")
        guard case .array(let problems)? = answer["problems"] else { return }
        #expect(problems.first?["line"]?.number == 1)
        #expect(problems.first?["column"]?.number == 9)
    }

    @Test func `what can be set is listed with its kind and its value`() throws {
        guard case .array(let all) = try ask([.init("ask", .string("properties")), .init("text", .string(Self.list))])
        else { return }
        func property(_ path: String) -> JSONValue? { all.first { $0["path"]?.string == path } }
        #expect(property("os")?["value"] == .string("11"))
        #expect(property("table.rows")?["kind"] == .string("count"))
        #expect(property("table.contentInset")?["parts"] == .strings(["top", "left", "bottom", "right"]))
        #expect(property("navigationBar.isTranslucent")?["words"] == .strings(["true", "false"]))
    }

    @Test func `every property that is listed can be set to what it is`() throws {
        guard case .array(let all) = try ask([.init("ask", .string("properties")), .init("text", .string(Self.list))])
        else { return }
        for property in all {
            guard let path = property["path"]?.string, let value = property["initial"]?.string else { continue }
            let answer = try show(Self.list, setting: [(path, value)])
            #expect(answer["text"]?.string?.contains(path.split(separator: ".").last ?? "") == true, "\(path)")
        }
    }

    @Test func `what a scenario offers has a control without being set, and has to be there`() throws {
        let offered = try show(Self.list + "live: [navigationBar.isTranslucent, table.contentInset]\n")
        guard case .array(let controls)? = offered["controls"] else { return }
        let paths = controls.compactMap { $0["path"]?.string }
        #expect(paths.contains("navigationBar.isTranslucent") && paths.contains("table.contentInset"))
        #expect(messages(offered) == [])
        let broken = try show(Self.list + "live: [navigationBar.isTranslucid, bar.frame, os]\n")
        #expect(messages(broken).count == 2)
        #expect(try messages(show(Self.list + "live: os\n")).count == 1)
    }

    @Test func `a number is explained with its rules`() throws {
        let answer = try ask([
            .init("ask", .string("explain")), .init("text", .string(Self.list)),
            .init("path", .string("table.adjustedContentInset.bottom")),
        ])
        #expect(answer.text.contains("safe-area.child-overlap"))
        #expect(answer.text.contains("home indicator"))
    }

    @Test(arguments: [
        ("swift", false, "UITableView"), ("objc", false, "@implementation"), ("swift", true, "XCTAssert"),
    ])
    func `a scenario is written as code`(_ language: String, _ isTest: Bool, _ part: String) throws {
        let answer = try ask([
            .init("ask", .string("code")), .init("text", .string(Self.list)), .init("language", .string(language)),
            .init("test", .bool(isTest)),
        ])
        #expect(answer["code"]?.string?.contains(part) == true)
    }

    @Test func `two states differ by cause`() throws {
        let other = Self.list.split(separator: "\n").map { $0 == "device: iPhone X" ? "device: iPhone 8" : String($0) }
            .joined(separator: "\n")
        let answer = try ask([
            .init("ask", .string("compare")), .init("text", .string(other)), .init("other", .string(Self.list)),
        ])
        guard case .array(let causes)? = answer["causes"] else { return }
        #expect(!causes.isEmpty)
        #expect(causes.contains { $0["old"]?.string == "34" && $0["new"]?.string == "0" })
    }

    @Test func `one number on many devices has nothing where a device never ran the system`() throws {
        let answer = try ask([
            .init("ask", .string("matrix")), .init("text", .string(Self.list)),
            .init("path", .string("table.adjustedContentInset.top")),
            .init("devices", .strings(["iPhone X", "iPhone 8", "iPhone 11"])),
            .init("systems", .strings(["10", "11", "13"])),
        ])
        #expect(
            answer["rows"]?.text
                == #"[{"device":"iPhone X","values":[null,"88","88"]},{"device":"iPhone 8","values":[null,"64","64"]},"#
                + #"{"device":"iPhone 11","values":[null,null,"88"]}]"#
        )
        #expect(messages(answer) == [])
    }

    @Test func `a path without a value on many devices says why, with the nearest`() throws {
        for (text, path, part) in [
            (Self.list, "tabel.frame", "'tabel'"), (Self.list, "table.fram", "'fram'"), (Self.list, "table", "'table'"),
            ("device: iPhone 99\nroot: {}\n", "table.frame", "'iPhone 99'"),
        ] {
            let answer = try ask([
                .init("ask", .string("matrix")), .init("text", .string(text)), .init("path", .string(path)),
                .init("devices", .strings(["iPhone X"])), .init("systems", .strings(["11"])),
            ])
            #expect(messages(answer).contains { $0.contains(part) }, "\(path): \(answer.text)")
        }
    }

    private func place(_ text: String, _ device: String, _ system: String, _ paths: [String]) throws -> JSONValue {
        try ask([
            .init("ask", .string("place")), .init("text", .string(text)), .init("device", .string(device)),
            .init("system", .string(system)), .init("values", .strings(paths)),
        ])
    }

    @Test func `a figure has values for the reader's device, with what makes them differ`() throws {
        let answer = try place(Self.list, "iPhone 17 Pro", "26", ["table.adjustedContentInset", "view.frame.x"])
        #expect(
            answer["values"]?.text
                == #"[["table.adjustedContentInset","88, 0, 83, 0","116, 0, 83, 0"],["view.frame.x","0","0"]]"#)
        guard case .array(let causes)? = answer["causes"] else { return }
        #expect(
            causes.map { [$0["oldName"], $0["name"], $0["old"], $0["new"]].map { $0?.string } } == [
                ["status bar", "status bar", "44", "54"], ["sensor housing", "Dynamic Island", "44", "62"],
                ["navigation bar", "navigation bar", "44", "54"],
            ])
        #expect(answer["none"] == nil)
    }

    @Test func `the same values on the reader's device have no cause`() throws {
        let answer = try place(Self.list, "iPhone X", "12", ["table.adjustedContentInset"])
        #expect(answer["values"]?.text == #"[["table.adjustedContentInset","88, 0, 83, 0","88, 0, 83, 0"]]"#)
        #expect(answer["causes"] == .array([]))
    }

    @Test(arguments: [
        ("iPad Air 11-inch", "26", "kind"), ("iPhone 17 Pro", "11", "impossible"), ("iPhone 99", "26", "kind"),
    ])
    func `a figure has no values where they would be of something else`(
        _ device: String, _ system: String, _ reason: String
    ) throws {
        #expect(try place(Self.list, device, system, ["table.frame"]).text == #"{"none":"\#(reason)"}"#)
    }

    @Test func `a figure about a system before safe areas has no values for a later one`() throws {
        let old = "device: iPhone 6\nos: 9\nroot: {navigationController: {viewController: {}}}\n"
        #expect(try place(old, "iPhone 17 Pro", "26", ["view.frame"]).text == #"{"none":"past"}"#)
    }

    @Test func `what eval warns of is among the problems, at its place`() throws {
        func view(_ constraints: String) -> String {
            "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n      - view: {name: box, constraints: [\(constraints)]}\n"
        }
        let conflict = try show(
            view("top == superview.top, height == 8, leading == superview.leading, width == 400, width == 20"))
        let open = try show(view("height == 8, leading == superview.leading, width == 20"), values: ["box.frame"])
        for (answer, code) in [(conflict, "scenario/constraint-conflict"), (open, "scenario/open-layout")] {
            guard case .array(let problems)? = answer["problems"] else { continue }
            #expect(problems.map { $0["code"]?.string } == [code])
            #expect(problems.first?["line"]?.number == 6)
            #expect(answer["claims"]?["failures"] == .array([]))
            #expect(answer["views"] == .strings(["box"]))
        }
        #expect(open["variants"]?.text.contains(#""open":["box.frame"#) == true)
        #expect(firstValue(conflict)?.isEmpty == false)
    }

    @Test func `of thousands of values a page is told the first, and that there are more`() throws {
        func answer(_ tables: Int) throws -> JSONValue? {
            let list = (0..<tables).map { "      - tableView: {name: t\($0), frame: fill, rows: 30}\n" }.joined()
            let text = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n" + list
            let answer = try ask([
                .init("ask", .string("show")), .init("text", .string(text)), .init("values", .bool(true)),
            ])
            guard case .array(let variants)? = answer["variants"] else { return nil }
            return variants.first
        }
        for (tables, isCut) in [(2, false), (12, true)] {
            let variant = try #require(try answer(tables))
            guard case .array(let values)? = variant["values"] else { continue }
            #expect(variant["isCut"] == .bool(isCut))
            #expect(isCut ? values.count == 5000 : values.count > 1000)
        }
    }

    // MARK: - Devices of a reader, and of a link

    static let hostileDevices: [String] =
        [
            "- name: iPhone 16\n  amend: true\n  safeAreaInsets: {portrait: [22, 0, 0, 0]}",
            "- name: iPhone17,3\n  amend: true\n  safeAreaInsets: {portrait: [22, 0, 0, 0]}",
            "- name: Mine\n  like: iPhone 16\n- name: iPhone 16\n  amend: yes\n  screen: [1, 1]",
            "- amend: true\n  name: x\n  name: iPhone 16\n  screen: [1, 1]",
            "- {id: iphone-16, name: Mine, like: iPhone 8}",
            "- {name: Mine, otherNames: [iPhone 16], like: iPhone 8}",
        ]
        + [
            "iPhone 16 ", "\u{A0}iPhone 16", "iPhone\u{A0}16", "iphone-16", "iPho\u{200B}ne 16", "iPhone\u{AD} 16",
            "iPhone\u{3000}16",
        ].map {
            "- name: \"\($0)\"\n  like: iPhone 8\n"
        }

    @Test(arguments: hostileDevices)
    func `no added device takes the place or the name of another one`(_ devices: String) throws {
        let text = "device: iPhone 16\nos: 18\nroot: {viewController: {}}\n"
        let plain = try show(text, values: ["view.safeAreaInsets", "view.frame"])
        for key in ["ownDevices", "linkDevices"] {
            let answer = try ask([
                .init("ask", .string("show")), .init("text", .string(text)), .init(key, .string(devices)),
                .init("values", .strings(["view.safeAreaInsets", "view.frame"])),
            ])
            #expect(answer["variants"] == plain["variants"])
            #expect(answer["picture"] == plain["picture"])
            guard case .array(let problems) = try ask([.init("ask", .string(key)), .init(key, .string(devices))]) else {
                Issue.record("no list")
                continue
            }
            #expect(problems.contains { $0["severity"]?.string == "error" })
        }
    }

    @Test func `a device of a link says so in pictures and code, and one of the reader keeps its name`() throws {
        let devices = "- {name: Prototype, like: iPhone 16}\n"
        func question(_ ask: String, _ key: String) -> [JSONValue.Member] {
            [
                .init("ask", .string(ask)),
                .init("text", .string("device: Prototype\nos: 18\nroot: {viewController: {}}\n")),
                .init(key, .string(devices)),
            ]
        }
        let linked = try ask(question("show", "linkDevices"))
        #expect(messages(linked) == [])
        #expect(linked["picture"]?["alt"]?.string?.contains("Prototype (from a link)") == true)
        #expect(try ask(question("code", "linkDevices")).text.contains("Prototype (from a link)"))
        #expect(try ask(question("show", "ownDevices"))["picture"]?["alt"]?.string?.contains("link") == false)
        let listed = try ask([.init("ask", .string("devices")), .init("linkDevices", .string(devices))])
        #expect(listed.text.contains(#""name":"Prototype","shown":"Prototype (from a link)""#))
        // The reader's own device of that name stays.
        let both =
            question("show", "linkDevices") + [.init("ownDevices", .string("- {name: Prototype, like: iPhone 15}\n"))]
        #expect(try ask(both)["picture"]?["alt"]?.string?.contains("link") == false)
    }

    @Test func `a new view lies below those that are there`() throws {
        var text = "device: iPhone X\nos: 11\nroot: {viewController: {}}\n"
        for name in ["label", "control", "tableView"] {
            let edit = JSONValue.object([
                .init("item", .number(1)), .init("act", .string("add")), .init("class", .string(name)),
            ])
            let answer = try ask([.init("ask", .string("show")), .init("text", .string(text)), .init("edit", edit)])
            text = try #require(answer["text"]?.string)
        }
        for frame in ["[20, 120, 160, 24]", "[20, 156, 51, 31]", "[20, 199, 280, 200]"] {
            #expect(text.contains(frame))
        }
    }

    @Test func `what is no question is answered as such`() throws {
        let engine = try #require(Self.engine)
        for text in [
            "", "[]", "{}", #"{"ask": "nothing"}"#, #"{"ask": "show"}"#, #"{"ask": 1}"#,
            "{\"ask\": \"show\", \"text\": 1}",
        ] {
            #expect(engine.answer(Array(text.utf8)) == #"{"error":"this is no question"}"#)
        }
    }

    @Test func `an engine without its data is none`() {
        for text in ["", "{}", #"{"catalog": []}"#, "null"] { #expect(LiveEngine(data: Array(text.utf8)) == nil) }
    }
}
