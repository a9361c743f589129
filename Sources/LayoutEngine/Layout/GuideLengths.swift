/// The lengths of a controller's layout guides, made when somebody asks for them.
struct GuideLengths: Sendable {
    /// The controller's name.
    let controller: String
    /// What covers the controller's view.
    let insets: DerivedInsets
    /// False before the guides have their lengths.
    let isValid: Bool

    var top: Quantity {
        LayoutGuides.length("\(controller).topLayoutGuide.length", inset: insets.top, isValid: isValid)
    }

    var bottom: Quantity {
        LayoutGuides.length("\(controller).bottomLayoutGuide.length", inset: insets.bottom, isValid: isValid)
    }
}
