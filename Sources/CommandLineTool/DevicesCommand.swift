/// `devices`: lists the device catalog.
struct DevicesCommand: Equatable, Sendable {
    let format: OutputFormat

    static let specification = CommandSpecification(
        "devices", "List the devices that scenarios can name", options: [.format])
}

extension DevicesCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        format = arguments.choice(.format, default: .table)
    }
}
