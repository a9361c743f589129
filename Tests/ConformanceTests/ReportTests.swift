import TestSupport
import Testing

/// The report beside the fixtures is that of the engine as it is.
@Suite struct ReportTests {
    @Test func `the report is up to date`() {
        expectGolden(ConformanceReport.text, "Report.md", in: ".")
    }
}
