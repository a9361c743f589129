import CairoRendering
import Content
import Devices
import Foundation
import LayoutEngine
import NoteScenarios

// ContactSheet CONTENT FOLDER: draws every scenario and macro of the notes in both languages and both palettes into a folder,
// with a page that shows all of them, by kind of picture. Prints width and height of that page in pixels.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: ContactSheet CONTENT FOLDER\n".utf8))
    exit(64)
}
let (content, folder) = (arguments[1], arguments[2])
let notes = try FileSystem.real.list(content).filter { $0.hasSuffix(".en.md") }
let blocks = try notes.map { try ScenarioFile(path: content + "/" + $0, catalog: .standard) }
let pictures =
    blocks.flatMap { $0.scenarios }.flatMap { SheetPicture.all(of: $0) }
    + blocks.flatMap { $0.audits }.flatMap { SheetPicture.all(of: $0) }
let renderer = try SceneRenderer()
var sheet = Sheet()
for picture in pictures {
    try FileSystem.real.write(folder + "/" + picture.file, picture.svg(with: renderer))
    sheet.add(picture)
}
try FileSystem.real.write(folder + "/index.html", Array(sheet.page.utf8))
print("\(Sheet.width) \(sheet.height)")
