import ConstraintSolver
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

/// Stack views whose subviews have no constraints are laid out by arithmetic, others by the constraints that UIKit makes: both give what
/// was observed.
@Suite struct StackConstraintsTests {
    private static let withStacks = Fixture.all.filter { fixture in
        fixture.scenario.variants.contains { $0.app.initial.hasArrangedSubviews }
    }

    @Test func `there are fixtures with stack views`() { #expect(Self.withStacks.count >= 20) }

    @Test(arguments: withStacks) func `stack views by constraints give what was observed`(_ fixture: Fixture) throws {
        for variant in fixture.scenario.variants {
            var app = variant.app
            #expect(app.changes.isEmpty, "what changes later would have to be constrained too")
            app.initial = app.initial.arrangedByConstraints
            let result = layOut(app, in: variant.environment)
            let failures = checkClaims(of: variant, in: result, WordFiles.standard[.english])
            #expect(failures.isEmpty, "\(fixture.file.text(of: failures))")
            let (byArithmetic, byConstraints) = (layOut(variant.app, in: variant.environment), result)
            for element in byArithmetic.settled.elements {
                guard let name = element.name, let frame = element[.frame] else { continue }
                let other = try #require(byConstraints.settled[name]?[.frame], "\(name)")
                for (one, two) in zip(frame.quantities, other.quantities) {
                    #expect(abs(one.value - two.value) < 1e-6, "\(name): \(frame.description), \(other.description)")
                }
            }
        }
    }
}

extension Root {
    fileprivate var hasArrangedSubviews: Bool { controller?.view.hasArrangedSubviews ?? false }

    /// The same tree, in which each arranged subview has a constraint that changes nothing, so that its stack view takes part in the system.
    fileprivate var arrangedByConstraints: Root {
        guard case .controller(var controller) = self else { return self }
        controller.view = controller.view.arrangedByConstraints
        return .controller(controller)
    }
}

extension View {
    fileprivate var hasArrangedSubviews: Bool {
        stackView != nil && !subviews.isEmpty || subviews.contains { $0.hasArrangedSubviews }
    }

    fileprivate var arrangedByConstraints: View {
        var view = self
        view.subviews = subviews.map { subview in
            var subview = subview.arrangedByConstraints
            if stackView != nil {
                subview.constraints.append(
                    LayoutConstraint(
                        LayoutConstraint.Item(.this, .width), .greaterOrEqual, nil, text: "width >= 0"))
            }
            return subview
        }
        return view
    }
}
