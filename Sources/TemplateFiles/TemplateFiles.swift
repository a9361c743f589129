import CTemplateFiles

// The look that comes with the tool: the folder `templates` of this project, which the binary carries.

/// The page templates, style sheets and scripts that come with the tool.
package enum TemplateFiles {
    /// A file: its path below a folder of templates, such as "assets/site.css", and its bytes.
    package typealias File = (path: String, bytes: [UInt8])

    /// All of them, sorted by path.
    package static let standard: [File] = (0..<templateFileCount).map { number in
        let file = templateFile(number)
        return (String(cString: file.path), Array(String(cString: file.text).utf8))
    }
}
