import Drawing

/// The font files that pictures are set in; nothing else that the machine has is ever used.
package struct PinnedFonts: Sendable {
    package let files: [File]
    /// The folder with fontconfig's cache of font files on the machine; without it each start takes longer.
    package let cacheFolder: String

    /// A font file and the Debian package that installs it.
    package struct File: Hashable, Sendable {
        package let path: String
        package let package: String

        package init(path: String, package: String) {
            self.path = path
            self.package = package
        }

        var folder: String { path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } }
    }

    package init(files: [File], cacheFolder: String = "/var/cache/fontconfig") {
        self.files = files
        self.cacheFolder = cacheFolder
    }

    /// Inter and Noto Sans CJK for words, JetBrains Mono and Noto Sans Mono CJK for code.
    package static let debian = PinnedFonts(
        files: ["Regular", "Medium", "SemiBold"].map {
            File(path: "/usr/share/fonts/opentype/inter/Inter-\($0).otf", package: "fonts-inter")
        }
            + ["Regular", "Medium", "SemiBold"].map {
                File(
                    path: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf",
                    package: "fonts-jetbrains-mono")
            }
            + ["Regular", "Bold"].map {
                File(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
            })

    /// The folders of the files, in their order.
    var folders: [String] {
        files.reduce(into: []) { folders, file in
            if !folders.contains(file.folder) { folders.append(file.folder) }
        }
    }

    /// A fontconfig configuration that sees no font but those that are added to it.
    var configuration: String {
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
        <cachedir>\(cacheFolder)</cachedir></fontconfig>
        """
    }

    /// The family of Latin letters and digits.
    static func latinFamily(_ role: Font.Role) -> String {
        switch role {
        case .text: "Inter"
        case .code: "JetBrains Mono"
        }
    }

    /// The family of Chinese characters.
    static func chineseFamily(_ role: Font.Role, _ script: ChineseScript) -> String {
        let region = script == .simplified ? "SC" : "TC"
        return switch role {
        case .text: "Noto Sans CJK " + region
        case .code: "Noto Sans Mono CJK " + region
        }
    }

    /// Figures of one width for words; for code, no ligatures, so that `->` stays two characters.
    static func features(_ role: Font.Role) -> String {
        switch role {
        case .text: "tnum"
        case .code: "calt 0, liga 0"
        }
    }
}
