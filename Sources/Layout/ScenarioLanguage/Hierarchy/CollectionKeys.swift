import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// The keys that collection views add to the keys of scroll views: items, and the flow layout that places them.
enum CollectionKeys {
    static let all: [ScenarioKey<ViewDraft>] = [
        key("items", counts) { $0.sections = $1 },
        key("collectionViewFlowLayout", .object("collectionViewFlowLayout", FlowLayout(), layout)) { $0.layout = $1 },
        key("cells", cells) { $0.cells = $1 },
    ]

    static let layout: [ScenarioKey<FlowLayout>] = [
        ScenarioKey("scrollDirection", Format.word(FlowLayout.ScrollDirection.self), initial: "vertical") {
            $0.scrollDirection = $1
        },
        ScenarioKey("itemSize", length, initial: "[50, 50]") { $0.itemSize = $1 },
        ScenarioKey("minimumLineSpacing", Format.number, initial: "10") { $0.minimumLineSpacing = $1 },
        ScenarioKey("minimumInteritemSpacing", Format.length, initial: "10") { $0.minimumInteritemSpacing = $1 },
        ScenarioKey("sectionInset", Format.insets, initial: "[0, 0, 0, 0]") { $0.sectionInset = $1 },
        ScenarioKey(
            "sectionInsetReference", Format.word(FlowLayout.SectionInsetReference.self), initial: "fromContentInset",
            versions: .from(11)
        ) { $0.sectionInsetReference = $1 },
        ScenarioKey("headerReferenceSize", length, initial: "[0, 0]") { $0.headerReferenceSize = $1 },
        ScenarioKey("footerReferenceSize", length, initial: "[0, 0]") { $0.footerReferenceSize = $1 },
    ]

    static let cell: [ScenarioKey<CollectionItem>] = [
        ScenarioKey("section", Format.count, initial: "0") { $0.section = $1 },
        ScenarioKey("item", Format.count) { $0.item = $1 },
        ScenarioKey("size", length) { $0.size = $1 },
    ]

    /// A cell without an item number has its own position in the list.
    private static let cells = ScenarioFormat.objects("collectionViewCell", cell) {
        CollectionItem(section: 0, item: $0)
    }

    /// A number for a single section, or a list with one for each.
    private static let counts = ScenarioFormat<[Int]>(kind: .itemCounts) { node, decoder in
        Format.oneOrMore(Format.count).decode(node, &decoder)
    }

    /// A size that is not negative.
    private static let length = ScenarioFormat<Size>(kind: .size) { node, decoder in
        guard let size = Format.size.decode(node, &decoder) else { return nil }
        if size.width >= 0, size.height >= 0 { return size }
        decoder.report(decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "0 or more"))
        return nil
    }

    /// A key of the collection's, which a draft has once one of them is written.
    private static func key<Value: Sendable>(
        _ name: String, _ format: ScenarioFormat<Value>,
        _ set: @escaping @Sendable (inout CollectionView, Value) -> Void
    ) -> ScenarioKey<ViewDraft> {
        ScenarioKey(name, format) { draft, value in
            var collection = draft.collection ?? CollectionView()
            set(&collection, value)
            draft.collection = collection
        }
    }
}
