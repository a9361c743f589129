import Geometry
import LayoutEngine
import Testing

/// What holds of every layout, tried on generated apps in generated environments.
///
/// A failure names its seed: `GeneratedScene(seed:)` makes the same scene again.
@Suite struct LayoutLawsTests {
    static let seeds = 0..<300

    /// Views that only their superview's insets reach, with that superview: neither a controller's root view nor the child
    /// of one that absorbs insets.
    private func childrenAndParents(_ snapshot: Snapshot) -> [(child: Element, parent: Element)] {
        snapshot.elements.compactMap { element in
            guard GeneratedScene.isSubview(element), let parent = element.parent else { return nil }
            return (element, snapshot.elements[parent])
        }
    }

    private func safeAreaScene(_ seed: Int) -> GeneratedScene {
        GeneratedScene(seed: seed, GeneratedScene.Ingredients(settings: true, firstOS: 11))
    }

    @Test func `a view that lies fully inside the safe area has insets of zero`() throws {
        var tried = 0
        for seed in Self.seeds {
            for (child, parent) in childrenAndParents(safeAreaScene(seed).settled) {
                let safe = try #require(parent[.safeAreaLayoutGuideFrame]?.rect)
                let frame = try #require(child[.frame]?.rect)
                // Constraints that contradict each other leave no rectangle.
                guard frame.width >= 0, frame.height >= 0, safe.encloses(frame) else { continue }
                tried += 1
                #expect(child[.safeAreaInsets]?.insets == .zero, "seed \(seed): \(child.name ?? "") \(frame) \(safe)")
            }
        }
        #expect(tried > 100)
    }

    @Test func `no child's inset exceeds its parent's, edge by edge`() throws {
        for seed in Self.seeds {
            for (child, parent) in childrenAndParents(safeAreaScene(seed).settled) {
                let own = try #require(child[.safeAreaInsets]?.insets)
                let inherited = try #require(parent[.safeAreaInsets]?.insets)
                #expect(Edge.allCases.allSatisfy { own[$0] <= inherited[$0] }, "seed \(seed): \(child.name ?? "")")
            }
        }
    }

    @Test func `safe area insets and guide lengths are never negative`() {
        for seed in Self.seeds {
            let scene = GeneratedScene(seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true))
            for element in layOut(scene.app, in: scene.environment).snapshots.flatMap({ $0.elements }) {
                for property in [Property.safeAreaInsets, .topLayoutGuideLength, .bottomLayoutGuideLength] {
                    let numbers = element[property]?.quantities ?? []
                    #expect(numbers.allSatisfy { $0.value >= 0 }, "seed \(seed): \(element.name ?? "") \(property)")
                }
            }
        }
    }

    @Test func `right to left is the mirror image of left to right`() throws {
        for seed in Self.seeds {
            var scene = GeneratedScene(
                seed: seed,
                GeneratedScene.Ingredients(frames: false, settings: false, firstOS: 11))
            // The column of iPhone Duo stands at the same side in either direction.
            guard scene.environment.device.foldable == nil else { continue }
            scene.environment.layoutDirection = .leftToRight
            let first = scene.settled.elements
            scene.environment.layoutDirection = .rightToLeft
            let second = scene.settled.elements
            try #require(first.count == second.count)
            let width = scene.environment.windowFrame.width
            for (original, mirrored) in zip(first, second) {
                let frame = original.frameInWindow
                let expected = Rect(
                    x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                let name = "seed \(seed): \(original.name ?? "")"
                #expect(mirrored.frameInWindow.isNear(expected), "\(name) \(mirrored.frameInWindow) \(expected)")
                for property in [Property.safeAreaInsets, .layoutMargins] {
                    #expect(mirrored[property]?.insets == original[property]?.insets?.mirrored, "\(name) \(property)")
                }
                #expect(
                    mirrored[.directionalLayoutMargins]?.insets == original[.directionalLayoutMargins]?.insets,
                    "\(name) directionalLayoutMargins")
            }
        }
    }

    @Test func `moving a view by whole points and translating it come to the same`() {
        for seed in Self.seeds {
            let distance = Point(x: Double(seed % 41 - 20), y: Double(seed % 67 - 30))
            var moved = safeAreaScene(seed)
            var translated = moved
            moved.changeRootView { root in
                guard case .frame(let frame) = root.subviews.first?.placement else { return }
                root.subviews[0].placement = .frame(frame.offset(by: distance))
            }
            translated.changeRootView { root in
                guard case .frame = root.subviews.first?.placement else { return }
                root.subviews[0].transform.translation = distance
            }
            #expect(texts(moved.settled) == texts(translated.settled), "seed \(seed)")
        }
    }

    @Test func `a layout depends on nothing but the app and the environment`() async {
        let sequential = Self.seeds.map { seed in texts(safeAreaScene(seed).settled) }
        let parallel = await withTaskGroup(of: (Int, [String]).self) { group in
            for seed in Self.seeds.reversed() { group.addTask { (seed, texts(safeAreaScene(seed).settled)) } }
            var results = Self.seeds.map { _ in [String]() }
            for await (seed, result) in group { results[seed] = result }
            return results
        }
        #expect(sequential == parallel)
    }

    /// The device table has three decimals, so a third of a point is off by 0.001 pixels.
    @Test func `frames lie on the pixels of the screen`() {
        for seed in Self.seeds {
            let scene = GeneratedScene(
                seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true, centers: true))
            let scale = scene.environment.device.screen.scale
            for element in scene.settled.elements {
                let frame = element.frameInWindow
                for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
                    let pixels = edge * scale
                    #expect(
                        abs(pixels - pixels.rounded()) < 0.01,
                        "seed \(seed): \(element.name ?? "\(element.kind)") on \(scene.environment.device.id)")
                }
            }
        }
    }

    @Test func `every number of every phase is finite and comes out again from its own facts, to the bit`() {
        for seed in Self.seeds {
            let scene = GeneratedScene(
                seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true, centers: true))
            var recomputation = Recomputation()
            // Expected at once, as there are thousands.
            var wrong: [Quantity] = []
            for element in layOut(scene.app, in: scene.environment).snapshots.flatMap({ $0.elements }) {
                for number in element.values.flatMap({ $0.value.quantities })
                where !number.value.isFinite || recomputation.value(of: number) != number.value {
                    wrong.append(number)
                }
            }
            #expect(wrong.isEmpty, "seed \(seed): \(wrong.map { "\($0.derivation.name)" })")
        }
    }
}

/// All values of a snapshot as text, without the way they came about.
private func texts(_ snapshot: Snapshot) -> [String] {
    snapshot.elements.map { element in
        let values = element.values.map { "\($0.property.rawValue) \($0.value.description)" }
        return ([element.name ?? "-", "\(element.frameInWindow)"] + values).joined(separator: "; ")
    }
}

extension Rect {
    /// True when another rectangle lies inside this one, edges included.
    func encloses(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// True when the two differ by less than a thousandth of a point.
    func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
            && abs(height - other.height) < 0.001
    }
}
