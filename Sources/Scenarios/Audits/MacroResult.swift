/// One macro against the engine, place by place.
package struct MacroResult: Sendable {
    package let macro: Macro
    /// The places where the engine has the value that the macro stands for, in the order of the audit.
    package let cells: [AuditCell]

    package init(macro: Macro, cells: [AuditCell]) {
        self.macro = macro
        self.cells = cells
        rightCount = cells.filter { $0.isRight }.count
        worst = cells.filter { !$0.isRight }.compactMap { $0.error }.max { abs($0) < abs($1) } ?? 0
    }

    /// At how many places the macro is right.
    package let rightCount: Int

    /// At how many places it is wrong or cannot be worked out.
    package var wrongCount: Int { cells.count - rightCount }

    /// The error farthest from 0, in points; 0 for a macro that is right everywhere.
    package let worst: Double

    /// The same for each part of the places that was looked at.
    package var scores: [(part: AuditPart, right: Int, total: Int)] {
        AuditPart.allCases.compactMap { part in
            let cells = cells.filter { part.includes($0.place) }
            return cells.isEmpty ? nil : (part, cells.filter { $0.isRight }.count, cells.count)
        }
    }

    /// The cell of a place; nil where the engine has no such value, or that was not looked at.
    package subscript(place: AuditPlace) -> AuditCell? {
        cells.first { $0.place.isSame(as: place) }
    }
}
