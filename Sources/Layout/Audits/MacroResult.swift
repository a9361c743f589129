package import Languages
package import LayoutEngine
import ScenarioLanguage

/// A macro compared with the engine, place by place.
package struct MacroResult: Sendable {
    package let macro: Macro
    /// The places where the engine has the value that the macro represents, in the order of the audit.
    package let cells: [AuditCell]

    package init(macro: Macro, cells: [AuditCell]) {
        self.macro = macro
        self.cells = cells
        rightCount = cells.filter { $0.isRight }.count
        rows = Self.rows(of: cells)
        worst = cells.filter { !$0.isRight }.compactMap { $0.error }.max { abs($0) < abs($1) } ?? 0
    }

    /// The number of places at which the macro is right.
    package let rightCount: Int

    /// The number of places at which the macro is wrong or cannot be evaluated.
    package var wrongCount: Int { cells.count - rightCount }

    /// The wrong rows, worst first: unavailable values, then by the size of the error, then by the number of places.
    package let rows: [AuditRow]

    /// The error farthest from 0, in points; 0 for a macro that is right everywhere.
    package let worst: Double

    /// The score of the macro in each part of the places.
    package var scores: [(part: AuditPart, right: Int, total: Int)] {
        AuditPart.allCases.compactMap { part in
            let cells = cells.filter { part.includes($0.place) }
            return cells.isEmpty ? nil : (part, cells.filter { $0.isRight }.count, cells.count)
        }
    }

    /// The cell of a place; nil if the engine has no such value or did not examine the place.
    package subscript(place: AuditPlace) -> AuditCell? {
        cells.first { $0.place.isSame(as: place) }
    }
}

/// The outcome of a block of macros.
package struct AuditResult: Sendable {
    package let audit: MacroAudit
    /// The macros that represent a value of the engine, in source order.
    package let macros: [MacroResult]

    /// The result of a macro; nil for one that only helps others.
    package subscript(name: String) -> MacroResult? { macros.first { $0.macro.name == name } }
}

/// A macro's number at a place, and UIKit's.
package struct AuditCell: Sendable {
    package let place: AuditPlace
    /// The macro's value; nil if the formula reads a missing value, at which an app would crash.
    package let value: Double?
    /// The engine's value with its derivation.
    package let truth: Quantity
    /// Whether the engine's value depends on something that was not observed on such a device and system.
    package let isExtrapolated: Bool

    /// The tolerance that three decimals can express, as in claims.
    static let tolerance = 0.001

    /// The macro's value less UIKit's, in points.
    package var error: Double? { value.map { $0 - truth.value } }

    package var isRight: Bool { error.map { abs($0) < AuditCell.tolerance } ?? false }
}

/// A part of all places to which macros are often limited.
package enum AuditPart: String, CaseIterable, Sendable {
    case phonesInPortrait, phonesInLandscape, pads

    package var phrase: Phrase { Phrase("audits." + rawValue) }

    func includes(_ place: AuditPlace) -> Bool {
        switch self {
        case .phonesInPortrait: place.device.family == .iPhone && !place.orientation.isLandscape
        case .phonesInLandscape: place.device.family == .iPhone && place.orientation.isLandscape
        case .pads: place.device.family == .iPad
        }
    }
}
