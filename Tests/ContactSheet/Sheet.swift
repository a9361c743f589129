/// The page that shows pictures side by side, grouped by their kind.
struct Sheet {
    /// In the order in which the kinds first appear.
    private var groups: [(kind: String, pictures: [SheetPicture])] = []

    private static let columns = 16
    private static let cell = (width: 300, height: 270)
    private static let headingHeight = 50
    static let width = columns * cell.width

    mutating func add(_ picture: SheetPicture) {
        if let index = groups.firstIndex(where: { $0.kind == picture.kind }) {
            groups[index].pictures.append(picture)
        } else {
            groups.append((picture.kind, [picture]))
        }
    }

    /// Pixels.
    var height: Int {
        groups.reduce(0) { height, group in
            let rows = (group.pictures.count + Self.columns - 1) / Self.columns
            return height + Self.headingHeight + rows * Self.cell.height
        }
    }

    var page: String {
        """
        <!doctype html><meta charset="utf-8"><title>Pictures</title>
        <style>
        body { margin: 0; width: \(Self.width)px; font: 14px sans-serif; background: #fff }
        h2 { margin: 0; padding: 0 8px; height: \(Self.headingHeight)px; line-height: \(Self.headingHeight)px }
        div { display: grid; grid-template-columns: repeat(\(Self.columns), \(Self.cell.width)px) }
        a { height: \(Self.cell.height)px; box-sizing: border-box; padding: 4px; color: #555; font-size: 11px }
        img { display: block; width: 100%; height: \(Self.cell.height - 24)px; object-fit: contain }
        </style>

        """
            + groups.map { group in
                "<h2>\(group.kind)</h2>\n<div>\n" + group.pictures.map { Self.cell($0) }.joined() + "</div>\n"
            }.joined()
    }

    private static func cell(_ picture: SheetPicture) -> String {
        "<a href=\"\(picture.file)\"><img src=\"\(picture.file)\" alt=\"\">\(picture.file)</a>\n"
    }
}
