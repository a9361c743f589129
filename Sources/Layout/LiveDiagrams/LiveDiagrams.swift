// Scenarios that a reader changes: the engine behind the controls of pages. In: a page's questions, as JSON. Out: the answers to
// show, as JSON.
//
//   LiveEngine      devices, words and widths of letters, loaded once; answers questions
//   LiveAnswer      a scenario as a page shows it: picture, values, claims, controls, problems
//   LiveDerivation  the derivation lines of one value
//   LiveComparison  the differences between two scenarios, by cause
//   LiveCode        a scenario as UIKit code
//   LiveMatrix      one value on many devices
//   LiveDevices     the catalog as controls need it
//   LivePicture     a scene as SVG with text that the browser sets
//   AdvanceTable    widths of letters, measured on the machine that built the page
//   Exports         the functions of the WebAssembly module
//
// The host compiles the module unchanged, so that tests can compare both; the module is compiled from the sources of this target
// and of those that it imports, in one piece.
