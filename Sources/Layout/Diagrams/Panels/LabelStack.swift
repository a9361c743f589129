/// Separates labels along one axis, with each as near as possible to its intended position.
enum LabelStack {
    /// A label: the middle that belongs to it, and its length.
    struct Label: Hashable, Sendable {
        let middle: Double
        let length: Double
    }

    /// The middles of labels, in the order of the labels, which is kept; labels end up `gap` apart or more.
    ///
    /// Two labels of length 10 that both belong at 0, with a gap of 2, go to −6 and 6.
    static func place(_ labels: [Label], gap: Double) -> [Double] {
        let offsets = offsets(of: labels, gap: gap)
        // Without the offsets the middles only have to be in order: runs out of order are averaged.
        var runs: [(sum: Double, count: Int)] = []
        for (label, offset) in zip(labels, offsets) {
            var run = (sum: label.middle - offset, count: 1)
            while let last = runs.last, mean(last) > mean(run) {
                run = (last.sum + run.sum, last.count + run.count)
                runs.removeLast()
            }
            runs.append(run)
        }
        let levels = runs.flatMap { run in Array(repeating: mean(run), count: run.count) }
        return zip(levels, offsets).map { $0 + $1 }
    }

    /// The offset of each middle if all labels touched.
    private static func offsets(of labels: [Label], gap: Double) -> [Double] {
        var offsets: [Double] = []
        for (index, label) in labels.enumerated() {
            guard index > 0 else {
                offsets.append(0)
                continue
            }
            offsets.append(offsets[index - 1] + labels[index - 1].length / 2 + gap + label.length / 2)
        }
        return offsets
    }

    private static func mean(_ run: (sum: Double, count: Int)) -> Double {
        run.sum / Double(run.count)
    }
}
