// swift-tools-version: 5.9
// The probe as a package: a library that an app or its tests can run, and a test that attaches what UIKit says.

import PackageDescription

let package = Package(
    name: "Probe",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Probe", targets: ["Probe"])],
    targets: [
        // The app around it is for run.sh alone.
        .target(name: "Probe", exclude: ["App.swift"]),
        .testTarget(name: "ProbeTests", dependencies: ["Probe"]),
    ]
)
