import Devices
import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

/// How far numbers can be trusted, and why not further.
@Suite struct TrustTests {
    private static let documented = Rule("documented", .always, .documented, evidence: ["UIView.safeAreaInsets"])
    private static let observed = Rule("observed", .always, .observed, evidence: ["UIView.safeAreaInsets", "row"])
    private static let inferred = Rule("inferred", .always, .inferred, evidence: ["WWDC 2017 204"])
    private static let disputed = Rule("disputed", .always, .disputed, evidence: ["row", "other row"])
    private static let scopes = [
        "observed": Scope([.init(.sensorHousingPhone, 12)]), "disputed": Scope([.init(.sensorHousingPhone, 12)]),
    ]

    private static func level(_ quantity: Quantity, _ deviceClass: DeviceClass, _ major: Int) -> Trust.Level {
        var trust = Trust(at: .init(deviceClass, major), scopes: scopes)
        return trust.level(of: quantity)
    }

    private static func sum(_ rule: Rule, _ mark: Provenance.Mark = .appleDocumented) -> Quantity {
        .sum(.path("sum"), rule, [.device(.path("part"), DeviceFact(.screenScale, Measured(1, Provenance(mark, ""))))])
    }

    @Test func `a number is as good as its weakest step`() {
        #expect(Self.level(Self.sum(Self.documented), .pad, 26) == .documented)
        #expect(Self.level(Self.sum(Self.documented, .observed), .pad, 26) == .observed)
        #expect(Self.level(Self.sum(Self.documented, .inferred), .pad, 26) == .inferred)
        #expect(Self.level(Self.sum(Self.observed, .inferred), .sensorHousingPhone, 18) == .inferred)
        #expect(
            Self.level(Quantity.sum(.path("x"), Self.documented, [Self.sum(Self.observed)]), .pad, 18) == .extrapolated)
    }

    @Test func `what was observed is extrapolated where nobody looked, whatever document it names`() {
        #expect(Self.level(Self.sum(Self.observed), .sensorHousingPhone, 18) == .observed)
        #expect(Self.level(Self.sum(Self.observed), .sensorHousingPhone, 26) == .extrapolated)
        #expect(Self.level(Self.sum(Self.observed), .homeButtonPhone, 12) == .extrapolated)
    }

    @Test func `what evidence contradicts is extrapolated even where it was seen, and the reason says so`() throws {
        #expect(Self.level(Self.sum(Self.disputed), .sensorHousingPhone, 12) == .extrapolated)
        #expect(Self.level(Self.sum(Self.documented, .disputed), .pad, 26) == .extrapolated)
        let device = try #require(DeviceCatalog.standard.device(named: "iPhone X"))
        let environment = Environment(device: device, orientation: .portrait, os: .init(26))
        let rule = try #require(RuleCatalog.rule("navigation-bar.sheet-distance"))
        let height = DeviceFact(.screenScale, Measured(253, Provenance(.disputed, "")))
        let number = Quantity.sum(.path("sum"), rule, [.device(.term(.keyboardHeight), height)])
        let texts = Extrapolation.reasons(
            for: Extrapolation.all(behind: [number], in: environment), in: WordFiles.standard[.english])
        #expect(texts.count == 2)
        #expect(texts.first?.hasPrefix("navigation-bar.sheet-distance: From iOS 26 a bar in a sheet") == true)
        #expect(texts.last == "keyboard height: reports for iPhone X with iOS 26 contradict each other")
    }

    @Test(arguments: Disagreement.all.filter { $0.isDoubt }) func `a number that a row contradicts is extrapolated`(
        _ disagreement: Disagreement
    ) {
        for claim in disagreement.observed.scenario.variants.flatMap({ $0.expectations }) {
            for result in disagreement.ours.results {
                let value = ScenarioLanguage.value(at: claim.path, phase: claim.phase, in: result).value
                guard case .numbers(let numbers) = claim.expected, let value else { continue }
                var trust = Trust(in: result.environment, at: claim.phase)
                for (seen, ours) in zip(numbers, value.quantities) where abs(seen - ours.value) >= 0.001 {
                    #expect(trust.level(of: ours) == .extrapolated, "\(ours.derivation.name)")
                }
            }
        }
    }

    @Test func `what a maximum was seen to exceed does not weaken it`() {
        let unseen = Quantity.stated(.path("less"), Self.inferred, 1)
        func level(of rule: Rule, _ place: (DeviceClass, Int), _ greatest: Double) -> Trust.Level {
            let known = Quantity.stated(.path("greatest"), Self.documented, greatest)
            return Self.level(.maximum(.path("maximum"), rule, [unseen, known]), place.0, place.1)
        }
        let (seen, elsewhere) = ((DeviceClass.sensorHousingPhone, 12), (DeviceClass.homeButtonPhone, 12))
        #expect(level(of: Self.observed, seen, 2) == .observed)
        #expect(level(of: Self.observed, seen, 1) == .inferred)
        #expect(level(of: Self.documented, elsewhere, 2) == .inferred)
    }

    @Test func `a session speaks of the systems up to the next redesign, a page of the reference of all`() {
        #expect(Self.level(Self.sum(Self.inferred), .pad, 18) == .inferred)
        #expect(Self.level(Self.sum(Self.inferred), .pad, 26) == .extrapolated)
        #expect(Self.level(Self.sum(Self.documented), .homeButtonPhone, 7) == .documented)
    }

    @Test func `the numbers of a value are marked one by one, and the reason says what was seen where`() throws {
        let environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: "iPad mini 2")), orientation: .portrait,
            os: .init(9))
        let rule = try #require(RuleCatalog.rule("split-view.floating-sidebar"))
        let value = Value.size(width: Self.sum(rule), height: Self.sum(Self.documented))
        var trust = Trust(in: environment)
        #expect(trust.markedText(of: value) { "\($0)" } == "1.0?, 1.0")
        #expect(trust.level(of: value) == .extrapolated)
        let reasons = Extrapolation.all(behind: value.quantities, in: environment)
        #expect(
            Extrapolation.reasons(for: reasons, in: WordFiles.standard[.english]) == [
                "split-view.floating-sidebar: verified on phones with a sensor housing with iOS 26; iPads with iOS 26, assumed for iPad mini 2 with iOS 9"
            ])
        let later = Environment(device: environment.device, orientation: .portrait, os: .init(12))
        let both = reasons + reasons + Extrapolation.all(behind: value.quantities, in: later)
        #expect(
            Extrapolation.reasons(for: both, in: WordFiles.standard[.english]) == [
                "split-view.floating-sidebar: verified on phones with a sensor housing with iOS 26; iPads with iOS 26, assumed for iPad mini 2 with iOS 9; "
                    + "iPad mini 2 with iOS 12"
            ])
    }

    @Test func `a number that stands in for an unpublished one is extrapolated, and the reason says so`() throws {
        let device = try #require(DeviceCatalog.standard.device(named: "iPad mini 2"))
        let environment = Environment(device: device, orientation: .portrait, os: .init(9))
        let other = Provenance(.inferred, "", isStandIn: true)
        let number = Self.sum(Self.documented)
        let standIn = Quantity.sum(
            .path("sum"), Self.documented,
            [number, .device(.term(.tabBar), DeviceFact(.screenScale, Measured(49, other)))])
        var trust = Trust(in: environment)
        #expect(trust.level(of: number) == .documented)
        #expect(trust.level(of: standIn) == .extrapolated)
        let reasons = Extrapolation.all(behind: [standIn], in: environment)
        #expect(reasons.map { $0.rule } == [nil])
        let text = try #require(Extrapolation.reasons(for: reasons, in: WordFiles.standard[.english]).first)
        #expect(text.hasPrefix("tab bar: not published for iPad mini 2"))
    }

    @Test func `versions are written from the first to the last of each generation`() {
        let scope = Scope([7, 9, 10, 11, 26, 18, 12].map { Scope.Place(.pad, $0) })
        #expect(scope.sightings.map { $0.versions } == ["7–10, 11–18, 26"])
        #expect(scope.sightings.map { $0.majors } == [[7, 9, 10, 11, 12, 18, 26]])
    }
}
