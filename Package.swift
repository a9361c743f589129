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
    .target(name: "LayoutEngine", dependencies: ["Geometry", "Languages"], swiftSettings: pure),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: pure),
    .target(name: "Templates", dependencies: ["Diagnostics"], swiftSettings: pure),
    .target(name: "Formulas", dependencies: ["Diagnostics"], swiftSettings: pure),
    .target(name: "Search", swiftSettings: pure),
    .target(name: "JSON", dependencies: ["Geometry"], swiftSettings: pure),
    // row 2, each above the one before it
    .target(name: "Schema", dependencies: ["DataTree", "Diagnostics", "Geometry"], swiftSettings: pure),
    .target(
        name: "ScenarioLanguage",
        dependencies: ["DataTree", "Diagnostics", "Geometry", "Languages", "LayoutEngine", "Schema"],
        swiftSettings: pure),
    .target(
        name: "Audits",
        dependencies: [
            "DataTree", "Diagnostics", "Formulas", "Geometry", "Languages", "LayoutEngine", "ScenarioLanguage",
            "Schema",
        ], swiftSettings: pure),
    // row 3
    .target(
        name: "Diagrams",
        dependencies: ["Audits", "Drawing", "Geometry", "Languages", "LayoutEngine", "ScenarioLanguage"],
        swiftSettings: pure),
]

let systemTargets: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(name: "CDuktape", pkgConfig: "duktape", providers: [.apt(["duktape-dev"])]),
    .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CMimalloc", providers: [.apt(["libmimalloc-dev"])]),
    .systemLibrary(name: "COpenCC", pkgConfig: "opencc", providers: [.apt(["libopencc-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
]

let hostTargets: [Target] = [
    // row 4
    .target(name: "CLibraryLoading"),
    .target(name: "CMarkMemory"),
    .target(
        name: "Markdown", dependencies: ["CCMark", "CMarkMemory", "Diagnostics", "Templates"], swiftSettings: host),
    .target(name: "Markup", dependencies: ["CExpat", "CGumbo"], swiftSettings: host),
    .target(name: "YAML", dependencies: ["CYAML", "DataTree", "Diagnostics"], swiftSettings: host),
    .target(name: "ChineseConversion", dependencies: ["COpenCC"], swiftSettings: host),
    .target(name: "CZip", dependencies: ["CLibraryLoading"]),
    .target(name: "Packing", dependencies: ["CDeflate", "CNettle", "CZip"], swiftSettings: host),
    .target(name: "CCurl", dependencies: ["CLibraryLoading"]),
    .target(name: "RemoteStore", dependencies: ["CCurl"], swiftSettings: host),
    .target(name: "CKaTeX"),
    .target(name: "MathML", dependencies: ["CDuktape", "CKaTeX"], exclude: ["Scripts"], swiftSettings: host),
    .target(name: "CMicroHTTPD", dependencies: ["CLibraryLoading"]),
    .target(name: "CPreviewFiles"),
    .target(
        name: "PreviewServer", dependencies: ["CMicroHTTPD", "CPreviewFiles", "JSON", "Languages"],
        exclude: ["Scripts"], swiftSettings: host),
    // row 5
    .target(name: "CWordFiles"),
    .target(
        name: "WordFiles", dependencies: ["CWordFiles", "DataTree", "Diagnostics", "Languages", "YAML"],
        exclude: ["Words"], swiftSettings: host),
    .target(name: "CTemplateFiles"),
    .target(name: "TemplateFiles", dependencies: ["CTemplateFiles"], swiftSettings: host),
    .target(name: "CDeviceFiles"),
    .target(
        name: "Devices",
        dependencies: [
            "CDeviceFiles", "DataTree", "Diagnostics", "Geometry", "Languages", "LayoutEngine", "ScenarioLanguage",
            "Schema", "YAML",
        ], exclude: ["Catalog"], swiftSettings: host),
    .target(name: "CDrawingSources"),
    .target(
        name: "CairoRendering",
        dependencies: ["CCairo", "CDrawingSources", "CGLib", "Drawing", "Geometry", "Packing"], swiftSettings: host),
    .target(name: "CRunningCode"),
    .target(
        name: "ResultStore", dependencies: ["CRunningCode", "CSQLite", "Packing", "RemoteStore"], swiftSettings: host),
    // row 6
    .target(name: "CFileSystem"),
    .target(
        name: "Content",
        dependencies: [
            "Audits", "CFileSystem", "DataTree", "Devices", "Diagnostics", "Languages", "LayoutEngine", "Markdown",
            "Packing",
            "ScenarioLanguage", "Schema", "YAML",
        ], swiftSettings: host),
    // row 7
    .target(
        name: "Figures",
        dependencies: [
            "Audits", "CairoRendering", "ChineseConversion", "Content", "Diagnostics", "Diagrams", "Drawing",
            "Geometry", "Languages", "LayoutEngine", "Packing", "ResultStore", "ScenarioLanguage", "WordFiles",
        ], swiftSettings: host),
    // row 7, above Figures
    .target(name: "CHandbookFiles"),
    .target(
        name: "Handbook",
        dependencies: [
            "Audits", "CHandbookFiles", "Content", "DataTree", "Devices", "Diagnostics", "Figures", "JSON", "Languages",
            "LayoutEngine", "ScenarioLanguage", "Schema", "WordFiles", "YAML",
        ], exclude: ["Examples"], swiftSettings: host),
    .target(name: "CStarterFiles"),
    .target(
        name: "Starter",
        dependencies: [
            "CStarterFiles", "Content", "Devices", "Diagnostics", "Languages", "LayoutEngine", "Schema", "YAML",
        ], exclude: ["Files"], swiftSettings: host),
    // row 8
    .target(
        name: "Pages",
        dependencies: [
            "Audits", "Content", "Devices", "Diagnostics", "Drawing", "Figures", "Geometry", "Handbook", "Languages",
            "LayoutEngine", "Markdown", "Markup", "MathML", "Packing", "ResultStore", "ScenarioLanguage", "Schema",
            "Search", "TemplateFiles", "Templates", "WordFiles",
        ], swiftSettings: host),
    // row 8, beside Pages
    .target(
        name: "Review",
        dependencies: [
            "Audits", "Content", "DataTree", "Diagnostics", "Figures", "Geometry", "JSON", "Languages", "LayoutEngine",
            "Packing", "ScenarioLanguage", "Templates", "WordFiles",
        ], swiftSettings: host),
    // row 9
    .target(
        name: "Publishing",
        dependencies: [
            "ChineseConversion", "Content", "Diagnostics", "Languages", "Markdown", "Packing", "Pages",
            "ScenarioLanguage", "Search", "Templates",
        ], swiftSettings: host),
    // row 10
    .target(
        name: "Build",
        dependencies: [
            "Audits", "CairoRendering", "Content", "Devices", "Diagnostics", "Figures", "Formulas", "Languages",
            "LayoutEngine", "Markdown", "Packing", "Pages", "Publishing", "ResultStore", "Review", "ScenarioLanguage",
            "Search", "Templates", "WordFiles", "YAML",
        ], swiftSettings: host),
    // row 11
    .target(name: "CResourceFailure"),
    .target(
        name: "CommandLineTool",
        dependencies: [
            "Audits", "Build", "CResourceFailure", "CairoRendering", "ChineseConversion", "Content", "Devices",
            "Diagnostics", "Diagrams",
            "Drawing", "Figures", "Geometry", "Handbook", "JSON", "Languages", "LayoutEngine", "Pages", "PreviewServer",
            "RemoteStore", "ResultStore", "Review",
            "ScenarioLanguage", "Starter", "WordFiles",
        ], swiftSettings: host),
    // row 12
    .executableTarget(name: "notchbook", dependencies: ["CMimalloc", "CommandLineTool"], swiftSettings: host),
]

// MARK: - Tests, one target per tested target

/// Tests run once, so compiling them unoptimized is quicker than what optimizing them would save. What supports them runs often.
let test: [SwiftSetting] = host + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: ["TestSupport"] + dependencies, exclude: exclude, swiftSettings: test)
}

let testTargets: [Target] = [
    .target(
        name: "TestSupport", dependencies: ["Diagnostics", "Drawing", "Geometry", "LayoutEngine"],
        path: "Tests/TestSupport", swiftSettings: host),
    .target(
        name: "PictureSupport", dependencies: ["CCairo", "CairoRendering", "Drawing", "Geometry", "TestSupport"],
        path: "Tests/PictureSupport", swiftSettings: host),
    tests("TestSupport", ["Diagnostics", "Drawing"], exclude: ["Golden"]),
    tests("Geometry", ["Geometry"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Languages", ["Languages"]),
    tests("TemplateFiles", ["TemplateFiles"]),
    tests("WordFiles", ["WordFiles", "Diagnostics", "Languages"]),
    tests("DataTree", ["DataTree", "Diagnostics"]),
    tests("Schema", ["Schema", "DataTree", "Diagnostics", "Geometry"]),
    tests("Formulas", ["Formulas", "Diagnostics"], exclude: ["Golden"]),
    tests("Search", ["Search", "ChineseConversion"], exclude: ["ask.js"]),
    tests("JSON", ["JSON"]),
    tests("Packing", ["Packing"]),
    tests("ChineseConversion", ["ChineseConversion"]),
    tests("RemoteStore", ["RemoteStore"]),
    tests("ResultStore", ["ResultStore"]),
    tests("PreviewServer", ["PreviewServer", "JSON", "Languages"]),
    tests("LayoutEngine", ["LayoutEngine", "Devices", "Geometry", "Languages", "WordFiles"]),
    tests(
        "Devices",
        [
            "Devices", "DataTree", "Diagnostics", "Geometry", "Languages", "LayoutEngine", "ScenarioLanguage",
            "Schema", "WordFiles", "YAML",
        ],
        exclude: ["Golden"]),
    tests("Drawing", ["Drawing", "Geometry"], exclude: ["Golden"]),
    tests("Templates", ["Templates", "Diagnostics"]),
    tests(
        "Audits",
        [
            "Audits", "DataTree", "Devices", "Diagnostics", "Geometry", "Languages", "LayoutEngine",
            "ScenarioLanguage", "Schema", "WordFiles", "YAML",
        ],
        exclude: ["Golden"]),
    tests(
        "ScenarioLanguage",
        [
            "ScenarioLanguage", "DataTree", "Devices", "Diagnostics", "Geometry", "Languages", "LayoutEngine",
            "Schema", "WordFiles", "YAML",
        ],
        exclude: ["Golden"]),
    tests(
        "Diagrams",
        [
            "PictureSupport", "Audits", "Diagrams", "ScenarioLanguage", "CairoRendering", "DataTree", "Devices",
            "Diagnostics",
            "Drawing",
            "Geometry", "Languages",
            "LayoutEngine", "WordFiles", "YAML",
        ], exclude: ["Golden"]),
    tests(
        "CairoRendering", ["PictureSupport", "CairoRendering", "CCairo", "Drawing", "Geometry"], exclude: ["Golden"]),
    tests("Markdown", ["Markdown", "Diagnostics"]),
    tests("Markup", ["Markup"]),
    tests("MathML", ["MathML"]),
    tests("YAML", ["YAML", "DataTree", "Diagnostics"], exclude: ["Golden"]),
    tests(
        "Conformance",
        [
            "ScenarioLanguage", "DataTree", "Devices", "Diagnostics", "Geometry", "Languages", "LayoutEngine",
            "WordFiles", "YAML",
        ],
        exclude: ["Fixtures", "Report.md"]),
    .target(
        name: "ContentSupport", dependencies: ["Content", "Languages"], path: "Tests/ContentSupport",
        swiftSettings: host),
    .target(
        name: "SiteSupport",
        dependencies: [
            "Build", "CairoRendering", "Content", "ContentSupport", "Devices", "Diagnostics", "Languages",
            "LayoutEngine",
            "Pages", "ResultStore", "WordFiles",
        ],
        path: "Tests/SiteSupport", swiftSettings: host),
    tests(
        "Content", ["ContentSupport", "Content", "DataTree", "Diagnostics", "Languages", "LayoutEngine", "Markdown"]),
    tests(
        "Figures",
        [
            "ContentSupport", "Figures", "CairoRendering", "ChineseConversion", "Content", "Diagnostics", "Diagrams",
            "Drawing", "Languages",
        ]),
    tests("Starter", ["ContentSupport", "Starter", "Content", "Devices", "Diagnostics", "Languages", "LayoutEngine"]),
    tests(
        "Handbook",
        ["Handbook", "Content", "Diagnostics", "JSON", "Languages", "Markdown", "Schema", "WordFiles"]),
    tests(
        "Pages",
        [
            "Build", "ContentSupport", "SiteSupport", "Pages", "Audits", "Content", "Devices", "Diagnostics",
            "Figures", "Languages", "LayoutEngine",
            "ScenarioLanguage",
            "Schema", "Templates", "WordFiles",
        ]),
    tests(
        "Publishing",
        [
            "ContentSupport", "SiteSupport", "Publishing", "ChineseConversion", "Content", "Devices", "Diagnostics",
            "Packing",
            "Handbook", "Languages", "LayoutEngine", "Markdown", "Pages", "Search", "Templates", "WordFiles",
        ]),
    tests(
        "Review",
        [
            "ContentSupport", "Review", "Build", "Content", "Devices", "Diagnostics", "Figures", "JSON", "Languages",
            "LayoutEngine", "ScenarioLanguage", "WordFiles",
        ]),
    tests(
        "Build",
        [
            "ContentSupport", "SiteSupport", "Build", "Languages", "WordFiles", "CairoRendering", "Content",
            "Diagnostics", "Figures", "Packing", "Pages",
            "Publishing", "RemoteStore", "ResultStore", "Templates",
        ]),
    .target(
        name: "FuzzSupport",
        dependencies: [
            "ContentSupport", "Audits", "Build", "CairoRendering", "Content", "Devices", "Diagnostics", "Diagrams",
            "Formulas", "Languages", "LayoutEngine", "Markdown", "Markup", "Packing", "Pages", "ResultStore", "Review",
            "ScenarioLanguage", "Templates", "WordFiles", "YAML",
        ], path: "Tests/FuzzSupport", swiftSettings: host),
    tests("Fuzz", ["FuzzSupport"]),
    tests(
        "CommandLineTool",
        [
            "CommandLineTool", "CairoRendering", "Content", "Devices", "Diagnostics", "Handbook", "Languages",
            "LayoutEngine", "RemoteStore", "ResultStore", "WordFiles", "YAML", "notchbook",
        ]),
]

// MARK: - Tools for looking and measuring, run by `make contact-sheet`, `make all-displays` and `make bench`

let toolTargets: [Target] = [
    .executableTarget(
        name: "ContactSheet",
        dependencies: [
            "Audits", "CairoRendering", "Content", "Devices", "Diagnostics", "Diagrams", "Drawing", "Languages",
            "LayoutEngine", "ScenarioLanguage", "WordFiles",
        ],
        path: "Tests/ContactSheet", swiftSettings: host),
    .executableTarget(
        name: "DisplaySweep",
        dependencies: [
            "Build", "CairoRendering", "Content", "Devices", "Diagnostics", "Diagrams", "Drawing", "Geometry",
            "Languages", "LayoutEngine",
            "ScenarioLanguage", "WordFiles",
        ],
        path: "Tests/DisplaySweep", swiftSettings: host),
    .executableTarget(
        name: "EvaluationBenchmark",
        dependencies: ["Content", "Devices", "Geometry", "LayoutEngine", "ScenarioLanguage"],
        path: "Tests/Benchmarks/Evaluation", swiftSettings: host),
    .executableTarget(
        name: "PictureBenchmark",
        dependencies: [
            "CairoRendering", "Devices", "Diagnostics", "Diagrams", "Drawing", "Geometry", "LayoutEngine",
            "ScenarioLanguage", "WordFiles",
        ], path: "Tests/Benchmarks/Pictures", exclude: ["peer.c"], swiftSettings: host),
]

/// Asked for by `make fuzz` alone, which compiles everything for libFuzzer.
let fuzzTargets: [Target] =
    Context.environment["FUZZ"] == nil
    ? []
    : [
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzSupport"], path: "Tests/Fuzz", exclude: ["Seeds", "run"],
            swiftSettings: host)
    ]

let package = Package(
    name: "notchbook",
    products: [.executable(name: "notchbook", targets: ["notchbook"])],
    targets: pureTargets + systemTargets + hostTargets + testTargets + toolTargets + fuzzTargets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
