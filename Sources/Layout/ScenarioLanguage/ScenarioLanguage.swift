// The scenario language. In: data trees of scenario blocks, with places, and the device catalog. Out: for every block an app and an
// environment per variant, ready to lay out, with the claims about them. It knows no YAML and draws nothing. Its folders point down:
//
//   Blocks        a block → a scenario: blocks that use others, variants, changes over time, comparisons
//   Claims        what scenarios claim, and whether it holds in a result
//   Paths         values set at paths of a decoded tree, for variants and changes
//   Hierarchy     the keys of views and controllers, and what they become
//   Environment   the keys of device, system and window
//   Decoding      what is kept while a tree is decoded, and how single values are written
//   Model         scenarios as the rest of the tool knows them
//   Values        paths to the values of a result, and looking them up
//   Derivations   what derivations of values say
//   Comparing     what differs between two layouts, by cause
//   Editing       scenarios that are changed: what can be set, and their text

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
