import Drawing
import Geometry

/// Finds places for plates on the screen so that no two overlap.
struct PlatePlacement {
    /// The bounds for plates in the picture.
    let bounds: Rect
    /// The rectangles that plates must keep clear of, lines to the frames of others among them.
    private(set) var taken: [Rect]
    /// The lines from plates beside their frames to these.
    private(set) var leaders: [PlateLeader] = []

    private static let gap = 6.0
    private static let step = 8.0
    /// The largest distance between a plate and its view if the plate would fit inside.
    private static let farthest = 24.0

    init(bounds: Rect, keepingClearOf taken: [Rect]) {
        self.bounds = bounds
        self.taken = taken
    }

    /// A free place inside a frame, the higher and the further left the better, else beside it or as near as there is room, with
    /// a line to it; where it can be had, one that hides no line and no bar. Nil when the screen is full.
    ///
    /// - Parameter needsClearance: whether the plate is left out rather than hiding a line or a bar, or lying far away.
    mutating func place(
        _ size: Size, on frame: Rect, clearOf lines: [Rect], _ bars: [Rect], needsClearance: Bool = false
    ) -> Rect? {
        let found = freePlace(size, on: frame, clearOf: lines, bars, needsClearance: needsClearance)
        if let found { take(found, for: frame) }
        return found
    }

    private func freePlace(
        _ size: Size, on frame: Rect, clearOf lines: [Rect], _ bars: [Rect], needsClearance: Bool
    ) -> Rect? {
        let candidates = inside(frame, size) + beside(frame, size)
        let free = candidates.filter { isFree($0) }
        let isClear = { (place: Rect) in
            !lines.contains { Self.crosses($0, place) } && !bars.contains { $0.intersection(place) != nil }
        }
        let isReached = { (place: Rect) in
            frame.intersection(place) != nil || PlateLeader(from: place, to: frame, avoiding: taken) != nil
        }
        // Far away it would seem to be the name of something else.
        let isNear = { (place: Rect) in
            max(
                place.minX - frame.maxX, place.minY - frame.maxY, frame.minX - place.maxX, frame.minY - place.maxY
            ) <= Self.farthest
        }
        let best =
            free.first { isClear($0) && isReached($0) }
            ?? nearest(size, to: frame) { isNear($0) && isClear($0) && isReached($0) }
        if best != nil || needsClearance { return best }
        return free.first { frame.encloses($0) } ?? free.first(where: isClear)
            ?? nearest(size, to: frame) { isNear($0) && isClear($0) }
            ?? nearest(size, to: frame) { isClear($0) && isReached($0) }
            ?? free.first ?? nearest(size, to: frame) { _ in true }
    }

    private mutating func take(_ place: Rect, for frame: Rect) {
        let leader = PlateLeader(from: place, to: frame, avoiding: taken)
        taken.append(place)
        guard let leader else { return }
        leaders.append(leader)
        taken.append(leader.bounds)
    }

    /// A free place inside a frame, at its trailing end if it can be, else nil.
    ///
    /// - Parameters:
    ///   - inner: frames inside the frame, on which a name would seem to be theirs.
    ///   - needsClearance: whether the plate is left out rather than hiding a line or a bar, or lying on an inner frame.
    mutating func place(
        _ size: Size, inside frame: Rect, clearOf lines: [Rect], _ bars: [Rect], inner: [Rect] = [],
        needsClearance: Bool
    ) -> Rect? {
        let room = frame.intersection(bounds) ?? frame
        let gap = 3.0
        let tops = [room.midY - size.height / 2, room.minY + gap, room.maxY - gap - size.height]
        let places = [room.maxX - gap - size.width, room.minX + gap].flatMap { x in
            tops.map { Rect(x: x.rounded(), y: $0.rounded(), size) }
        }
        let free = places.filter { room.encloses($0) && isFree($0) }
        let clear = free.filter { place in
            !lines.contains { Self.crosses($0, place) } && !inner.contains { $0.intersection(place) != nil }
        }
        let best = clear.first { place in !bars.contains { $0.intersection(place) != nil } }
        let found = best ?? (needsClearance ? nil : clear.first ?? free.first)
        if let found { taken.append(found) }
        return found
    }

    /// A free place in the middle of a frame or above or below its middle, if possible clear of some lines, and of some frames
    /// altogether; nil when there is none inside the frame.
    mutating func place(_ size: Size, inTheMiddleOf frame: Rect, clearOf lines: [Rect], _ covered: [Rect]) -> Rect? {
        let middle = Point(x: (frame.midX - size.width / 2).rounded(), y: (frame.midY - size.height / 2).rounded())
        let shifts = [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.24, -0.24, 0.3, -0.3, 0.36, -0.36, 0.42, -0.42]
        let free = shifts.map { Rect(x: middle.x, y: (middle.y + $0 * frame.height).rounded(), size) }
            .filter { frame.encloses($0) && isFree($0) }
        let clear = free.filter { place in !lines.contains { Self.crosses($0, place) } }
        let best = clear.first { place in !covered.contains { $0.intersection(Self.grown(place)) != nil } }
        let found = best ?? clear.first ?? free.first
        if let found { taken.append(found) }
        return found
    }

    /// Whether a rectangle's outline runs through another rectangle.
    private static func crosses(_ outline: Rect, _ rect: Rect) -> Bool {
        grown(rect).intersection(outline) != nil && !outline.encloses(grown(rect))
    }

    private func isFree(_ rect: Rect) -> Bool {
        bounds.encloses(rect) && !taken.contains { Self.grown($0).intersection(rect) != nil }
    }

    private func inside(_ frame: Rect, _ size: Size) -> [Rect] {
        let frame = frame.intersection(bounds) ?? frame
        let (left, top) = (frame.minX + Self.gap, frame.minY + Self.gap)
        let (right, bottom) = (frame.maxX - Self.gap - size.width, frame.maxY - Self.gap - size.height)
        var places: [Rect] = []
        var y = top
        while y <= bottom {
            places += [Rect(x: left, y: y, size), Rect(x: right, y: y, size)]
            y += Self.step
        }
        return places.filter { frame.encloses($0) }
    }

    private func beside(_ frame: Rect, _ size: Size) -> [Rect] {
        let (below, above) = (frame.maxY + Self.gap, frame.minY - Self.gap - size.height)
        let (right, left) = (frame.maxX + Self.gap, frame.minX - Self.gap - size.width)
        return [
            Rect(x: frame.minX, y: below, size), Rect(x: frame.maxX - size.width, y: below, size),
            Rect(x: frame.minX, y: above, size), Rect(x: frame.maxX - size.width, y: above, size),
            Rect(x: right, y: frame.minY, size), Rect(x: left, y: frame.minY, size),
        ]
    }

    /// The free place whose upper left corner is nearest to a frame's, on a grid.
    private func nearest(_ size: Size, to frame: Rect, where isFine: (Rect) -> Bool) -> Rect? {
        var best: (rect: Rect, distance: Double)?
        var y = bounds.minY
        while y + size.height <= bounds.maxY {
            var x = bounds.minX
            while x + size.width <= bounds.maxX {
                let rect = Rect(x: x, y: y, size)
                let distance = (x - frame.minX).magnitude + (y - frame.minY).magnitude
                if distance < best?.distance ?? .infinity, isFree(rect), isFine(rect) { best = (rect, distance) }
                x += Self.step
            }
            y += Self.step
        }
        return best?.rect
    }

    private static func grown(_ rect: Rect) -> Rect {
        Rect(x: rect.minX - 3, y: rect.minY - 3, width: rect.width + 6, height: rect.height + 6)
    }
}

extension Rect {
    fileprivate init(x: Double, y: Double, _ size: Size) {
        self.init(origin: Point(x: x, y: y), size: size)
    }
}

/// A thin line with a dot at its end, from a plate that found no room inside the frame that it names.
struct PlateLeader: Hashable {
    private let line: LineSegment

    /// The length of the line inside the frame, and the radius of its dot.
    private static let depth = 5.0
    private static let dot = 2.0

    /// Nil if the plate lies on the frame, is not straight above, below or beside it, or where every line would run through a
    /// taken rectangle.
    init?(from plate: Rect, to frame: Rect, avoiding taken: [Rect]) {
        guard plate.intersection(frame) == nil else { return nil }
        let line = Self.lines(from: plate, to: frame).first { line in !taken.contains { line.meets($0) } }
        guard let line else { return nil }
        self.line = line
    }

    var bounds: Rect { line.bounds }

    var items: [SceneItem] {
        let dot = Rect(
            x: line.end.x - Self.dot, y: line.end.y - Self.dot, width: 2 * Self.dot, height: 2 * Self.dot)
        return [
            .path(.line(from: line.start, to: line.end), .stroke(.frame, width: 0.75)),
            .path(.roundedRect(dot, radius: Self.dot), .fill(.frame)),
        ]
    }

    /// Straight lines from the plate's edge into the frame, the first the nearest to the plate's left or upper end.
    private static func lines(from plate: Rect, to frame: Rect) -> [LineSegment] {
        let depth = min(Self.depth, frame.width / 2, frame.height / 2)
        let xs = steps(plate.minX, plate.maxX, frame.minX + depth, frame.maxX - depth)
        let ys = steps(plate.minY, plate.maxY, frame.minY + depth, frame.maxY - depth)
        let isAbove = plate.maxY <= frame.minY
        let isLeft = plate.maxX <= frame.minX
        let vertical = xs.map { x in
            LineSegment(
                start: Point(x: x, y: isAbove ? plate.maxY : plate.minY),
                end: Point(x: x, y: isAbove ? frame.minY + depth : frame.maxY - depth))
        }
        let horizontal = ys.map { y in
            LineSegment(
                start: Point(x: isLeft ? plate.maxX : plate.minX, y: y),
                end: Point(x: isLeft ? frame.minX + depth : frame.maxX - depth, y: y))
        }
        return vertical + horizontal
    }

    /// Coordinates that two spans share, from the lower end inwards.
    private static func steps(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> [Double] {
        let (first, last) = (max(low + 10, otherLow), min(high - 4, otherHigh))
        return Array(stride(from: first.rounded() + 0.5, through: last, by: 8))
    }
}
