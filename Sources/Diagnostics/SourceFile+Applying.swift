extension SourceFile {
    /// The file with fix-its applied, each entirely or not at all: one that overlaps an earlier one, or that
    /// changes another file, is left out.
    package func applying(_ fixIts: [FixIt]) -> SourceFile {
        var chosen: [FixIt.Replacement] = []
        for fixIt in fixIts {
            let isOurs = fixIt.replacements.allSatisfy { $0.span.file == path }
            let isFree = !fixIt.replacements.contains { new in chosen.contains { overlap($0.span, new.span) } }
            if isOurs, isFree { chosen += fixIt.replacements }
        }
        return replacing(chosen)
    }

    private func overlap(_ first: SourceSpan, _ second: SourceSpan) -> Bool {
        first.start < second.end && second.start < first.end || first == second
    }

    private func replacing(_ replacements: [FixIt.Replacement]) -> SourceFile {
        var result = ""
        var end = 0
        for replacement in replacements.sorted(by: { $0.span.start < $1.span.start }) {
            result += text(in: end..<max(end, replacement.span.start))
            result += replacement.text
            end = max(end, replacement.span.end)
        }
        return SourceFile(path: path, text: result + text(in: end..<max(end, utf8Count)))
    }
}
