import DataTree
package import Diagnostics
package import Languages
package import LayoutEngine
import LibraryFiles
import YAML

/// A publication on which numbers of devices or rules are based.
package struct PublishedSource: Hashable, Sendable {
    /// The identifier used in addresses, such as "qmui".
    package let id: String
    /// The codes by which devices and rules cite it, such as "QM" or "qmui-*", where the star matches any ending.
    package let codes: [String]
    /// Its own title, in its own language, has no language; one in several languages describes a source without a title.
    package let title: Title
    /// A person, an organization or a name on the network; nil where none is known.
    package let author: String?
    package let year: Int?
    /// The address; nil if none is on record.
    package let address: String?
    /// The facts that were read there.
    package let use: LocalizedText

    package enum Title: Hashable, Sendable {
        case own(String)
        case said(LocalizedText)

        package func text(in language: Language) -> String {
            switch self {
            case .own(let title): title
            case .said(let title): title.text(in: language) ?? ""
            }
        }
    }

    /// Author and year, as texts refer to it: "Tencent, 2024"; the title where neither is known.
    package func reference(in language: Language) -> String {
        guard let author else { return title.text(in: language) }
        return author + (year.map { ", \($0)" } ?? "")
    }
}

/// All sources, for looking up codes.
package struct SourceCatalog: Sendable {
    /// The sources in the order of the file: sources of devices, Apple's first, then sources of rules.
    package let sources: [PublishedSource]
    private let exact: [String: PublishedSource]
    /// The longest first.
    private let beginnings: [(text: String, source: PublishedSource)]

    package init(_ sources: [PublishedSource]) {
        self.sources = sources
        let codes = sources.flatMap { source in source.codes.map { (code: $0, source: source) } }
        exact = Dictionary(codes.filter { !$0.code.hasSuffix("*") }.map { ($0.code, $0.source) }) { first, _ in first }
        beginnings = codes.filter { $0.code.hasSuffix("*") }.map { (String($0.code.dropLast()), $0.source) }
            .sorted { ($1.0.utf8.count, $0.0) < ($0.0.utf8.count, $1.0) }
    }

    /// The source that a code names; nil for a symbol of UIKit and for an unknown code.
    package func source(of code: String) -> PublishedSource? {
        exact[code] ?? beginnings.first { code.hasPrefix($0.text) }?.source
    }

    /// The sources whose codes occur in a provenance, in its order, each once: "QM+UYL(11)" cites QM and UYL.
    package func sources(of provenance: Provenance) -> [PublishedSource] {
        let words = provenance.sources.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var cited: [PublishedSource] = []
        for case let source? in words.map({ exact[String($0)] }) where !cited.contains(source) { cited.append(source) }
        return cited
    }

    /// Apple's page on the type that a name of a symbol begins with: the page on UIView for "UIView.safeAreaInsets"; nil if the
    /// name is no symbol.
    package static func address(ofSymbol name: String) -> String? {
        let type = name.prefix { $0 != "." }
        guard ["UI", "NS", "CG"].contains(where: { name.hasPrefix($0) }),
            type.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            })
        else { return nil }
        return "https://developer.apple.com/documentation/uikit/" + type.lowercased()
    }
}

extension SourceCatalog {
    /// The sources that come with the tool.
    package static let standard = readStandard().value

    /// Reads the file that comes with the tool. Tests ensure that it has no problems.
    package static func readStandard() -> Diagnosed<SourceCatalog> {
        let text = LibraryFiles.sources.files.map { $0.text }.joined()
        let file = SourceFile(path: "sources.yaml", text: text)
        return YAMLParser.parse(file, in: file.span.range).map { documents in
            SourceCatalog(documents.flatMap { $0.items ?? [] }.compactMap { PublishedSource($0) })
        }
    }
}

extension PublishedSource {
    /// Decodes a source; nil if a required part is missing.
    fileprivate init?(_ node: DataNode) {
        guard let id = node["id"]?.text, let title = node["title"], let use = node["use"].map({ Self.localized($0) })
        else { return nil }
        self.id = id
        codes = (node["codes"]?.items ?? []).compactMap { $0.text }
        self.title = title.text.map { .own($0) } ?? .said(Self.localized(title))
        author = node["author"]?.text
        year = node["year"]?.text.flatMap { Int($0) }
        address = node["address"]?.text
        self.use = use
    }

    private static func localized(_ node: DataNode) -> LocalizedText {
        LocalizedText(
            (node.entries ?? []).compactMap { entry in entry.value.text.map { (Language(entry.key), $0) } })
    }
}
