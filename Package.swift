// swift-tools-version: 6.2

import PackageDescription

// MARK: - Settings

/// Every Swift target: language mode 6 and no warning left behind.
let host: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The pure row, which also compiles as Embedded Swift for WebAssembly (`make wasm`).
let pure: [SwiftSetting] =
    host + [
        .strictMemorySafety(),
        .treatWarning("EmbeddedRestrictions", as: .error),
    ]

// MARK: - Targets, lowest row first; a target imports only from rows below its own

let pureTargets: [Target] = [
    // row 0
    .target(
        name: "Geometry", swiftSettings: pure, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Diagnostics", swiftSettings: pure),
    .target(name: "Languages", swiftSettings: pure),
    // row 1
    .target(name: "DataTree", dependencies: ["Diagnostics"], swiftSettings: pure),
    .target(name: "LayoutEngine", dependencies: ["Geometry"], swiftSettings: pure),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: pure),
    .target(name: "Templates", dependencies: ["Diagnostics"], swiftSettings: pure),
    .target(name: "Formulas", dependencies: ["Diagnostics"], swiftSettings: pure),
    .target(name: "Search", swiftSettings: pure),
    // row 2
    .target(
        name: "Scenarios", dependencies: ["DataTree", "Diagnostics", "Formulas", "Geometry", "LayoutEngine"],
        swiftSettings: pure),
    // row 3
    .target(
        name: "Diagrams", dependencies: ["Scenarios", "LayoutEngine", "Drawing", "Geometry"],
        swiftSettings: pure),
]

let systemTargets: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "COpenCC", pkgConfig: "opencc", providers: [.apt(["libopencc-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
]

let hostTargets: [Target] = [
    // row 4
    .target(name: "Markdown", dependencies: ["CCMark", "Diagnostics", "Templates"], swiftSettings: host),
    .target(name: "YAML", dependencies: ["CYAML", "DataTree", "Diagnostics"], swiftSettings: host),
    .target(name: "ChineseConversion", dependencies: ["COpenCC"], swiftSettings: host),
    .target(name: "Packing", dependencies: ["CDeflate", "CGLib", "CZip"], swiftSettings: host),
    // row 5
    .target(name: "CWordFiles", exclude: ["Words"]),
    .target(
        name: "WordFiles", dependencies: ["CWordFiles", "DataTree", "Diagnostics", "Languages", "YAML"],
        swiftSettings: host),
    .target(
        name: "CairoRendering", dependencies: ["CCairo", "Drawing", "Geometry", "Packing"], swiftSettings: host),
    // row 6
    .target(
        name: "SiteBuilder",
        dependencies: [
            "CairoRendering", "ChineseConversion", "DataTree", "Diagnostics", "Diagrams", "Drawing", "Formulas",
            "Geometry", "LayoutEngine", "Markdown", "Packing", "Scenarios", "Search", "Templates", "YAML",
        ], swiftSettings: host),
    // row 7
    .target(
        name: "CommandLineTool",
        dependencies: [
            "CairoRendering", "Diagnostics", "Diagrams", "Geometry", "LayoutEngine", "Scenarios", "SiteBuilder",
        ], swiftSettings: host),
    // row 8
    .executableTarget(name: "notchbook", dependencies: ["CommandLineTool"], swiftSettings: host),
]

// MARK: - Tests, one target per tested target

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: ["TestSupport"] + dependencies, exclude: exclude, swiftSettings: host)
}

let testTargets: [Target] = [
    .target(
        name: "TestSupport", dependencies: ["Diagnostics", "Drawing", "Geometry", "LayoutEngine"],
        path: "Tests/TestSupport", swiftSettings: host),
    .target(
        name: "PictureSupport", dependencies: ["TestSupport", "CairoRendering", "Drawing", "Geometry"],
        path: "Tests/PictureSupport", swiftSettings: host),
    tests("TestSupport", ["Diagnostics", "Drawing"], exclude: ["Golden"]),
    tests("Geometry", ["Geometry"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Languages", ["Languages"]),
    tests("WordFiles", ["WordFiles", "Diagnostics", "Languages"]),
    tests("DataTree", ["DataTree", "Diagnostics"]),
    tests("Formulas", ["Formulas", "Diagnostics"], exclude: ["Golden"]),
    tests("Search", ["Search", "ChineseConversion"], exclude: ["ask.js"]),
    tests("Packing", ["Packing"]),
    tests("ChineseConversion", ["ChineseConversion"]),
    tests("LayoutEngine", ["LayoutEngine", "Geometry"]),
    tests("Drawing", ["Drawing", "Geometry"], exclude: ["Golden"]),
    tests("Templates", ["Templates", "Diagnostics"]),
    tests(
        "Scenarios", ["Scenarios", "DataTree", "Diagnostics", "Geometry", "LayoutEngine", "YAML"], exclude: ["Golden"]),
    tests(
        "Diagrams",
        [
            "PictureSupport", "Diagrams", "Scenarios", "CairoRendering", "DataTree", "Diagnostics", "Drawing",
            "Geometry",
            "LayoutEngine", "YAML",
        ], exclude: ["Golden"]),
    tests(
        "CairoRendering", ["PictureSupport", "CairoRendering", "CCairo", "Drawing", "Geometry"], exclude: ["Golden"]),
    tests("Markdown", ["Markdown", "Diagnostics"]),
    tests("YAML", ["YAML", "DataTree", "Diagnostics"], exclude: ["Golden"]),
    tests(
        "Conformance", ["Scenarios", "DataTree", "Diagnostics", "Geometry", "LayoutEngine", "YAML"],
        exclude: ["Fixtures", "Report.md"]),
    tests(
        "SiteBuilder",
        [
            "SiteBuilder", "CairoRendering", "ChineseConversion", "DataTree", "Diagnostics", "LayoutEngine", "Markdown",
            "Packing", "Scenarios", "Search", "Templates", "YAML",
        ]
    ),
    tests(
        "CommandLineTool",
        ["CommandLineTool", "CairoRendering", "Diagnostics", "LayoutEngine", "SiteBuilder", "notchbook"]),
]

// MARK: - Tools for looking and measuring, run by `make contact-sheet` and `make bench`

let toolTargets: [Target] = [
    .executableTarget(
        name: "ContactSheet",
        dependencies: ["CairoRendering", "Diagnostics", "Diagrams", "LayoutEngine", "Scenarios", "SiteBuilder"],
        path: "Tests/ContactSheet", swiftSettings: host),
    .executableTarget(
        name: "EvaluationBenchmark", dependencies: ["Geometry", "LayoutEngine", "Scenarios", "SiteBuilder"],
        path: "Tests/Benchmarks/Evaluation", swiftSettings: host),
    .executableTarget(
        name: "PictureBenchmark",
        dependencies: [
            "CairoRendering", "Diagnostics", "Diagrams", "Drawing", "Geometry", "LayoutEngine", "Scenarios",
        ], path: "Tests/Benchmarks/Pictures", exclude: ["peer.c"], swiftSettings: host),
]

let package = Package(
    name: "notchbook",
    products: [.executable(name: "notchbook", targets: ["notchbook"])],
    targets: pureTargets + systemTargets + hostTargets + testTargets + toolTargets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
