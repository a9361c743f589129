/// What the legend of a device picture has to explain.
extension Figure {
    /// Unsafe bands and the guides first, then what scroll views keep free.
    var legendEntries: [Legend.Entry] {
        let bands = InsetBands(figure: self).kinds.map { kind in
            (
                isUnsafe: kind == .unsafe,
                entry: Legend.Entry(name: language.name(of: kind)) { InsetBands.items(in: $0, kind) }
            )
        }
        let guides = GuideFigure(figure: self).kinds.map { kind in
            Legend.Entry(name: kind.name) { [GuideFigure.line(around: $0, kind)] }
        }
        return bands.filter { $0.isUnsafe }.map { $0.entry } + guides
            + bands.filter { !$0.isUnsafe }.map { $0.entry }
    }
}
