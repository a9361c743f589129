package import Diagnostics
package import Languages

// Providers of figures. A provider reads the fences of some names, and makes figures of their blocks: values that prose can
// quote and claims are held against, and pictures. The generator knows nothing of their subject. It resolves ids, checks
// claims, looks up quoted values, refuses pictures that run something, and writes pages.
//
//   FigureProvider    what makes figures
//   FigureBlock       what an author wrote in a fence
//   ProvidedFigure    what a provider made of it
//   FigureClaim       what a block says that a value is

/// Makes figures of the blocks in the fences of some names.
package protocol FigureProvider: Sendable {
    /// The names of the fences that it reads, as their info strings begin.
    var fences: [String] { get }

    /// The figure of a block; nil where there is none, which a diagnostic explains. Several threads may ask at a time, and the
    /// answer is a function of the block and of what is asked.
    func figure(of block: FigureBlock, for request: FigureRequest) -> Diagnosed<ProvidedFigure?>
}

/// A request to a provider, besides the block.
package struct FigureRequest: Equatable, Sendable {
    /// The languages of the site, in its order: those in which texts and pictures are needed.
    package let languages: [Language]

    package init(languages: [Language]) { self.languages = languages }
}
