import ConstraintSolver
import Devices
import Geometry
import LayoutEngine
import Testing

/// Pins are solved axis by axis, constraints as one system: where a tree has both, pins are constraints, and give the same frames.
@Suite struct PinsAsConstraintsTests {
    private static let environments = [
        ("iPhone 8", InterfaceOrientation.portrait, LayoutDirection.leftToRight),
        ("iPhone 15", .landscapeRight, .leftToRight), ("iPhone 15", .portrait, .rightToLeft),
        ("iPad Pro 11-inch (M4)", .portrait, .leftToRight),
    ]

    @Test(arguments: 0..<60)
    func `random pins give the same frames as one system`(_ seed: Int) throws {
        var numbers = SeededNumbers(seed: seed + 1)
        let (name, orientation, direction) = Self.environments[seed % Self.environments.count]
        var environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: name)), orientation: orientation,
            os: OSVersion(name == "iPhone 8" ? 16 : 18))
        environment.layoutDirection = direction
        let views = Self.views(&numbers, depth: 2, prefix: "v")
        let byPins = layOut(Self.app(views), in: environment).settled
        let bySystem = layOut(Self.app(views + [Self.probe]), in: environment).settled
        #expect(bySystem.constraints.isEmpty)
        var compared = 0
        for element in byPins.elements {
            guard let name = element.name, element.kind == .view, let frame = element[.frame] else { continue }
            let other = try #require(bySystem[name]?[.frame], "\(name)")
            for (one, two) in zip(frame.quantities, other.quantities) {
                #expect(abs(one.value - two.value) < 1e-6, "\(name): \(frame.description), \(other.description)")
            }
            compared += 1
        }
        #expect(compared > 4)
    }

    private static func app(_ subviews: [View]) -> App {
        var root = View(name: "view")
        root.subviews = subviews
        return App(.controller(Controller(name: "vc", kind: .content, view: root)))
    }

    /// A view with a constraint, which lets the tree be solved as one system.
    private static var probe: View {
        var view = View(name: "probe")
        view.constraints = [Pin.Anchor.left, .top, .width, .height].map { anchor in
            let isSize = anchor == .width || anchor == .height
            return LayoutConstraint(
                LayoutConstraint.Item(.this, anchor), .equal,
                isSize ? nil : LayoutConstraint.Item(.superview, anchor), constant: isSize ? 1 : 0,
                text: anchor.rawValue)
        }
        return view
    }

    private static func views(_ numbers: inout SeededNumbers, depth: Int, prefix: String) -> [View] {
        var views: [View] = []
        for index in 0..<3 {
            let siblings = views.compactMap { $0.name }
            let horizontal: [Pin.Anchor] =
                numbers.isOne(in: 2) ? [.left, .right, .width] : [.leading, .trailing, .width]
            let pins =
                pins(along: horizontal, isInRoot: prefix == "v", siblings, &numbers)
                + pins(along: [.top, .bottom, .height], isInRoot: prefix == "v", siblings, &numbers)
            var view = View(name: "\(prefix)\(index)", placement: .pinned(pins))
            view.preservesSuperviewLayoutMargins = Int.random(in: 0..<2, using: &numbers) == 0
            if depth > 0 { view.subviews = Self.views(&numbers, depth: depth - 1, prefix: "\(prefix)\(index)_") }
            views.append(view)
        }
        return views
    }

    /// A start with a size, or in the root view with an end: there is room enough that no size is negative. Whole points lie on
    /// pixels, so that it makes no difference when they are rounded.
    private static func pins(
        along anchors: [Pin.Anchor], isInRoot: Bool, _ siblings: [String], _ numbers: inout SeededNumbers
    ) -> [Pin] {
        let owner = numbers.one(of: [Pin.Owner.superview, .safeArea, .layoutMargins])
        let start = Pin(anchors[0], to: Pin.Target(owner, anchors[0]), constant: numbers.points(0...7))
        if isInRoot, numbers.isOne(in: 2) {
            return [start, Pin(anchors[1], to: Pin.Target(owner, anchors[1]), constant: -numbers.points(0...9))]
        }
        guard let sibling = siblings.last, numbers.isOne(in: 2) else {
            return [start, Pin(anchors[2], to: nil, constant: numbers.points(20...40))]
        }
        return [start, Pin(anchors[2], to: Pin.Target(.sibling(sibling), anchors[2]), constant: 1)]
    }
}
