/// The files that a note may take text from, by how it asks for them.
package struct IncludedTexts: Hashable, Sendable {
    /// The answer to each request, by the path of the file that it is in; "" for the note itself.
    private var answers: [String: [IncludeRequest: Answer]] = [:]

    package init() {}

    /// The state of a file that a note asks for.
    package enum Answer: Hashable, Sendable {
        /// Its path, relative to the content folder, and its content.
        case text(path: String, String)
        /// There is no such file; the path of a file with the name.
        case missing(nearest: String?)
        /// It lies in a folder from which nothing may be included; the value is the folder that the settings would have to
        /// name.
        case outside(folder: String)
        case unreadable
        /// It has more bytes than a note takes, and was not read.
        case tooLarge
    }

    /// The paths of the files whose text there is, relative to the content folder.
    package var paths: Set<String> {
        Set(answers.values.flatMap { $0.values }.compactMap { if case .text(let path, _) = $0 { path } else { nil } })
    }

    package var isEmpty: Bool { answers.isEmpty }

    package subscript(request: IncludeRequest, in file: String) -> Answer? {
        get { answers[file]?[request] }
        set { answers[file, default: [:]][request] = newValue }
    }

    /// All its content, in an order that is the same in every run, for results that depend on it.
    package var statements: [String] {
        answers.flatMap { file, answers in
            answers.map { request, answer in
                let said =
                    switch answer {
                    case .text(let path, let text): "text \(path)\n\(text)"
                    case .missing(let nearest): "missing \(nearest ?? "")"
                    case .outside(let folder): "outside \(folder)"
                    case .unreadable: "unreadable"
                    case .tooLarge: "too large"
                    }
                return "\(file)\n\(request.path) \(request.fence ?? "-")\n\(said)"
            }
        }.sorted()
    }
}

/// A reason why a text that a note requests cannot be included.
enum IncludeFailure: Hashable {
    case missing(String, nearest: String?)
    case outside(folder: String)
    case unreadable(String)
    case tooLarge(String)
    case markerMissing(String, path: String)
    case markerTwice(String, path: String)
    case circle(String)
    case tooMuch
}

extension IncludedPart {
    /// The lines that are meant, without those that mark a part.
    func lines(of text: String, path: String) throws(IncludeError) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let all = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
        switch self {
        case .all: return all.filter { IncludeMarker(of: $0) == nil }
        case .lines(let first, let last):
            let start = max((first ?? 1) - 1, 0)
            let end = min(last.map { $0 < 0 ? all.count + $0 : $0 } ?? all.count, all.count)
            return start < end ? all[start..<end].filter { IncludeMarker(of: $0) == nil } : []
        case .marker(let name): return try Self.marked(name, in: all, path)
        case .section(let words):
            let wanted = AnchorAssigner.slug(words)
            let starts = all.indices.filter {
                all[$0].hasPrefix("#") && AnchorAssigner.slug(Self.heading(all[$0])) == wanted
            }
            guard let start = starts.first else { throw IncludeError(.markerMissing(words, path: path)) }
            let level = all[start].prefix { $0 == "#" }.count
            let end = all[(start + 1)...].firstIndex { line in
                line.hasPrefix("#") && line.prefix { $0 == "#" }.count <= level && line.drop { $0 == "#" }.first == " "
            }
            return Array(all[start..<(end ?? all.endIndex)])
        case .block(let name):
            guard let block = BlockMark.block(name[...], in: all) else {
                throw IncludeError(.markerMissing("^" + name, path: path))
            }
            return block
        }
    }

    private static func heading(_ line: Substring) -> String { String(line.drop { $0 == "#" }.trimmed) }

    private static func marked(
        _ name: String, in lines: ArraySlice<Substring>, _ path: String
    ) throws(IncludeError) -> [Substring] {
        let marks = lines.indices.compactMap { index in
            IncludeMarker(of: lines[index]).flatMap {
                $0.name == name || !$0.isStart && $0.name.isEmpty ? (index, $0) : nil
            }
        }
        let starts = marks.filter { $0.1.isStart }
        guard let start = starts.first?.0 else { throw IncludeError(.markerMissing(name, path: path)) }
        guard starts.count == 1 else { throw IncludeError(.markerTwice(name, path: path)) }
        let end = marks.first { !$0.1.isStart && $0.0 > start }?.0 ?? lines.endIndex
        return lines[(start + 1)..<end].filter { IncludeMarker(of: $0) == nil }
    }
}

struct IncludeError: Error {
    let failure: IncludeFailure

    init(_ failure: IncludeFailure) { self.failure = failure }
}

/// A line of a file that begins or ends a part: `// ANCHOR: name`, `# --8<-- [start:name]`, `// #region name`.
private struct IncludeMarker {
    let name: String
    let isStart: Bool

    /// The words before a name, and whether it begins there.
    private static let forms: [(String, Bool)] = [
        ("ANCHOR:", true), ("ANCHOR_END:", false), ("--8<-- [start:", true), ("--8<-- [end:", false),
        ("#region ", true), ("#endregion", false),
    ]

    init?(of line: Substring) {
        let text = line.trimmed
        guard text.utf8.count < 200, let found = Self.forms.first(where: { Self.stands($0.0, in: text) }) else {
            return nil
        }
        guard let start = Self.end(of: found.0, in: text) else { return nil }
        let words = text[start...].trimmed
        name = String(words.prefix { !$0.isWhitespace && $0 != "]" && $0 != "*" })
        isStart = found.1
        if isStart, name.isEmpty { return nil }
    }

    private static func stands(_ form: String, in text: Substring) -> Bool { end(of: form, in: text) != nil }

    private static func end(of form: String, in text: Substring) -> Substring.Index? {
        var rest = text
        while let first = form.first, let place = rest.firstIndex(of: first) {
            if rest[place...].hasPrefix(form) { return rest.index(place, offsetBy: form.count) }
            rest = rest[place...].dropFirst()
        }
        return nil
    }
}
