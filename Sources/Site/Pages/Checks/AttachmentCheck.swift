package import Content
package import Diagnostics
import Markup

/// Finds in the files that a site copies what a page of it may not hold: scripts, and requests to other sites.
package enum AttachmentCheck {
    /// Whether a file of this name is looked into: browsers run what such files say.
    package static func isRead(_ path: String) -> Bool { form(of: path) != nil }

    /// Why a file is not published; nil where nothing is against it.
    package static func problem(with bytes: [UInt8], at path: String) -> Diagnostic? {
        let reason: String?
        switch form(of: path) {
        case .html: reason = elements(HTMLReader.elements(of: bytes))
        case .xml: reason = xml(bytes)
        case nil: reason = nil
        }
        return reason.map { PublishedFileCodes.activeAttachment(path, $0) }
    }

    private enum Form {
        case html, xml
    }

    private static func form(of path: String) -> Form? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[dot...].dropFirst().lowercased() {
        case "html", "htm", "shtml": return .html
        case "svg", "xml", "xhtml", "xht", "xsl", "xslt", "rdf", "atom", "rss", "mathml": return .xml
        default: return nil
        }
    }

    /// What is no XML is read as HTML, which is what somebody may serve it as.
    private static func xml(_ bytes: [UInt8]) -> String? {
        let document = XMLReader.read(bytes)
        if let problem = document.problem { return "it is no XML: \(problem)" }
        if document.declaresEntities { return "it declares entities" }
        if let address = document.instructions.flatMap({ RemoteAddresses.inInstruction($0) }).first {
            return "it would load '\(address)'"
        }
        return elements(document.elements)
    }

    /// Styles are fine in a file of its own.
    private static func elements(_ elements: [MarkupElement]) -> String? {
        for element in elements {
            if element.name == "script" || element.name == "handler" || element.name == "listener" {
                return "line \(element.line) holds a script"
            }
            for place in ActiveContent.places(in: element) {
                switch place.finding {
                case .code("style="), .code("<style>"): continue
                case .code(let code): return "line \(element.line) runs '\(code)'"
                case .request(let address): return "line \(element.line) would load '\(address)'"
                case .departure(let address): return "line \(element.line) leads to '\(address)'"
                }
            }
        }
        return nil
    }
}

/// Reads what the site says is XML as its readers will.
package enum XMLFileCheck {
    /// The file's problem; nil where it is XML.
    package static func problem(in file: OutputFile) -> Diagnostic? {
        XMLReader.problem(in: file.bytes).map { PublishedFileCodes.notXML(file.path, $0.description) }
    }
}

/// The problems of finished files.
package enum PublishedFileCodes {
    static let activeAttachment = DiagnosticKind(
        "site/active-attachment", .error, example: "a.svg: <svg onload=\"x()\"/>")
    static func activeAttachment(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            activeAttachment,
            "'\(path)' is not published: \(reason); if you trust it, write 'trusted: [\(path)]' in site.yaml", at: nil)
    }

    static let notXML = DiagnosticKind("site/not-xml", .error, example: "templates/epub-chapter.html: <html>")
    static func notXML(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(notXML, "'\(path)' is no XML, so that readers cannot open it: \(reason)", at: nil)
    }

    /// Every code of this area. The examples are files.
    package static let all: [DiagnosticKind] = [activeAttachment, notXML]
}
