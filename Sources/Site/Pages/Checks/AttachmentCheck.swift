package import Content
package import Diagnostics
import Markup
import SafeFiles

/// Reports the files of the content folder that are not published, and the parts that published ones lack of their sources: one
/// message for all files that are left out for one reason.
package struct AttachmentCheck {
    private let content: SiteContent
    private let isUntrusted: Bool

    package init(_ content: SiteContent, isUntrusted: Bool) {
        self.content = content
        self.isUntrusted = isUntrusted
    }

    package func problems() throws(FileSystemError) -> [Diagnostic] {
        var found: [(path: String, verdict: FileVerdict)] = []
        for path in content.attachments.paths.sorted() where !content.attachments.isTrusted(path) {
            let verdict = try content.attachments.verdict(on: path)
            switch verdict {
            case .leftOut: found.append((path, verdict))
            case .rewritten(let picture) where !picture.omissions.isEmpty: found.append((path, verdict))
            case .rewritten, .published: break
            }
        }
        if found.isEmpty { return [] }
        let places = firstReferences(to: Set(found.map { $0.path }))
        // Text that notes take from files is on their pages.
        found.removeAll { places[$0.path] == nil && content.includedFiles.contains($0.path) }
        var groups: [FileVerdict.Reason: [String]] = [:]
        var diagnostics: [Diagnostic] = []
        for (path, verdict) in found {
            switch verdict {
            case .leftOut(.otherKind(let kind)):
                diagnostics.append(
                    AttachmentCodes.otherKind(
                        path, kind.name, trust([path]), isShown: places[path] != nil, at: places[path]))
            case .leftOut(.unreadable(let reason)):
                diagnostics.append(
                    AttachmentCodes.unreadable(
                        path, reason, trust([path]), isShown: places[path] != nil, at: places[path]))
            case .leftOut(let reason): groups[reason, default: []].append(path)
            case .rewritten(let picture):
                diagnostics.append(AttachmentCodes.reduced(path, picture.omissions, trust([path]), at: places[path]))
            case .published: break
            }
        }
        // The files share one line: edits of one place cannot be applied together.
        let trust = trust(groups.values.flatMap { $0 }.sorted())
        for reason in [FileVerdict.Reason.server, .active, .unknownKind] {
            guard let paths = groups[reason] else { continue }
            let place = paths.lazy.compactMap { places[$0] }.first
            diagnostics.append(AttachmentCodes.leftOut(paths, reason, trust, at: place))
        }
        return diagnostics
    }

    /// The place where a note first shows each of some files, or links to it.
    private func firstReferences(to paths: Set<String>) -> [String: SourceSpan] {
        var places: [String: SourceSpan] = [:]
        for note in content.notes {
            for reference in note.references.images + note.references.links {
                guard case .attachment(let path) = content.links.target(of: reference.text, in: note),
                    paths.contains(path), places[path] == nil
                else { continue }
                places[path] = reference.span
            }
        }
        return places
    }

    /// The way to trust files.
    private func trust(_ paths: [String]) -> AttachmentCodes.Trust {
        if isUntrusted { return .impossible }
        return .settings(content.settingsFile.flatMap { TrustedFiles.fixIt(adding: paths, to: $0) })
    }
}

/// Checks files of XML by reading them as their readers will.
package enum XMLFileCheck {
    /// The file's problem; nil where it is well-formed XML.
    package static func problem(in file: OutputFile) -> Diagnostic? {
        XMLReader.problem(in: file.bytes).map { AttachmentCodes.notXML(file.path, $0.description) }
    }
}
