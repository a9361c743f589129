import Diagrams
import Drawing
import Testing

struct ContrastTests {
    /// From the guidelines' own examples.
    @Test(arguments: [
        (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.478), (0xFF0000, 0xFFFFFF, 3.998),
        (0x0000FF, 0x000000, 2.444), (0x0A0A0A, 0x000000, 1.061),
    ])
    func `the ratio of two colours is as published`(_ first: Int, _ second: Int, _ ratio: Double) {
        let found = Contrast.ratio(Color(UInt32(first)), Color(UInt32(second)))
        #expect((found - ratio).magnitude < 0.001)
    }
}
