// The part of XCTest that exported tests name.

import Foundation

@MainActor open class XCTestCase {
    public init() {}
}
struct Missing: Error {}
public func XCTUnwrap<T>(_ expression: T?) throws -> T {
    guard let expression else { throw Missing() }
    return expression
}
public func XCTAssertEqual<T: FloatingPoint>(_ first: T, _ second: T, accuracy: T) {}
public func XCTAssertEqual<T: Equatable>(_ first: T, _ second: T) {}
