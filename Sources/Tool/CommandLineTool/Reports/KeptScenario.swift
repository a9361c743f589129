import CommandFramework
import ConstraintLogs
import ConstraintSolver
import Content
import Devices
import Geometry
import LayoutEngine
import NoteScenarios
import ScenarioLanguage

/// A report of a log as a scenario: its views beside each other, its constraints as people write them, and the contradiction as a claim.
///
/// Constraints outside the smallest contradicting set are there and not active, so that the claim is about that set.
struct KeptScenario {
    private let conflict: LoggedConflict
    private let analysis: ConflictAnalysis
    private let id: String
    private let names: [String: String]
    /// The count of constraints with each identifier, and of those without.
    private let uses: [String?: Int]

    init(_ conflict: LoggedConflict, _ analysis: ConflictAnalysis, id: String) {
        self.conflict = conflict
        self.analysis = analysis
        self.id = id
        uses = conflict.constraints.reduce(into: [:]) { $0[$1.identifier, default: 0] += 1 }
        var names: [String: String] = [:]
        for relation in conflict.constraints.flatMap({ $0.relations }) {
            for key in [relation.first.item, relation.second?.item].compactMap({ $0 }) where names[key] == nil {
                names[key] = Self.name(conflict.item(key)?.className ?? "", number: names.count + 1)
            }
        }
        self.names = names
    }

    /// The class without its module and prefix, and a number: "label3".
    private static func name(_ className: String, number: Int) -> String {
        let last = className.split(separator: ".").last ?? ""
        var letters = last.filter { $0.isASCII && $0.isLetter }[...]
        while letters.hasPrefix("_") { letters.removeFirst() }
        for prefix in ["UI", "NS"] where letters.hasPrefix(prefix) { letters = letters.dropFirst(2) }
        let word = letters.isEmpty ? "view" : letters.prefix(1).lowercased() + letters.dropFirst().prefix(30)
        return "\(word)\(number)"
    }

    /// A YAML document, with the results of its layout as claims.
    var text: String { withoutClaims + claims.map { $0 + "\n" }.joined() }

    private var withoutClaims: String {
        var lines = ["id: \(id)", "device: iPhone 15", "os: 18"]
        if conflict.isRightToLeft { lines.append("layoutDirection: rightToLeft") }
        lines += ["picture: constraints", "root:", "  viewController:", "    view:", "      constraints:"]
        for position in conflict.constraints.indices { lines += constraints(position) }
        lines += open.map { "        - \($0)" }
        lines.append("      subviews:")
        for (key, name) in names.sorted(by: { Self.number($0.value) < Self.number($1.value) }) {
            let shown = conflict.shownName(of: key).filter { !$0.isNewline }
            lines.append("        - view: {name: \(name), insetsLayoutMarginsFromSafeArea: false}  # \(shown)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func number(_ name: String) -> Int {
        Int(String(name.reversed().prefix { $0.isNumber }.reversed())) ?? 0
    }

    // MARK: Constraints

    private func constraints(_ position: Int) -> [String] {
        let constraint = conflict.constraints[position]
        let printed = constraint.shownText.filter { !$0.isNewline }
        guard let written = written(constraint) else { return ["        # cannot be written: \(printed)"] }
        let isActive = analysis.contradicting.contains(position)
        return ["        # \(printed)"]
            + written.enumerated().map { index, text in
                let name = written.count > 1 ? "\(identifier(position)) \(index + 1)" : identifier(position)
                return
                    "        - {constraint: \(text), identifier: \(Self.quoted(name))\(isActive ? "" : ", isActive: false")}"
            }
    }

    /// The lines of a constraint as people write them, one for each relation; nil for constraints that scenarios cannot
    /// express.
    private func written(_ constraint: LoggedConstraint) -> [String]? {
        let lines = constraint.relations.map { written($0) }
        return lines.isEmpty || lines.contains(nil) ? nil : lines.compactMap { $0 }
    }

    private func written(_ relation: LoggedRelation) -> String? {
        guard let first = written(relation.first), Self.isWritable(relation.constant),
            Self.isWritable(relation.multiplier)
        else { return nil }
        let constant = DecimalText.string(relation.constant.magnitude, decimals: 6)
        let sign = relation.constant < 0 ? "-" : "+"
        let priority = relation.priority.isRequired ? "" : " @ \(relation.priority.level)"
        var right: String
        if let item = relation.second {
            guard let second = written(item) else { return nil }
            right = second
            if relation.multiplier != 1 { right += " * \(DecimalText.string(relation.multiplier, decimals: 9))" }
            if relation.constant != 0 { right += " \(sign) \(constant)" }
        } else if relation.first.anchor.isExtent {
            right = relation.constant < 0 ? "-\(constant)" : constant
        } else {
            // A mask counts from the superview's edges, here the edges of the screen.
            right = "superview.\(relation.first.anchor.isHorizontal ? "left" : "top") \(sign) \(constant)"
        }
        return "\(first) \(relation.relation.rawValue) \(right)\(priority)"
    }

    private static func isWritable(_ number: Double) -> Bool { number.isFinite && number.magnitude <= 1_000_000 }

    private func written(_ attribute: LoggedAttribute) -> String? {
        guard let name = names[attribute.item], let anchor = attribute.anchor.written else { return nil }
        return "\(name).\(anchor)"
    }

    /// The identifier where no other constraint has it, else with the address; the class if UIKit created it and gave it none.
    private func identifier(_ position: Int) -> String {
        let constraint = conflict.constraints[position]
        let own = constraint.identifier ?? (constraint.maker == .app ? "" : constraint.shortClass)
        let isUnique = uses[constraint.identifier] == 1
        if own.isEmpty { return constraint.address }
        return isUnique || constraint.address.isEmpty ? own : "\(own) \(constraint.address)"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.filter { !$0.isNewline }.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// Weak constraints for what the constraints of the log leave open, so that every view has a place.
    private var open: [String] {
        conflict.openKeys(analysis, of: names.sorted { Self.number($0.value) < Self.number($1.value) }.map { $0.key })
            .enumerated().compactMap { index, key in
                guard let name = names[key.item] else { return nil }
                // A priority each, so that none of them is a matter of choice.
                let priority = min(200, index + 1)
                switch key.quantity {
                case .x: return "\(name).left == superview.left @ \(priority)"
                case .y: return "\(name).top == superview.top @ \(priority)"
                case .width: return "\(name).width == 60 @ \(priority)"
                case .height: return "\(name).height == 60 @ \(priority)"
                default: return nil
                }
            }
    }

    /// The first contradiction, and the constraints that are left out.
    private var claims: [String] {
        let file = ScenarioFile(Array(withoutClaims.utf8), path: id + ".yaml", catalog: .standard)
        guard let variant = file.scenarios.first?.variants.first else { return [] }
        let conflicts = layOut(variant.app, in: variant.environment).settled.constraints.conflicts
        func list(_ members: [ConstraintConflict.Member]) -> String {
            members.compactMap { $0.constraint?.name }.map { Self.quoted($0) }.joined(separator: ", ")
        }
        let first = list(conflicts.first?.members ?? [])
        let broken = list(conflicts.map { $0.members[$0.victim] })
        return ["expect:", "  conflict: [\(first)]", "  broken: [\(broken)]"]
    }
}

extension LoggedConstraint {
    /// The class without the part before its name.
    fileprivate var shortClass: String { className.split(separator: ".").last.map { String($0) } ?? className }
}

extension LoggedAnchor {
    /// The anchor as in `constraints`; nil for an anchor that has no word there.
    fileprivate var written: String? {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: rawValue
        case .leftMargin: "layoutMargins.left"
        case .rightMargin: "layoutMargins.right"
        case .topMargin: "layoutMargins.top"
        case .bottomMargin: "layoutMargins.bottom"
        case .leadingMargin: "layoutMargins.leading"
        case .trailingMargin: "layoutMargins.trailing"
        case .centerXWithinMargins: "layoutMargins.centerX"
        case .centerYWithinMargins: "layoutMargins.centerY"
        case .minX: "left"
        case .maxX: "right"
        case .midX: "centerX"
        case .minY: "top"
        case .maxY: "bottom"
        case .midY: "centerY"
        case .baseline, .firstBaseline, .lastBaseline: nil
        }
    }
}
