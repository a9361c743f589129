// The scenario language. In: data trees of scenario blocks, with places, and the device catalog. Out: for every block an app and an
// environment per variant, ready to lay out, with the claims about them. It knows no YAML and draws nothing. Its folders point down:
//
//   Blocks        a block → a scenario: blocks that use others, variants, changes over time, comparisons
//   Claims        claims of scenarios, and their check against a result
//   Paths         values set at paths of a decoded tree, for variants and changes
//   Hierarchy     the keys of views and controllers, and their decoding
//   Environment   the keys of device, system and window
//   Decoding      the context of decoding a tree, and the notations of single values
//   Model         scenarios as the rest of the tool knows them
//   Values        paths to the values of a result, and looking them up
//   Derivations   derivations of values in words
//   Comparing     the differences between two layouts, by cause
//   Editing       changes of scenarios: settable properties, and the resulting text

package import DataTree
package import Diagnostics
package import LayoutEngine

/// Decodes scenario blocks, which may use each other; one result per block, nil where errors prevent it.
package func resolveScenarios(
    _ blocks: [DataNode], catalog: DeviceCatalog
) -> Diagnosed<[Scenario?]> {
    let groups = ScenarioGroup.all(of: blocks)
    return ScenarioGroup.joined(groups.map { $0.resolve(in: catalog) }, of: groups)
}
