// swift-tools-version: 6.2

import PackageDescription

// Six parts, each a folder of `Sources`; a target is a folder below one of them. Base is imported by Layout, Site and Render,
// Tool joins them all, and C is everything in C (`Tests/Gates/arrows` draws the arrows and proves them).

// MARK: - Settings

/// Every Swift target: language mode 6, and warnings are errors.
let host: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Targets that also compile as Embedded Swift for WebAssembly (`make wasm`).
let pure: [SwiftSetting] = host + [.strictMemorySafety(), .treatWarning("EmbeddedRestrictions", as: .error)]

/// Tests run once, so compiling them unoptimized is quicker than what optimizing them would save. What supports them runs often.
let test: [SwiftSetting] = host + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Files of a target's folder that are no source code: what the resources target embeds, and fixtures of tests.
let data = [
    "Devices": ["Catalog"], "Reference": ["Screens"], "Handbook": ["Examples"], "MathML": ["Scripts"],
    "CodeColours": ["Scripts"],
    "PreviewServer": ["Scripts"],
    "Starter": ["Files"], "UIKitCode": ["Probe"], "WordFiles": ["Words"],
    "ConformanceTests": ["Fixtures", "Report.md"],
    "SearchTests": ["ask.js"], "PictureBenchmark": ["peer.c"], "Fuzz": ["Seeds", "run"],
    "AuditsTests": ["Golden"], "LogSupport": ["Logs"], "CairoRenderingTests": ["Golden"],
    "DevicesTests": ["Golden"],
    "UIKitCodeTests": ["Stubs"],
    "DiagramsTests": ["Golden"], "DrawingTests": ["Golden"], "FormulasTests": ["Golden"],
    "ScenarioLanguageTests": ["Golden"], "TestSupportTests": ["Golden"], "YAMLTests": ["Golden"],
]

/// Targets by their names, which spaces separate.
func named(_ names: String) -> [Target.Dependency] { names.split(separator: " ").map { .byName(name: String($0)) } }

/// A folder of targets, each with the names of the targets that it imports.
struct Folder {
    let path: String

    init(_ path: String) { self.path = path }

    func targets(_ imports: KeyValuePairs<String, String>) -> [Target] {
        imports.map { name, imported in
            .target(
                name: name, dependencies: named(imported), path: "\(path)/\(name)", exclude: data[name] ?? [],
                swiftSettings: host)
        }
    }

    func pureTargets(_ imports: KeyValuePairs<String, String>) -> [Target] {
        imports.map { name, imported in
            .target(
                name: name, dependencies: named(imported), path: "\(path)/\(name)", swiftSettings: pure,
                linkerSettings: name == "Geometry" ? [.linkedLibrary("m", .when(platforms: [.linux]))] : [])
        }
    }

    func programs(_ imports: KeyValuePairs<String, String>) -> [Target] {
        imports.map { name, imported in
            .executableTarget(
                name: name, dependencies: named(imported), path: "\(path)/\(name)", exclude: data[name] ?? [],
                swiftSettings: host)
        }
    }
}

/// The tests of targets, each with what they import besides it.
func tests(of imports: KeyValuePairs<String, String>) -> [Target] {
    imports.map { name, imported in
        .testTarget(
            name: name + "Tests", dependencies: named("TestSupport " + imported), exclude: data[name + "Tests"] ?? [],
            swiftSettings: test)
    }
}

/// A library of the system, found by pkg-config where it has a name there.
func system(_ name: String, pkgConfig: String? = nil, _ packages: String...) -> Target {
    .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt(packages)])
}

/// Code in C of our own.
func shim(_ name: String, _ dependencies: String = "") -> Target {
    .target(name: name, dependencies: named(dependencies), path: "Sources/C/\(name)")
}

// MARK: - Base: what all parts are written with

let base: [Target] =
    Folder("Sources/Base").pureTargets([
        "Geometry": "",
        "Diagnostics": "",
        "Languages": "",
        "DataTree": "Diagnostics",
        "Schema": "DataTree Diagnostics Geometry",
        "JSON": "Geometry",
        "Formulas": "Diagnostics",
        "Drawing": "Geometry",
    ])
    + Folder("Sources/Base").targets([
        "YAML": "CYAML DataTree Diagnostics",
        "Resources": "CResources",
        "WordFiles": "DataTree Diagnostics Languages Resources YAML",
        "Packing": "CDeflate CNettle CZip",
    ])

// MARK: - Layout: what UIKit does, and pictures of it

let layout: [Target] =
    Folder("Sources/Layout").pureTargets([
        "ConstraintSolver": "",
        "ConstraintLogs": "ConstraintSolver",
        "LayoutEngine": "ConstraintLogs ConstraintSolver Diagnostics Geometry Languages",
        "HierarchyDumps": "ConstraintLogs Geometry LayoutEngine",
        "ScenarioLanguage": "ConstraintSolver DataTree Diagnostics Geometry Languages LayoutEngine Schema",
        "Audits": "DataTree Diagnostics Formulas Geometry Languages LayoutEngine ScenarioLanguage Schema",
        "Diagrams":
            "Audits ConstraintLogs ConstraintSolver Diagnostics Drawing Geometry Languages LayoutEngine "
            + "ScenarioLanguage Schema",
    ])
    + Folder("Sources/Layout").targets([
        "Devices": "DataTree Diagnostics Geometry Languages LayoutEngine Resources ScenarioLanguage Schema YAML",
        "UIKitCode": "ConstraintSolver Diagnostics Geometry LayoutEngine Resources ScenarioLanguage",
        "LiveDiagrams":
            "DataTree Devices Diagnostics Diagrams Drawing Geometry JSON Languages LayoutEngine ScenarioLanguage "
            + "Schema UIKitCode YAML",
        "NotchLayout": "DataTree Devices Diagnostics Languages LayoutEngine ScenarioLanguage WordFiles YAML",
    ])

// MARK: - Site: the generator

let site: [Target] =
    Folder("Sources/Site").pureTargets([
        "Templates": "Diagnostics",
        "Search": "",
    ])
    + Folder("Sources/Site").targets([
        "Markdown": "CCMark Diagnostics Templates",
        "Markup": "CExpat CGumbo",
        "SafeFiles": "Markup",
        "ScriptEngine": "CDuktape CPCRE2",
        "CodeColours": "Diagnostics JSON Resources ScriptEngine",
        "MathML": "Resources ScriptEngine",
        "ChineseConversion": "COpenCC",
        "RemoteStore": "CCurl",
        "ResultStore": "CSQLite Packing RemoteStore",
        "Pictures": "Content Diagnostics Drawing Geometry Languages Packing ResultStore",
        "Content":
            "CFileSystem DataTree Diagnostics FigureProviders Languages Markdown Packing ResultStore SafeFiles "
            + "Schema YAML",
        "FigureProviders": "DataTree Diagnostics Languages",
        "ProgramFigures":
            "CProcess Content DataTree Diagnostics FigureProviders JSON Languages Packing ResultStore Schema",
        "Pages":
            "CodeColours Content DataTree Diagnostics Drawing FigureProviders Geometry Languages Markdown Markup "
            + "MathML Packing Pictures Resources ResultStore SafeFiles Search Templates WordFiles",
        "Publishing":
            "ChineseConversion Content Diagnostics Languages Markdown Packing Pages ResultStore Search Templates "
            + "WordFiles",
        "Build":
            "Content Diagnostics FigureProviders Languages Markdown Packing Pages Pictures ProgramFigures "
            + "Publishing ResultStore Templates WordFiles YAML",
        "PreviewServer": "CMicroHTTPD JSON Languages Resources SafeFiles",
    ])

// MARK: - Render: scenes to SVG, PNG and PDF

let render: [Target] =
    Folder("Sources/Render").targets([
        "CairoRendering": "CCairo CGLib Drawing Geometry Packing"
    ])

// MARK: - Tool: the command line, and what joins the parts

let tool: [Target] =
    Folder("Sources/Tool").targets([
        "Observations": "Content Diagnostics Geometry JSON LayoutEngine ResultStore ScenarioLanguage",
        "NoteScenarios":
            "Audits Content DataTree Diagnostics Languages LayoutEngine Observations ResultStore ScenarioLanguage "
            + "YAML",
        "Figures":
            "Audits CairoRendering ChineseConversion Content Diagnostics Diagrams Drawing Geometry JSON Languages "
            + "LayoutEngine NoteScenarios Packing Pictures ResultStore ScenarioLanguage WordFiles",
        "FigurePages":
            "Audits Content Diagnostics FigureProviders Figures Languages LayoutEngine Pages Pictures ResultStore "
            + "ScenarioLanguage Templates",
        "Handbook":
            "Audits Content DataTree Devices Diagnostics Figures JSON Languages LayoutEngine NoteScenarios "
            + "Resources ScenarioLanguage Schema WordFiles YAML",
        "Reference":
            "CairoRendering Content DataTree Devices Diagnostics FigurePages FigureProviders Figures Geometry "
            + "Handbook JSON Languages LayoutEngine LiveDiagrams Markdown MathML Observations Pages Pictures "
            + "Resources ScenarioLanguage Schema Search Templates YAML",
        "Starter": "Content Devices Diagnostics Languages LayoutEngine NoteScenarios Resources Schema YAML",
        "RunningApps":
            "ConstraintLogs Content Diagnostics Geometry HierarchyDumps LayoutEngine NoteScenarios "
            + "ScenarioLanguage",
        "Review":
            "Audits Content DataTree Diagnostics Figures Geometry JSON Languages LayoutEngine Markup NoteScenarios "
            + "Packing ResultStore ScenarioLanguage Templates WordFiles",
        "LayoutSite":
            "Audits Build CairoRendering Content Devices Diagnostics FigurePages FigureProviders Figures Formulas "
            + "Languages LayoutEngine LiveDiagrams NoteScenarios Observations Pages Pictures Reference ResultStore "
            + "Review ScenarioLanguage WordFiles",
        "CommandLineTool":
            "Audits Build CResourceFailure CairoRendering ChineseConversion ConstraintLogs ConstraintSolver "
            + "Content Devices Diagnostics Diagrams Drawing Figures Geometry Handbook HierarchyDumps JSON Languages "
            + "LayoutEngine LayoutSite Markdown NoteScenarios Observations Pages PreviewServer Reference RemoteStore "
            + "ResultStore Review RunningApps ScenarioLanguage Starter UIKitCode WordFiles",
    ])
    + Folder("Sources/Tool").programs(["notchbook": "CMimalloc CommandLineTool"])

// MARK: - C: libraries of the system, small shims, and the files that the binary carries

let c: [Target] = [
    system("CCairo", pkgConfig: "pangocairo", "libpango1.0-dev"),
    system("CDeflate", pkgConfig: "libdeflate", "libdeflate-dev"),
    system("CNettle", pkgConfig: "nettle", "nettle-dev"),
    system("CGLib", pkgConfig: "glib-2.0", "libpango1.0-dev"),
    system("CExpat", pkgConfig: "expat", "libexpat1-dev"),
    system("CGumbo", pkgConfig: "gumbo", "libgumbo-dev"),
    system("CDuktape", pkgConfig: "duktape", "duktape-dev"),
    system("CPCRE2", pkgConfig: "libpcre2-8", "libpcre2-dev"),
    system("CCMark", "libcmark-gfm-dev", "libcmark-gfm-extensions-dev"),
    system("CMimalloc", "libmimalloc-dev"),
    system("COpenCC", pkgConfig: "opencc", "libopencc-dev"),
    system("CSQLite", pkgConfig: "sqlite3", "libsqlite3-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", "libyaml-dev"),
    system("CZip", "libzip-dev"),
    shim("CCurl"),
    shim("CMicroHTTPD"),
    shim("CFileSystem"),
    shim("CProcess"),
    shim("CResourceFailure"),
    shim("CResources"),
]

// MARK: - Tests: one target for each tested target, what supports them, and programs that look and measure

let testTargets: [Target] =
    Folder("Tests").targets([
        "TestSupport": "Diagnostics Drawing Geometry",
        "PictureSupport": "CCairo CairoRendering Drawing Geometry TestSupport",
        "LogSupport": "ConstraintLogs",
        "ContentSupport": "Content Devices Languages NoteScenarios ResultStore ScenarioLanguage",
        "SiteSupport":
            "Build CairoRendering Content ContentSupport Devices Diagnostics Languages LayoutEngine LayoutSite "
            + "Pages ResultStore WordFiles",
        "FuzzSupport":
            "Audits Build CairoRendering Content ContentSupport DataTree Devices Diagnostics Diagrams Formulas "
            + "HierarchyDumps Languages LayoutEngine Markdown Markup NoteScenarios Observations Packing Pages "
            + "ResultStore Review RunningApps SafeFiles ScenarioLanguage Templates WordFiles YAML",
    ])
    + tests(of: [
        "TestSupport": "Diagnostics Drawing",
        "Geometry": "Geometry",
        "Diagnostics": "Diagnostics",
        "Languages": "Languages",
        "Resources": "Resources",
        "WordFiles": "Diagnostics Languages WordFiles",
        "DataTree": "DataTree Diagnostics",
        "Schema": "DataTree Diagnostics Geometry Schema",
        "Formulas": "Diagnostics Formulas",
        "Search": "ChineseConversion Search",
        "JSON": "JSON",
        "Packing": "Packing",
        "ChineseConversion": "ChineseConversion",
        "RemoteStore": "RemoteStore",
        "ResultStore": "Packing ResultStore",
        "PreviewServer": "Languages PreviewServer",
        "ConstraintSolver": "ConstraintSolver",
        "ConstraintLogs": "ConstraintLogs ConstraintSolver LogSupport",
        "HierarchyDumps": "ConstraintLogs Geometry HierarchyDumps LayoutEngine",
        "LayoutEngine": "ConstraintSolver Devices Geometry Languages LayoutEngine WordFiles",
        "LiveDiagrams":
            "ContentSupport Devices Diagnostics Diagrams Drawing JSON Languages LayoutEngine LiveDiagrams "
            + "Resources ScenarioLanguage WordFiles YAML",
        "NotchLayout": "NotchLayout",
        "Devices": "Devices Diagnostics Geometry Languages LayoutEngine ScenarioLanguage Schema WordFiles YAML",
        "Drawing": "Drawing Geometry",
        "Templates": "Diagnostics Templates",
        "Audits":
            "Audits DataTree Devices Diagnostics Geometry Languages LayoutEngine ScenarioLanguage Schema WordFiles "
            + "YAML",
        "ScenarioLanguage":
            "DataTree Devices Diagnostics Geometry Languages LayoutEngine ScenarioLanguage Schema WordFiles YAML",
        "Diagrams":
            "Audits CairoRendering ConstraintLogs ConstraintSolver DataTree Devices Diagnostics Diagrams Drawing "
            + "Geometry Languages LayoutEngine LogSupport PictureSupport ScenarioLanguage Schema WordFiles YAML",
        "CairoRendering": "CCairo CairoRendering Drawing Geometry PictureSupport",
        "Markdown": "Diagnostics Markdown",
        "Markup": "Markup",
        "SafeFiles": "SafeFiles",
        "MathML": "MathML",
        "CodeColours": "CodeColours Resources",
        "ProgramFigures":
            "Build Content DataTree Devices Diagnostics FigureProviders Handbook Languages LayoutEngine LayoutSite "
            + "ProgramFigures ResultStore",
        "YAML": "DataTree Diagnostics YAML",
        "Conformance": "DataTree Devices Diagnostics Geometry Languages LayoutEngine ScenarioLanguage WordFiles YAML",
        "Content": "Content ContentSupport DataTree Diagnostics Languages LayoutEngine Markdown",
        "Figures": "Content ContentSupport Diagnostics Diagrams Figures Languages LayoutEngine ScenarioLanguage",
        "Starter": "Content ContentSupport Devices Diagnostics Languages LayoutEngine NoteScenarios Starter",
        "Handbook": "Content Diagnostics Handbook JSON Languages Markdown Schema WordFiles",
        "Observations":
            "Content ContentSupport Devices Diagnostics Languages LayoutEngine NoteScenarios Observations "
            + "ScenarioLanguage",
        "RunningApps":
            "Content Devices Diagnostics HierarchyDumps LayoutEngine NoteScenarios RunningApps ScenarioLanguage",
        "UIKitCode":
            "Content ContentSupport Devices Diagnostics LayoutEngine NoteScenarios Observations ScenarioLanguage "
            + "UIKitCode",
        "Pages":
            "Audits Build Content ContentSupport Devices Diagnostics Figures Handbook Languages LayoutEngine "
            + "Markdown Markup Pages Pictures Reference ResultStore ScenarioLanguage Schema SiteSupport Templates "
            + "WordFiles",
        "Publishing":
            "Build ChineseConversion Content ContentSupport Devices Diagnostics Handbook Languages LayoutEngine "
            + "Markdown Packing Pages Publishing Reference ScenarioLanguage Search SiteSupport Templates WordFiles",
        "Review":
            "Build Content ContentSupport Devices Diagnostics Figures JSON Languages LayoutEngine LayoutSite "
            + "Markup NoteScenarios Review ScenarioLanguage WordFiles",
        "Build":
            "Build CairoRendering ChineseConversion Content ContentSupport DataTree Devices Diagnostics Drawing "
            + "FigureProviders Figures Languages LayoutSite Packing Pages Pictures Publishing RemoteStore ResultStore SiteSupport WordFiles",
        "Fuzz": "FuzzSupport",
        "CommandLineTool":
            "Build CairoRendering CommandLineTool Content Devices Diagnostics Diagrams Handbook JSON Languages "
            + "LayoutEngine LogSupport RemoteStore ResultStore UIKitCode WordFiles YAML notchbook",
    ])
    + Folder("Tests").programs([
        "ContactSheet":
            "Audits CairoRendering Content Devices Diagnostics Diagrams Drawing Languages LayoutEngine "
            + "NoteScenarios ScenarioLanguage WordFiles",
        "DisplaySweep":
            "Build CairoRendering Content Devices Diagnostics Diagrams Drawing Geometry Languages LayoutEngine "
            + "LayoutSite NoteScenarios ScenarioLanguage WordFiles",
        "MarkdownPages": "Diagnostics Markdown Markup",
    ])
    + Folder("Tests/Benchmarks").programs([
        "ConstraintSystems": "ConstraintSolver",
        "LiveAnswers": "LiveDiagrams",
        "EvaluationBenchmark": "Content Devices Geometry LayoutEngine NoteScenarios ScenarioLanguage",
        "PictureBenchmark":
            "CairoRendering Devices Diagnostics Diagrams Drawing Geometry Languages LayoutEngine ScenarioLanguage "
            + "WordFiles",
    ])

/// `make fuzz` alone asks for it, and compiles everything for libFuzzer.
let fuzzTargets = Context.environment["FUZZ"] == nil ? [] : Folder("Tests").programs(["Fuzz": "FuzzSupport"])

let package = Package(
    name: "notchbook",
    products: [
        .executable(name: "notchbook", targets: ["notchbook"]),
        .library(name: "NotchLayout", targets: ["NotchLayout"]),
    ],
    targets: base + layout + site + render + tool + c + testTargets + fuzzTargets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
