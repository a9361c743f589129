import Diagnostics
import Schema
import Testing

@testable import Handbook

/// Every key of every file that authors write has an example, and the engine says what it does.
@Suite struct HandbookTests {
    @Test(arguments: Handbook.Area.allCases)
    func `every key has an example, and every example a key`(_ area: Handbook.Area) throws {
        let handbook = try #require(Handbook.standard.first { $0.area == area })
        var shown: Set<String> = []
        for section in area.sections {
            for entry in section.entries where entry.isSupported {
                let own = section.name + "." + entry.name
                let key = area.exampleKey(of: entry, in: section)
                if let key { #expect(handbook.examples[own] ?? handbook.examples[key] != nil, "\(own) has no example") }
                shown.formUnion([own] + (key.map { [$0] } ?? []))
            }
        }
        #expect(Set(handbook.examples.keys).subtracting(shown).sorted() == [], "examples without a key")
    }

    @Test(arguments: Handbook.standard.map { $0.area })
    func `no example has a problem`(_ area: Handbook.Area) throws {
        let handbook = try #require(Handbook.standard.first { $0.area == area })
        #expect(handbook.problems == [])
    }

    @Test(arguments: Handbook.standard.map { $0.area })
    func `an example changes every value that is shown, or says why there is none`(_ area: Handbook.Area) throws {
        let handbook = try #require(Handbook.standard.first { $0.area == area })
        for (key, example) in handbook.examples {
            guard case .values(let changes) = example.effect else { continue }
            #expect(!changes.isEmpty, "\(key)")
            for change in changes { #expect(change.with != change.without, "\(key): \(change.path)") }
        }
    }

    @Test(arguments: Handbook.standard.map { $0.area })
    func `a key is needed where the frame is wrong without it, and only there`(_ area: Handbook.Area) throws {
        let handbook = try #require(Handbook.standard.first { $0.area == area })
        for (key, example) in handbook.examples where example.effect != .none(.needed) {
            if case .none = example.effect { #expect(example.isOptional, "\(key) is needed") }
        }
        for (key, example) in handbook.examples where example.effect == .none(.needed) {
            #expect(!example.isOptional, "\(key) is not needed")
        }
    }

    @Test(arguments: Handbook.standard.map { $0.area })
    func `every frame is used, and says where the example goes`(_ area: Handbook.Area) throws {
        let handbook = try #require(Handbook.standard.first { $0.area == area })
        let used = Set(handbook.examples.values.flatMap { [$0.frame] + [$0.seenIn].compactMap { $0 } })
        #expect(handbook.frames.map { $0.name }.filter { !used.contains($0) } == [])
        for example in handbook.examples.values {
            #expect(handbook.frame(example.frame)?.text.contains(ExampleFrame.mark) == true, "\(example.frame)")
        }
    }

    // MARK: - Files of examples

    private static func handbook(_ text: String) -> Handbook {
        Handbook(.scenario, SourceFile(path: "scenario.yaml", text: text))
    }

    private static let frames = """
        frames:
          phone: |
            id: example
            device: iPhone X
            root:
              navigationController:
                # …
                viewController: {}

        """

    @Test func `an effect is what the engine says with the example and without it`() {
        let handbook = Self.handbook(
            Self.frames + """
                examples:
                  navigationController:
                    frame: phone
                    keys:
                      navigationBar: {write: "navigationBar:\\n  isHidden: true", show: [view.safeAreaInsets, a.b]}
                      toolbar: {write: "toolbar: {}", reason: picture}
                """)
        #expect(handbook.problems == [])
        #expect(
            handbook.examples.keys.sorted() == ["navigationController.navigationBar", "navigationController.toolbar"])
        #expect(
            handbook.examples["navigationController.navigationBar"]?.effect
                == .values([
                    .init(path: "view.safeAreaInsets", with: "44, 0, 34, 0", without: "88, 0, 34, 0"),
                    .init(path: "a.b", with: nil, without: nil),
                ]))
        #expect(handbook.examples["navigationController.toolbar"]?.effect == .none(.picture))
        #expect(
            handbook.frame("phone")?.text(with: "a:\n  b: 1") == """
                id: example
                device: iPhone X
                root:
                  navigationController:
                    a:
                      b: 1
                    viewController: {}

                """)
    }

    static let mistakes = [
        ("{write: 'toolbar: {isHiden: true}', show: view.frame}", "says: 'toolbar' has no property 'isHiden'"),
        ("{write: 'toolbar: {}', show: view.frame, frame: pad}", "there is no frame 'pad' for 'a.b'"),
        ("{write: 'toolbar: {}'}", "'a.b' takes either 'show', with paths, or 'reason', why no value is shown"),
        ("{write: 'toolbar: {}', reason: because}", "'a.b' takes either 'show', with paths, or 'reason'"),
    ]

    @Test(arguments: mistakes) func `a mistake in an example is named`(_ example: String, _ problem: String) {
        let handbook = Self.handbook(Self.frames + "examples: {a: {frame: phone, keys: {b: \(example)}}}\n")
        #expect(handbook.problems.count == 1 && handbook.problems[0].contains(problem), "\(handbook.problems)")
    }
}
