import Diagnostics
import Testing

@Suite struct MustacheSpecificationTests {
    /// The cases that rely on names or partials that do not exist: they render as nothing, as specified, and are
    /// reported besides.
    private static let reported: [String: [String]] = [
        "interpolation: Basic Context Miss Interpolation": ["template/unknown-name"],
        "interpolation: Triple Mustache Context Miss Interpolation": ["template/unknown-name"],
        "interpolation: Ampersand Context Miss Interpolation": ["template/unknown-name"],
        "interpolation: Dotted Names - Broken Chains": ["template/unknown-name"],
        "interpolation: Dotted Names - Broken Chain Resolution": ["template/unknown-name"],
        "interpolation: Dotted Names - Context Precedence": ["template/unknown-name"],
        "interpolation: Dotted Names are never single keys": ["template/unknown-name"],
        "inverted: Context Misses": ["template/unknown-name"],
        "inverted: Dotted Names - Broken Chains": ["template/unknown-name"],
        "partials: Failed Lookup": ["template/unknown-template"],
        "sections: Context Misses": ["template/unknown-name"],
        "sections: Dotted Names - Broken Chains": ["template/unknown-name"],
    ]

    @Test(
        .enabled(
            if: MustacheSpecification.folder != nil,
            "the specification's JSON files are in neither ../shared/data/mustache-spec nor NOTCHBOOK_MUSTACHE_SPEC"),
        arguments: MustacheSpecification.cases)
    func `the published cases hold`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics.map { $0.code.description } == Self.reported[example.id, default: []])
    }

    @Test(.enabled(if: MustacheSpecification.folder != nil, "the specification's JSON files are absent"))
    func `all required modules are read`() {
        #expect(MustacheSpecification.cases.count >= 130)
    }
}
