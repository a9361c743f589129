import Devices
import Geometry
import LayoutEngine

/// Draws the parts of a scene, one after the other, from a sequence of numbers.
struct SceneGeneration {
    var numbers: SeededNumbers
    let ingredients: GeneratedScene.Ingredients
    private var viewCount = 0

    init(numbers: SeededNumbers, ingredients: GeneratedScene.Ingredients) {
        self.numbers = numbers
        self.ingredients = ingredients
    }

    mutating func environment() -> Environment {
        let first = ingredients.firstOS
        let devices = DeviceCatalog.standard.devices.filter { $0.newestOS.major >= first && $0.isPublished }
        let device = numbers.one(of: devices)
        let released = (first...device.newestOS.major).filter { device.runs(OSVersion($0)) }
        let os = released.isEmpty ? device.newestOS : OSVersion(numbers.one(of: released))
        return Environment(
            device: device, orientation: numbers.one(of: InterfaceOrientation.allCases), os: os,
            layoutDirection: numbers.isOne(in: 2) ? .leftToRight : .rightToLeft)
    }

    mutating func controller(depth: Int) -> Controller {
        let kinds = depth < 3 ? 5 : 1
        var controller =
            switch Int.random(in: 0..<kinds, using: &numbers) {
            case 1: navigation(depth)
            case 2: tab(depth)
            case 3: page(depth)
            case 4 where depth == 0: split(depth)
            default: content()
            }
        if ingredients.settings, numbers.isOne(in: 3) {
            controller.additionalSafeAreaInsets = Insets(
                top: numbers.points(-60...60), left: numbers.points(-10...40), bottom: numbers.points(-60...60),
                right: numbers.points(-10...40))
            controller.viewRespectsSystemMinimumLayoutMargins = numbers.isOne(in: 2)
            controller.extendedLayoutIncludesOpaqueBars = numbers.isOne(in: 2)
        }
        return controller
    }

    private mutating func navigation(_ depth: Int) -> Controller {
        var navigation = NavigationController(topViewController: controller(depth: depth + 1))
        navigation.navigationBar.prefersLargeTitles = numbers.isOne(in: 3)
        navigation.navigationBar.bar.isTranslucent = numbers.isOne(in: 3) ? false : nil
        navigation.isNavigationBarHidden = numbers.isOne(in: 4)
        navigation.isToolbarHidden = !numbers.isOne(in: 4)
        return Controller(name: "nav\(depth)", kind: .navigation(navigation), view: View(name: nil))
    }

    private mutating func tab(_ depth: Int) -> Controller {
        var tab = TabBarController(selectedViewController: controller(depth: depth + 1))
        tab.tabBar.isTranslucent = numbers.isOne(in: 3) ? false : nil
        tab.tabBar.isHidden = numbers.isOne(in: 4)
        return Controller(name: "tab\(depth)", kind: .tab(tab), view: View(name: nil))
    }

    private mutating func page(_ depth: Int) -> Controller {
        Controller(name: "page\(depth)", kind: .page(controller(depth: depth + 1)), view: View(name: nil))
    }

    private mutating func split(_ depth: Int) -> Controller {
        let split = SplitViewController(secondary: controller(depth: depth + 1))
        return Controller(name: "split\(depth)", kind: .split(split), view: View(name: nil))
    }

    private mutating func content() -> Controller {
        var root = View(name: "view")
        root.subviews = subviews(depth: 0)
        return Controller(name: "vc", kind: .content, view: root)
    }

    private mutating func subviews(depth: Int) -> [View] {
        guard depth < ingredients.deepest else { return [] }
        return (0..<Int.random(in: 0...3, using: &numbers)).map { _ in view(depth: depth) }
    }

    private mutating func view(depth: Int) -> View {
        var view = View(name: "v\(viewCount)", placement: placement())
        if ingredients.scrollViews, numbers.isOne(in: 4) {
            var scroll = ScrollView()
            scroll.contentSize = Size(width: numbers.points(0...900), height: numbers.points(0...3000))
            scroll.contentInsetAdjustmentBehavior = numbers.one(of: ScrollView.ContentInsetAdjustmentBehavior.allCases)
            view.kind = .scroll(scroll)
        }
        if ingredients.settings, numbers.isOne(in: 3) {
            view.layoutMargins = .directional(
                Insets(
                    top: numbers.points(0...50), left: numbers.points(0...50), bottom: numbers.points(0...50),
                    right: numbers.points(0...50)))
            view.insetsLayoutMarginsFromSafeArea = numbers.isOne(in: 2)
            view.preservesSuperviewLayoutMargins = numbers.isOne(in: 2)
        }
        if ingredients.scales, numbers.isOne(in: 2) { view.transform.scale = numbers.one(of: [0.5, 1.5, 2]) }
        viewCount += 1
        view.subviews = subviews(depth: depth + 1)
        return view
    }

    private mutating func placement() -> View.Placement {
        if ingredients.frames, !numbers.isOne(in: 3) {
            return .frame(
                Rect(
                    x: numbers.points(-60...300), y: numbers.points(-60...500), width: numbers.points(0...700),
                    height: numbers.points(0...900)))
        }
        if numbers.isOne(in: 3) { return .fill }
        if ingredients.centers, numbers.isOne(in: 3) { return centered() }
        return .pinned([
            pin(.leading, to: .leading, 0...40), pin(.trailing, to: .trailing, -40...0), pin(.top, to: .top, 0...80),
            pin(.bottom, to: .bottom, -80...0),
        ])
    }

    private mutating func centered() -> View.Placement {
        .pinned([
            pin(.centerX, to: .centerX, -9...9), pin(.centerY, to: .centerY, -9...9),
            Pin(.width, to: nil, constant: numbers.points(0...99)),
            Pin(.height, to: nil, constant: numbers.points(0...99)),
        ])
    }

    private mutating func pin(_ anchor: Pin.Anchor, to other: Pin.Anchor, _ range: ClosedRange<Int>) -> Pin {
        let owners: [Pin.Owner] = ingredients.firstOS < 11 ? [.superview] : [.superview, .safeArea, .layoutMargins]
        return Pin(anchor, to: Pin.Target(numbers.one(of: owners), other), constant: numbers.points(range))
    }
}

extension Device {
    /// True where the catalog has all numbers on which every layout rests, in each orientation; what is otherwise has laws of its own.
    var isPublished: Bool {
        InterfaceOrientation.allCases.allSatisfy { orientation in
            modelLimits(
                of: App(.views([])), in: Environment(device: self, orientation: orientation, os: newestOS)
            ).isEmpty && (family == .iPad || sizeClasses[orientation] != nil)
        }
    }
}
