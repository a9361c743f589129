package import Build
package import Pages

/// A part that the tool works without: commands, and providers of figures. The list beside `main.swift` says which ones a tool has.
package struct Extra: Sendable {
    package let name: String
    package let commands: [any Subcommand.Type]
    package let providers: [any FigureProvider]

    package init(_ name: String, commands: [any Subcommand.Type] = [], providers: [any FigureProvider] = []) {
        self.name = name
        self.commands = commands
        self.providers = providers
    }

    /// An extra by what its users write.
    package struct Name: Sendable {
        package let name: String
        package var commands: [String] = []
        /// Keys of site.yaml.
        package var settings: [String] = []
    }

    /// All extras, so that a tool without one of them can say what is missing.
    package static let known = [
        Name(name: "Review", commands: ["snapshot", "changes", "review"]),
        Name(name: "ProbeAnswers", commands: ["observe"], settings: ["observations"]),
        Name(name: "Programs", settings: ["figures"]),
        Name(name: "Assistants", commands: ["mcp"]),
    ]
}

extension [Extra] {
    private var missing: [Extra.Name] { Extra.known.filter { extra in !contains { $0.name == extra.name } } }

    /// The names of extras that are not here, by their commands.
    var missingCommands: [String: String] { names { $0.commands } }

    /// The contributions of these extras to sites, and the extras that sites miss.
    package var ofSites: SiteExtras { SiteExtras(providers: flatMap { $0.providers }, missing: names { $0.settings }) }

    private func names(_ words: (Extra.Name) -> [String]) -> [String: String] {
        let pairs = missing.flatMap { extra in words(extra).map { ($0, extra.name) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
