package import CairoRendering
package import Content
package import Diagnostics

/// The picture files of a build, and the cache that they come from and go to.
package struct PictureStore: Sendable {
    private let fonts: PinnedFonts
    private let cache: BuildCache?
    private var files: [PictureFile] = []
    /// Warnings that a strict run does not raise: the site is right without the cache.
    package private(set) var problems: [Diagnostic] = []

    /// Without a cache.
    package init(fonts: PinnedFonts) {
        self.init(fonts: fonts, cache: nil)
    }

    private init(fonts: PinnedFonts, cache: BuildCache?, problems: [Diagnostic] = []) {
        self.fonts = fonts
        self.cache = cache
        self.problems = problems
    }

    /// With the cache that is asked for, where it can be used.
    ///
    /// - Parameter folder: where it lies; nil for none.
    package static func open(cache folder: String?, fonts: PinnedFonts, in fileSystem: FileSystem) async -> PictureStore
    {
        guard let folder else { return PictureStore(fonts: fonts) }
        func without(_ reason: String) -> PictureStore {
            PictureStore(fonts: fonts, cache: nil, problems: [PictureCodes.cacheUnusable(folder, because: reason)])
        }
        guard let origin = await RendererVersion.checksum(fonts: fonts) else {
            return without("nobody can say which code is running")
        }
        do throws(FileSystemError) {
            return PictureStore(fonts: fonts, cache: try BuildCache(folder: folder, origin: origin, in: fileSystem))
        } catch {
            return without(error.reason)
        }
    }

    /// What pictures are made with.
    package var resources: PictureRenderer.Resources { PictureRenderer.Resources(fonts: fonts, cache: cache) }

    package mutating func add(_ files: [PictureFile]) { self.files += files }

    package var reusedCount: Int { files.count { $0.isReused } }
    package var drawnCount: Int { files.count - reusedCount }

    /// Puts what was drawn into the cache and takes out what this build did not use.
    package mutating func save() {
        guard let cache else { return }
        do throws(FileSystemError) {
            try cache.save(files.compactMap { $0.newEntry }, keeping: Set(files.compactMap { $0.key }))
        } catch {
            problems.append(PictureCodes.cacheUnusable(cache.folder, because: error.reason))
        }
    }
}
