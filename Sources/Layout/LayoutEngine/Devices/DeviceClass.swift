/// A kind of device: what layout does on one says nothing certain about another.
///
/// The idiom follows from it: phones, pads, and Macs that run apps made for pads.
package enum DeviceClass: String, CaseIterable, Hashable, Sendable {
    case homeButtonPhone
    /// With a notch or an island.
    case sensorHousingPhone
    /// With a display that folds, whose corners are round and whose top edge is free.
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
