package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// Everything that a macro gets wrong in the same way: the same value where UIKit has the same other one, as well known.
package struct AuditRow: Sendable {
    /// The macro's value; nil if the formula cannot be evaluated.
    package let value: Double?
    /// UIKit's, from the first of the places.
    package let truth: Quantity
    /// Whether UIKit's value depends on something that was not observed on such devices and systems.
    package let isExtrapolated: Bool
    /// The first of the places.
    package let place: AuditPlace
    package let error: Double?
    package let count: Int
    /// The places: devices with the same stretches together.
    package let groups: [Group]

    /// Devices that are wrong in the same orientations and versions.
    package struct Group: Sendable {
        package let devices: [Device]
        package let stretches: [AuditStretch]
    }
}

extension AuditResult {
    /// The extrapolated rules and numbers in the derivation of UIKit's value of a row; empty if it has none.
    package func extrapolations(behind row: AuditRow) -> [Extrapolation] {
        row.isExtrapolated ? Extrapolation.all(behind: [row.truth], in: audit.environment(at: row.place)) : []
    }
}

extension MacroResult {
    static func rows(of cells: [AuditCell]) -> [AuditRow] {
        var kinds: [[AuditCell]] = []
        for cell in cells where !cell.isRight {
            if let index = kinds.firstIndex(where: { isAlike($0[0], cell) }) {
                kinds[index].append(cell)
            } else {
                kinds.append([cell])
            }
        }
        let cellsByDevice = byDevice(cells)
        let rows = kinds.map { kind in
            AuditRow(
                value: kind[0].value, truth: kind[0].truth, isExtrapolated: kind[0].isExtrapolated,
                place: kind[0].place, error: kind[0].error, count: kind.count,
                groups: groups(kind, of: cellsByDevice))
        }
        return rows.enumerated().sorted { isWorse($0, $1) }.map { $0.element }
    }

    private static func isAlike(_ first: AuditCell, _ second: AuditCell) -> Bool {
        guard first.isExtrapolated == second.isExtrapolated,
            abs(first.truth.value - second.truth.value) < AuditCell.tolerance
        else { return false }
        guard let one = first.value, let other = second.value else { return first.value == second.value }
        return abs(one - other) < AuditCell.tolerance
    }

    private static func isWorse(
        _ first: (offset: Int, element: AuditRow), _ second: (offset: Int, element: AuditRow)
    ) -> Bool {
        let errors = [first, second].map { $0.element.error.map { abs($0) } ?? .infinity }
        if errors[0] != errors[1] { return errors[0] > errors[1] }
        let (one, other) = (first.element.count, second.element.count)
        return one == other ? first.offset < second.offset : one > other
    }

    // MARK: - Places that belong together

    /// The cells of each device, devices in the order of the audit.
    private static func byDevice(_ cells: [AuditCell]) -> [[AuditCell]] {
        cells.reduce(into: []) { devices, cell in
            if devices.last?.first?.place.device.id == cell.place.device.id {
                devices[devices.count - 1].append(cell)
            } else {
                devices.append([cell])
            }
        }
    }

    /// Groups of devices with the same wrong stretches, in the order of the audit.
    private static func groups(_ wrong: [AuditCell], of devices: [[AuditCell]]) -> [AuditRow.Group] {
        let parts = byDevice(wrong).map { part -> (device: Device, stretches: [AuditStretch]) in
            let device = part[0].place.device
            let all = devices.first { $0[0].place.device.id == device.id } ?? part
            return (device, stretches(part, of: all))
        }
        var groups: [AuditRow.Group] = []
        for part in parts {
            if let index = groups.firstIndex(where: { $0.stretches == part.stretches }) {
                groups[index] = AuditRow.Group(
                    devices: groups[index].devices + [part.device], stretches: part.stretches)
            } else {
                groups.append(AuditRow.Group(devices: [part.device], stretches: part.stretches))
            }
        }
        return groups
    }

    /// The wrong cells of one device as runs of versions, orientations with the same run together.
    private static func stretches(_ wrong: [AuditCell], of all: [AuditCell]) -> [AuditStretch] {
        var runs: [(first: Int?, last: Int?, orientations: [InterfaceOrientation])] = []
        for orientation in InterfaceOrientation.allCases {
            let looked = versions(of: all, in: orientation)
            for run in VersionRun.runs(of: versions(of: wrong, in: orientation), within: looked) {
                if let index = runs.firstIndex(where: { $0.first == run.first && $0.last == run.last }) {
                    runs[index].orientations.append(orientation)
                } else {
                    runs.append((run.first, run.last, [orientation]))
                }
            }
        }
        let looked = InterfaceOrientation.allCases.filter { !versions(of: all, in: $0).isEmpty }
        return runs.map { AuditStretch(turn: turn($0.orientations, of: looked), first: $0.first, last: $0.last) }
    }

    private static func versions(of cells: [AuditCell], in orientation: InterfaceOrientation) -> [Int] {
        cells.filter { $0.place.orientation == orientation }.map { $0.place.os.major }
    }

    private static func turn(
        _ orientations: [InterfaceOrientation], of looked: [InterfaceOrientation]
    ) -> AuditStretch.Turn {
        if orientations == looked { return .all }
        if orientations == looked.filter({ !$0.isLandscape }) { return .portrait }
        if orientations == looked.filter({ $0.isLandscape }) { return .landscape }
        return .some(orientations)
    }
}

/// Orientations of a device with a run of versions.
package struct AuditStretch: Hashable, Sendable {
    package let turn: Turn
    /// The first major version; nil when the run begins with the first one that was looked at.
    package let first: Int?
    /// The last major version; nil if the run extends to the last version examined.
    package let last: Int?

    /// The orientations among those that were examined.
    package enum Turn: Hashable, Sendable {
        case all, portrait, landscape
        case some([InterfaceOrientation])
    }
}

extension AuditStretch {
    /// Orientation and versions in words: "portrait, iOS 11 to 13", "from iOS 26 on", "always".
    package func text(in words: Words) -> String {
        let parts = [turnText(in: words), versionText(in: words)].compactMap { $0 }
        return parts.isEmpty ? words[AuditWord.always] : parts.joined(separator: words[AuditWord.partSeparator])
    }

    /// The orientations in words; nil for all orientations.
    private func turnText(in words: Words) -> String? {
        switch turn {
        case .all: nil
        case .portrait: words[AuditWord.portrait]
        case .landscape: words[AuditWord.landscape]
        case .some(let orientations):
            orientations.map { $0.rawValue }.joined(separator: words[AuditWord.orientationSeparator])
        }
    }

    /// The versions in words; nil for all versions that the device ran.
    private func versionText(in words: Words) -> String? {
        func text(_ word: AuditWord) -> String {
            let versions = [("first", first), ("last", last)]
            return words.text(
                word.key,
                versions.compactMap { name, version in version.map { .init(name, .text("\($0)")) } })
        }
        return switch (first, last) {
        case (nil, nil): nil
        case (_?, nil): text(.fromVersion)
        case (nil, _?): text(.upToVersion)
        case (let first?, let last?): text(first == last ? .version : .versions)
        }
    }
}

extension AuditRow.Group {
    /// The stretches in which the devices are wrong, one after the other.
    package func text(in words: Words) -> String {
        stretches.map { $0.text(in: words) }.joined(separator: words[AuditWord.stretchSeparator])
    }
}

/// The words that describe when a macro is wrong.
package enum AuditWord: String, CaseIterable, Sendable {
    case always, portrait, landscape, fromVersion, upToVersion, version, versions
    case orientationSeparator = "separator.orientations"
    case partSeparator = "separator.parts"
    case stretchSeparator = "separator.stretches"

    /// The key of its text in the words files.
    package var key: String { "audits." + rawValue }
}

extension Words {
    fileprivate subscript(word: AuditWord) -> String { self[word.key] }
}

/// Major versions that follow each other.
struct VersionRun: Hashable, Sendable {
    /// The first version; nil if the run begins at the first version examined.
    let first: Int?
    /// The last version; nil if the run ends at the last version examined.
    let last: Int?

    /// The versions, which are sorted, as runs of neighbours among those that were looked at.
    static func runs(of versions: [Int], within looked: [Int]) -> [VersionRun] {
        var ranges: [Range<Int>] = []
        for index in versions.compactMap({ looked.firstIndex(of: $0) }) {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
            } else {
                ranges.append(index..<(index + 1))
            }
        }
        return ranges.map { range in
            VersionRun(
                first: range.lowerBound == 0 ? nil : looked[range.lowerBound],
                last: range.upperBound == looked.count ? nil : looked[range.upperBound - 1])
        }
    }
}
