import Geometry
import LayoutEngine
import Testing

/// What holds for every stack view, whatever is in it.
@Suite struct StackViewLawTests {
    @Test(arguments: StackLawCase.all)
    func `arranged subviews and gaps fill the stack view`(_ stack: StackLawCase) throws {
        let frames = try stack.frames(.leftToRight).map { stack.along($0) }
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        #expect(first.start == 0)
        #expect(abs(last.end - StackLawCase.length) < 0.01)
        for (one, next) in zip(frames, frames.dropFirst()) {
            let gap = next.start - one.end
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: #expect(abs(gap - stack.spacing) < stack.pixel)
            case .equalSpacing, .equalCentering: #expect(gap > stack.spacing - stack.pixel)
            }
        }
    }

    @Test(arguments: StackLawCase.all)
    func `edges lie on pixels`(_ stack: StackLawCase) throws {
        for frame in try stack.frames(.leftToRight) {
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(abs((edge / stack.pixel).rounded() * stack.pixel - edge) < 0.005)
            }
        }
    }

    @Test(arguments: StackLawCase.all)
    func `right to left mirrors a row and the alignment of a column`(_ stack: StackLawCase) throws {
        let extent = stack.axis == .horizontal ? StackLawCase.length : StackLawCase.thickness
        let mirrored = try stack.frames(.leftToRight).map {
            Rect(origin: Point(x: extent - $0.maxX, y: $0.minY), size: $0.size)
        }
        for (frame, mirror) in zip(try stack.frames(.rightToLeft), mirrored) {
            #expect(abs(frame.minX - mirror.minX) <= stack.pixel)
            #expect(abs(frame.width - mirror.width) <= stack.pixel)
            #expect(frame.minY == mirror.minY && frame.height == mirror.height)
        }
    }

    @Test(arguments: StackLawCase.all)
    func `no arranged subview is thicker than the stack view`(_ stack: StackLawCase) throws {
        for frame in try stack.frames(.leftToRight) {
            let across = stack.axis == .horizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            #expect(across.0 >= 0 && across.1 <= StackLawCase.thickness)
        }
    }

    @Test(arguments: StackView.Distribution.allCases)
    func `a stack view that asks for its size gives each view what its content asks for`(
        _ distribution: StackView.Distribution
    ) throws {
        var stack = StackLawCase(.horizontal, distribution, .center, spacing: 6, extents: [30, 30, 30])
        stack.isFitting = true
        #expect(try stack.frames(.leftToRight).map { $0.minX } == [0, 36, 72])
        #expect(try stack.frames(.leftToRight).allSatisfy { $0.size == Size(width: 30, height: 20) })
    }

    @Test(arguments: StackView.Distribution.allCases)
    func `a hidden subview leaves the others as if it were not there`(_ distribution: StackView.Distribution) throws {
        var stack = StackLawCase(.horizontal, distribution, .fill, spacing: 7, extents: [40, 90, 20])
        stack.hidden = 1
        let without = StackLawCase(.horizontal, distribution, .fill, spacing: 7, extents: [40, 20])
        let frames = try stack.frames(.leftToRight)
        #expect([frames[0], frames[2]] == (try without.frames(.leftToRight)))
        #expect(frames[1].width == 0)
    }

    @Test(arguments: StackLawCase.all, [LayoutDirection.leftToRight, .rightToLeft])
    func `the constraints that UIKit makes give the same frames`(
        _ stack: StackLawCase, _ direction: LayoutDirection
    ) throws {
        var system = stack
        system.isSystem = true
        let (byArithmetic, byConstraints) = (try stack.frames(direction), try system.frames(direction))
        for (one, other) in zip(byArithmetic, byConstraints) {
            #expect(one.isClose(to: other), "\(one), \(other)")
        }
    }

    @Test(arguments: StackView.Distribution.allCases, [false, true])
    func `a hidden subview and a size that is asked for come to the same by constraints`(
        _ distribution: StackView.Distribution, _ isFitting: Bool
    ) throws {
        for hidden in [nil, 0, 1, 2] {
            var stack = StackLawCase(.vertical, distribution, .leading, spacing: 7, extents: [40, 90, 20])
            (stack.hidden, stack.isFitting) = (hidden, isFitting)
            var system = stack
            system.isSystem = true
            let (byArithmetic, byConstraints) = (try stack.frames(.leftToRight), try system.frames(.leftToRight))
            for (one, other) in zip(byArithmetic, byConstraints) {
                #expect(one.isClose(to: other), "\(hidden.map { "\($0)" } ?? "none"): \(one), \(other)")
            }
        }
    }
}

extension Rect {
    fileprivate func isClose(to other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { $0.magnitude < 1e-6 }
    }
}
