/// The scope of evidence: on which classes of devices, and with which versions of the OS on each.
///
/// The scope is narrower than the versions in which a rule holds: a rule may hold where it has not been examined.
package struct Scope: Hashable, Sendable {
    /// A sighting for each class with evidence, in the order of `DeviceClass`.
    package let sightings: [Sighting]

    package struct Sighting: Hashable, Sendable {
        package let deviceClass: DeviceClass
        /// Major versions, each once, the oldest first; never empty.
        package let majors: [Int]

        /// The first and the last version of each generation of the system, such as "7–10, 11–18, 26".
        package var versions: String {
            var runs: [(first: Int, last: Int)] = []
            for major in majors {
                if let run = runs.last, Scope.generation(of: run.first) == Scope.generation(of: major) {
                    runs[runs.count - 1].last = major
                } else {
                    runs.append((major, major))
                }
            }
            return runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }.joined(separator: ", ")
        }
    }

    /// A class of devices with a major version of the OS.
    package struct Place: Hashable, Sendable {
        package let deviceClass: DeviceClass
        package let major: Int

        package init(_ deviceClass: DeviceClass, _ major: Int) {
            self.deviceClass = deviceClass
            self.major = major
        }
    }

    /// The places in any order, each as often as it was seen.
    package init(_ places: some Sequence<Place>) {
        let places = Array(places)
        sightings = DeviceClass.allCases.compactMap { deviceClass in
            let majors = places.filter { $0.deviceClass == deviceClass }.map { $0.major }.sorted()
            let distinct = majors.enumerated().filter { $0.offset == 0 || majors[$0.offset - 1] != $0.element }
            return majors.isEmpty ? nil : Sighting(deviceClass: deviceClass, majors: distinct.map { $0.element })
        }
    }

    /// Whether something was observed on the same class of devices since the last redesign of the system and before the next.
    ///
    /// Evidence for one version of a generation also counts for the others, because rules have versions for changes between
    /// them.
    package func covers(_ place: Place) -> Bool {
        sightings.contains { sighting in
            sighting.deviceClass == place.deviceClass
                && sighting.majors.contains { Self.generation(of: $0) == Self.generation(of: place.major) }
        }
    }

    /// The first major version of the design that a version has: iOS 7, 11 with its safe area, 26 with its floating bars.
    private static func generation(of major: Int) -> Int { major >= 26 ? 26 : major >= 11 ? 11 : 7 }
}

extension Environment {
    /// The class of devices and the generation of the system that evidence has to cover.
    package var place: Scope.Place { Scope.Place(device.deviceClass, os.major) }
}
