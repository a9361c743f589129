import Content
import Devices
import Diagnostics
import FigurePages
import Figures
import Geometry
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import Pictures
import Templates

/// The page of a device: its picture, its numbers, how each is known and where it was read.
struct DevicePage: ListedPage {
    let device: Device
    /// The device's picture on a language's page; nil where there is none.
    let picture: @Sendable (Route) -> Picture?
    let sources: SourceCatalog
    let changes: KnownScreenChanges
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    private var language: Language { words.language }

    /// The id of the changes with a version, and of each screen after it.
    private static let changesAnchor = "what-changes"

    var ids: [String] { ScreenChanges.applies(to: device) ? [Self.changesAnchor] : [] }

    /// In one line: "393 × 852 @3x · Dynamic Island · 2023 · iOS 17+".
    static func summary(of device: Device, in words: Words) -> String {
        let screen = DeviceText.size(device.screen.size) + " " + DeviceText.scale(device.screen)
        let cutout = device.cutout.value.word
        let parts = [
            screen, cutout == .none ? "" : words[cutout], "\(device.year.value)",
            device.family.system + " " + DeviceText.runs(device),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render(
            "device",
            [
                "marks": .list(Provenance.Mark.allCases.map { mark($0, context) }),
                "pictures": .list(
                    [picture(context.route)].compactMap { $0?.fields(in: context, described: altText) }),
                "name": .text(device.name), "otherNames": .text(device.otherNames),
                "added": device.addedBy == nil ? .text("") : context.word(.addedByContent, in: language),
                "href": context.link(to: context.table(.devices, in: language), device.id),
                "facts": .list(facts(context)), "generations": .list(generations(context)),
                "comparisonList": comparisonList(context),
            ], in: language)
    }

    // MARK: - Screens

    /// The changes on typical screens of apps; an empty text where the device runs too few versions.
    private func comparisonList(_ context: RenderingContext) -> TemplateValue {
        guard let changes = changes.changes(on: device, in: words) else { return .text("") }
        let system = device.family.system + " "
        let versions: [Phrase.Argument] = [
            .init("old", .text(system + changes.versions.old.description)),
            .init("new", .text(system + changes.versions.new.description)),
        ]
        return context.element(
            Self.changesAnchor,
            [
                "heading": context.text(words.text("devices.whatChanges", versions)),
                "introduction": context.text(words[DeviceWord.whatChangesNote]),
                "lab": context.link(to: context.table(.lab, in: language)),
                "comparisons": .list(changes.screens.map { comparison($0, context) }),
            ])
    }

    private func comparison(_ screen: ScreenChanges.Screen, _ context: RenderingContext) -> TemplateValue {
        let unchanged = screen.rows.isEmpty ? words[.nothingDiffers] : ""
        let headline = screen.mainChange.map { $0.path + " " + $0.text } ?? screen.rows.first?.text
        return .object([
            "title": context.text(screen.title), "headline": context.text(headline ?? unchanged),
            "label": .text(""), "note": context.text(unchanged),
            "rows": .list(screen.rows.map { $0.fields(limitedTo: 6, in: context, language) }),
        ])
    }

    private func mark(_ mark: Provenance.Mark, _ context: RenderingContext) -> TemplateValue {
        .object([
            "mark": .text(mark.rawValue), "sign": .text(ShownDeviceNumber.sign(mark)),
            "word": context.word(mark.word, in: language),
        ])
    }

    /// Pictures are shared by displays that look the same, so their content is described here.
    private var altText: String {
        func insets(_ orientation: InterfaceOrientation) -> String {
            ShownDeviceNumber(device.metrics(in: orientation, on: device.newestOS)?[.safeAreaInsets]) {
                DeviceText.list($0)
            }
            .text
        }
        return words.text(
            "devices.picture",
            [
                .init("device", .text(device.name)), .init("portrait", .text(insets(.portrait))),
                .init("landscape", .text(insets(.landscapeRight))),
            ])
    }

    // MARK: - Numbers

    private func facts(_ context: RenderingContext) -> [TemplateValue] {
        let screen = device.screen
        func fact<Value>(_ label: DeviceWord, _ value: Measured<Value>, _ describe: (Value) -> String) -> TemplateValue
        {
            let number = ShownDeviceNumber(value, describe)
            return .object([
                "label": context.text(words[label]), "cell": number.fields(in: context),
                "sources": links([number], context), "note": context.text(remark([number])),
            ])
        }
        return [
            fact(.modelIdentifiers, device.modelIdentifiers) { $0.joined(separator: ", ") },
            fact(.versions, device.firstOS) { $0.description },
            fact(.screen, Measured(screen.size, screen.provenance)) {
                DeviceText.size($0) + " " + DeviceText.scale(screen)
            },
            fact(.panel, screen.panel) { DeviceText.size($0) },
            fact(.cornerRadius, screen.cornerRadius) { DeviceText.number($0) },
            fact(.cutout, device.cutout) { cutout($0) },
            fact(.homeIndicator, device.homeIndicator) { indicator in
                guard let indicator else { return words[DeviceWord.none] }
                let widths = [indicator.portraitWidth, indicator.landscapeWidth].map { DeviceText.number($0) }
                return widths.joined(separator: " / ") + ", "
                    + DeviceText.list([indicator.height, indicator.bottomGap])
            },
        ]
    }

    private func cutout(_ cutout: Cutout) -> String {
        let word = words[cutout.word]
        switch cutout {
        case .none: return word
        case .notch(let notch): return word + " " + DeviceText.size(Size(width: notch.width, height: notch.height))
        case .island(let opening), .cameraHole(let opening): return word + " " + DeviceText.size(opening.frame.size)
        }
    }

    // MARK: - Metrics by orientation

    private func generations(_ context: RenderingContext) -> [TemplateValue] {
        let always = [
            row(.sizeClasses, device.sizeClasses, context) { ShownDeviceNumber($0) { $0.description } },
            row(.sideMargin, device.sideMargin, context) { ShownDeviceNumber($0) { DeviceText.number($0) } },
        ]
        let generations = DeviceGeneration.all(of: device).reversed().map {
            generation(words[$0.word], rows($0.metrics, context) + rows($0.totals, context), context)
        }
        let changes =
            device.changes.isEmpty
            ? [] : [generation(words[DeviceWord.changes], device.changes.map { change($0, context) }, context)]
        return [generation("", always, context)] + generations + changes
    }

    private func generation(_ title: String, _ rows: [TemplateValue], _ context: RenderingContext) -> TemplateValue {
        .object(["title": context.text(title), "rows": .list(rows)])
    }

    private func row<Value>(
        _ label: DeviceWord, _ values: ByOrientation<Value>, _ context: RenderingContext,
        _ number: (Value) -> ShownDeviceNumber
    ) -> TemplateValue {
        row(words[label], [number(values.portrait), number(values.landscape)], context)
    }

    private func row(_ label: String, _ numbers: [ShownDeviceNumber], _ context: RenderingContext) -> TemplateValue {
        .object([
            "label": context.text(label), "cells": .list(numbers.map { $0.fields(in: context) }),
            "sources": links(numbers, context), "note": context.text(remark(numbers)),
        ])
    }

    /// A metric of some versions, in the column of the orientation in which it differs.
    private func change(_ change: MetricChange, _ context: RenderingContext) -> TemplateValue {
        let label = words[DeviceWord(change.quantity)] + words["pages.separator.items"] + change.os.signs
        let value = ShownDeviceNumber(change.value) { DeviceText.number($0) }
        let numbers = [change.scope == .landscape ? .nothing : value, change.scope == .portrait ? .nothing : value]
        return row(label, numbers, context)
    }

    private func rows(_ metrics: ByOrientation<Metrics>, _ context: RenderingContext) -> [TemplateValue] {
        // Metrics that are published for neither orientation have no row; of tab bars the computed height is below.
        Metric.allCases.filter { metrics.portrait[$0] != nil || metrics.landscape[$0] != nil }.map { metric in
            row(DeviceWord(metric), metrics, context) { ShownDeviceNumber($0[metric]) { DeviceText.list($0) } }
        }
    }

    /// The insets of the device with bars.
    private func rows(
        _ totals: ByOrientation<[DeviceTotal.Kind: DeviceTotal]>, _ context: RenderingContext
    ) -> [TemplateValue] {
        let rules = TemplateValue.object([
            "href": context.link(to: context.table(.rules, in: language)),
            "title": context.word(.byRules, in: language),
            "kind": .text(""),
        ])
        return DeviceTotal.Kind.allCases.compactMap { kind in
            let own = [totals.portrait[kind], totals.landscape[kind]]
            guard own.contains(where: { $0 != nil }) else { return nil }
            let cells = own.map { total -> TemplateValue in
                .object([
                    "text": .text(total?.markedText ?? "–"), "sign": .text(""), "mark": .text(""),
                ])
            }
            return .object([
                "label": context.text(words[kind.word]), "cells": .list(cells), "sources": .list([rules]),
                "note": .text(""),
            ])
        }
    }

    // MARK: - Sources

    private func links(_ numbers: [ShownDeviceNumber], _ context: RenderingContext) -> TemplateValue {
        .list(ShownDeviceNumber.sources(of: numbers, sources).map { $0.link(in: context, language) })
    }

    /// The text where no source is named: the remark of a site's authors on a device of their own, else that the numbers were
    /// computed.
    private func remark(_ numbers: [ShownDeviceNumber]) -> String {
        let known = numbers.compactMap { $0.provenance }
        guard let first = known.first, known.allSatisfy({ sources.sources(of: $0).isEmpty }) else { return "" }
        return device.addedBy == nil ? words[.workedOut] : first.sources
    }
}

extension Device.Family {
    /// The name of the system on such a device.
    fileprivate var system: String {
        switch self {
        case .iPhone: "iOS"
        case .iPad: "iPadOS"
        }
    }
}
