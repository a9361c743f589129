import Diagnostics
import LayoutEngine

/// A value of a device as a content folder writes it, with what it says about how it is known.
struct Written<Value: Sendable>: Sendable {
    let value: Value
    /// Nil where the device's own mark holds.
    var mark: Provenance.Mark?
    /// Nil where the device's own source holds.
    var source: String?
    let span: SourceSpan

    /// The value with its provenance; what it leaves out it takes from the device.
    func measured(by provenance: Provenance) -> Measured<Value> where Value: Hashable {
        Measured(value, Provenance(mark ?? provenance.mark, source ?? provenance.sources))
    }
}
