import LayoutEngine

/// The languages in which UIKit is written.
package enum CodeLanguage: String, CaseIterable, Sendable {
    case swift, objc
}

/// Writes expressions and statements in a language.
protocol CodeWriter {
    func text(_ expression: Expression) -> String
    /// Lines without indentation.
    func lines(_ statement: Statement) -> [String]
    /// The body of a method that one table asks.
    func body(_ answer: MethodAnswer) -> [String]
}

extension CodeWriter {
    func lines(_ statements: [Statement]) -> [String] { statements.flatMap { lines($0) } }

    /// Lines that set a property, with an availability check if the property is newer than the oldest system of a probe: an app
    /// that adopts the code runs on older systems, too.
    ///
    /// - Parameter condition: how the language asks for a version.
    func guarded(_ property: String, _ line: String, by condition: (_ version: String) -> String) -> [String] {
        guard let version = newerProperties[property] else { return [line] }
        return [condition(version) + " {", "    " + line, "}"]
    }

    /// The body of a method that one table or several ask.
    ///
    /// - Parameter comparison: how the language begins what is done for one of them.
    func body(_ answers: [MethodAnswer], by comparison: (_ parameter: String, _ asker: String) -> String) -> [String] {
        let parameter = answers[0].isOfCollection ? "collectionView" : "tableView"
        return answers.dropLast().flatMap { answer in
            [comparison(parameter, text(answer.asker))] + body(answer).indented() + ["}"]
        } + body(answers[answers.count - 1])
    }

    func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// A text as a literal of either language.
    func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// The properties that appeared after iOS 17.0, with their systems.
private let newerProperties = ["contentAlignmentPoint": "17.4"]

extension [String] {
    /// These lines further in; empty ones stay empty.
    func indented(_ levels: Int = 1) -> [String] {
        map { $0.isEmpty ? $0 : String(repeating: "    ", count: levels) + $0 }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UIKitProgram {
    /// The statements of a phase besides those of `viewDidLoad`.
    func statements(in phase: Phase) -> [Statement] { later.first { $0.phase == phase }?.statements ?? [] }

    /// Gives views the sizes that their contents ask for.
    var sizes: [Statement] {
        properties.compactMap { property in
            property.intrinsicSize.map { .set(.own(property.name), "size", .size($0)) }
        }
    }
}

extension Phase {
    /// The method at whose return the values of the phase are read, and whether it has the parameter `animated`.
    var method: (name: String, takesAnimated: Bool)? {
        switch self {
        case .loadView, .viewDidLoad, .viewSafeAreaInsetsDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            (rawValue, false)
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear: (rawValue, true)
        case .secondViewWillAppear, .secondViewIsAppearing, .secondViewDidAppear: nil
        }
    }
}
