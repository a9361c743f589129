import FoundationEssentials
import Glibc

/// A day, such as 2026-11-21.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Year, month and day with leading zeros, which sort as days do.
    package let description: String

    /// Nil for a text that is not a day of the calendar, or is written in another way than "2026-11-21".
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWritten =
            parts.map { $0.utf8.count } == [4, 2, 2] && text.utf8.allSatisfy { $0 == 0x2D || Self.isDigit($0) }
        guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
        else { return nil }
        description = text
    }

    /// The day of a time at Greenwich, as front matter writes them: "2026-11-21T08:00:00+08:00", "2026-11-21 08:00". Without an
    /// offset it is a time at Greenwich. A year or a month alone, such as "2018" or "2018-05", is its first day. Nil for a text
    /// that is not a time.
    package init?(ofTime text: String) {
        let missing = [4: "-01-01", 7: "-01"][text.utf8.count] ?? ""
        guard let day = CalendarDate(String(text.prefix(10)) + missing) else { return nil }
        guard text.utf8.count > 10 else {
            self = day
            return
        }
        let rest = text.dropFirst(10)
        guard let mark = rest.first, "Tt ".contains(mark) else { return nil }
        let time = rest.dropFirst().prefix { "0123456789:.".contains($0) }
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.map { Int($0.prefix { $0 != "." }) }
        guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1], (0...24).contains(hour),
            (0...59).contains(minute), numbers.count < 3 || numbers[2].map({ (0...60).contains($0) }) == true
        else { return nil }
        let zone = rest.dropFirst(1 + time.count).drop { $0 == " " }
        guard let offset = Self.minutes(ofZone: zone) else { return nil }
        let atGreenwich = hour * 60 + minute - offset
        self = day.moved(by: atGreenwich < 0 ? -1 : atGreenwich / (24 * 60))
    }

    /// The minutes that a zone is ahead of Greenwich: "+08:00", "-0330", "Z"; nil for no zone.
    private static func minutes(ofZone zone: Substring) -> Int? {
        if zone.isEmpty || ["z", "utc", "gmt"].contains(zone.lowercased()) { return 0 }
        let digits = zone.dropFirst().filter { $0 != ":" }
        guard let sign = zone.first, "+-".contains(sign), [2, 4].contains(digits.utf8.count), let number = Int(digits)
        else {
            return nil
        }
        let minutes = digits.utf8.count == 2 ? number * 60 : number / 100 * 60 + number % 100
        return minutes > 14 * 60 ? nil : sign == "-" ? -minutes : minutes
    }

    /// The date some days before or after this one, or this one.
    private func moved(by days: Int) -> CalendarDate {
        let parts = description.split(separator: "-").compactMap { Int($0) }
        var (year, month, day) = (parts[0], parts[1], parts[2] + days)
        if day < 1 {
            (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
            day = Self.days(of: month, year)
        } else if day > Self.days(of: month, year) {
            (year, month, day) = month == 12 ? (year + 1, 1, 1) : (year, month + 1, 1)
        }
        func padded(_ number: Int, _ count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
        }
        return CalendarDate(description: padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2))
    }

    /// The day that it is, at Greenwich; the day of SOURCE_DATE_EPOCH where a build is to be repeated.
    package static var today: CalendarDate {
        var seconds = epoch.flatMap { Int($0) } ?? time(nil)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let year = String(Int(parts.tm_year) + 1900)
        let rest = [Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { ($0 < 10 ? "-0" : "-") + String($0) }
        return CalendarDate(description: String(repeating: "0", count: max(0, 4 - year.count)) + year + rest.joined())
    }

    /// The value of SOURCE_DATE_EPOCH where it is not a moment in the years 1970 to 9999; nil where it is one, or not set.
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
