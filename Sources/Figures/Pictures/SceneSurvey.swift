package import CairoRendering
import Content
import Diagrams
import Drawing
package import Languages

/// The scenes of pictures without the pictures: for telling which are others, and for drawing a few of them.
package enum SceneSurvey {
    /// What is made of each scene's bytes, which differ where anything in two scenes does. On all cores.
    package static func scenes<Output: Sendable>(
        of figures: [Figure], _ audits: [LaidOutAudit], in languages: [Words],
        with resources: PictureRenderer.Resources, _ transform: @escaping @Sendable ([UInt8]) -> Output
    ) async throws(CairoError) -> [Picture.Key: Output] {
        let subjects = PictureSubject.all(figures, audits)
        let tasks = subjects.flatMap { subject in languages.map { (subject: subject, words: $0) } }
        let outputs = try await concurrentMap(
            tasks, makeWorker: { () throws(CairoError) in try PictureBuilder(resources) },
            transform: { builder, task in
                builder.layOut(task.subject, task.words, isConverted: false).map {
                    transform($0.diagram.scene.encoding)
                }
            })
        var scenes: [Picture.Key: Output] = [:]
        for (task, output) in zip(tasks, outputs) {
            scenes[Picture.Key(id: task.subject.id, language: task.words.language)] = output[0]
        }
        return scenes
    }

    /// Some pictures as SVG; one that cannot be drawn is missing.
    package static func pictures(
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
