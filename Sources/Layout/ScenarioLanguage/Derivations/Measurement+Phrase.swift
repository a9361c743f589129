import Geometry
package import Languages
package import LayoutEngine

extension Measurement {
    /// "measured, iOS 26.4 (23E244), Nov 2026"; for a disputed one the number and the reason too.
    package var phrase: Phrase {
        let run = Phrase.Argument("run", .phrase(run.phrase))
        guard let disputed else { return DerivationWord.measured.phrase([run]) }
        return DerivationWord.disputed.phrase([
            run, .init("number", .text(DecimalText.string(value))), .init("reason", .text(disputed)),
        ])
    }
}

extension MeasuringRun {
    /// "iOS 26.4 (23E244), Nov 2026".
    fileprivate var phrase: Phrase {
        let version = Phrase.Argument("version", .text(os.description))
        let system =
            build.isEmpty
            ? DerivationWord.measuredSystem.phrase([version])
            : DerivationWord.measuredBuild.phrase([version, .init("build", .text(build))])
        guard let month = MonthWord(date) else { return system }
        return DerivationWord.measuredThen.phrase([
            .init("system", .phrase(system)), .init("month", .phrase(month.phrase)),
            .init("year", .text(String(date.prefix(4)))),
        ])
    }
}

/// The months by their short names.
package enum MonthWord: String, CaseIterable, Sendable {
    case january, february, march, april, may, june, july, august, september, october, november, december

    /// The month of a day such as "2026-11-26"; nil for no day.
    init?(_ date: String) {
        let parts = date.split(separator: "-")
        guard parts.count == 3, let number = Int(parts[1]), Self.allCases.indices.contains(number - 1) else {
            return nil
        }
        self = Self.allCases[number - 1]
    }

    /// The key of its text in the words files.
    package var key: String { "months." + rawValue }

    fileprivate var phrase: Phrase { Phrase(key) }
}
