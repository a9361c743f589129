import Diagrams
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// What every picture has to be, whatever it shows.
struct LegibilityTests {
    @Test(arguments: Samples.trees.map { $0.name })
    func `no text meets another, leaves the picture or is crossed`(tree: String) throws {
        for sample in try Samples.all() where sample.id.hasPrefix(tree) {
            for language in ["en", "zh-Hans"] {
                let problems = SceneLint.problems(in: sample.draw(language).scene, for: [.wide])
                let isLegible = problems.isEmpty
                #expect(
                    isLegible, "\(sample.id), \(language): \(problems.map { $0.description }.joined(separator: "; "))")
            }
        }
    }

    @Test func `a picture has at most three sizes of type, none below 9`() throws {
        for sample in try Samples.all() {
            let sizes = Set(sample.draw("en").scene.texts.map { $0.font.size })
            #expect(sizes.count <= 3 && sizes.allSatisfy { $0 >= 9 }, "\(sample.id): \(sizes)")
        }
    }

    /// The words and the colours behind them, each pair of which must be legible.
    private static let textPairs: [(text: ColorRole, behind: ColorRole)] = [
        (.ink, .background), (.secondaryInk, .background), (.answer, .background), (.ink, .screen),
        (.secondaryInk, .screen), (.answer, .screen), (.guide, .screen), (.change, .background),
        (.change, .screen),
    ]

    @Test(arguments: Palette.standard)
    func `words stand out from what lies behind them`(palette: Palette) {
        for (text, behind) in Self.textPairs {
            #expect(Contrast.ratio(palette[text], palette[behind]) >= Contrast.least)
        }
    }

    @Test func `every text has a colour of the text pairs`() throws {
        let colors = Set(Self.textPairs.map { $0.text })
        for sample in try Samples.all() {
            let used = Set(sample.draw("zh-Hans").scene.texts.map { $0.color })
            #expect(used.isSubset(of: colors), "\(sample.id)")
        }
    }

    @Test func `the same input gives the same bytes`() throws {
        for sample in try Samples.all().prefix(8) {
            #expect(sample.draw("en") == sample.draw("en"))
        }
    }
}
