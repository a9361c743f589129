/// Limits of the content beside a picture on a page, so that most figures take 60 % of a screen of 1,280 × 800 pixels.
package enum BesidePicture {
    /// Points of the picture: up to this width it is placed beside a column of text at its own size, in windows from 1,280
    /// pixels on.
    package static let widestPicture = 600.0
    /// Rows of values that are open beside it.
    package static let maxRows = 3
}
