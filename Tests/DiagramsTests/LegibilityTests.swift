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
                let problems = SceneLint.problems(in: sample.draw(language).scene)
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

    @Test(arguments: [Palette.light, .dark])
    func `words stand out from what lies behind them`(palette: Palette) {
        for (text, behind) in palette.textPairs {
            #expect(Contrast.ratio(text, behind) >= Contrast.least)
        }
    }

    @Test(arguments: [Palette.light, .dark])
    func `every text has a colour of the palette's text pairs`(palette: Palette) throws {
        let colors = Set(palette.textPairs.map { $0.text })
        for sample in try Samples.all() {
            let used = Set(sample.draw("zh-Hans", palette).scene.texts.map { $0.color })
            #expect(used.isSubset(of: colors), "\(sample.id)")
        }
    }

    @Test func `the same input gives the same bytes`() throws {
        for sample in try Samples.all().prefix(8) {
            #expect(sample.draw("en") == sample.draw("en"))
        }
    }
}
