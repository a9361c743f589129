import Content

extension PageList {
    /// A list within a page, in any medium.
    init(_ map: SiteMap, in context: RenderingContext) {
        self.init(map, context.localization, id: { context.id($0) }) { context.reference(to: $0, $1) ?? "" }
    }
}
