// The scenario language. In: data trees of scenario blocks, with places, and the device catalog. Out: for every block an app
// and an environment per variant, ready to lay out, with the claims about them. Keys/ holds the one table of the language,
// Decoding/ reads trees by it, Paths/ sets values in them, Claims/ compares claims with results. It knows no YAML and draws
// nothing.

package import DataTree
package import Diagnostics
package import LayoutEngine

/// Decodes scenario blocks, which may use each other; one result per block, nil where errors prevent it.
package func resolveScenarios(
    _ blocks: [DataNode], catalog: DeviceCatalog
) -> Diagnosed<[Scenario?]> {
    var blockResolver = BlockResolver(blocks, catalog: catalog)
    let scenarios = blocks.indices.map { blockResolver.resolve($0) }
    return Diagnosed(scenarios, DiagnosticPrinter.sorted(blockResolver.diagnostics))
}
