import Foundation

/// Whether tests take their time, as in `make torture`: what each run samples is then tried whole.
package enum Torture {
    package static let isLong = ProcessInfo.processInfo.environment["TORTURE"] == "long"
}
