package import Content
package import Diagnostics
import Foundation
import Languages
package import Pages
package import Templates

/// What makes a served site an app that can be installed: the manifest that browsers read.
package enum WebApp {
    package static let manifestPath = "manifest.webmanifest"

    /// A template folder with this script wants the site to be an app; the script is what its worker does.
    private static let workerScript = "assets/worker.js"

    /// True when the site is to be an app.
    package static func isWanted(by design: TemplateLoader.Design) -> Bool {
        design.assets.contains { $0.path == workerScript }
    }

    /// The manifest, by the template "manifest".
    package static func manifest(_ templates: TemplateLibrary) -> Diagnosed<OutputFile> {
        templates.render("manifest", fields).map { OutputFile(manifestPath, text: $0) }
    }

    private static var fields: TemplateValue {
        let name = (["notchbook"] + Language.ofNotes.map { Word.headline.text(in: $0) }).joined(separator: " · ")
        return .object([
            "lang": quoted(Language.english.tag), "name": quoted(name),
            "description": quoted(Word.tagline.text(in: .english)),
        ])
    }

    /// A text as a string of JSON.
    private static func quoted(_ text: String) -> TemplateValue {
        .html((try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\"")
    }
}
