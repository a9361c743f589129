import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing
import YAML

/// The codes of devices that a content folder adds.
struct DeviceCodesTests {
    private func problems(_ text: String) -> [Diagnostic] {
        let file = SourceFile(path: "devices.yaml", text: text)
        return readDevices(YAMLParser.parse(file, in: file.span.range).value, extending: .standard, addedBy: file.path)
            .diagnostics
    }

    @Test(arguments: DeviceCodes.all)
    func `the example of a code triggers it and nothing else`(_ documented: DiagnosticKind) {
        #expect(Set(problems(documented.example).map { $0.code }) == [documented.code])
    }

    /// Besides the codes of this area, what devices share with scenarios.
    private static let shared = [
        "- {name: Nameless, like: iPhone XT}",
        "- {name: Nothing}",
        "- {name: iPhone Next, like: iPhone 17, scale: 4, os: [26.1, 26.2], year: 1999}",
        "- {name: iPhone Next, like: iPhone 17, sizeClass: 4, safeAreaInsets: {portrait: [0, 0, -1, 0]}}",
        "- {name: iPhone Next, like: iPhone 17, cutout: {notch: {width: .nan}}, changes: [{metric: top}]}",
        "- {name: Fold, like: iPhone Duo (inner display), foldable: {fold: 951, camera: [660, 20, 37, 58]}}",
        "- {name: Column, like: iPhone 17, foldable: {statusRegion: {portrait: [382, 0, 84, 170]}}}",
        "- {name: ·, like: iPhone 17, id: a/b, sizeClasses: compact}",
        "name: iPhone Next",
        "- iPhone Next",
    ]

    @Test func `diagnostics read as recorded`() {
        let texts = (DeviceCodes.all.map { $0.example } + Self.shared).map { text in
            let file = SourceFile(path: "devices.yaml", text: text)
            return DiagnosticPrinter(style: .plain, files: [file]).print(problems(text))
        }
        expectGolden(texts.joined(separator: "\n"), "diagnostics.txt")
    }
}
