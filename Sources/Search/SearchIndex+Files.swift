extension SearchIndex {
    /// A shard is closed when it has this many UTF-16 units of text.
    private static let shardSize = 24_000

    /// The scripts of the search: the index, which is loaded first, and the shards with the texts.
    package func files(language: String) -> [SearchFile] {
        let shards = shards
        var lines: [String] = []
        for (shard, numbers) in shards.enumerated() {
            for number in numbers {
                let filter = indexed[number].filter.text
                lines.append("[\(Self.quoted(pages[number].path)),\(shard),\"\(filter)\"]")
            }
        }
        let index = """
            notchbookSearch.takeIndex({"language":\(Self.quoted(language)),"covered":\(coveredCount),"fold":\(Self.quoted(folding.text)),"pages":[
            \(lines.joined(separator: ",\n"))
            ]});

            """
        return [SearchFile(path: language + ".js", text: index)]
            + shards.enumerated().map { number, pages in
                SearchFile(path: "\(language)-\(number).js", text: shardText(language, number, pages))
            }
    }

    /// The UTF-8 bytes of everything that can be found.
    var coveredCount: Int {
        pages.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.title.utf8.count + $1.text.utf8.count } }
    }

    /// The pages in pieces of about one size, in order.
    private var shards: [Range<Int>] {
        var shards: [Range<Int>] = []
        var start = 0
        var size = 0
        for (number, page) in indexed.enumerated() {
            size += page.sections.reduce(0) { $0 + $1.title.units.count + $1.text.units.count }
            if size >= Self.shardSize || number == indexed.count - 1 {
                shards.append(start..<number + 1)
                (start, size) = (number + 1, 0)
            }
        }
        return shards
    }

    private func shardText(_ language: String, _ number: Int, _ range: Range<Int>) -> String {
        let texts = range.map { page in
            let sections = pages[page].sections.map { section in
                let texts = [section.anchor, section.title, section.text].map { Self.quoted($0) }
                return "[" + (texts + (section.isEntry ? ["1"] : [])).joined(separator: ",") + "]"
            }
            return "[" + sections.joined(separator: ",\n") + "]"
        }
        return "notchbookSearch.takeShard(\(Self.quoted(language)),\(number),\(range.lowerBound),[\n"
            + texts.joined(separator: ",\n") + "\n]);\n"
    }

    /// A text as a string of JSON and JavaScript.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\u{2028}": quoted += "\\u2028"
            case "\u{2029}": quoted += "\\u2029"
            case _ where scalar.value < 0x20: quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
