import Diagnostics

/// Fills one template. Sections and partials are frames on a stack of its own, so that no nesting overflows
/// the call stack.
struct TemplateRenderer {
    /// Partials nested deeper than this are treated as an endless recursion.
    static let greatestPartialDepth = 64
    /// Partials that are filled for one text.
    static let maxPartials = 250_000
    /// Items that the sections of one text show, those inside of others counted each time.
    static let maxItems = 2_000_000

    private let library: TemplateLibrary
    private var frames: [Frame] = []
    private var contexts: TemplateContexts
    private var partialDepth = 0
    private var partialCount = 0
    /// Set when partials nest too deep or are too many: from then on none is filled, or a template that holds itself twice would
    /// still double the work on every level.
    private var refusesPartials = false
    /// Once there are too many, no section is entered.
    private var itemCount = 0
    private var output: [UInt8] = []
    private var diagnostics: [Diagnostic] = []
    private var reported: Set<Problem> = []

    /// A problem is reported once, however often its tag is rendered.
    private struct Problem: Hashable {
        let code: DiagnosticCode
        let range: Range<Int>
        let path: String
    }

    /// A run of nodes being rendered.
    private struct Frame {
        let template: Template
        let nodes: Range<Int>
        /// Index of the next node.
        var position: Int
        /// The indentation before each line of the template.
        let indentation: [UInt8]
        var role: Role

        enum Role {
            case template
            case inverted
            /// Items still to come, after the one that is shown now.
            case section(remaining: ArraySlice<TemplateValue>)
        }
    }

    init(_ library: TemplateLibrary) {
        self.library = library
        contexts = TemplateContexts()
    }

    mutating func render(_ template: Template, _ value: TemplateValue) -> Diagnosed<[UInt8]> {
        contexts.push(value)
        output.reserveCapacity(template.bytes.count * 2)
        push(template, indentation: [])
        while let top = frames.indices.last {
            let position = frames[top].position
            if position == frames[top].nodes.upperBound {
                finish(top)
            } else {
                frames[top].position = position + 1
                render(frames[top].template.nodes[position], at: position, in: top)
            }
        }
        return Diagnosed(output, diagnostics)
    }

    // MARK: - Frames

    private mutating func push(_ template: Template, indentation: [UInt8]) {
        partialDepth += 1
        let nodes = template.nodes.indices
        frames.append(
            Frame(template: template, nodes: nodes, position: 0, indentation: indentation, role: .template))
    }

    /// Shows the next item of a section, or leaves the frame.
    private mutating func finish(_ top: Int) {
        switch frames[top].role {
        case .template:
            partialDepth -= 1
        case .inverted:
            break
        case .section(var remaining):
            contexts.pop()
            if let item = remaining.popFirst() {
                contexts.push(item)
                frames[top].role = .section(remaining: remaining)
                frames[top].position = frames[top].nodes.lowerBound
                return
            }
        }
        frames.removeLast()
    }

    // MARK: - Nodes

    private mutating func render(_ node: TemplateNode, at position: Int, in top: Int) {
        switch node {
        case .text(let range, let startsLine):
            if startsLine { output.append(contentsOf: frames[top].indentation) }
            let template = frames[top].template
            let converted = template.convertedTexts.isEmpty ? nil : template.convertedTexts[position]
            output.append(contentsOf: converted?[...] ?? template.bytes[range])
        case .variable(let name, let isEscaped):
            insert(name, isEscaped: isEscaped, in: frames[top].template)
        case .section(let name, let isInverted, let end):
            frames[top].position = end
            enter(name, isInverted: isInverted, nodes: position + 1..<end, in: top)
        case .partial(let name, let indentation):
            enterPartial(name, indentation, in: top)
        }
    }

    private mutating func insert(_ name: TemplateName, isEscaped: Bool, in template: Template) {
        guard let value = value(of: name, in: template) else { return }
        switch value {
        case .text(let text) where isEscaped:
            HTMLEscaping.append(text, to: &output)
        case .text(let text), .html(let text):
            output.append(contentsOf: text.utf8)
        case .flag, .list, .object:
            guard isFirst(TemplateCodes.notText.code, name.range, template) else { return }
            diagnostics.append(TemplateCodes.notText(name.text, kind: value.kind, at: template.span(name.range)))
        }
    }

    private mutating func enter(_ name: TemplateName, isInverted: Bool, nodes: Range<Int>, in top: Int) {
        let template = frames[top].template
        let value = value(of: name, in: template) ?? .flag(false)
        guard value.isTrue != isInverted else { return }
        var role = Frame.Role.inverted
        if !isInverted {
            var items: ArraySlice<TemplateValue> = [value]
            if case .list(let list) = value { items = list[...] }
            guard itemCount <= Self.maxItems else { return }
            itemCount += items.count
            guard itemCount <= Self.maxItems else {
                return diagnostics.append(
                    TemplateCodes.tooManyItems(name.text, limit: Self.maxItems, at: template.span(name.range)))
            }
            guard let first = items.popFirst() else { return }
            contexts.push(first)
            role = .section(remaining: items)
        }
        frames.append(
            Frame(
                template: template, nodes: nodes, position: nodes.lowerBound,
                indentation: frames[top].indentation, role: role))
    }

    private mutating func enterPartial(_ name: TemplateName, _ indentation: Range<Int>?, in top: Int) {
        let template = frames[top].template
        guard let partial = library[name.text] else {
            guard isFirst(TemplateCodes.unknownTemplate.code, name.range, template) else { return }
            return diagnostics.append(
                TemplateCodes.unknownTemplate(name.text, known: library.names, at: template.span(name.range)))
        }
        guard !refusesPartials else { return }
        guard partialDepth < Self.greatestPartialDepth else {
            refusesPartials = true
            return diagnostics.append(
                TemplateCodes.nestingTooDeep(
                    name.text, limit: Self.greatestPartialDepth, at: template.span(name.range)))
        }
        guard partialCount < Self.maxPartials else {
            refusesPartials = true
            return diagnostics.append(
                TemplateCodes.tooManyPartials(name.text, limit: Self.maxPartials, at: template.span(name.range)))
        }
        partialCount += 1
        push(partial, indentation: indentation.map { frames[top].indentation + template.bytes[$0] } ?? [])
    }

    // MARK: - Lookup

    /// The value of a name at this place; an unknown name is reported.
    private mutating func value(of name: TemplateName, in template: Template) -> TemplateValue? {
        switch contexts.find(name) {
        case .value(let value): return value
        case .unknown(let part, let owner):
            let range = name.range(ofPart: part)
            guard isFirst(TemplateCodes.unknownName.code, range, template) else { return nil }
            let known = part == 0 ? contexts.knownNames : owner?.names ?? []
            diagnostics.append(library.unknownName(name.parts[part], known: known, at: template.span(range)))
            return nil
        }
    }

    private mutating func isFirst(_ code: DiagnosticCode, _ range: Range<Int>, _ template: Template) -> Bool {
        reported.insert(Problem(code: code, range: range, path: template.path)).inserted
    }
}
