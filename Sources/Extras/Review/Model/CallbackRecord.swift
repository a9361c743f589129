import LayoutEngine

/// The callbacks of a phase as one word, in the order in which UIKit calls them: "vc.viewDidLoad lifecycle.order, …".
enum CallbackRecord {
    /// The word's position among the values of a phase.
    static let path = "callbacks"

    /// Whether one of the callbacks announces the value at a path.
    static func mentions(_ path: String) -> Bool {
        CallbackEvent.announcedProperties.contains { path.hasSuffix("." + $0.rawValue) }
    }

    /// The rules by which one side has callbacks that the other lacks, or has them in another order.
    static func rules(_ old: RecordedValue?, _ new: RecordedValue?) -> Set<String> {
        let difference = calls(in: new).difference(from: calls(in: old))
        return Set(
            difference.compactMap { change in
                switch change {
                case .insert(_, let call, _), .remove(_, let call, _): call.split(separator: " ").last.map(String.init)
                }
            })
    }

    private static func calls(in value: RecordedValue?) -> [String] {
        (value?.text ?? "").split(separator: ", ").map { String($0) }
    }
}
