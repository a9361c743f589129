import DataTree
import Diagnostics
import LayoutEngine
import Schema

// MARK: - Plain values

extension Diagnostic {
    static func singleEdge(_ text: String, of subject: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.wrongType, .error,
            "'\(subject)' takes \(ValueKind.edges.phrase.english), but there is '\(text)'",
            at: span, fixIts: [.replace(span, old: text, with: "[\(text)]")])
    }

    static func componentOfWord(_ path: String, word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.componentOfWord, .error,
            "'\(path)' cannot be set, because the whole is the word '\(word)' and has no parts", at: span)
    }
}

// MARK: - Names

extension Diagnostic {
    static func invalidName(_ text: String, at span: SourceSpan) -> Diagnostic {
        .invalidName(
            ScenarioCodes.invalidName, "the name", text, separator: "_", isValid: Identifier.isName,
            "letters, digits and underscores, beginning with a letter", at: span)
    }

    static func tableTwice(_ owner: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.tableTwice, .error,
            "properties of the table stand in '\(owner)' or in its 'view', not in both", at: span)
    }

    static func rowsTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.rowsTwice, .error, "a table has 'rows' or 'sections', not both", at: span,
            notes: [Note("its rows stand here", at: first)])
    }

    static func reservedName(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.reservedName, .error, "the name '\(text)' has a meaning of its own; choose another one",
            at: span)
    }

    static func duplicateName(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.duplicateName, .error,
            "the name '\(name)' is taken in this scenario; give one of the two another name",
            at: span, notes: [Note("the first '\(name)' is here", at: first)])
    }

    static func duplicateID(_ id: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.duplicateID, .error, "the id '\(id)' is taken by another scenario", at: span,
            notes: [Note("the first '\(id)' is here", at: first)])
    }
}

// MARK: - Devices and versions

extension Diagnostic {
    static func unknownDevice(_ name: String, in catalog: DeviceCatalog, at span: SourceSpan) -> Diagnostic {
        if catalog.leavesOut(name) {
            return Diagnostic(
                ScenarioCodes.unknownDevice, .error,
                "the device '\(name)', which the content folder adds, is left out because of its errors", at: span)
        }
        let candidates = catalog.candidates(for: name).map { $0.name }
        if candidates.count > 1 {
            return Diagnostic(
                ScenarioCodes.ambiguousDevice, .error,
                "'\(name)' may be one of \(candidates.count) devices: \(candidates.listed())", at: span)
        }
        let nearest = candidates.first ?? SpellingSuggestion.nearest(to: name, among: catalog.names)
        return Diagnostic(
            ScenarioCodes.unknownDevice, .error, "there is no device '\(name)' in the catalog", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: name, with: $0)] } ?? [])
    }

    static func unknownOS(_ text: String, at span: SourceSpan) -> Diagnostic {
        let number = text.split(separator: " ").last.map { String($0) } ?? ""
        let isKnown = number != text && OSVersion(parsing: number).map { KnownVersions.contains($0) } ?? false
        return Diagnostic(
            ScenarioCodes.unknownOS, .error,
            "'\(text)' is no version of iOS that is known here; there are \(KnownVersions.phrase), such as 11 or 13.4",
            at: span, fixIts: isKnown ? [.replace(span, old: text, with: number)] : [])
    }

    static func osNeverRan(_ version: Located<OSVersion>, on device: Device, at span: SourceSpan) -> Diagnostic {
        let run = KnownVersions.run(by: device).map { "\($0)" }
        return Diagnostic(
            ScenarioCodes.osNeverRan, .error,
            "the \(device.name) never ran iOS \(version.value); it ran \(run.joined(separator: ", "))", at: span,
            notes: span == version.span ? [] : [Note("the version is given here", at: version.span)])
    }

    static func notInVersion(_ name: String, versions: OSRange, os: OSVersion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.notInVersion, .warning,
            "'\(name)' does nothing here: it exists in iOS \(versions), and the scenario runs iOS \(os)", at: span)
    }
}

// MARK: - Tables

extension Diagnostic {
    static func textMayWrap(_ cell: Located<String>, at category: ContentSizeCategory) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.textMayWrap, .warning,
            "the text of '\(cell.value)' may take several lines at '\(category.rawValue)', but its row is as high as one",
            at: cell.span, notes: [Note("give the cell its 'height', or the table 'selfSizedHeight'")])
    }
}

// MARK: - Pins

extension Diagnostic {
    static func invalidPin(_ text: String, of anchor: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.invalidPin, .error,
            "'\(anchor)' is pinned to an anchor and a constant, such as 'superview.\(anchor) + 8', not to '\(text)'",
            at: span)
    }

    static func pinWithoutTarget(_ text: String, of anchor: String, at span: SourceSpan) -> Diagnostic {
        let sign = text.hasPrefix("-") ? "- \(text.dropFirst())" : "+ \(text)"
        let new = "superview.\(anchor) \(sign)"
        return Diagnostic(
            ScenarioCodes.pinWithoutTarget, .error,
            "'\(anchor)' is pinned to another anchor; only width and height take a number",
            at: span, label: "did you mean '\(new)'?", fixIts: [.replace(span, old: text, with: new)])
    }

    static func unknownAnchor(_ anchor: String, allowed: [String], in node: DataNode) -> Diagnostic {
        misspelt(
            ScenarioCodes.unknownAnchor, "there is no anchor '\(anchor)'", anchor, allowed: allowed, "there are",
            at: nil
        ).moved(to: node.span)
    }

    static func mismatchedAnchors(_ first: String, _ second: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.mismatchedAnchors, .error,
            "'\(first)' cannot be pinned to '\(second)', which measures something else",
            at: span, notes: [Note("left and right do not mix with leading and trailing either")])
    }

    static func ambiguousPins(missing: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.ambiguousPins, .error, "these pins leave the \(missing) of the view open", at: span,
            notes: [
                Note("two of edges, centre and size decide along each axis; a content size may stand in for the size")
            ])
    }

    static func conflictingPins(_ anchors: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.conflictingPins, .error,
            "these pins decide twice on the same thing: \(anchors.map { "'\($0)'" }.listed())", at: span,
            notes: [Note("along each axis there is room for two of edges, centre and size")])
    }

    static func pinCircle(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.pinCircle, .error,
            "each of these views waits for another one to be placed: \(names.listed())",
            at: span)
    }

    static func unknownPinOwner(_ name: String, siblings: [String], at span: SourceSpan) -> Diagnostic {
        misspelt(
            ScenarioCodes.unknownPinOwner, "no view beside this one is called '\(name)'", name,
            allowed: siblings + PinOwner.words, "it can be pinned to", at: nil
        ).moved(to: span)
    }

    /// The same without a fix-it at a place that is longer than the misspelt word.
    private func moved(to span: SourceSpan) -> Diagnostic {
        Diagnostic(code, severity, message, at: span, label: label, notes: notes)
    }
}
