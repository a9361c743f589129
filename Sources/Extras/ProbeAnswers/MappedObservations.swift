package import Diagnostics
import JSON
package import Observations
import ScenarioLanguage

/// A file in another tool's form as observations.
package struct MappedObservations: Sendable {
    /// The observations in the order of the file; no observation for a question with two answers.
    package let observations: [Observation]
    package let diagnostics: [Diagnostic]

    package init(_ bytes: [UInt8], as reader: MappedReader) {
        var reader = reader
        var contents: [ObservationFile.Content] = []
        if reader.isOfDocuments {
            contents = reader.document(bytes)
        } else {
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                contents += reader.contents(of: Array(bytes[start..<end]), at: start)
                start = end + 1
            }
        }
        var found: [Observation] = []
        var problems: [Diagnostic] = []
        for content in contents {
            switch content {
            case .observation(let observation): found.append(observation)
            case .problem(let problem): problems.append(problem)
            }
        }
        let (single, contradicted) = found.withoutContradictions
        observations = single
        diagnostics = problems + reader.unmapped + contradicted.map { ObservationCodes.contradicted($0) }
    }
}

/// Reads the lines of a file in another tool's form, one after the other, or a document as a whole.
package struct MappedReader: Sendable {
    private let form: ObservationForm
    private let path: String
    private let device: String?
    private let os: String?
    /// The keys of the form that some object has.
    private var seen: Set<String> = []
    /// Observations and problems of the line that is being read.
    private var found: [ObservationFile.Content] = []

    /// - Parameters:
    ///   - device: the device of objects that name none.
    ///   - os: the system of objects that name none.
    package init(_ form: ObservationForm, path: String, device: String? = nil, os: String? = nil) {
        (self.form, self.path, self.device, self.os) = (form, path, device, os)
    }

    /// Whether a file is one value, which cannot be read line by line.
    package var isOfDocuments: Bool { form.kind == .document }

    /// A warning for each key that no object had.
    var unmapped: [Diagnostic] {
        let whole = SourceSpan(file: path, range: 0..<0)
        return form.values.filter { !seen.contains($0.key) }.map {
            ObservationCodes.unmapped($0.key, of: form.name, at: whole)
        }
    }

    mutating func document(_ bytes: [UInt8]) -> [ObservationFile.Content] {
        defer { found = [] }
        takeObjects(bytes, at: 0)
        return found
    }

    /// The observations of a line that begins at an offset, and its problems.
    mutating func contents(of line: [UInt8], at start: Int) -> [ObservationFile.Content] {
        guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return [] }
        defer { found = [] }
        let prefix = Array(form.prefix.utf8)
        if form.kind == .table {
            let span = SourceSpan(file: path, range: start..<(start + line.count))
            takeRow(String(decoding: line, as: UTF8.self), span)
        } else if line.starts(with: prefix) {
            takeObjects(Array(line.dropFirst(prefix.count)), at: start + prefix.count)
        }
        return found
    }

    private mutating func report(_ problem: Diagnostic) { found.append(.problem(problem)) }

    // MARK: JSON

    private mutating func takeObjects(_ bytes: [UInt8], at offset: Int) {
        let span = SourceSpan(file: path, range: offset..<(offset + bytes.count))
        do throws(JSONReader.Problem) {
            switch try JSONReader.value(of: bytes) {
            case .array(let items): for item in items { take(item, span) }
            case let value: take(value, span)
            }
        } catch {
            let place = SourceSpan(file: path, range: (offset + error.offset)..<(offset + error.offset))
            report(ObservationCodes.noJSON(error.reason.rawValue, at: place))
        }
    }

    private mutating func take(_ value: JSONValue, _ span: SourceSpan) {
        guard case .object = value else { return report(ObservationCodes.noObject(at: span)) }
        func text(_ key: String?) -> String? {
            switch key.flatMap({ Self.member($0, of: value) }) {
            case .string(let text)?: text
            case .number(let number)?: Int(exactly: number).map { "\($0)" } ?? "\(number)"
            default: nil
            }
        }
        guard let device = text(form.device) ?? device else {
            return report(ObservationCodes.missing(form.device ?? "device", at: span))
        }
        guard let os = text(form.os) ?? os else {
            return report(ObservationCodes.missing(form.os ?? "os", at: span))
        }
        for target in form.values {
            // A probe writes null for values that it could not measure.
            guard let member = Self.member(target.key, of: value) else { continue }
            seen.insert(target.key)
            if member == .null { continue }
            guard let observed = Self.observed(member) else {
                report(ObservationCodes.noValue(at: span))
                continue
            }
            add(
                observed, in: target.scenario, at: target.path, on: device, os: os, build: text(form.build) ?? "",
                span: span)
        }
    }

    private mutating func add(
        _ value: Expectation.Expected, in scenario: String, at path: String, on device: String, os: String,
        build: String, span: SourceSpan
    ) {
        found.append(
            .observation(
                Observation(
                    scenario: scenario, device: device, run: ObservedRun(system: os, build: build),
                    phase: form.phase, path: path, value: value, span: span)))
    }

    /// The member at a key with dots; nil where there is none. An item of a list has its number from 0, or a text that is one of its
    /// members, such as its name.
    private static func member(_ key: String, of value: JSONValue) -> JSONValue? {
        key.split(separator: ".").reduce(Optional(value)) { value, word in
            switch value {
            case .object(let members)?: return members.first { $0.key == word }?.value
            case .array(let items)?:
                if let index = Int(word) { return items.indices.contains(index) ? items[index] : nil }
                return items.first { item in
                    guard case .object(let members) = item else { return false }
                    return members.contains { $0.value == .string(String(word)) }
                }
            default: return nil
            }
        }
    }

    private static let orders = [
        ["top", "left", "bottom", "right"], ["top", "leading", "bottom", "trailing"], ["x", "y", "width", "height"],
        ["width", "height"], ["x", "y"],
    ]

    /// A number, a word, a list of numbers, or an object whose numbers have the names of insets, a rectangle, a size or a point.
    private static func observed(_ value: JSONValue) -> Expectation.Expected? {
        switch value {
        case .number(let number): return .numbers([number])
        case .string(let text): return .text(text)
        case .bool(let flag): return .text("\(flag)")
        case .array(let items):
            let numbers = items.compactMap { $0.number }
            return numbers.count == items.count && !numbers.isEmpty ? .numbers(numbers) : nil
        case .object(let members):
            let numbers = Dictionary(members.compactMap { member in member.value.number.map { (member.key, $0) } }) {
                first, _ in first
            }
            for order in orders where numbers.count == order.count {
                let parts = order.compactMap { numbers[$0] }
                if parts.count == order.count { return .numbers(parts) }
            }
            return nil
        case .null: return nil
        }
    }

    // MARK: Tables

    /// The words that Swift and lldb print around numbers: "UIEdgeInsets(top: 62.0, left: 0.0, bottom: 34.0, right: 0.0)".
    private static let printedWords = Set(
        orders.joined() + ["origin", "size", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGRect", "CGSize", "CGPoint"])

    /// "view.safeAreaInsets 47 0 34 0", with whatever signs between the numbers; lines after "#" are remarks.
    private mutating func takeRow(_ line: String, _ span: SourceSpan) {
        var depth = 0
        let signs: Set<Character> = [" ", "\t", ",", "|", "=", ":", ";", "\r"]
        let path = line.drop { signs.contains($0) }.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0 || !signs.contains(character)
        }
        if path.hasPrefix("#") { return }
        let words = line[path.endIndex...].split { signs.contains($0) || "[](){}".contains($0) }.map { String($0) }
        let rest = words.filter { !Self.printedWords.contains($0) }
        guard let device else { return report(ObservationCodes.missing("device", at: span)) }
        guard let os else { return report(ObservationCodes.missing("os", at: span)) }
        let numbers = rest.compactMap { Double($0) }.filter { $0.isFinite }
        let value: Expectation.Expected
        if numbers.count == rest.count, !numbers.isEmpty {
            value = .numbers(numbers)
        } else if rest.count == 1, Double(rest[0]) == nil {
            value = .text(rest[0])
        } else {
            return report(ObservationCodes.noValue(at: span))
        }
        add(value, in: form.scenario ?? "", at: String(path), on: device, os: os, build: "", span: span)
    }
}
