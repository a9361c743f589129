import Content
import Devices
import Diagnostics
import FigurePages
import Geometry
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import ScenarioLanguage
import Templates

/// The page of all devices: a row for each orientation of each, the newest first.
struct DevicesPage: ListedPage {
    /// The devices, the newest first; the devices of a year in the order of the catalog.
    private let devices: [Device]
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    init(catalog: DeviceCatalog, words: Words) {
        devices = catalog.devices.enumerated().sorted {
            ($1.element.year.value, $0.offset) < ($0.element.year.value, $1.offset)
        }.map { $0.element }
        self.words = words
    }

    private var language: Language { words.language }

    // MARK: - Ids and texts

    /// The anchor of the link to the page of sources, whose content was here once.
    private static let sourcesAnchor = "sources"

    var ids: [String] { devices.map { $0.id } + [Self.sourcesAnchor] }

    /// The names of the devices, and the questions about one device: its screen, and the metrics in both orientations.
    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.devicesIntroduction])
        for device in devices {
            sections.enclose { sections in
                sections.begin(device.id, isEntry: true)
                sections.add(device.name)
                sections.endTitle()
                sections.add(paragraph: device.otherNames)
                if device.addedBy != nil { sections.add(paragraph: words[.addedByContent]) }
                let generations = DeviceGeneration.all(of: device)
                for fact in facts(of: device, generations) { sections.add(paragraph: fact) }
                for number in DeviceNumbers(of: device, generations, words: words).all { sections.add(number) }
            }
        }
    }

    /// Its screen and year, and every metric in both orientations with the values that bars derive from them, first before iOS
    /// 26, then from it.
    private func facts(of device: Device, _ generations: [DeviceGeneration]) -> [String] {
        let screen = [
            words[DeviceWord.screen], DeviceText.size(device.screen.size), words[.year], "\(device.year.value)",
        ]
        return [screen.joined(separator: " ")]
            + generations.flatMap { generation in
                [words[generation.word]] + Metric.allCases.flatMap { facts($0, generation.metrics) }
                    + DeviceTotal.Kind.allCases.flatMap { facts($0, generation.totals) }
            }
    }

    private func facts(_ kind: DeviceTotal.Kind, _ totals: ByOrientation<[DeviceTotal.Kind: DeviceTotal]>) -> [String] {
        [(Word.portrait, totals.portrait), (.landscape, totals.landscape)].compactMap { orientation, totals in
            totals[kind].map { [words[kind.word], words[orientation], $0.text].joined(separator: " ") + ";" }
        }
    }

    private func facts(_ metric: Metric, _ metrics: ByOrientation<Metrics>) -> [String] {
        [(Word.portrait, metrics.portrait), (.landscape, metrics.landscape)].compactMap { orientation, metrics in
            metrics[metric].map {
                [words[DeviceWord(metric)], words[orientation], DeviceText.list($0.value)].joined(separator: " ") + ";"
            }
        }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let sources = context.table(.sources, in: language)
        return context.render(
            "devices",
            [
                "script": .text(context.reference(toFile: "assets/devices.js") ?? ""),
                "families": options(devices.map { $0.family.rawValue }),
                "years": options(devices.map { "\($0.year.value)" }),
                "majors": options(KnownVersions.majors.reversed().map { "\($0)" }),
                "cutouts": .list(
                    distinct(devices.map { $0.cutout.value.word }).map { word in
                        .object(["value": .text(word.rawValue), "title": context.text(words[word])])
                    }),
                "columns": .list(Column.allCases.map { header($0, context) }),
                "devices": .list(devices.map { context.element($0.id, fields(of: $0, context)) }),
                "sourceList": context.element(
                    Self.sourcesAnchor,
                    ["href": context.link(to: sources), "title": context.word(.sources, in: language)]
                ),
            ], in: language)
    }

    private func options(_ texts: [String]) -> TemplateValue {
        .list(distinct(texts).map { .object(["value": .text($0), "title": .text($0)]) })
    }

    private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    private func header(_ column: Column, _ context: RenderingContext) -> TemplateValue {
        .object(["label": context.text(words[column.word]), "names": .text(column.names)])
    }

    private func fields(of device: Device, _ context: RenderingContext) -> TemplateValue.Fields {
        let versions = KnownVersions.run(by: device)
        return [
            "name": .text(device.name), "href": context.link(to: context.table(of: device, in: language)),
            "year": .text("\(device.year.value)"), "runs": .text(DeviceText.runs(device)),
            "scale": .text(DeviceText.scale(device.screen)), "family": .text(device.family.rawValue),
            "cutout": .text(device.cutout.value.word.rawValue),
            "first": .text("\((versions.first ?? device.newestOS).major)"),
            "last": .text("\(device.newestOS.major)"),
            "rows": .list([
                row(of: device, .portrait, isFirst: true, context),
                row(of: device, .landscapeRight, isFirst: false, context),
            ]),
        ]
    }

    private func row(
        of device: Device, _ orientation: InterfaceOrientation, isFirst: Bool, _ context: RenderingContext
    ) -> TemplateValue {
        let word: Word = orientation.isLandscape ? .landscape : .portrait
        return .object([
            "isFirst": .flag(isFirst), "orientation": context.word(word, in: language),
            "kind": .text(orientation.isLandscape ? "landscape" : "portrait"),
            "cells": .list(Column.allCases.map { cell($0, device, orientation, context) }),
        ])
    }

    /// The newest value, and after it older ones where they differ.
    private func cell(
        _ column: Column, _ device: Device, _ orientation: InterfaceOrientation, _ context: RenderingContext
    ) -> TemplateValue {
        let history = DeviceHistory(of: device) { column.text(of: device, orientation, $0) }
        let values = history.spans.map { span -> TemplateValue in
            .object([
                "text": .text(span.text), "when": .text(span.next == nil ? "" : span.versions),
                "first": .text("\(span.first.major)"), "last": .text("\(span.last.major)"),
            ])
        }
        return .object([
            "text": .text(history.spans.first?.text ?? ""), "isLong": .flag(values.count > 1), "values": .list(values),
        ])
    }

    // MARK: - Columns

    /// A column of numbers that depend on the orientation.
    private enum Column: CaseIterable {
        case safeArea, screen, statusBar, navigationBar, tabBar, homeIndicator, margin

        var word: DeviceWord {
            switch self {
            case .screen: .screenSize
            case .safeArea: .safeArea
            case .statusBar: .statusBarHeight
            case .navigationBar: .navigationBar
            case .tabBar: .tabBarHeight
            case .homeIndicator: .indicator
            case .margin: .margin
            }
        }

        /// The names of the numbers of a cell in copies.
        var names: String {
            switch self {
            case .screen: "screenWidth screenHeight"
            case .safeArea: "safeAreaTop safeAreaLeft safeAreaBottom safeAreaRight"
            case .statusBar: "statusBarHeight"
            case .navigationBar: "navigationBarY navigationBarHeight"
            case .tabBar: "tabBarHeight"
            case .homeIndicator: "homeIndicatorWidth homeIndicatorHeight"
            case .margin: "sideMargin"
            }
        }

        func text(of device: Device, _ orientation: InterfaceOrientation, _ os: OSVersion) -> String {
            let metrics = device.metrics(in: orientation, on: os) ?? Metrics()
            switch self {
            case .screen: return DeviceText.size(device.turn(to: orientation).size)
            case .safeArea: return ShownDeviceNumber(metrics[.safeAreaInsets]) { DeviceText.list($0) }.briefText
            case .statusBar: return length(.statusBarHeight, metrics).briefText
            case .navigationBar:
                let parts = [length(.navigationBarY, metrics), length(.navigationBarHeight, metrics)]
                guard parts.contains(where: { $0.provenance != nil }) else { return parts[1].briefText }
                return parts.map { $0.briefText }.joined(separator: ", ")
            case .tabBar: return length(.tabBarHeight, metrics).briefText
            case .homeIndicator:
                guard let frame = device.homeIndicatorFrame(in: orientation) else { return "–" }
                return ShownDeviceNumber(device.homeIndicator) { _ in DeviceText.size(frame.size) }.briefText
            case .margin: return ShownDeviceNumber(device.sideMargin[orientation]) { DeviceText.number($0) }.briefText
            }
        }

        private func length(_ length: Metrics.Length, _ metrics: Metrics) -> ShownDeviceNumber {
            ShownDeviceNumber(metrics[length]) { DeviceText.number($0) }
        }
    }
}

extension Device {
    var otherNames: String { names.dropFirst().joined(separator: ", ") }
}
