import Build
import Content
import ContentSupport
import Devices
import Diagnostics
import Figures
import LayoutEngine
import LayoutSite
import NoteScenarios
import ScenarioLanguage
import WordFiles

@testable import Review

/// A small site that is looked at, as it is or with something in it changed.
struct ReviewedSite: Sendable {
    /// By their paths.
    var files: [String: String]

    static let phone = """
        - name: Test Phone
          like: iPhone X
          mark: observed
          before26:
            safeAreaInsets: {portrait: {value: [44, 0, 34, 0], source: SIM}}
            statusBarHeight: {portrait: {value: 44, source: SIM}}
            navigationBarHeight: {portrait: {value: 44, source: SIM}}
            tabBarHeight: {portrait: {value: 49, source: SIM}}

        """

    static let note = """
        ---
        title: Bars
        ---
        The table begins at {{bars: table.safeAreaInsets.top}} points.

        ```scenario
        id: bars
        device: Test Phone
        os: 13
        root:
          tabBarController:
            navigationController:
              viewController:
                view: {tableView: {name: table, sections: [{rows: 1}]}}
        expect:
          table.safeAreaInsets: [88, 0, 83, 0]
          table.frame.height: 812
        ```

        ```scenario
        id: plain
        matrix: {device: [Test Phone, iPhone 8]}
        os: 13
        root: {viewController: {view: {subviews: [{view: {name: card, frame: [0, 10, 200, 100]}}]}}}
        expect:
          card.frame: [0, 10, 200, 100]
        ```

        """

    static let standard = ReviewedSite(files: ["content/devices.yaml": phone, "content/bars.en.md": note])

    /// The site with a text in all files in the place of another one.
    func replacing(_ old: String, with new: String) -> ReviewedSite {
        ReviewedSite(
            files: files.mapValues { $0.split(separator: old, omittingEmptySubsequences: false).joined(separator: new) }
        )
    }

    var configuration: SiteConfiguration { SiteConfiguration(contentFolder: "content", subject: LayoutSubject()) }

    func survey() async -> Diagnosed<SiteSurvey?> {
        await surveySite(configuration, in: InMemoryFileSystem(files).fileSystem)
    }

    /// The values without pictures.
    func snapshot() async throws -> SiteSnapshot { await (try await laidOut()).snapshot() }

    /// - Parameter condition: the question to which the answer is turned round.
    func laidOut(negating condition: Condition? = nil) async throws -> LaidOutSite {
        let files = InMemoryFileSystem(files).fileSystem
        let folder = try await ContentFolder.load("content", configuration.conditions(), in: files).value
        let content = await folder.parse().value
        let blocks = await
            (try LayoutFolder(
                "content", extending: .standard, by: readDevices(_:extending:addedBy:), in: files)).resolve(
                content.notes
            ).value
        let figures = blocks.scenarios.scenarios.map { Figure(layingOut: $0.negating(condition)) }
        let set = FigureSet(figures: figures, audits: [], pictures: [:])
        let quotations = Quotations.look(up: content.notes, in: set, blocks.scenarios).value
        return LaidOutSite(content: content, blocks: blocks, figures: set, quotations: quotations)
    }
}

/// A site whose scenarios are evaluated.
struct LaidOutSite {
    let content: SiteContent
    let blocks: LayoutBlocks
    let figures: FigureSet
    let quotations: Quotations

    /// The values with steps' results adjusted.
    func snapshot(adjusting adjust: StepAdjustment? = nil) async -> SiteSnapshot {
        await SiteSnapshot.take(of: content, blocks, figures, quotations, adjusting: adjust)
    }
}

extension Scenario {
    fileprivate func negating(_ condition: Condition?) -> Scenario {
        let variants = variants.map { variant in
            var environment = variant.environment
            environment.negatedCondition = condition
            return Variant(
                coordinates: variant.coordinates, title: variant.title, environment: environment, app: variant.app,
                expectations: variant.expectations, callbacks: variant.callbacks)
        }
        return Scenario(
            id: id, span: span, title: title, caption: caption, sources: sources, picture: picture, show: show,
            variants: variants, isComparison: isComparison)
    }
}

/// Every single value of a snapshot, as listings have it.
struct SingleValue: Hashable {
    let scenario: String
    let variant: String
    let phase: String
    let path: String

    /// What two snapshots do not agree on, found without their derivations.
    static func differences(_ old: SiteSnapshot, _ new: SiteSnapshot) -> Set<SingleValue> {
        let (before, after) = (texts(old), texts(new))
        return Set(Set(before.keys).union(after.keys).filter { before[$0] != after[$0] })
    }

    private static func texts(_ snapshot: SiteSnapshot) -> [SingleValue: String] {
        var texts: [SingleValue: String] = [:]
        for scenario in snapshot.scenarios {
            for variant in scenario.variants {
                var known: [String: String] = [:]
                for phase in variant.phases {
                    for change in phase.changes { known[change.path] = change.value?.text }
                    var here = known
                    for part in phase.parts { here[part.path] = part.value?.text }
                    for (path, text) in here {
                        texts[
                            SingleValue(
                                scenario: scenario.id, variant: variant.label, phase: phase.phase, path: path)] = text
                    }
                }
            }
        }
        return texts
    }

    /// What a report says.
    static func reported(_ report: ChangeReport) -> Set<SingleValue> {
        Set(
            report.causes.flatMap { $0.values }.filter { !$0.isSameNumber }.flatMap { value in
                value.phases.map {
                    SingleValue(
                        scenario: value.scenario, variant: value.variant.isEmpty ? value.oldVariant : value.variant,
                        phase: $0, path: value.path)
                }
            })
    }
}
