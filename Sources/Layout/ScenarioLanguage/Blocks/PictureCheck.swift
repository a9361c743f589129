import DataTree
import Diagnostics
import LayoutEngine

/// A check that a scenario has the elements that its kind of picture shows.
struct PictureCheck {
    let picture: PictureKind
    /// The block that asks for the picture.
    let block: DataNode
    let variants: [Variant]

    /// An error for a kind of picture that would have nothing to show.
    var problems: [Diagnostic] {
        if picture == .timeline, variants.contains(where: { $0.step != nil }), let word = block["picture"] {
            return [StepCodes.timelineBesideSteps(at: word.span)]
        }
        if picture == .constraints, !variants.isEmpty, let word = block["picture"] {
            let hasConstraints = variants.allSatisfy { $0.app.initial.constraints.contains { $0.constraint.isActive } }
            return hasConstraints ? [] : [BlockCodes.noConstraintsInPicture(at: word.span)]
        }
        guard picture == .tableAnatomy, !variants.isEmpty, let word = block["picture"] else { return [] }
        let hasTable = variants.allSatisfy { ShownTree(root: $0.app.initial).hasNamedTable }
        return hasTable ? [] : [BlockCodes.noTableInPicture(at: word.span)]
    }
}
