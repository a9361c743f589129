/// The types that a server reports for attachments.
package enum MediaTypes {
    /// The media type of the kind that a name has; bytes without a meaning for all others.
    package static func ofAttachment(_ path: String) -> String {
        if case .known(let kind) = FileNameKind.of(path) { return kind.mediaType }
        return "application/octet-stream"
    }
}
