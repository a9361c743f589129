import CairoRendering
import Content
import Diagrams
import Drawing
import Figures
import Languages
import Pictures
import ResultStore

/// The scenes of pictures without the pictures: for finding out which differ, and for drawing a few of them.
enum SceneSurvey {
    /// The digests of all scenes, one for both compositions of a picture. On all cores.
    ///
    /// - Parameter words: the key of the languages' words.
    static func digests(
        of figures: [Figure], _ audits: [LaidOutAudit], in languages: [Words], words: ResultKey,
        with resources: PictureRenderer.Resources, _ cache: Cache
    ) async throws(CairoError) -> [Picture.Key: Checksum] {
        let subjects = PictureSubject.all(figures, audits)
        let tasks = subjects.flatMap { subject in languages.map { (subject: subject, words: $0) } }
        let digests = try await concurrentMap(
            tasks, makeWorker: { () throws(CairoError) in try PictureBuilder(resources) },
            transform: { builder, task in
                let key = ResultKey("digest", madeOf: task.subject.key, task.subject.id, task.words.language, words)
                return cache.value(for: key) { Checksum(of: builder.encoding(of: task.subject, task.words)).bits }
            })
        var scenes: [Picture.Key: Checksum] = [:]
        for (task, digest) in zip(tasks, digests) {
            scenes[Picture.Key(id: task.subject.id, language: task.words.language)] = Checksum(bits: digest)
        }
        return scenes
    }

    /// Some pictures as SVG; one that cannot be drawn is missing.
    static func pictures(
        _ keys: Set<Picture.Key>, of figures: [Figure], _ audits: [LaidOutAudit], in languages: [Words],
        with resources: PictureRenderer.Resources
    ) async throws(CairoError) -> [Picture.Key: [UInt8]] {
        let tasks = PictureSubject.all(figures, audits).flatMap { subject in
            languages.compactMap { words in
                let key = Picture.Key(id: subject.id, language: words.language)
                return keys.contains(key) ? (key: key, subject: subject, words: words) : nil
            }
        }
        let drawn = try await concurrentMap(
            tasks, makeWorker: { () throws(CairoError) in try PictureBuilder(resources) },
            transform: { builder, task in
                let laidOut = builder.layOut(task.subject, task.words, isConverted: false)[0]
                return try? builder.file(of: laidOut, called: task.key.id, as: .svg, in: nil, scale: 1).output.bytes
            })
        var pictures: [Picture.Key: [UInt8]] = [:]
        for (task, bytes) in zip(tasks, drawn) { pictures[task.key] = bytes }
        return pictures
    }
}
