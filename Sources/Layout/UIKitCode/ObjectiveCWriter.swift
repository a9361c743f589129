import ConstraintSolver
import Geometry
import LayoutEngine

/// Expressions and statements in Objective-C.
struct ObjectiveCWriter: CodeWriter {
    func text(_ expression: Expression) -> String {
        switch expression {
        case .local(let name): name
        case .type(let name): "[\(name) class]"
        case .controller: "self"
        case .member(.local("UITableView"), let name): "UITableView" + name.capitalizedFirst
        case .member(let base, let name):
            Self.rectParts.contains(name)
                ? "CGRectGet\(name.capitalizedFirst)(\(text(base)))" : text(base) + "." + Self.getter(name)
        case .number(let value): number(value)
        case .count(let value): "\(value)"
        case .flag(let value): value ? "YES" : "NO"
        case .text(let value): "@" + quoted(value)
        case .insets(.zero): "UIEdgeInsetsZero"
        case .insets(let insets): "UIEdgeInsetsMake(\(numbers(insets)))"
        case .directionalInsets(.zero): "NSDirectionalEdgeInsetsZero"
        case .directionalInsets(let insets): "NSDirectionalEdgeInsetsMake(\(numbers(insets)))"
        case .rect(.zero): "CGRectZero"
        case .rect(let rect):
            "CGRectMake(\([rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: ", ")))"
        case .size(.zero): "CGSizeZero"
        case .size(let size): "CGSizeMake(\(number(size.width)), \(number(size.height)))"
        case .point(.zero): "CGPointZero"
        case .point(let point): "CGPointMake(\(number(point.x)), \(number(point.y)))"
        case .word(let enumeration, let word): enumeration.prefix + word.capitalizedFirst
        case .words(let enumeration, let words):
            words.isEmpty
                ? "0" : words.map { enumeration.prefix + $0.capitalizedFirst }.joined(separator: " | ")
        case .new(let name, let method, let arguments):
            arguments.isEmpty
                ? "[[\(name) alloc] init]" : message("[\(name) alloc]", method.objectiveC, arguments)
        case .call(let call): message(text(call.receiver), call.method.objectiveC, call.arguments)
        case .list(let items): "@[" + items.map { text($0) }.joined(separator: ", ") + "]"
        case .transform(let scaling): text(scaling)
        case .parent(let inner): text(inner) + ".parentViewController"
        case .container(let inner, let name): text(inner) + "." + name
        case .cast(let inner, let name): "((\(name) *)\(text(inner)))"
        case .priority(let value): number(value)
        case .font(.system(let points)): "[UIFont systemFontOfSize:\(number(points))]"
        case .font(.style(let style)):
            "[UIFont preferredFontForTextStyle:UIFontTextStyle\(style.rawValue.capitalizedFirst)]"
        case .detent(.medium): "[UISheetPresentationControllerDetent mediumDetent]"
        case .detent(.large): "[UISheetPresentationControllerDetent largeDetent]"
        case .detent(.custom(let height)):
            "[UISheetPresentationControllerDetent customDetentWithIdentifier:nil resolver:^CGFloat(id<UISheetPresentationControllerDetentResolutionContext> context) { return \(number(height)); }]"
        case .symbol(let name): "[UIImage systemImageNamed:\(text(.text(name)))]"
        case .elementKind(let kind): "UICollectionElementKindSection\(kind)"
        case .constraint(let constraint): text(constraint)
        case .missing: "nil"
        }
    }

    /// The properties of a CGRect in Swift that functions answer here.
    private static let rectParts: Set<String> = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

    /// The name of a property: for a flag without "is".
    private static func getter(_ name: String) -> String {
        guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
        return third.lowercased() + name.dropFirst(3)
    }

    private func numbers(_ insets: Insets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }.joined(separator: ", ")
    }

    private func text(_ scaling: ViewScaling) -> String {
        let (move, scale) = (scaling.translation, number(scaling.scale))
        let moved = "CGAffineTransformMakeTranslation(\(number(move.x)), \(number(move.y)))"
        return scaling.scale == 1 ? moved : "CGAffineTransformScale(\(moved), \(scale), \(scale))"
    }

    /// "[table initWithFrame:CGRectZero style:UITableViewStylePlain]"; words without an argument get nil.
    private func message(_ receiver: String, _ selector: String, _ arguments: [Expression]) -> String {
        guard selector.contains(":") else { return "[\(receiver) \(selector)]" }
        let words = selector.split(separator: ":")
        let parts = words.enumerated().map { index, word in
            "\(word):\(index < arguments.count ? text(arguments[index]) : "nil")"
        }
        return "[\(receiver) \(parts.joined(separator: " "))]"
    }

    func lines(_ statement: Statement) -> [String] {
        switch statement {
        case .make(let name, let className, let value): return ["\(className) *\(name) = \(text(value));"]
        case .set(let target, let property, let value):
            return guarded(property, "\(text(target[property])) = \(text(value));") { "if (@available(iOS \($0), *))" }
        case .call(let call): return [text(.call(call)) + ";"]
        case .activate(let constraints):
            return ["[NSLayoutConstraint activateConstraints:@["] + constraints.map { text($0) + "," }.indented() + [
                "]];"
            ]
        case .arrange(let controller, let style, let axes):
            let name = "\(style.rawValue)Arrangement"
            let className = "UI" + name.prefix(1).uppercased() + name.dropFirst()
            let axis = axes.rawValue.prefix(1).uppercased() + axes.rawValue.dropFirst()
            return [
                "\(className) *\(name) = [\(className) \(name)];", "\(name).axes = UIAxis\(axis);",
                "[\(text(controller)) updateArrangement:\(name)];",
            ]
        case .scrollToEnd(let scrollView, let inset):
            let own = text(scrollView)
            return [
                "[\(own) layoutIfNeeded];",
                "\(own).contentOffset = CGPointMake(\(own).contentOffset.x, \(own).contentSize.height + \(own).\(inset).bottom - \(own).bounds.size.height);",
            ]
        }
    }

    private func text(_ constraint: Constraint) -> String {
        if constraint.hasMultipleOfPlace { return itemText(constraint) }
        let relation = "constraint" + constraint.relation.uikitName.capitalizedFirst + "To"
        let first = text(constraint.first.anchor)
        guard let second = constraint.second else {
            return "[\(first) \(relation)Constant:\(number(constraint.constant))]"
        }
        let multiplier = constraint.multiplier == 1 ? "" : " multiplier:\(number(constraint.multiplier))"
        let constant = constraint.constant == 0 ? "" : " constant:\(number(constraint.constant))"
        return "[\(first) \(relation)Anchor:\(text(second.anchor))\(multiplier)\(constant)]"
    }

    /// Writes a constraint with the initializer that accepts a multiple of any attribute.
    private func itemText(_ constraint: Constraint) -> String {
        let relation = text(.word(.relation, constraint.relation.uikitName))
        let second = constraint.second.map { text($0.object) } ?? "nil"
        let attribute = text(.word(.attribute, constraint.second?.attribute ?? "notAnAttribute"))
        return "[NSLayoutConstraint constraintWithItem:\(text(constraint.first.object)) attribute:"
            + "\(text(.word(.attribute, constraint.first.attribute))) relatedBy:\(relation) toItem:\(second) "
            + "attribute:\(attribute) multiplier:\(number(constraint.multiplier)) constant:\(number(constraint.constant))]"
    }
}

extension UIKitProgram {
    /// The controller as an Objective-C file.
    package var objectiveC: String {
        (["#import <UIKit/UIKit.h>", ""] + objectiveCClass).map { $0 + "\n" }.joined()
    }

    private var objectiveCClass: [String] {
        let writer = ObjectiveCWriter()
        let sized = className + "SizedView"
        var body: [String] = []
        func method(_ signature: String, _ lines: [String]) {
            body += ["- \(signature) {"] + lines.indented() + ["}", ""]
        }
        func value(_ property: OwnProperty) -> String {
            property.intrinsicSize == nil ? writer.text(property.value) : "[[\(sized) alloc] init]"
        }
        if !properties.isEmpty {
            method(
                "(instancetype)init",
                ["if ((self = [super init])) {"] + properties.map { "_\($0.name) = \(value($0));" }.indented()
                    + ["}", "return self;"])
        }
        for own in overrides {
            method("(\(own.type == "Bool" ? "BOOL" : own.type))\(own.name)", ["return \(writer.text(own.value));"])
        }
        let inLoadView = statements(in: .loadView)
        if rootView != nil || rootTable != nil || !inLoadView.isEmpty {
            method(
                "(void)loadView",
                (rootView.map { ["self.view = \(writer.text($0));"] } ?? rootTable.map {
                    ["self.tableView = \(writer.text($0));"]
                } ?? ["[super loadView];"])
                    + writer.lines(inLoadView))
        }
        let inViewDidLoad = sizes + viewDidLoad + statements(in: .viewDidLoad)
        if !inViewDidLoad.isEmpty {
            method("(void)viewDidLoad", ["[super viewDidLoad];"] + writer.lines(inViewDidLoad))
        }
        for (phase, statements) in later where phase > .viewDidLoad {
            guard let (name, isAnimated) = phase.method else { continue }
            let parameter = isAnimated ? ":(BOOL)animated" : ""
            method(
                "(void)\(name)\(parameter)",
                ["[super \(name)\(isAnimated ? ":animated" : "")];"] + writer.lines(statements))
        }
        for answers in answers {
            method(answers[0].signature.objectiveC, writer.body(answers) { "if (\($0) == \($1)) {" })
        }
        let make = writer.lines(containers)
        if isPresented {
            body += ["+ (void)present:(\(className) *)controller over:(UIViewController *)presenter {"]
            body += (make + ["[presenter presentViewController:\(writer.text(root)) animated:NO completion:nil];"])
                .indented()
        } else {
            body += ["+ (UIViewController *)rootAround:(\(className) *)controller {"]
            body += (make + ["return \(writer.text(root));"]).indented()
        }
        body += ["}"]
        let declared = properties.map { property in
            "@property (nonatomic, readonly) \(property.intrinsicSize == nil ? property.className : sized) *\(property.name);"
        }
        let adopted = protocols.isEmpty ? "" : " <\(protocols.joined(separator: ", "))>"
        let sizedClass =
            sizes.isEmpty
            ? []
            : [
                "/// A view whose content asks for a size.", "@interface \(sized) : UIView",
                "@property (nonatomic) CGSize size;", "@end", "", "@implementation \(sized)",
                "- (CGSize)intrinsicContentSize {", "    return self.size;", "}", "@end", "",
            ]
        return sizedClass + heading.map { "/// " + $0 } + ["@interface \(className) : \(superclass)\(adopted)"]
            + declared
            + ["@end", "", "@implementation \(className)", ""] + body + ["", "@end"]
    }
}

extension ObjectiveCWriter {
    func body(_ answer: MethodAnswer) -> [String] {
        let item = answer.isOfCollection ? "item" : "row"
        return lines(answer.opening)
            + answer.cases.flatMap { own -> [String] in
                let condition =
                    own.row.map { "indexPath.section == \(own.section) && indexPath.\(item) == \($0)" }
                    ?? "section == \(own.section)"
                return ["if (\(condition)) {"]
                    + (lines(own.statements) + (own.result.map { ["return \(text($0));"] } ?? [])).indented() + ["}"]
            } + ["return \(text(answer.result));"]
    }
}
