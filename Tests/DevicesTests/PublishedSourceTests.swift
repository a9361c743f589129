import Devices
import Diagnostics
import Languages
import LayoutEngine
import Testing

/// Where the numbers of devices and the rules come from.
struct PublishedSourceTests {
    private static let catalog = SourceCatalog.standard

    @Test func `nothing is wrong with the file`() {
        let read = SourceCatalog.readStandard()
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.sources.count > 80)
        let ids = read.value.sources.map { $0.id }
        #expect(Set(ids).count == ids.count)
        let codes = read.value.sources.flatMap { $0.codes }
        #expect(Set(codes).count == codes.count)
    }

    @Test(arguments: SourceCatalog.standard.sources.map { $0.id })
    func `a source has a title, says in both languages what was read, and has an address that leads somewhere`(
        _ id: String
    ) throws {
        let source = try #require(Self.catalog.sources.first { $0.id == id })
        #expect(!source.codes.isEmpty)
        for language in [Language.english, .simplifiedChinese] {
            #expect(!source.title.text(in: language).isEmpty)
            #expect(source.use[language]?.isEmpty == false)
            #expect(!source.reference(in: language).isEmpty)
        }
        if case .said(let title) = source.title { #expect(title.languages == [.english, .simplifiedChinese]) }
        #expect(source.address?.hasPrefix("https://") != false)
        if let year = source.year { #expect((2007...2026).contains(year)) }
    }

    @Test(arguments: RuleCatalog.rules.map { $0.id })
    func `everything that a rule rests on is a source or a symbol of UIKit`(_ id: String) throws {
        for code in try #require(RuleCatalog.rule(id)).evidence {
            #expect(Self.catalog.source(of: code) != nil || SourceCatalog.address(ofSymbol: code) != nil, "\(code)")
        }
    }

    @Test(arguments: [
        ("N70a", "logs-2015"), ("N8", "public-files"), ("N75", "krtestlayout"), ("oui-cat-child-09", "openuikit"),
        ("seed 1.12", "seed-scroll-views"), ("UITableView+QMUI", "qmui"), ("QM", "qmui"), ("GK", "gknavigationbar"),
        ("UIView.safeAreaInsets", nil), ("nobody", nil),
    ])
    func `a code names one source`(_ code: String, _ id: String?) {
        #expect(Self.catalog.source(of: code)?.id == id)
    }

    @Test func `cited sources come in the order of the text, each once`() {
        func cited(_ text: String) -> [String] { Self.catalog.sources(of: .observed(text)).map { $0.id } }
        #expect(cited("TG+KBH(portrait) TG(landscape)") == ["telegram", "keyboard-table"])
        #expect(cited("CH-rule+UYM") == ["root-margin-rule", "use-your-loaf-margins"])
        #expect(cited("HN12") == ["hacknicity-iphone-12"])
        #expect(cited("status bar hidden from iOS 8").isEmpty)
    }

    @Test(arguments: [
        ("UIView.safeAreaInsets", "https://developer.apple.com/documentation/uikit/uiview"),
        ("UITableView+QMUI", nil), ("UYL", nil), ("UI and more", nil),
    ])
    func `a symbol leads to the page on its type`(_ name: String, _ address: String?) {
        #expect(SourceCatalog.address(ofSymbol: name) == address)
    }
}
