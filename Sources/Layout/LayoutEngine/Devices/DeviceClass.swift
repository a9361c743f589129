/// A kind of device: the layout on one kind does not determine the layout on another.
///
/// The idiom follows from it: phones, pads, and Macs that run apps built for pads.
package enum DeviceClass: String, CaseIterable, Hashable, Sendable {
    case homeButtonPhone
    /// A phone with a notch or an island.
    case sensorHousingPhone
    /// A phone with a display that folds, whose corners are round and whose top edge is free.
    case foldingPhone
    case pad
    /// Mac Catalyst, where some evidence was printed; the catalog has no Mac.
    case mac
}

extension Device {
    package var deviceClass: DeviceClass {
        switch family {
        case .iPad: .pad
        case .iPhone: hasSensorHousing ? .sensorHousingPhone : hasHomeButton ? .homeButtonPhone : .foldingPhone
        }
    }
}
