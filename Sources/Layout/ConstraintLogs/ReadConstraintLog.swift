extension ConstraintLog {
    /// Reads a text; its cost grows with its length.
    package init(_ text: [UInt8]) {
        var reader = LogReader()
        LogItemScanner(text).events { reader.take($0) }
        self = reader.finished()
    }
}

/// Puts the constraints of a text together to conflicts.
private struct LogReader {
    private var conflicts: [LoggedConflict] = []
    private var problems: [LogProblem] = []
    private var current = LoggedConflict(constraints: [], broken: nil, items: [], isRightToLeft: false)
    private var places: [String: Int] = [:]
    private var itemPlaces: [String: Int] = [:]
    /// The superviews that some constraint names, under the keys that they have in the others.
    private var superviews: [String: String] = [:]
    /// The positions of conflicts by what they say apart from addresses.
    private var known: [String: Int] = [:]
    private var awaitsBroken = false
    private var hasBroken = false
    private var isFull = false

    mutating func take(_ event: LogItemScanner.Event) {
        switch event {
        case .heading:
            close()
            current.isReport = true
        case .broken:
            awaitsBroken = true
            current.isReport = true
        case .hidden(let place):
            if problems.last?.reason != .hidden { problems.append(LogProblem(place: place, reason: .hidden)) }
        case .constraint(let found):
            // A list after the broken constraint belongs to another report, whose heading was not copied.
            if hasBroken, !awaitsBroken { close() }
            add(found)
        }
    }

    mutating func finished() -> ConstraintLog {
        close()
        return ConstraintLog(conflicts: conflicts, problems: problems)
    }

    private mutating func close() {
        if !current.constraints.isEmpty { keep() }
        current = LoggedConflict(constraints: [], broken: nil, items: [], isRightToLeft: false)
        places = [:]
        itemPlaces = [:]
        superviews = [:]
        (awaitsBroken, hasBroken, isFull) = (false, false, false)
    }

    /// Adds the current conflict, or counts it where an earlier one differs from it in addresses alone.
    private mutating func keep() {
        current.name(superviews)
        let key = current.withoutAddresses
        if let position = known[key] {
            conflicts[position].repetitions.append(current.constraints[0].place.line)
        } else {
            known[key] = conflicts.count
            conflicts.append(current)
        }
    }

    private mutating func add(_ found: LogItemScanner.Found) {
        let isBroken = awaitsBroken
        awaitsBroken = false
        if let known = places[found.address], !found.address.isEmpty {
            if isBroken { (current.broken, hasBroken) = (known, true) }
            return
        }
        if current.constraints.count >= ConstraintLog.maxConstraints {
            if !isFull { problems.append(LogProblem(place: found.place, reason: .tooMany)) }
            isFull = true
            return
        }
        var parser = ConstraintTextParser(found.rest)
        var relations: [LoggedRelation] = []
        do throws(ConstraintTextParser.Unreadable) {
            relations = try parser.relations()
        } catch {
            let body = parser.body
            problems.append(
                LogProblem(place: found.place, reason: error.isStandardSpace ? .standardSpace(body) : .unreadable(body))
            )
        }
        for item in parser.items { note(item) }
        for (view, superview) in parser.superviews { superviews[view] = superviews[view] ?? superview }
        current.isRightToLeft = current.isRightToLeft || parser.isRightToLeft
        places[found.address] = current.constraints.count
        if isBroken { (current.broken, hasBroken) = (current.constraints.count, true) }
        let owners = parser.items.map { ViewOwner(className: $0.className) }
        current.constraints.append(
            LoggedConstraint(
                address: found.address, className: found.className, identifier: parser.identifier, text: parser.body,
                place: found.place, relations: relations,
                isBetweenPrivateViews: owners.contains(.system) && !owners.contains(.app)))
    }

    private mutating func note(_ item: LoggedItem) {
        guard let place = itemPlaces[item.key] else {
            itemPlaces[item.key] = current.items.count
            current.items.append(item)
            return
        }
        if current.items[place].className.isEmpty { current.items[place].className = item.className }
        current.items[place].label = current.items[place].label ?? item.label
    }
}
