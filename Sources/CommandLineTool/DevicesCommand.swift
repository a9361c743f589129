/// `devices`: lists the device catalog.
struct DevicesCommand: Equatable, Sendable {
    let format: OutputFormat
    /// The folder that adds devices.
    let content: String

    static let folder = OptionSpecification(
        "--content", .text("DIR"), "Folder that adds devices in devices.yaml (default: content)")

    static let specification = CommandSpecification(
        "devices", "List the devices that scenarios can name", options: [.format, folder])
}

extension DevicesCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        format = arguments.choice(.format, default: .table)
        content = arguments.text(Self.folder) ?? "content"
    }
}
