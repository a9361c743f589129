package import Diagnostics
package import Languages

// Providers of figures. A provider reads the fences of some names, and creates figures from their blocks: values that prose can
// quote and claims are held against, and pictures. The generator knows nothing of their subject. It resolves ids, checks
// claims, looks up quoted values, refuses pictures that run something, and writes pages.
//
//   FigureProvider    the creator of figures
//   FigureBlock       what an author wrote in a fence
//   ProvidedFigure    a provider's result from it
//   FigureClaim       a block's claim about a value

/// Creates figures from the blocks in the fences of some names.
package protocol FigureProvider: Sendable {
    /// The names of the fences that it reads, as their info strings begin.
    var fences: [String] { get }

    /// The figure of a block; nil where there is none, which a diagnostic explains. Several threads may ask at a time, and the
    /// answer is a function of the block and of the request.
    func figure(of block: FigureBlock, for request: FigureRequest) -> Diagnosed<ProvidedFigure?>
}

/// A request to a provider, besides the block.
package struct FigureRequest: Equatable, Sendable {
    /// The languages of the site, in its order: those in which texts and pictures are needed.
    package let languages: [Language]

    package init(languages: [Language]) { self.languages = languages }
}
