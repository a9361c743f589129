import ContentSupport
import Figures
import LayoutEngine
import ScenarioLanguage
import Testing

/// A quoted value goes into the key of its figure's part with all that names it.
@Suite struct KeyPartTests {
    @Test func `which value is quoted`() {
        func reference(
            _ phase: Phase = .viewDidAppear, _ component: String? = nil, variant: Int = 0
        ) -> ValueReference {
            let path = ValuePath(name: "view", property: "frame", component: component)
            return ValueReference(phase: phase, path: path, variant: variant)
        }
        expectAllParts(of: reference(), [reference(.loadView), reference(.viewDidAppear, "y"), reference(variant: 1)])
    }
}
