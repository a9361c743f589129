package import Geometry

/// The properties that a UICollectionView with a flow layout adds to those of a scroll view.
package struct CollectionView: Equatable, Sendable {
    package var layout = FlowLayout()
    /// The number of items in each section; none is negative.
    package var sections: [Int] = []
    /// Single items that have another size than itemSize, in any order; of two for one item the last counts.
    package var cells: [CollectionItem] = []

    package init() {}
}

/// An item for which `collectionView(_:layout:sizeForItemAt:)` answers another size than itemSize.
package struct CollectionItem: Hashable, Sendable {
    package var section: Int
    package var item: Int
    /// Points; nil for itemSize.
    package var size: Size?

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

/// A UICollectionViewFlowLayout; lengths in points.
package struct FlowLayout: Hashable, Sendable {
    package var scrollDirection = ScrollDirection.vertical
    package var itemSize = Size(width: 50, height: 50)
    package var minimumLineSpacing = 10.0
    package var minimumInteritemSpacing = 10.0
    package var sectionInset = Insets.zero
    package var sectionInsetReference = SectionInsetReference.fromContentInset
    /// The size of headers, of which only the length along the scroll direction counts; 0 for none.
    package var headerReferenceSize = Size.zero
    package var footerReferenceSize = Size.zero

    package init() {}

    /// UICollectionView.ScrollDirection.
    package enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
        case vertical, horizontal
    }

    /// UICollectionViewFlowLayout.SectionInsetReference.
    package enum SectionInsetReference: String, CaseIterable, Hashable, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}
