import DataTree
import LayoutEngine

/// A device together with a version of iOS that it never ran.
struct ImpossibleCombination: Sendable {
    let device: Device
    let version: Located<OSVersion>
}
