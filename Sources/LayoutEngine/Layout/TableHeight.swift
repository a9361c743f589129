/// How high a part of a table is, and what it counts with until it is laid out.
struct TableHeight {
    let real: Quantity
    let estimate: Quantity

    init(real: Quantity, estimate: Quantity) {
        self.real = real
        self.estimate = estimate
    }

    /// A part whose height the table knows from the start.
    init(_ real: Quantity) {
        self.init(real: real, estimate: real)
    }
}
