package import Content
package import Diagnostics
import JSON
import ScenarioLanguage

/// A file in a form of others as observations.
package struct MappedObservations: Sendable {
    /// In the order of the file; of a question with two answers none.
    package private(set) var observations: [Observation] = []
    package private(set) var diagnostics: [Diagnostic] = []
    private let form: ObservationForm
    private let path: String
    private let device: String?
    private let os: String?
    /// The keys of the form that some object has.
    private var seen: Set<String> = []

    /// - Parameters:
    ///   - device: the device of objects that name none.
    ///   - os: the system of objects that name none.
    package init(
        _ bytes: [UInt8], path: String, as form: ObservationForm, device: String? = nil, os: String? = nil
    ) {
        (self.form, self.path, self.device, self.os) = (form, path, device, os)
        switch form.kind {
        case .document: takeObjects(bytes, at: 0)
        case .lines, .table: takeLines(bytes)
        }
        let whole = SourceSpan(file: path, range: 0..<0)
        for value in form.values where !seen.contains(value.key) {
            diagnostics.append(ObservationCodes.unmapped(value.key, of: form.name, at: whole))
        }
        let (single, contradicted) = observations.withoutContradictions
        observations = single
        diagnostics += contradicted.map { ObservationCodes.contradicted($0) }
    }

    private mutating func takeLines(_ bytes: [UInt8]) {
        var start = 0
        let prefix = Array(form.prefix.utf8)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[start..<end]
            defer { start = end + 1 }
            guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
            if form.kind == .table {
                takeRow(String(decoding: line, as: UTF8.self), SourceSpan(file: path, range: start..<end))
            } else if line.starts(with: prefix) {
                takeObjects(Array(line.dropFirst(prefix.count)), at: start + prefix.count)
            }
        }
    }

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
            diagnostics.append(ObservationCodes.noJSON(error.reason.rawValue, at: place))
        }
    }

    private mutating func take(_ value: JSONValue, _ span: SourceSpan) {
        guard case .object = value else { return diagnostics.append(ObservationCodes.noObject(at: span)) }
        func text(_ key: String?) -> String? {
            switch key.flatMap({ Self.member($0, of: value) }) {
            case .string(let text)?: text
            case .number(let number)?: Int(exactly: number).map { "\($0)" } ?? "\(number)"
            default: nil
            }
        }
        guard let device = text(form.device) ?? device else {
            return diagnostics.append(ObservationCodes.missing(form.device ?? "device", at: span))
        }
        guard let os = text(form.os) ?? os else {
            return diagnostics.append(ObservationCodes.missing(form.os ?? "os", at: span))
        }
        for target in form.values {
            // A probe writes null for what it could not measure.
            guard let found = Self.member(target.key, of: value) else { continue }
            seen.insert(target.key)
            if found == .null { continue }
            guard let observed = Self.observed(found) else {
                diagnostics.append(ObservationCodes.noValue(at: span))
                continue
            }
            add(observed, target.scenario, target.path, device, os, text(form.build) ?? "", span)
        }
    }

    private mutating func add(
        _ value: Expectation.Expected, _ scenario: String, _ path: String, _ device: String, _ os: String,
        _ build: String, _ span: SourceSpan
    ) {
        observations.append(
            Observation(
                scenario: scenario, device: device, run: ObservedRun(system: os, build: build),
                phase: form.phase, path: path, value: value, span: span))
    }

    /// The member at a key with dots; nil where there is none.
    private static func member(_ key: String, of value: JSONValue) -> JSONValue? {
        key.split(separator: ".").reduce(Optional(value)) { value, word in
            guard case .object(let members)? = value else { return nil }
            return members.first { $0.key == word }?.value
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
                let found = order.compactMap { numbers[$0] }
                if found.count == order.count { return .numbers(found) }
            }
            return nil
        case .null: return nil
        }
    }

    // MARK: Tables

    /// "view.safeAreaInsets 47 0 34 0", with whatever signs between the numbers; lines behind "#" are remarks.
    private mutating func takeRow(_ line: String, _ span: SourceSpan) {
        var depth = 0
        let signs: Set<Character> = [" ", "\t", ",", "|", "=", ":", ";", "\r"]
        let path = line.drop { signs.contains($0) }.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0 || !signs.contains(character)
        }
        if path.hasPrefix("#") { return }
        let rest = line[path.endIndex...].split { signs.contains($0) || "[](){}".contains($0) }.map { String($0) }
        guard let device else { return diagnostics.append(ObservationCodes.missing("device", at: span)) }
        guard let os else { return diagnostics.append(ObservationCodes.missing("os", at: span)) }
        let numbers = rest.compactMap { Double($0) }.filter { $0.isFinite }
        let value: Expectation.Expected
        if numbers.count == rest.count, !numbers.isEmpty {
            value = .numbers(numbers)
        } else if rest.count == 1, Double(rest[0]) == nil {
            value = .text(rest[0])
        } else {
            return diagnostics.append(ObservationCodes.noValue(at: span))
        }
        add(value, form.scenario ?? "", String(path), device, os, "", span)
    }
}
