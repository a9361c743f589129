/// A line that includes a text from another file: `{{#include a.swift:marker}}` of mdBook, which is ours too, `--8<-- "a.py:2:5"`
/// of MkDocs, `<<< @/a.ts#region{2}` and `<!--@include: ./a.md-->` of VitePress, `![[Note#Section]]` of Obsidian.
package struct IncludeRequest: Hashable, Sendable {
    /// The path as it is written.
    package let path: String
    let part: IncludedPart
    /// The words after the fence that the text is put into; nil for text that is included as it is.
    let fence: String?
    /// The place that the path starts from.
    package let origin: Origin

    package enum Origin: Hashable, Sendable {
        /// The file that contains the line, else the content folder.
        case file
        /// The content folder.
        case root
        /// A note of this name, in any folder.
        case name
    }
}

/// The part of a file to include.
enum IncludedPart: Hashable, Sendable {
    case all
    /// First and last line, from 1; nil for the first or last of the file.
    case lines(Int?, Int?)
    case marker(String)
    /// A section, by the words of its heading.
    case section(String)
    /// A block, by the name after it.
    case block(String)
}

package enum IncludeForms {
    /// The request of a line, without white space at its ends; nil for a line that includes nothing.
    static func request(_ line: Substring) -> IncludeRequest? {
        switch line.first {
        case "{": mdBook(line)
        case "-", ";": mkDocs(line)
        case "<": line.hasPrefix("<<<") ? vitePressCode(line) : vitePress(line)
        case "!": obsidian(line)
        default: nil
        }
    }

    /// The notation of a request; nil for ours.
    static func notation(of line: Substring) -> Notation? {
        switch line.first {
        case "-", ";": .snippet
        case "<": line.hasPrefix("<<<") ? .codeImport : .commentInclude
        case "!": .embedding
        default: nil
        }
    }

    /// All requests in a text, in code as well. Lines that turn out to be none are found too, as they cost nothing but a look.
    package static func requests(in text: String) -> [IncludeRequest] {
        let mayHold = ["{{#", "8<--", "<<<", "@include", "![["].contains { text.utf8.contains($0.utf8) }
        guard mayHold else { return [] }
        var requests: [IncludeRequest] = []
        for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            guard let start = line.firstIndex(where: { "{-;<!".contains($0) }) else { continue }
            // Only marks of quotations and lists may come before it.
            guard line[..<start].allSatisfy({ " \t>*+.)0123456789".contains($0) }) || line[start] == "-" else {
                continue
            }
            for text in [line[start...].trimmed, line[start...].dropFirst().trimmed] {
                if let request = request(text) {
                    requests.append(request)
                    break
                }
            }
        }
        return requests
    }

    // MARK: - Forms

    private static let mdBookNames =
        ["include": nil, "rustdoc_include": nil, "playground": "rust", "playpen": "rust"]
        as [String: String?]

    private static func mdBook(_ line: Substring) -> IncludeRequest? {
        guard line.hasPrefix("{{#"), line.hasSuffix("}}") else { return nil }
        let words = line.dropFirst(3).dropLast(2).trimmed
        let name = words.leadingName
        guard let fence = mdBookNames[String(name)], words.dropFirst(name.count).first?.isWhitespace == true else {
            return nil
        }
        // Words for the editor follow the path of a playground.
        let rest = words.dropFirst(name.count).trimmed
        let place = fence == nil ? rest : rest.prefix { !$0.isWhitespace }
        let (path, part) = pathAndPart(place)
        return path.isEmpty || path.contains("}}")
            ? nil : IncludeRequest(path: path, part: part, fence: fence, origin: .file)
    }

    private static func mkDocs(_ line: Substring) -> IncludeRequest? {
        guard line.hasPrefix("--8<--") || line.hasPrefix("-8<-") else { return nil }
        guard let place = line.drop(while: { $0 != " " }).trimmed.quoted else { return nil }
        let (path, part) = pathAndPart(place)
        return path.isEmpty ? nil : IncludeRequest(path: path, part: part, fence: nil, origin: .root)
    }

    /// `<<< @/path#region{1,3 lang}[label]`
    private static func vitePressCode(_ line: Substring) -> IncludeRequest? {
        var rest = line.dropFirst(3)
        guard rest.first == " " else { return nil }
        rest = rest.trimmed
        let path = rest.prefix { !"#{[ ".contains($0) }
        guard !path.isEmpty else { return nil }
        var behind = rest.dropFirst(path.count)
        var part = IncludedPart.all
        if behind.first == "#" {
            let name = behind.dropFirst().prefix { !"{[ ".contains($0) }
            part = .marker(String(name))
            behind = behind.dropFirst(name.count + 1)
        }
        let file = path.split(separator: "/").last ?? path
        var language = String(file.split(separator: ".").last ?? "")
        if behind.first == "{", let end = behind.firstIndex(of: "}") {
            let words = behind[..<end].dropFirst().split(separator: " ")
            if let named = words.last(where: { $0.first?.isLetter == true }) { language = String(named) }
            let lines = words.first.map { $0.first?.isNumber == true ? "{\($0)}" : "" } ?? ""
            behind = behind[end...].dropFirst()
            return code(path, part, language + lines + " " + behind.trimmed)
        }
        return code(path, part, language + " " + behind.trimmed)
    }

    private static func code(_ path: Substring, _ part: IncludedPart, _ info: String) -> IncludeRequest {
        let isFromRoot = path.hasPrefix("@/")
        return IncludeRequest(
            path: String(isFromRoot ? path.dropFirst(2) : path), part: part, fence: String(info[...].trimmed),
            origin: isFromRoot ? .root : .file)
    }

    /// `<!--@include: ./path{3,10}-->`
    private static func vitePress(_ line: Substring) -> IncludeRequest? {
        guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return nil }
        let words = line.dropFirst(4).dropLast(3).trimmed
        guard words.hasPrefix("@include:") else { return nil }
        let rest = words.dropFirst("@include:".count).trimmed
        let path = rest.prefix { !"#{".contains($0) }.trimmed
        var part = IncludedPart.all
        if let open = rest.firstIndex(of: "{"), rest.hasSuffix("}") {
            let numbers = rest[open...].dropFirst().dropLast().split(
                separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            part = .lines(numbers.first.flatMap { Int($0) }, numbers.last.flatMap { Int($0) })
        } else if let sign = rest.firstIndex(of: "#") {
            part = .marker(String(rest[sign...].dropFirst()))
        }
        return path.isEmpty ? nil : code(path, part, "").asText
    }

    private static func obsidian(_ line: Substring) -> IncludeRequest? {
        guard line.hasPrefix("![["), line.hasSuffix("]]") else { return nil }
        let inner = line.dropFirst(3).dropLast(2)
        guard !inner.contains("["), !inner.contains("]") else { return nil }
        let place = inner.prefix { $0 != "|" }
        let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first?.trimmed, !name.isEmpty, !WikiLink.isMedia(name) else { return nil }
        let section = parts.count == 2 ? parts[1].split(separator: "#").last?.trimmed : nil
        let part = section.map { words -> IncludedPart in
            if words.isEmpty { return .all }
            return words.first == "^" ? .block(String(words.dropFirst())) : .section(String(words))
        }
        return IncludeRequest(path: String(name), part: part ?? .all, fence: nil, origin: .name)
    }

    /// `a.rs:2:5`, `a.rs:2:`, `a.rs::5`, `a.rs:2`, `a.rs:marker`.
    private static func pathAndPart(_ place: Substring) -> (String, IncludedPart) {
        let parts = place.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map { $0.trimmed }
        let path = String(parts[0])
        guard parts.count > 1 else { return (path, .all) }
        let (first, second) = (Int(parts[1]), parts.count > 2 ? Int(parts[2]) : nil)
        if first == nil, !parts[1].isEmpty { return (path, .marker(String(parts[1]))) }
        return (path, .lines(first, parts.count > 2 ? second : first))
    }
}

extension IncludeRequest {
    fileprivate var asText: IncludeRequest { IncludeRequest(path: path, part: part, fence: nil, origin: origin) }
}

extension Substring.UTF8View {
    fileprivate func contains(_ other: String.UTF8View) -> Bool { Array(self).containsRun(Array(other)) }
}

extension String.UTF8View {
    fileprivate func contains(_ other: String.UTF8View) -> Bool { Array(self).containsRun(Array(other)) }
}

extension [UInt8] {
    /// Whether it contains other bytes as a run.
    fileprivate func containsRun(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        var start = 0
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].starts(with: other) { return true }
            start = found + 1
        }
        return false
    }
}
