/// Limits of what stands beside a picture on a page, so that most figures take 60 % of a screen of 1,280 × 800 pixels.
enum BesidePicture {
    /// Points of the picture: up to here it stands beside a column of text at its own size, in windows from 1,280 pixels on.
    static let widestPicture = 600.0
    /// Rows of values that are open beside it.
    static let mostRows = 3
}
