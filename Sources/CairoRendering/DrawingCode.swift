import CDrawingSources
import Packing

/// The code that decides what is drawn of a scene, apart from the libraries that it calls. A change anywhere else, such as of a layout
/// rule, leaves every picture of the same scene as it is.
package enum DrawingCode {
    /// A checksum of its source files and of the compiler's version.
    package static let checksum = SHA256.digest(of: sources, Array(String(cString: drawingCompiler()).utf8))

    /// The source files one behind the other.
    static var sources: [UInt8] { Array(String(cString: drawingSources()).utf8) }
}
