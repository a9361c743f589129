import Diagnostics

/// The value that fills a template: a closed tree of texts, lists and named fields.
///
/// In a section, `.flag(false)`, an empty text and an empty list count as false; everything else is true.
package enum TemplateValue: Hashable, Sendable {
    /// Plain text, escaped when it is inserted.
    case text(String)
    /// Finished HTML, inserted as it is.
    case html(String)
    /// Decides about a section; it cannot be inserted.
    case flag(Bool)
    case list([TemplateValue])
    case object(Fields)

    /// Named values in a fixed order; of two with one name the first counts.
    ///
    /// Written as a dictionary literal: `.object(["title": .text("Safe area")])`.
    package struct Fields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
        private(set) var names: [String]
        private var values: [TemplateValue]

        package init(dictionaryLiteral elements: (String, TemplateValue)...) {
            names = elements.map { $0.0 }
            values = elements.map { $0.1 }
        }

        /// An object for a list of objects that share their names.
        package init(_ names: [String], _ values: [TemplateValue]) {
            precondition(names.count == values.count, "every name has a value")
            self.names = names
            self.values = values
        }

        /// Adds a field after the others.
        package mutating func append(_ name: String, _ value: TemplateValue) {
            names.append(name)
            values.append(value)
        }

        /// Adds the fields of another object after the others.
        package mutating func append(contentsOf other: Fields) {
            names += other.names
            values += other.values
        }

        /// The value with the name, or nil when there is none.
        package subscript(name: String) -> TemplateValue? {
            // Comparing strings that differ takes long, and most differ in length.
            let count = name.utf8.count
            for index in names.indices where names[index].utf8.count == count && names[index] == name {
                return values[index]
            }
            return nil
        }
    }

    /// Whether a section over the value is shown.
    var isTrue: Bool {
        switch self {
        case .text(let text), .html(let text): !text.isEmpty
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        case .object: true
        }
    }

    /// The kind in words, for messages.
    var kind: Message {
        switch self {
        case .text: "text"
        case .html: "HTML"
        case .flag: "a flag"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
