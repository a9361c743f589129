import LayoutEngine

/// One entry of the devices of an audit.
enum AuditDevices: Sendable {
    case all
    case family(Device.Family)
    case one(Device)

    /// The words that are no device's name.
    static let words = ["all"] + Device.Family.allCases.map { $0.rawValue }

    func includes(_ device: Device) -> Bool {
        switch self {
        case .all: true
        case .family(let family): device.family == family
        case .one(let one): device.id == one.id
        }
    }
}
