/// A kind of file that is played, which notes write as a picture.
package enum Recording: String, Sendable {
    case video, audio

    /// The kind of a file, by the ending of its name; nil for a file that is not played.
    package init?(path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "mp4", "m4v", "mov", "webm", "ogv": self = .video
        case "m4a", "mp3", "ogg", "oga", "opus", "wav", "flac": self = .audio
        default: return nil
        }
    }
}
