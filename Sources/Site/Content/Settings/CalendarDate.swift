import FoundationEssentials
import Glibc

/// A day, such as 2026-11-21.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Year, month and day with leading zeros, which sort as days do.
    package let description: String

    /// Nil for what is no day of the calendar, or is written in another way than "2026-11-21".
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWritten =
            parts.map { $0.utf8.count } == [4, 2, 2] && text.utf8.allSatisfy { $0 == 0x2D || Self.isDigit($0) }
        guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
        else { return nil }
        description = text
    }

    /// The day that a time begins with, as front matter writes them: "2026-11-21T08:00:00Z", "2026-11-21 08:00".
    package init?(ofTime text: String) {
        guard text.utf8.count == 10 || text.dropFirst(10).first.map({ "T ".contains($0) }) == true else { return nil }
        self.init(String(text.prefix(10)))
    }

    /// The day that it is, at Greenwich; that of SOURCE_DATE_EPOCH where a build is to be repeated.
    package static var today: CalendarDate {
        var seconds = epoch.flatMap { Int($0) } ?? time(nil)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let year = String(Int(parts.tm_year) + 1900)
        let rest = [Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { ($0 < 10 ? "-0" : "-") + String($0) }
        return CalendarDate(description: String(repeating: "0", count: max(0, 4 - year.count)) + year + rest.joined())
    }

    /// The value of SOURCE_DATE_EPOCH where it is no moment of the years 1970 to 9999; nil where it is one, or not set.
    package static var unusableEpoch: String? {
        epoch.flatMap { text in
            let isWhole = text.utf8.allSatisfy { isDigit($0) }
            return isWhole && Int(text).map { $0 <= 253_402_300_799 } == true ? nil : text
        }
    }

    private static var epoch: String? { ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] }

    private init(description: String) { self.description = description }

    /// The day's beginning as feeds and books write it: "2026-11-21T00:00:00Z".
    package var timestamp: String { description + "T00:00:00Z" }

    package static func < (first: CalendarDate, second: CalendarDate) -> Bool { first.description < second.description }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func days(of month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
