import CairoRendering
import Foundation
import LayoutEngine
import SiteBuilder

// ContactSheet CONTENT FOLDER: draws every scenario of the notes in both languages and both palettes into a folder,
// with a page that shows all of them, by kind of picture. Prints width and height of that page in pixels.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: ContactSheet CONTENT FOLDER\n".utf8))
    exit(64)
}
let (content, folder) = (arguments[1], arguments[2])
let notes = try FileSystem.real.list(content).filter { $0.hasSuffix(".en.md") }
let scenarios = try notes.flatMap { note in
    try ScenarioReading(path: content + "/" + note, catalog: .standard).scenarios
}
let renderer = try SceneRenderer()
var sheet = Sheet()
for scenario in scenarios {
    for picture in SheetPicture.all(of: scenario) {
        try FileSystem.real.write(folder + "/" + picture.file, picture.svg(with: renderer))
        sheet.add(picture)
    }
}
try FileSystem.real.write(folder + "/index.html", Array(sheet.page.utf8))
print("\(Sheet.width) \(sheet.height)")
