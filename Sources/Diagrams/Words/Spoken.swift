import Geometry

/// Groups of numbers as one says them.
enum Spoken {
    /// "88 at the top, 83 at the bottom and 0 at the sides".
    static func english(_ insets: Insets) -> String {
        let (top, bottom) = (NumberText.string(insets.top), NumberText.string(insets.bottom))
        let (left, right) = (NumberText.string(insets.left), NumberText.string(insets.right))
        if insets == .zero { return "0 on every side" }
        if left == right { return "\(top) at the top, \(bottom) at the bottom and \(left) at the sides" }
        return "\(top) at the top, \(left) at the left, \(bottom) at the bottom and \(right) at the right"
    }

    /// "上 88，下 83，左右 0".
    static func chinese(_ insets: Insets) -> String {
        let (top, bottom) = (NumberText.string(insets.top), NumberText.string(insets.bottom))
        let (left, right) = (NumberText.string(insets.left), NumberText.string(insets.right))
        if insets == .zero { return "四边都是 0" }
        if left == right { return "上 \(top)，下 \(bottom)，左右 \(left)" }
        return "上 \(top)，左 \(left)，下 \(bottom)，右 \(right)"
    }

    /// "x 0, y 64, 375 wide and 603 high".
    static func english(_ rect: Rect) -> String {
        "x \(NumberText.string(rect.minX)), y \(NumberText.string(rect.minY)), "
            + "\(NumberText.string(rect.width)) wide and \(NumberText.string(rect.height)) high"
    }

    /// "x 0，y 64，宽 375，高 603".
    static func chinese(_ rect: Rect) -> String {
        "x \(NumberText.string(rect.minX))，y \(NumberText.string(rect.minY))，"
            + "宽 \(NumberText.string(rect.width))，高 \(NumberText.string(rect.height))"
    }

    /// The text with a capital letter at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
