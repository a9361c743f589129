// swift-tools-version: 6.2

import PackageDescription

// Seven parts, each a folder of `Sources`; a target is a folder below one of them. Base is imported by Layout, Site and Render,
// Tool joins them all, Extras can be left out, and C is everything in C (`Tests/Gates/arrows` draws the arrows and proves them).
//
// A line of a table is a target and the targets that it imports; lines further in continue it. A star marks what also compiles as
// Embedded Swift for WebAssembly (`packaging/live-engine`), a minus what is not optimized, an exclamation mark files of its folder
// that are no source code.

// MARK: - How targets are compiled

/// Every Swift target: language mode 6, and warnings are errors.
let host: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

/// Targets with a star.
let pure = host + [.strictMemorySafety(), .treatWarning("EmbeddedRestrictions", as: .error)]

/// Tests, which run once, so that compiling them unoptimized is quicker than what optimizing them would save, and targets with a
/// minus, which no build of a site spends time in. What supports tests runs often. A library for other packages may contain none.
let unoptimized = host + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// A target in a table.
struct Entry {
    let path: String, settings: [SwiftSetting]
    var imports: [String] = [], data: [String] = []

    init(_ name: Substring) {
        path = name.filter { !"*-".contains($0) }
        settings = name.hasSuffix("*") ? pure : name.hasSuffix("-") ? unoptimized : host
    }
    var name: String { String(path.split(separator: "/").last ?? "") }
    var dependencies: [Target.Dependency] { imports.map { .byName(name: $0) } }
}

func entries(_ table: String) -> [Entry] {
    table.split(whereSeparator: { $0.isWhitespace }).reduce(into: []) { entries, word in
        switch (word.first, word.last) {
        case (_, ":"): entries.append(Entry(word.dropLast()))
        case ("!", _): entries[entries.count - 1].data.append(String(word.dropFirst()))
        default: entries[entries.count - 1].imports.append(String(word))
        }
    }
}

/// The targets of a folder, libraries or programs.
func targets(in folder: String, _ table: String, arePrograms: Bool = false) -> [Target] {
    entries(table).map { entry in
        let (name, imports, path) = (entry.name, entry.dependencies, "\(folder)/\(entry.path)")
        if arePrograms {
            return .executableTarget(
                name: name, dependencies: imports, path: path, exclude: entry.data, swiftSettings: host)
        }
        return .target(
            name: name, dependencies: imports, path: path, exclude: entry.data,
            swiftSettings: entry.settings,
            linkerSettings: name == "Geometry" ? [.linkedLibrary("m", .when(platforms: [.linux]))] : [])
    }
}

/// The base that all parts are written with.
let base = """
    Geometry*: Diagnostics*: Languages*:
    DataTree*: Diagnostics
    Schema*: DataTree Diagnostics Geometry
    JSON*: Geometry
    Formulas*: Diagnostics
    Drawing*: Geometry
    YAML: CYAML DataTree Diagnostics
    LibraryFiles: CLibraryFiles
    Resources: CLibraryFiles CResources
    WordFiles: DataTree Diagnostics Languages LibraryFiles YAML !Words
    Packing: CDeflate CNettle CZip
    """

/// The domain: what UIKit does, and pictures of it.
let layout = """
    ConstraintSolver*:
    ConstraintLogs*: ConstraintSolver Diagnostics
    LayoutEngine*: ConstraintLogs ConstraintSolver Diagnostics Geometry Languages
    HierarchyDumps*: ConstraintLogs Geometry LayoutEngine
    ScenarioLanguage*: ConstraintSolver DataTree Diagnostics Geometry Languages LayoutEngine Schema
    RunningApps*: ConstraintLogs ConstraintSolver DataTree Diagnostics Geometry HierarchyDumps JSON Languages LayoutEngine
        ScenarioLanguage YAML
    Audits*: DataTree Diagnostics Formulas Geometry Languages LayoutEngine ScenarioLanguage Schema
    Diagrams*: Audits ConstraintLogs ConstraintSolver Diagnostics Drawing Geometry Languages LayoutEngine ScenarioLanguage Schema
    Devices: DataTree Diagnostics Geometry Languages LayoutEngine LibraryFiles ScenarioLanguage Schema YAML !Catalog
    UIKitCode-: ConstraintSolver Diagnostics Geometry LayoutEngine Resources ScenarioLanguage !Probe
    LiveDiagrams: ConstraintLogs DataTree Devices Diagnostics Diagrams Drawing Geometry JSON Languages LayoutEngine RunningApps ScenarioLanguage
        Schema UIKitCode YAML
    NotchLayout: DataTree Devices Diagnostics Languages LayoutEngine ScenarioLanguage WordFiles YAML
    """

/// The generator.
let site = """
    Search*:
    Templates*: Diagnostics
    Markdown: CCMark Diagnostics Templates
    Markup: CExpat CGumbo
    SafeFiles: Markup
    ScriptEngine: CDuktape CPCRE2
    CodeColours: Diagnostics JSON Resources ScriptEngine !Scripts
    MathML: Resources ScriptEngine !Scripts
    ChineseConversion: COpenCC
    RemoteStore: CCurl
    ResultStore: CSQLite Packing RemoteStore
    Pictures: Content Diagnostics Drawing Geometry Languages Packing ResultStore
    Content: CFileSystem DataTree Diagnostics Languages Markdown Packing ResultStore SafeFiles Schema YAML
    Processes: CProcess Content
    Pages: CodeColours Content DataTree Diagnostics Drawing Geometry Languages Markdown Markup MathML Packing
        Pictures Resources ResultStore SafeFiles Search Templates WordFiles
    Publishing: ChineseConversion Content Diagnostics Languages Markdown Packing Pages ResultStore Search Templates WordFiles
    Build: Content Diagnostics Languages Markdown Packing Pages Pictures Processes Publishing ResultStore
        Search Templates WordFiles YAML
    PreviewServer: CMicroHTTPD JSON Languages Resources SafeFiles !Scripts
    """

/// Scenes to SVG, PNG and PDF.
let render = "CairoRendering: CCairo CGLib Drawing Geometry Packing"

/// The command line, and what joins the parts.
let tool = """
    Observations: Content DataTree Diagnostics Geometry JSON Languages LayoutEngine ResultStore ScenarioLanguage Schema
    NoteScenarios: Audits Content DataTree Diagnostics Languages LayoutEngine Observations ResultStore ScenarioLanguage YAML
    Figures: Audits CairoRendering ChineseConversion Content DataTree Diagnostics Diagrams Drawing Geometry JSON Languages
        LayoutEngine NoteScenarios Packing Pictures ResultStore ScenarioLanguage WordFiles
    FigurePages: Audits ConstraintLogs Content Diagnostics Figures Languages LayoutEngine NoteScenarios Pages Pictures
        ResultStore ScenarioLanguage Templates
    Handbook: Audits Content DataTree Devices Diagnostics Figures JSON Languages LayoutEngine NoteScenarios Resources
        ScenarioLanguage Schema WordFiles YAML !Examples
    Reference: CairoRendering Content DataTree Devices Diagnostics FigurePages Figures Geometry Handbook JSON
        Languages LayoutEngine LiveDiagrams Markdown NoteScenarios Observations Pages Pictures Resources ScenarioLanguage
        Schema Search Templates YAML !Screens
    Starter: Content Devices Diagnostics Languages LayoutEngine NoteScenarios Resources Schema YAML !Files
    ReportPages-: Figures Geometry Languages LayoutEngine Markup Packing ScenarioLanguage Templates
    LayoutSite: Audits Build CairoRendering Content Devices Diagnostics FigurePages Figures Formulas Languages
        LayoutEngine LiveDiagrams NoteScenarios Observations Pages Pictures Reference ResultStore ScenarioLanguage WordFiles
    CommandFramework-: Build CResourceFailure Content Devices Diagnostics JSON Languages LayoutEngine NoteScenarios Observations
        Pages RemoteStore ResultStore ScenarioLanguage WordFiles
    CommandLineTool-: Audits Build CairoRendering ChineseConversion CommandFramework ConstraintLogs ConstraintSolver Content
        Devices Diagnostics Diagrams Drawing Figures Geometry Handbook HierarchyDumps JSON Languages LayoutEngine LayoutSite
        Markdown NoteScenarios Observations Pages PreviewServer Reference ReportPages ResultStore RunningApps
        ScenarioLanguage Starter UIKitCode WordFiles
    """

/// The parts that the tool works without. The program alone imports them (`Sources/Tool/notchbook/Extras.swift`).
let extras = """
    ProbeAnswers-: CommandFramework Content Diagnostics Geometry JSON Languages LayoutEngine Observations ScenarioLanguage WordFiles
        !README.md !Tests !Words
    Programs: CommandFramework Content DataTree Diagnostics JSON Languages Packing Pages Processes ResultStore
        Schema !README.md !Tests !Words
    Assistants-: Build CommandFramework CommandLineTool Content Diagnostics Handbook JSON LayoutEngine LayoutSite ResultStore
        !README.md !Tests !Words
    Review-: Audits Build CairoRendering CommandFramework Content DataTree Devices Diagnostics Diagrams Drawing Figures Geometry JSON
        Languages LayoutEngine LayoutSite NoteScenarios Packing Pages Pictures ReportPages ResultStore ScenarioLanguage
        Templates WordFiles YAML !README.md !Tests !Words
    """

let program = "notchbook: CMimalloc CommandFramework CommandLineTool Assistants ProbeAnswers Programs Review"

/// Code in C of our own, and the files that the binary carries.
let shims = "CCurl: CMicroHTTPD: CFileSystem: CProcess: CResourceFailure: CLibraryFiles: CResources: CLibraryFiles"

/// Libraries of the system: the name by which pkg-config finds each, where it has one, and the packages that bring it.
let systemLibraries = """
    CCairo: pangocairo !libpango1.0-dev    CGLib: glib-2.0 !libpango1.0-dev      CExpat: expat !libexpat1-dev
    CGumbo: gumbo !libgumbo-dev            CDuktape: duktape !duktape-dev        CPCRE2: libpcre2-8 !libpcre2-dev
    CDeflate: libdeflate !libdeflate-dev   CNettle: nettle !nettle-dev           CSQLite: sqlite3 !libsqlite3-dev
    CYAML: yaml-0.1 !libyaml-dev           COpenCC: opencc !libopencc-dev        CMimalloc: !libmimalloc-dev
    CCMark: !libcmark-gfm-dev !libcmark-gfm-extensions-dev                       CZip: !libzip-dev
    """

/// Support for tests.
let support = """
    TestSupport: Diagnostics Drawing Geometry
    PictureSupport: CCairo CairoRendering Drawing Geometry TestSupport
    LogSupport: ConstraintLogs !Logs
    ContentSupport: Content Devices Languages NoteScenarios ResultStore ScenarioLanguage
    SiteSupport: Build CairoRendering Content ContentSupport Devices Diagnostics Languages LayoutEngine LayoutSite
        NoteScenarios Pages ResultStore WordFiles
    FuzzSupport: Assistants Audits Build CairoRendering CommandFramework CommandLineTool ConstraintLogs Content ContentSupport DataTree Devices Diagnostics
        Diagrams Drawing Formulas HierarchyDumps JSON Languages LayoutEngine LibraryFiles LiveDiagrams Markdown Markup NoteScenarios
        Observations Packing Pages ProbeAnswers ResultStore Review RunningApps SafeFiles ScenarioLanguage Templates WordFiles YAML
    """

/// Programs that look and measure, and the tool without extras.
let looks = """
    CoreTool: CommandFramework CommandLineTool
    ContactSheet: Audits CairoRendering Content Devices Diagnostics Diagrams Drawing Languages LayoutEngine NoteScenarios
        ScenarioLanguage WordFiles
    DisplaySweep: Build CairoRendering Content Devices Diagnostics Diagrams Drawing Geometry Languages LayoutEngine LayoutSite
        NoteScenarios ScenarioLanguage WordFiles
    MarkdownPages: Diagnostics Markdown Markup
    Benchmarks/ConstraintSystems: ConstraintSolver
    Benchmarks/LiveAnswers: LiveDiagrams
    Benchmarks/EvaluationBenchmark: Content Devices Geometry LayoutEngine NoteScenarios ScenarioLanguage
    Benchmarks/PictureBenchmark: CairoRendering Devices Diagnostics Diagrams Drawing Geometry Languages LayoutEngine
        ScenarioLanguage WordFiles !peer.c
    """

/// Tests import their target and what that imports. Behind its name is what they import besides. Those of an extra lie in its folder.
let tests = """
    TestSupport: Diagnostics Drawing !Golden
    Formulas: !Golden
    Search: ChineseConversion !ask.js
    ConstraintLogs: LogSupport
    LayoutEngine: Devices WordFiles
    LiveDiagrams: ContentSupport LibraryFiles WordFiles
    Devices: WordFiles !Golden
    Drawing: !Golden
    Audits: Devices WordFiles YAML !Golden
    ScenarioLanguage: Devices WordFiles YAML !Golden
    Diagrams: CairoRendering DataTree Devices LogSupport PictureSupport WordFiles YAML !Golden
    CairoRendering: LayoutEngine PictureSupport !Golden
    Processes: Content
    ProbeAnswers: ContentSupport Devices NoteScenarios notchbook
    Programs: Build Devices Handbook LayoutEngine LayoutSite
    YAML: !Golden
    Conformance: DataTree Devices Diagnostics Geometry Languages LayoutEngine ScenarioLanguage WordFiles YAML !Fixtures !Report.md
    Content: ContentSupport LayoutEngine
    Figures: ContentSupport
    Starter: ContentSupport
    Resources: LibraryFiles
    Handbook: Markdown
    Observations: ContentSupport Devices Languages NoteScenarios
    RunningApps: Content Devices NoteScenarios !Pasted
    UIKitCode: Content ContentSupport Devices NoteScenarios Observations !Stubs
    Pages: Audits Build ContentSupport Devices Figures Handbook LayoutEngine NoteScenarios Reference ScenarioLanguage Schema
        SiteSupport
    Publishing: Build ContentSupport Devices Handbook LayoutEngine NoteScenarios Reference ScenarioLanguage SiteSupport
    Build: CairoRendering ChineseConversion CommandFramework ContentSupport DataTree Devices Drawing Figures LayoutSite
        NoteScenarios RemoteStore SiteSupport notchbook
    Fuzz: FuzzSupport
    CommandLineTool: LogSupport YAML notchbook
    Assistants: notchbook
    Review: ContentSupport Markup notchbook
    Geometry: Diagnostics: Languages: WordFiles: DataTree: Schema: JSON: Packing: ChineseConversion: RemoteStore:
    ResultStore: PreviewServer: ConstraintSolver: HierarchyDumps: NotchLayout: Templates: Markdown: Markup: SafeFiles: MathML:
    CodeColours:
    """

let systemTargets = entries(systemLibraries).map { entry in
    Target.systemLibrary(
        name: entry.name, path: "Sources/C/\(entry.name)", pkgConfig: entry.imports.first, providers: [.apt(entry.data)]
    )
}

let tested = entries([base, layout, site, render, tool, extras].joined(separator: " "))
let testTargets = entries(tests).map { entry in
    let own = tested.first { $0.name == entry.name }
    let imports = Set((own.map { [$0.name] + $0.imports } ?? []) + entry.imports + ["TestSupport"]).sorted()
    return Target.testTarget(
        name: entry.name + "Tests", dependencies: imports.map { .byName(name: $0) },
        path: own?.data.contains("Tests") == true ? "Sources/Extras/\(entry.name)/Tests" : nil, exclude: entry.data,
        swiftSettings: unoptimized)
}

/// `make fuzz` alone asks for it, and compiles everything for libFuzzer.
let fuzz = Context.environment["FUZZ"] == nil ? "" : " Fuzz: FuzzSupport !Seeds !run"

let package = Package(
    name: "notchbook",
    products: [
        .executable(name: "notchbook", targets: ["notchbook"]),
        .library(name: "NotchLayout", targets: ["NotchLayout"]),
    ],
    targets: targets(in: "Sources/Base", base) + targets(in: "Sources/Layout", layout)
        + targets(in: "Sources/Site", site) + targets(in: "Sources/Render", render) + targets(in: "Sources/Tool", tool)
        + targets(in: "Sources/Extras", extras) + systemTargets + targets(in: "Sources/C", shims)
        + targets(in: "Sources/Tool", program, arePrograms: true) + targets(in: "Tests", support) + testTargets
        + targets(in: "Tests", looks + fuzz, arePrograms: true),
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
