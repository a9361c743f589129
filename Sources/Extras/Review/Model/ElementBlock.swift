import LayoutEngine

/// Values of one element that follow each other. Elements of many variants have the same, which a snapshot writes once.
struct ElementBlock {
    /// Empty for values that belong to none.
    let element: String
    var entries: [Entry]

    /// A value by the part of its path after the element's name, such as "frame".
    struct Entry {
        let property: String
        /// The value; nil for one that is there no more.
        let value: RecordedValue?

        var checksum: Checksum {
            var builder = ChecksumBuilder()
            builder.add(property)
            if let value {
                builder.add(value.kind.rawValue)
                builder.add(value.text)
                for step in value.steps { builder.add(step.bits) }
            }
            return builder.checksum
        }
    }

    var checksum: Checksum {
        var builder = ChecksumBuilder()
        for entry in entries { builder.add(entry.checksum.bits) }
        return builder.checksum
    }

    static func blocks(of changes: [VariantRecord.PhaseRecord.Change]) -> [ElementBlock] {
        var blocks: [ElementBlock] = []
        for change in changes {
            let (element, property) = DottedName.parts(of: change.path)
            let entry = Entry(property: property, value: change.value)
            if blocks.last?.element == element {
                blocks[blocks.count - 1].entries.append(entry)
            } else {
                blocks.append(ElementBlock(element: element, entries: [entry]))
            }
        }
        return blocks
    }
}

/// Paths in two parts: "table.cell(0, 0)" and "frame", or "frame.y".
enum DottedName {
    private static let properties = Set(Property.allCases.map { $0.rawValue })

    /// The element and the property of a path. Paths without a property, such as paths of macros, have an empty element.
    static func parts(of path: String) -> (element: String, property: String) {
        for index in path.indices.dropFirst() where path[index] == "." {
            let rest = String(path[path.index(after: index)...])
            if properties.contains(rest) || properties.contains(withoutComponent(rest)) {
                return (String(path[..<index]), rest)
            }
        }
        return ("", path)
    }

    static func path(_ element: String, _ property: String) -> String {
        element.isEmpty ? property : element + "." + property
    }

    private static func withoutComponent(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
}
