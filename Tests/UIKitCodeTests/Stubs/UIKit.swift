// The part of UIKit that exported code and probes name: declarations with the types that UIKit declares, for a compiler without
// Apple's SDK. What exported code uses besides fails to compile here; it is then added, by hand from Apple's published reference, as
// all of it was. Values are kept where UIKit keeps them.

@_exported import Foundation

// A declaration that appeared after iOS 17.0, the oldest system of a probe, says so behind it: for that system it is left out.

/// The answers of a fake UIKit, by object and property; none while code is only compiled.
@MainActor public enum Fake {
    public static var numbers: [ObjectIdentifier: [String: [Double]]] = [:]
    public static var words: [ObjectIdentifier: [String: String]] = [:]
    public static var rows: [ObjectIdentifier: [IndexPath]] = [:]
    /// Asked before an answer is looked up, to fill in those of the present phase.
    public static var prepare: () -> Void = {}
    /// Told before a callback of a controller, after a turn, and asked whether a controller is one whose callbacks count.
    public static var enter: (_ controller: UIViewController, _ phase: String) -> Void = { _, _ in }
    public static var turn: () -> Void = {}
    public static var counts: (UIViewController) -> Bool = { _ in false }
    /// The callbacks that the system makes, of both appearances.
    public static var phases: Set<String> = []

    static func list(_ object: AnyObject, _ key: String) -> [CGFloat]? {
        prepare()
        return numbers[ObjectIdentifier(object)]?[key]?.map { CGFloat($0) }
    }
    static func number(_ object: AnyObject, _ key: String) -> CGFloat? { list(object, key)?.first }
    static func word(_ object: AnyObject, _ key: String) -> String? {
        prepare()
        return words[ObjectIdentifier(object)]?[key]
    }
    static func rect(_ object: AnyObject, _ key: String) -> CGRect? {
        list(object, key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    static func insets(_ object: AnyObject, _ key: String) -> UIEdgeInsets? {
        list(object, key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
    static func directional(_ object: AnyObject, _ key: String) -> NSDirectionalEdgeInsets? {
        list(object, key).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
    }

    /// Calls what UIKit calls when a controller comes on screen for the first time.
    static func show(_ root: UIViewController, in window: UIWindow?) {
        guard let shown = probed(in: root), let view = shown.view else { return }
        var (inner, controller) = (view, shown)
        while let outer = controller.parent {
            outer.view.addSubview(inner)
            (inner, controller) = (outer.view, outer)
        }
        window?.addSubview(inner)
        for phase in [
            "viewWillAppear", "viewIsAppearing", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
            "viewDidLayoutSubviews", "viewDidAppear",
        ]
        where phases.contains(phase) {
            call(phase, of: shown, as: phase)
        }
    }

    /// Calls what UIKit calls when a controller comes on screen once more.
    static func showAgain(_ shown: UIViewController) {
        for phase in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] where phases.contains("second " + phase) {
            call(phase, of: shown, as: "second " + phase)
        }
    }

    private static func call(_ callback: String, of shown: UIViewController, as phase: String) {
        enter(shown, phase)
        switch callback {
        case "viewWillAppear": shown.viewWillAppear(false)
        case "viewIsAppearing": shown.viewIsAppearing(false)
        case "viewSafeAreaInsetsDidChange": shown.viewSafeAreaInsetsDidChange()
        case "viewWillLayoutSubviews": shown.viewWillLayoutSubviews()
        case "viewDidLayoutSubviews": shown.viewDidLayoutSubviews()
        default: shown.viewDidAppear(false)
        }
    }

    static func probed(in controller: UIViewController) -> UIViewController? {
        counts(controller) ? controller : controller.children.lazy.compactMap { probed(in: $0) }.first
    }
}

// MARK: - Geometry

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}

public struct CGAffineTransform: Equatable, Sendable {
    public var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0
    public init() {}
    public init(translationX: CGFloat, y: CGFloat) { (tx, ty) = (translationX, y) }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public static let identity = CGAffineTransform()
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

// MARK: - Constraints

@MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
}
public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
}
public struct UILayoutPriority: Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
}
@MainActor public class NSLayoutConstraint: NSObject {
    public enum Axis: Sendable { case horizontal, vertical }
    public enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }
    public enum Attribute: Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
            notAnAttribute
    }
    nonisolated override public init() { super.init() }
    public convenience init(
        item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) { self.init() }
    public var identifier: String?
    public var priority = UILayoutPriority(1000)
    public var isActive = false
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public class UILayoutGuide: NSObject {
    weak var owner: UIView?
    var name = ""
    public var layoutFrame: CGRect {
        owner.flatMap { Fake.rect($0, name + ".layoutFrame") } ?? Fake.rect(self, "layoutFrame") ?? .zero
    }
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    public let leftAnchor = NSLayoutXAxisAnchor(), rightAnchor = NSLayoutXAxisAnchor()
    public let centerXAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor(),
        centerYAnchor = NSLayoutYAxisAnchor()
    public let widthAnchor = NSLayoutDimension(), heightAnchor = NSLayoutDimension()
}
public class UIKeyboardLayoutGuide: UILayoutGuide {
    public var followsUndockedKeyboard = false
    public var usesBottomSafeArea = true
}
@MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
final class LayoutSupport: NSObject, UILayoutSupport {
    var length: CGFloat { 0 }
    let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()
    let heightAnchor = NSLayoutDimension()
}

// MARK: - Views

@MainActor open class UIResponder: NSObject {
    nonisolated override public init() { super.init() }
}

public enum UISemanticContentAttribute: Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }
@MainActor public class UITraitCollection: NSObject {
    weak var owner: AnyObject?
    init(of owner: AnyObject) {
        self.owner = owner
        super.init()
    }
    private func sizeClass(_ key: String) -> UIUserInterfaceSizeClass {
        switch owner.flatMap({ Fake.word($0, "traitCollection." + key) }) {
        case "compact": .compact
        case "regular": .regular
        default: .unspecified
        }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { sizeClass("horizontalSizeClass") }
    public var verticalSizeClass: UIUserInterfaceSizeClass { sizeClass("verticalSizeClass") }
    public var displayScale: CGFloat { owner.flatMap { Fake.number($0, "traitCollection.displayScale") } ?? 0 }
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    public override init() { super.init() }
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }
    func guide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owner = self
        guide.name = name
        return guide
    }
    private var frameKept = CGRect.zero
    open var frame: CGRect {
        get { Fake.rect(self, "frame") ?? frameKept }
        set { frameKept = newValue }
    }
    private var boundsKept = CGRect.zero
    open var bounds: CGRect {
        get { Fake.rect(self, "bounds") ?? boundsKept }
        set { boundsKept = newValue }
    }
    open var transform = CGAffineTransform.identity
    private var isHiddenKept = false
    open var isHidden: Bool {
        get { Fake.word(self, "isHidden").map { $0 == "true" } ?? isHiddenKept }
        set { isHiddenKept = newValue }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    private var layoutMarginsKept = UIEdgeInsets.zero
    open var layoutMargins: UIEdgeInsets {
        get { Fake.insets(self, "layoutMargins") ?? layoutMarginsKept }
        set { layoutMarginsKept = newValue }
    }
    private var directionalLayoutMarginsKept = NSDirectionalEdgeInsets.zero
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { Fake.directional(self, "directionalLayoutMargins") ?? directionalLayoutMarginsKept }
        set { directionalLayoutMarginsKept = newValue }
    }
    open var insetsLayoutMarginsFromSafeArea = true
    open var preservesSuperviewLayoutMargins = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open var safeAreaInsets: UIEdgeInsets { Fake.insets(self, "safeAreaInsets") ?? .zero }
    public private(set) lazy var safeAreaLayoutGuide = guide("safeAreaLayoutGuide")
    public private(set) lazy var layoutMarginsGuide = guide("layoutMarginsGuide")
    public private(set) lazy var readableContentGuide = guide("readableContentGuide")
    public let keyboardLayoutGuide = UIKeyboardLayoutGuide()
    public private(set) lazy var traitCollection = UITraitCollection(of: self)
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    public let leftAnchor = NSLayoutXAxisAnchor(), rightAnchor = NSLayoutXAxisAnchor()
    public let centerXAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor(),
        centerYAnchor = NSLayoutYAxisAnchor()
    public let widthAnchor = NSLayoutDimension(), heightAnchor = NSLayoutDimension()
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    open var window: UIWindow? { superview as? UIWindow ?? superview?.window }
    open func addSubview(_ view: UIView) {
        view.superview = self
        subviews.append(view)
    }
    open func addLayoutGuide(_ guide: UILayoutGuide) {}
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Fake.list(self, "systemLayoutSizeFitting").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    open func layoutIfNeeded() {}
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Fake.rect(self, "frameInWindow") ?? rect }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    }
}

open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        super.init()
        self.windowScene = windowScene
    }
    open var rootViewController: UIViewController? {
        didSet { rootViewController?.presentingWindow = self }
    }
    open weak var windowScene: UIWindowScene?
    open func makeKeyAndVisible() {
        if let root = rootViewController { Fake.show(root, in: self) }
    }
}
open class UIScene: UIResponder {}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
}
open class UIWindowScene: UIScene {
    public class GeometryPreferences: NSObject {
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
            GeometryPreferences()
        }
    }
    open func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { Fake.turn() }
    public override init() { super.init() }
    private let manager = UIStatusBarManager()
    open var statusBarManager: UIStatusBarManager? { manager }
}
@MainActor public class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { Fake.rect(self, "frame") ?? .zero }
    public var isStatusBarHidden: Bool { Fake.word(self, "isHidden") == "true" }
}
@MainActor public class UIDevice: NSObject {
    public class var current: UIDevice { UIDevice() }
    public var model: String { "" }
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector() }

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}
extension UIApplicationDelegate {
    public static func main() {}
}
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    /// Of NSObject: what a method of the class answers, nil for none.
    public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { nil }
    public class var shared: UIApplication { UIApplication() }
    open var connectedScenes: Set<UIScene> { [] }
}
open class UIImageView: UIView {}

open class UILabel: UIView {
    open var text: String?
    open var font: UIFont? = UIFont.systemFont(ofSize: 17)
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
}

open class UIFont: NSObject {
    public struct TextStyle: Sendable {
        public static let largeTitle = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let title3 = TextStyle()
        public static let headline = TextStyle()
        public static let body = TextStyle()
        public static let callout = TextStyle()
        public static let subheadline = TextStyle()
        public static let footnote = TextStyle()
        public static let caption1 = TextStyle()
        public static let caption2 = TextStyle()
    }

    open class func systemFont(ofSize points: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

open class UIControl: UIView {}
open class UISwitch: UIControl {}
open class UIStepper: UIControl {}
open class UISlider: UIControl {}
open class UIPageControl: UIControl {}
open class UIProgressView: UIView {}
open class UIActivityIndicatorView: UIView {}

open class UIStackView: UIView {
    public enum Distribution: Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Sendable { case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, scrollableAxes, never, always }
    private var contentInsetKept = UIEdgeInsets.zero
    open var contentInset: UIEdgeInsets {
        get { Fake.insets(self, "contentInset") ?? contentInsetKept }
        set { contentInsetKept = newValue }
    }
    open var adjustedContentInset: UIEdgeInsets { Fake.insets(self, "adjustedContentInset") ?? .zero }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    private var contentSizeKept = CGSize.zero
    open var contentSize: CGSize {
        get { Fake.list(self, "contentSize").map { CGSize(width: $0[0], height: $0[1]) } ?? contentSizeKept }
        set { contentSizeKept = newValue }
    }
    private var contentOffsetKept = CGPoint.zero
    open var contentOffset: CGPoint {
        get { Fake.list(self, "contentOffset").map { CGPoint(x: $0[0], y: $0[1]) } ?? contentOffsetKept }
        set { contentOffsetKept = newValue }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var contentAlignmentPoint = CGPoint.zero  // since iOS 17.4
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isScrollEnabled = true
    public private(set) lazy var contentLayoutGuide = guide("contentLayoutGuide")
    public private(set) lazy var frameLayoutGuide = guide("frameLayoutGuide")
}
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
open class UITextView: UIScrollView {}

// MARK: - Tables

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

open class UITableViewCell: UIView {
    public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SeparatorStyle: Sendable { case none, singleLine }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init() }
    public let contentView = UIView()
    public let textLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
}
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { -1 }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}

open class UITableView: UIScrollView {
    public enum Style: Sendable { case plain, grouped, insetGrouped }
    public enum SeparatorInsetReference: Sendable { case fromCellEdges, fromAutomaticInsets }
    public class var automaticDimension: CGFloat { -1 }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = -1
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    private var separatorInsetKept = UIEdgeInsets.zero
    open var separatorInset: UIEdgeInsets {
        get { Fake.insets(self, "separatorInset") ?? separatorInsetKept }
        set { separatorInsetKept = newValue }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var insetsContentViewsToSafeArea = true
    open var cellLayoutMarginsFollowReadableWidth = false
    open func reloadData() {}
    private var cells: [IndexPath: UITableViewCell] = [:]
    open var indexPathsForVisibleRows: [IndexPath]? {
        Fake.prepare()
        return Fake.rows[ObjectIdentifier(self)]
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let known = cells[indexPath] { return known }
        let made = dataSource?.tableView(self, cellForRowAt: indexPath)
        cells[indexPath] = made
        return made
    }
}

// MARK: - Collection views

open class UICollectionReusableView: UIView {}
open class UICollectionViewCell: UICollectionReusableView {}
@MainActor open class UICollectionViewLayout: NSObject {
    override nonisolated public init() { super.init() }
}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var itemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
}
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
}
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Sendable { case vertical, horizontal }
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}

// MARK: - Bars

public enum UIBarStyle: Sendable { case `default`, black, blackTranslucent }
open class UINavigationBar: UIView {
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var prefersLargeTitles = false
}
open class UITabBar: UIView {
    open var isTranslucent = true
}
open class UIToolbar: UIView {
    open var isTranslucent = true
}
public enum UIVerticalBarBehavior: Sendable { case automatic, disabled }
@MainActor open class UIImage: NSObject {
    public init?(systemName: String) { super.init() }
}
@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Sendable { case done, cancel, add }
    public enum AxisBehavior: Sendable { case automatic, horizontalOnly, verticalPreferred }
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { super.init() }
    override public init() { super.init() }
    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var axisBehavior = AxisBehavior.automatic
}
public struct Selector: Sendable {}
@MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Sendable { case automatic, always, never, inline }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var prompt: String?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
}

// MARK: - Controllers

public enum UIModalPresentationStyle: Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none,
        automatic
}
@MainActor open class UIViewController: UIResponder {
    override public init() { super.init() }
    private var loaded: UIView?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            if loaded == nil {
                Fake.enter(self, "loadView")
                loadView()
                Fake.enter(self, "viewDidLoad")
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }
    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    private var additionalKept = UIEdgeInsets.zero
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { Fake.insets(self, "additionalSafeAreaInsets") ?? additionalKept }
        set { additionalKept = newValue }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        Fake.directional(self, "systemMinimumLayoutMargins") ?? .zero
    }
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var hidesBottomBarWhenPushed = false
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var preferredContentSize = CGSize.zero
    open var toolbarItems: [UIBarButtonItem]?
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
    public let navigationItem = UINavigationItem()
    public private(set) lazy var traitCollection = UITraitCollection(of: self)
    open var topLayoutGuide: any UILayoutSupport { LayoutSupport() }
    open var bottomLayoutGuide: any UILayoutSupport { LayoutSupport() }
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
    }
    open func didMove(toParent parent: UIViewController?) {}
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    open var arrangementViewController: UIArrangementViewController? {
        parent as? UIArrangementViewController ?? parent?.arrangementViewController
    }
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        controller.presentingViewController = self
        presentedViewController = controller
        Fake.show(controller, in: presentingWindow)
    }
    fileprivate weak var presentingWindow: UIWindow?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let shown = presentingViewController, Fake.counts(shown) { Fake.showAgain(shown) }
    }
}

open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init()
        addChild(rootViewController)
    }
    public let navigationBar = UINavigationBar()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public let toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { addChild(viewController) }
}
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        didSet { viewControllers?.forEach { addChild($0) } }
    }
}
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
    public func axes(_ axes: UIAxis) -> UISplitArrangement { self }
}
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement {
    public func axes(_ axes: UIAxis) -> UIOverlayArrangement { self }
}
extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
    public static var split: UISplitArrangement { UISplitArrangement() }
}
extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
    public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}
open class UIArrangementViewController: UIViewController {
    public protocol Arrangement {}
    public struct ViewPlacement: Sendable {
        public static let primary = ViewPlacement()
        public static let secondary = ViewPlacement()
    }
    override public init() { super.init() }
    public final func setViewController(
        _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
    ) {
        viewController.map { addChild($0) }
    }
    public final func updateArrangement<A: Arrangement>(_ arrangement: A, animated: Bool = false) {}
}
open class UISplitViewController: UIViewController {
    public enum Style: Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
    public enum BackgroundStyle: Sendable { case none, sidebar }
    override public init() { super.init() }
    public init(style: Style) { super.init() }
    open var viewControllers: [UIViewController] = [] {
        didSet { viewControllers.forEach { addChild($0) } }
    }
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        viewController.map { addChild($0) }
    }
    open var preferredDisplayMode = DisplayMode.automatic
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var primaryBackgroundStyle = BackgroundStyle.none
}
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Sendable { case horizontal, vertical }
    public enum NavigationDirection: Sendable { case forward, reverse }
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation) { super.init() }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
    ) { viewControllers?.forEach { addChild($0) } }
}
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override public init() { super.init() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! = UITableView(frame: .zero, style: .plain) {
        didSet { view = tableView }
    }
    open override func loadView() { view = tableView }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { -1 }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { super.init() }
    open var isActive = false
}
@MainActor open class UIPresentationController: NSObject {}
public class UISheetPresentationController: UIPresentationController {
    @MainActor public class Detent: NSObject {
        public class func medium() -> Detent { Detent() }
        public class func large() -> Detent { Detent() }
        public class func custom(
            identifier: String? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent() }
    }
    public var detents: [Detent] = []
    public var prefersGrabberVisible = false
}
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
public class UIPopoverPresentationController: UIPresentationController {
    public var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}
