/// A generator of pseudo-random numbers that gives the same sequence for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    /// SplitMix64, whose constants are published with it.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `count` times.
    mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// Whole points of the range.
    mutating func points(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) }

    /// One of some things; `choices` is not empty.
    mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &self)] }
}
