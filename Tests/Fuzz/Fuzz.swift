import Dispatch
import FuzzSupport
import Glibc

// Feeds what libFuzzer makes up into the parser that PARSER in the environment names: `make fuzz`.

private let parser = FuzzedParser.all.first { $0.name == getenv("PARSER").map { String(cString: $0) } }

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let parser else { fatalError("PARSER is one of \(FuzzedParser.all.map { $0.name })") }
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let isRead = DispatchSemaphore(value: 0)
    Task.detached {
        do {
            try await parser.read(bytes)
        } catch {
            fatalError("\(error)")
        }
        isRead.signal()
    }
    isRead.wait()
    return 0
}
