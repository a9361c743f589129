/// A number that a section gives for its subject, such as a height of a device: who types the number alone asks for it.
package struct SearchNumber: Hashable, Sendable {
    /// The digits that are typed, such as "97.667".
    package let digits: String
    /// The number with its marks, as the section shows it, such as "83?".
    package let text: String
    /// The property that has it.
    package let label: String
    /// When it has it, such as "landscape"; empty for always.
    package let condition: String

    package init(digits: String, text: String, label: String, condition: String = "") {
        self.digits = digits
        self.text = text
        self.label = label
        self.condition = condition
    }
}

/// The script that answers a number: each number with the properties that have it, and their subjects.
struct SearchNumbers {
    /// A property, and the subjects that have it, by their places among all.
    private struct Row {
        let number: SearchNumber
        var subjects: [Int]
    }

    /// The page, the anchor and the title of each section that has numbers.
    private var subjects: [(page: String, heading: SearchPage.Prepared.Heading)] = []
    /// The rows by digits, in the order in which they came.
    private var rows: [String: [Row]] = [:]

    var isEmpty: Bool { subjects.isEmpty }

    init(_ pages: [SearchPage.Prepared]) {
        for page in pages {
            for (heading, numbers) in zip(page.headings, page.numbers) where !numbers.isEmpty {
                for number in numbers { add(number, of: subjects.count) }
                subjects.append((page.path, heading))
            }
        }
    }

    private mutating func add(_ number: SearchNumber, of subject: Int) {
        var own = rows[number.digits] ?? []
        if let place = own.firstIndex(where: { $0.number == number }) {
            if own[place].subjects.last != subject { own[place].subjects.append(subject) }
        } else {
            own.append(Row(number: number, subjects: [subject]))
        }
        rows[number.digits] = own
    }

    /// Subjects as [page, anchor, title]; by digits, the properties that the most subjects have first, as
    /// [text, label, condition, places of subjects].
    func script(language: String) -> String {
        let listed = subjects.map { page, heading in
            "[" + [page, heading.anchor, heading.title].map { ScriptText.quoted($0) }.joined(separator: ",") + "]"
        }
        let numbers = rows.sorted { $0.key < $1.key }.map { digits, rows in
            let sorted = rows.enumerated().sorted {
                ($1.element.subjects.count, $0.offset) < ($0.element.subjects.count, $1.offset)
            }
            let texts = sorted.map { _, row -> String in
                let number = row.number
                let own = [number.text, number.label, number.condition].map { ScriptText.quoted($0) }
                return "[\(own.joined(separator: ",")),\(row.subjects)]"
            }
            return ScriptText.quoted(digits) + ":[" + texts.joined(separator: ",") + "]"
        }
        return """
            siteSearch.takeNumbers(\(ScriptText.quoted(language)),[
            \(listed.joined(separator: ",\n"))
            ],{
            \(numbers.joined(separator: ",\n"))
            });

            """
    }
}
