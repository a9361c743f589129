import Testing

@testable import PreviewServer

struct BurstTests {
    private let start = ContinuousClock.now

    private func burst(_ milliseconds: Int...) -> Burst<ContinuousClock.Instant> {
        var burst = Burst<ContinuousClock.Instant>()
        for time in milliseconds { burst.add("file \(time)", at: start.advanced(by: .milliseconds(time))) }
        return burst
    }

    @Test func `nothing never ends`() { #expect(burst().end == nil) }

    @Test func `one save is over when nothing follows for a moment`() {
        #expect(burst(0).end == start.advanced(by: .milliseconds(15)))
    }

    @Test func `further events put the end off`() {
        #expect(burst(0, 10, 20).end == start.advanced(by: .milliseconds(35)))
        #expect(burst(0, 10, 20).paths == ["file 0", "file 10", "file 20"])
    }

    @Test func `but not for ever`() {
        #expect(burst(0, 14, 28, 42, 56, 70, 84, 98).end == start.advanced(by: .milliseconds(100)))
    }
}
