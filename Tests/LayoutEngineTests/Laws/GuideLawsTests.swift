import Devices
import Geometry
import LayoutEngine
import Testing

/// How guides, windows and pixels hang together in every layout, tried on generated apps in generated environments.
@Suite struct GuideLawsTests {
    private func elements(_ seed: Int, _ ingredients: GeneratedScene.Ingredients) -> [Element] {
        GeneratedScene(seed: seed, ingredients).settled.elements
    }

    /// 672 points before iOS 26, and then 920, less what margins take from one side.
    private func reads(_ readable: Rect, in margins: Rect, _ os: OSVersion) -> Bool {
        readable.width == margins.width || (os.major < 26 ? readable.width == 672 : readable.width <= 920)
    }

    @Test func `the readable guide lies inside the margins guide`() throws {
        var narrowed = 0
        for seed in LayoutLawsTests.seeds {
            let scene = GeneratedScene(
                seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true, firstOS: 9))
            for element in scene.settled.elements {
                guard let readable = element[.readableContentGuideFrame]?.rect,
                    let margins = element[.layoutMarginsGuideFrame]?.rect
                else { continue }
                let name = "seed \(seed): \(element.name ?? "") \(readable) \(margins)"
                #expect(readable.minX >= margins.minX && readable.maxX <= margins.maxX, "\(name)")
                #expect(readable.minY == margins.minY && readable.height == margins.height, "\(name)")
                #expect(reads(readable, in: margins, scene.environment.os), "\(name)")
                narrowed += readable.width < margins.width && readable.midX != element.localMiddle ? 1 : 0
            }
        }
        #expect(narrowed > 10)
    }

    @Test func `guides are the bounds less the insets`() throws {
        for seed in LayoutLawsTests.seeds {
            for element in elements(seed, GeneratedScene.Ingredients(scrollViews: true, settings: true)) {
                guard let bounds = element[.bounds]?.rect else { continue }
                let guides = [
                    (element[.safeAreaInsets], element[.safeAreaLayoutGuideFrame]),
                    (element[.layoutMargins], element[.layoutMarginsGuideFrame]),
                ]
                for case (let insets?, let guide?) in guides {
                    let insets = try #require(insets.insets)
                    let guide = try #require(guide.rect)
                    // Insets that leave nothing leave no rectangle to compare.
                    guard Self.leaveRoom(insets, in: bounds) else { continue }
                    #expect(guide.isNear(bounds.inset(by: insets)), "seed \(seed): \(element.name ?? "") \(guide)")
                }
            }
        }
    }

    private static func leaveRoom(_ insets: Insets, in bounds: Rect) -> Bool {
        insets.left + insets.right <= bounds.width && insets.top + insets.bottom <= bounds.height
    }

    @Test func `a child's safe area is what reaches over its edges`() throws {
        for seed in LayoutLawsTests.seeds {
            let elements = elements(seed, GeneratedScene.Ingredients(firstOS: 11))
            for child in elements where GeneratedScene.isSubview(child) {
                let parent = try elements[#require(child.parent)]
                let (safe, frame) = try (
                    #require(parent[.safeAreaLayoutGuideFrame]?.rect), #require(child[.frame]?.rect)
                )
                let inherited = try #require(parent[.safeAreaInsets]?.insets)
                let own = try #require(child[.safeAreaInsets]?.insets)
                let bounds = try #require(parent[.bounds]?.rect)
                guard Self.leaveRoom(inherited, in: bounds) else { continue }
                let overlap = Insets(
                    top: safe.minY - frame.minY, left: safe.minX - frame.minX, bottom: frame.maxY - safe.maxY,
                    right: frame.maxX - safe.maxX)
                for edge in Edge.allCases {
                    let expected = min(max(overlap[edge], 0), inherited[edge])
                    #expect(abs(own[edge] - expected) < 0.01, "seed \(seed): \(child.name ?? "") \(edge) \(own)")
                }
            }
        }
    }

    @Test func `margins include the safe area`() throws {
        for seed in LayoutLawsTests.seeds {
            for element in elements(seed, GeneratedScene.Ingredients(scrollViews: true, firstOS: 11)) {
                guard let margins = element[.layoutMargins]?.insets, let safe = element[.safeAreaInsets]?.insets else {
                    continue
                }
                #expect(Edge.allCases.allSatisfy { margins[$0] >= safe[$0] }, "seed \(seed): \(element.name ?? "")")
            }
        }
    }

    @Test func `no property is there before the system that brought it`() {
        let first: [(property: Property, os: Int)] = [
            (.layoutMargins, 8), (.layoutMarginsGuideFrame, 9), (.readableContentGuideFrame, 9), (.safeAreaInsets, 11),
            (.safeAreaLayoutGuideFrame, 11), (.additionalSafeAreaInsets, 11), (.directionalLayoutMargins, 11),
            (.systemMinimumLayoutMargins, 11), (.adjustedContentInset, 11), (.frameLayoutGuideFrame, 11),
            (.contentLayoutGuideFrame, 11), (.contentInsetAdjustmentBehavior, 11),
        ]
        for seed in LayoutLawsTests.seeds {
            let scene = GeneratedScene(seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true))
            let elements = scene.settled.elements
            for (property, os) in first where scene.environment.os < OSVersion(os) {
                let owner = elements.first { $0[property] != nil }
                #expect(owner == nil, "seed \(seed): \(owner?.name ?? "") \(property) on \(scene.environment.os)")
            }
        }
    }

    @Test func `a scaled view scales what it holds in the window`() throws {
        var tried = 0
        for seed in LayoutLawsTests.seeds {
            let elements = elements(seed, GeneratedScene.Ingredients(scrollViews: true, scales: true, firstOS: 8))
            for child in elements where GeneratedScene.isSubview(child) {
                let parent = try elements[#require(child.parent)]
                guard let bounds = parent[.bounds]?.rect, let frame = child[.frame]?.rect, bounds.width > 0 else {
                    continue
                }
                let (outer, scale) = (parent.frameInWindow, parent.frameInWindow.width / bounds.width)
                let expected = Rect(
                    x: outer.minX + (frame.minX - bounds.minX) * scale,
                    y: outer.minY + (frame.minY - bounds.minY) * scale, width: frame.width * scale,
                    height: frame.height * scale)
                let printed = try #require(child[.frameInWindow]?.rect)
                #expect(printed.isNear(expected), "seed \(seed): \(child.name ?? "") \(printed) \(expected)")
                #expect(child.frameInWindow.isNear(printed), "seed \(seed): \(child.name ?? "")")
                tried += scale == 1 ? 0 : 1
            }
        }
        #expect(tried > 100)
    }

    /// As UIKit prints it, a third of a point is 0.333.
    @Test func `a centred label lies the same when its size comes with three decimals`() throws {
        for name in ["iPhone 8 Plus", "iPhone X", "iPhone 16", "iPhone 17 Pro"] {
            let device = try #require(DeviceCatalog.standard.device(named: name))
            let environment = Environment(device: device, orientation: .portrait, os: device.newestOS)
            for pixels in 1...600 {
                let exact = Double(pixels) / 3
                let printed = (exact * 1000).rounded() / 1000
                let frames = try [exact, printed].map { size in
                    try #require(layOut(Self.centered(size), in: environment).settled["label"]?.frameInWindow)
                }
                #expect(frames[0].isNear(frames[1]), "\(name): \(pixels) pixels \(frames)")
                #expect(abs(frames[0].width - exact) < 0.001, "\(name): \(pixels) pixels \(frames)")
            }
        }
    }

    /// A label in the middle of the window, as wide as high.
    private static func centered(_ size: Double) -> App {
        var label = View(name: "label")
        label.placement = .pinned([
            Pin(.centerX, to: Pin.Target(.superview, .centerX), constant: 0),
            Pin(.centerY, to: Pin.Target(.superview, .centerY), constant: 0),
            Pin(.width, to: nil, constant: size), Pin(.height, to: nil, constant: size),
        ])
        var view = View(name: "view")
        view.subviews = [label]
        return App(.controller(Controller(name: "vc", kind: .content, view: view)))
    }
}

extension Element {
    /// The middle of the bounds.
    fileprivate var localMiddle: Double? { self[.bounds]?.rect?.midX }
}
