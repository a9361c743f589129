import DataTree
import Diagnostics
import Foundation
import LayoutEngine
import ScenarioLanguage

/// How often values agree with what was observed.
struct VerdictTally: Equatable {
    let values: Int
    let agreeing: Int
    /// Values of which it is open who is right; they are not among the others.
    let open: Int

    init(_ observations: [Observation]) {
        let verdicts = observations.map { $0.verdict }
        values = verdicts.count { $0 != .open }
        agreeing = verdicts.count { $0 == .agrees }
        open = verdicts.count { $0 == .open }
    }

    /// Of the values that are not open.
    var share: String { values == 0 ? "–" : "\(Int((100 * Double(agreeing) / Double(values)).rounded())) %" }

    /// In the order of columns.
    var cells: [String] { ["\(values)", "\(agreeing)", share, "\(open)"] }
}

/// The values of one level of trust.
struct CalibrationCount: Equatable {
    let level: Trust.Level
    let tally: VerdictTally

    /// Of all rows as they are, the evidence of each value's own source left out; rows that are mistaken do not count.
    static let all = counts(of: Observation.all)
    /// Of rows that were encoded before the engine was asked, as it answered then: what was mended since does not count for it.
    static let first = counts(of: Observation.first)

    private static func counts(of observations: [Observation]) -> [CalibrationCount] {
        Trust.Level.allCases.map { level in
            CalibrationCount(level: level, tally: VerdictTally(observations.filter { $0.level == level }))
        }
    }
}

/// The values of one class of devices.
struct FamilyCount {
    let deviceClass: DeviceClass
    let now: VerdictTally
    let first: VerdictTally

    /// Those with observations, in the order of the classes.
    static let all: [FamilyCount] = DeviceClass.allCases.compactMap { deviceClass in
        let now = Observation.all.filter { $0.deviceClass == deviceClass }
        let first = Observation.first.filter { $0.deviceClass == deviceClass }
        guard !now.isEmpty || !first.isEmpty else { return nil }
        return FamilyCount(deviceClass: deviceClass, now: VerdictTally(now), first: VerdictTally(first))
    }
}

/// One value that one row observed, against the engine's.
struct Observation {
    let row: String
    let level: Trust.Level
    let verdict: Verdict
    /// Of the device on which it was observed.
    let deviceClass: DeviceClass

    enum Verdict: String {
        case agrees, differs
        /// It differs, and nobody knows yet who is right.
        case open
    }

    static let all: [Observation] = {
        let heldOut = Dictionary(
            uniqueKeysWithValues: Set(ObservedRow.sources.values).map { ($0, Self.scopes(without: $0)) })
        let doubts = Disagreement.all.filter { $0.isDoubt }.map { ($0.observed, $0.right == "open") }
        return (Fixture.all.map { ($0, false) } + doubts).flatMap { fixture, isOpen in
            fixture.sources.flatMap { row in
                ObservedRow.sources[row].map { observations(of: row, fixture, heldOut[$0] ?? [:], isOpen) } ?? []
            }
        }
    }()

    /// The lines of first-answers.txt: a row, the level that its value had, and the verdict.
    static let first: [Observation] = {
        let file = FixtureFile.folder.appending(path: "first-answers.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t").map { String($0) }
            guard words.count == 3, let level = Trust.Level.allCases.first(where: { $0.name == words[1] }) else {
                return nil
            }
            guard let verdict = Verdict(rawValue: words[2]), let deviceClass = classes[words[0]] else { return nil }
            return Observation(row: words[0], level: level, verdict: verdict, deviceClass: deviceClass)
        }
    }()

    /// The class of devices on which each row was observed.
    private static let classes: [String: DeviceClass] = {
        let fixtures = Fixture.all + Disagreement.all.map { $0.observed }
        let pairs = fixtures.flatMap { fixture in
            fixture.sources.map { ($0, fixture.place(of: fixture.results[0].environment).deviceClass) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static func observations(
        of row: String, _ fixture: Fixture, _ scopes: [String: Scope], _ isOpen: Bool
    ) -> [Observation] {
        zip(fixture.scenario.variants, fixture.results).flatMap { variant, result in
            var trust = Trust(at: fixture.place(of: result.environment), scopes: scopes)
            return variant.expectations.compactMap { claim -> Observation? in
                let value = ScenarioLanguage.value(at: claim.path, phase: claim.phase, in: result).value
                guard let value, let level = trust.level(of: value), case .numbers(let numbers) = claim.expected else {
                    return nil
                }
                let agrees = zip(numbers, value.quantities).allSatisfy { abs($0 - $1.value) < 0.001 }
                return Observation(
                    row: row, level: level, verdict: agrees ? .agrees : isOpen ? .open : .differs,
                    deviceClass: fixture.place(of: result.environment).deviceClass)
            }
        }
    }

    /// Where each rule was seen by others than one source; several rows of a fixture have seen the same.
    private static func scopes(without source: String) -> [String: Scope] {
        let others = Sighting.all.filter { $0.rows.contains { ObservedRow.sources[$0] != source } }
        return Dictionary(grouping: others) { $0.rule }.mapValues { Scope($0.map { $0.place }) }
    }
}
