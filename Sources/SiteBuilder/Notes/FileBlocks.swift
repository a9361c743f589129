import DataTree

/// The data of a file's scenarios and macros, in source order.
struct FileBlocks {
    var scenarios: [DataNode] = []
    var macros: [DataNode] = []

    /// Blocks of a note, which has fences of their own for both.
    init(_ note: Note) {
        scenarios = note.fences.compactMap { $0.block }
        macros = note.macroFences.compactMap { $0.block }
    }

    /// Documents of a YAML file: those with macros are told by their keys.
    init(_ documents: [DataNode]) {
        scenarios = documents.filter { !Self.isOfMacros($0) }
        macros = documents.filter { Self.isOfMacros($0) }
    }

    private static func isOfMacros(_ document: DataNode) -> Bool {
        document["macros"] != nil || document["scenario"] != nil
    }
}
