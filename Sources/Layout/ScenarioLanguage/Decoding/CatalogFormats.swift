import DataTree
package import LayoutEngine
package import Schema

/// The state of decoding a tree that names devices.
package protocol CatalogContext: ClosedContext {
    var catalog: DeviceCatalog { get }
}

extension ValueFormats where Context: CatalogContext {
    /// A device by one of its names.
    package static var device: ValueFormat<Device, Context> {
        ValueFormat(kind: .device) { node, decoder in
            guard let text = node.text else {
                decoder.reportWrongType(ValueKind.device.phrase, found: node)
                return nil
            }
            let device = decoder.context.catalog.device(named: text)
            if device == nil {
                decoder.report(CatalogCodes.unknownDevice(text, in: decoder.context.catalog, at: node.span))
            }
            return device
        }
    }
}

extension ValueFormats {
    /// A version of iOS whose layout the engine knows.
    package static var osVersion: ValueFormat<OSVersion, Context> {
        ValueFormat(kind: .osVersion) { node, decoder in
            guard let text = node.text else {
                decoder.reportWrongType(ValueKind.osVersion.phrase, found: node)
                return nil
            }
            if let version = OSVersion(parsing: text), KnownVersions.contains(version) { return version }
            decoder.report(CatalogCodes.unknownOS(text, at: node.span))
            return nil
        }
    }
}
