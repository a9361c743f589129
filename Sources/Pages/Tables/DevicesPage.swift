import Content
import Devices
import Diagnostics
import Geometry
import Languages
import LayoutEngine
import Templates

/// The page of all devices with their numbers and how each is known.
struct DevicesPage: Sendable {
    let catalog: DeviceCatalog
    /// In the language of the page, as they stand in the words files.
    let words: Words

    private var language: Language { words.language }

    // MARK: - Ids and texts

    /// The section that says where numbers were read.
    private static let sourcesAnchor = "sources"

    private static func anchor(of source: ProvenanceSource) -> String { "source-" + source.rawValue }

    var ids: [String] {
        catalog.devices.map { $0.id } + [Self.sourcesAnchor] + ProvenanceSource.allCases.map { Self.anchor(of: $0) }
    }

    /// The names of the devices, and what is asked of one: its screen, and the metrics in both orientations.
    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.devicesIntroduction])
        for mark in Provenance.Mark.allCases {
            sections.add(paragraph: DeviceNumber.sign(mark) + " " + words[mark.word])
        }
        for device in catalog.devices {
            sections.enclose { sections in
                sections.begin(device.id, isEntry: true)
                sections.add(device.name)
                sections.endTitle()
                sections.add(paragraph: device.otherNames)
                if device.addedBy != nil { sections.add(paragraph: words[.addedByContent]) }
                for fact in facts(of: device) { sections.add(paragraph: fact) }
                sections.add(paragraph: device.notes)
            }
        }
        sections.begin(Self.sourcesAnchor)
        sections.add(words[.sources])
        sections.endTitle()
        for source in ProvenanceSource.allCases {
            sections.add(" ")
            sections.add(source.rawValue, isCode: true)
            sections.add(paragraph: words[source.summaryKey])
        }
    }

    /// Its screen and year, and every metric in both orientations, first before iOS 26, then from it.
    private func facts(of device: Device) -> [String] {
        let screen = [words[DeviceWord.screen], size(device.screen.size), words[.year], "\(device.year.value)"]
        let spans = [(DeviceWord.before26, device.metricsBefore26), (.from26, device.metrics26)]
        return [screen.joined(separator: " ")]
            + spans.flatMap { span, metrics in
                metrics.map { metrics in [words[span]] + Metric.allCases.flatMap { facts($0, metrics) } } ?? []
            }
    }

    private func facts(_ metric: Metric, _ metrics: ByOrientation<Metrics>) -> [String] {
        [(Word.portrait, metrics.portrait), (.landscape, metrics.landscape)].compactMap { orientation, metrics in
            metrics[metric].map {
                [words[DeviceWord(metric)], words[orientation], list($0.value)].joined(separator: " ") + ";"
            }
        }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let fields = DeviceFields(context: context, words: words)
        return context.render(
            "devices",
            [
                "marks": .list(Provenance.Mark.allCases.map { fields.mark($0) }),
                "devices": .list(catalog.devices.map { context.element($0.id, fields.device($0)) }),
                "sourceList": context.element(Self.sourcesAnchor, [:]),
                "sources": .list(
                    ProvenanceSource.allCases.map { source in
                        context.element(
                            Self.anchor(of: source),
                            [
                                "code": .text(source.rawValue),
                                "summary": context.text(words[source.summaryKey]),
                            ])
                    }),
            ], in: language)
    }
}

extension Device {
    fileprivate var otherNames: String { names.dropFirst().joined(separator: ", ") }
}

extension Provenance.Mark {
    fileprivate var word: Word {
        switch self {
        case .appleDocumented: .documented
        case .observed: .observed
        case .inferred: .inferred
        }
    }
}

/// What the template "devices" is filled with for a device.
private struct DeviceFields {
    let context: RenderingContext
    let words: Words

    private var language: Language { words.language }

    func mark(_ mark: Provenance.Mark) -> TemplateValue {
        .object([
            "mark": .text(mark.rawValue), "sign": .text(DeviceNumber.sign(mark)),
            "word": context.word(mark.word, in: language),
        ])
    }

    func device(_ device: Device) -> TemplateValue.Fields {
        [
            "name": .text(device.name), "year": .text("\(device.year.value)"),
            "otherNames": .text(device.otherNames),
            "screen": .text(size(device.screen.size)), "scale": .text("@\(number(device.screen.scale))x"),
            "cutout": context.text(words[cutoutWord(device.cutout.value)]),
            "runs": .text(Sentence.versions(first: device.firstOS.value.description, last: device.lastOSMajor)),
            "facts": .list(facts(device)), "generations": .list(generations(device)), "notes": .text(device.notes),
            "added": device.addedBy == nil ? .text("") : context.word(.addedByContent, in: language),
        ]
    }

    // MARK: - Numbers

    private func fact<Value>(
        _ label: DeviceWord, _ value: Measured<Value>, _ describe: (Value) -> String
    ) -> TemplateValue {
        let number = DeviceNumber(value, describe)
        return .object([
            "label": context.text(words[label]), "cell": number.fields(in: context),
            "sources": .text(DeviceNumber.sources(of: [number])),
        ])
    }

    private func facts(_ device: Device) -> [TemplateValue] {
        let screen = device.screen
        return [
            fact(.modelIdentifiers, device.modelIdentifiers) { $0.joined(separator: ", ") },
            fact(.versions, device.firstOS) { $0.description },
            fact(.screen, Measured(screen.size, screen.provenance)) { size($0) + " @\(number(screen.scale))x" },
            fact(.panel, screen.panel) { size($0) },
            fact(.cornerRadius, screen.cornerRadius) { number($0) },
            fact(.cutout, device.cutout) { cutout($0) },
            fact(.homeIndicator, device.homeIndicator) { indicator in
                guard let indicator else { return words[DeviceWord.none] }
                let width = "\(number(indicator.portraitWidth)) / \(number(indicator.landscapeWidth))"
                return "\(width), \(number(indicator.height)), \(number(indicator.bottomGap))"
            },
        ]
    }

    private func cutoutWord(_ cutout: Cutout) -> DeviceWord {
        switch cutout {
        case .none: .none
        case .notch: .notch
        case .island: .island
        case .cameraHole: .cameraHole
        }
    }

    private func cutout(_ cutout: Cutout) -> String {
        let word = words[cutoutWord(cutout)]
        switch cutout {
        case .none: return word
        case .notch(let notch): return word + " \(number(notch.width)) × \(number(notch.height))"
        case .island(let opening), .cameraHole(let opening): return word + " " + size(opening.frame.size)
        }
    }

    // MARK: - Metrics by orientation

    private func generations(_ device: Device) -> [TemplateValue] {
        let always = [
            row(.sizeClasses, device.sizeClasses) { DeviceNumber($0) { $0.description } },
            row(.sideMargin, device.sideMargin) { DeviceNumber($0) { number($0) } },
        ]
        let spans = [(DeviceWord.before26, device.metricsBefore26), (.from26, device.metrics26)]
        let generations = spans.compactMap { word, metrics in
            metrics.map { generation(words[word], rows($0)) }
        }
        let changes =
            device.changes.isEmpty
            ? [] : [generation(words[DeviceWord.changes], device.changes.map { change($0) })]
        return [generation("", always)] + generations + changes
    }

    private func generation(_ title: String, _ rows: [TemplateValue]) -> TemplateValue {
        .object(["title": context.text(title), "rows": .list(rows)])
    }

    private func row<Value>(
        _ label: DeviceWord, _ values: ByOrientation<Value>, _ number: (Value) -> DeviceNumber
    ) -> TemplateValue {
        row(words[label], [number(values.portrait), number(values.landscape)])
    }

    private func row(_ label: String, _ numbers: [DeviceNumber]) -> TemplateValue {
        .object([
            "label": context.text(label), "cells": .list(numbers.map { $0.fields(in: context) }),
            "sources": .text(DeviceNumber.sources(of: numbers)),
        ])
    }

    /// A metric of some versions, in the column of the orientation in which it differs.
    private func change(_ change: MetricChange) -> TemplateValue {
        let label = words[DeviceWord(change.quantity)] + ", " + change.os.description
        let value = DeviceNumber(change.value) { number($0) }
        let numbers = [change.scope == .landscape ? .nothing : value, change.scope == .portrait ? .nothing : value]
        return row(label, numbers)
    }

    private func rows(_ metrics: ByOrientation<Metrics>) -> [TemplateValue] {
        Metric.allCases.map { metric in
            row(DeviceWord(metric), metrics) { DeviceNumber($0[metric]) { list($0) } }
        }
    }
}

// MARK: - Texts of numbers

private func number(_ value: Double) -> String { DecimalText.string(value) }

private func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) }

/// A length, or insets as top, left, bottom, right.
private func list(_ numbers: [Double]) -> String { numbers.map { number($0) }.joined(separator: ", ") }
