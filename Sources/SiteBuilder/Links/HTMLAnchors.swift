/// Reads what links can lead to out of finished HTML whose attributes stand in double quotes.
enum HTMLAnchors {
    /// The values of an attribute, such as `id`, in source order; entities are resolved.
    static func values(of attribute: String, in html: String) -> [String] {
        let mark = Array(" \(attribute)=\"".utf8)
        var values: [String] = []
        html.utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            while index + mark.count <= bytes.count {
                guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
                    index += 1
                    continue
                }
                let start = index + mark.count
                let end = bytes[start...].firstIndex(of: 0x22) ?? bytes.count
                values.append(HTMLEntities.resolved(String(decoding: bytes[start..<end], as: UTF8.self)))
                index = end
            }
        }
        return values
    }
}
