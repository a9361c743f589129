// The part of XCTest that exported tests name.

import Foundation

@MainActor open class XCTestCase {
    public init() {}
    public func add(_ attachment: XCTAttachment) {}
}

open class XCTAttachment {
    public enum Lifetime { case keepAlways, deleteOnSuccess }
    public init(data payload: Data, uniformTypeIdentifier: String) {}
    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
}
struct Missing: Error {}
public func XCTUnwrap<T>(_ expression: T?) throws -> T {
    guard let expression else { throw Missing() }
    return expression
}
public func XCTAssertEqual<T: FloatingPoint>(_ first: T, _ second: T, accuracy: T) {}
public func XCTAssertEqual<T: Equatable>(_ first: T, _ second: T) {}
public func XCTAssertFalse(_ expression: Bool, _ message: String = "") {}
public func XCTSkipIf(_ expression: Bool, _ message: String? = nil) throws {}
