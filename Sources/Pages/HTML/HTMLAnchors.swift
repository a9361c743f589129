import Foundation

/// Reads attributes and tags out of finished HTML whose attributes stand in double quotes.
package enum HTMLAnchors {
    /// The values of an attribute, such as `id`, in source order; entities are resolved.
    ///
    /// C looks for them: a loop of our own took a quarter of the time of a build without optimization.
    package static func values(of attribute: String, in html: String) -> [String] {
        let mark = " \(attribute)=\""
        return html.withCString { text in
            var values: [String] = []
            var rest = text
            while let start = strstr(rest, mark).map({ UnsafePointer($0) + mark.utf8.count }) {
                let length = strcspn(start, "\"")
                let value = String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
                values.append(HTMLEntities.resolved(value))
                rest = start + length
            }
            return values
        }
    }

    /// The start tags of a name, such as `<img src="a.png">` without the brackets, in source order.
    static func tags(_ name: String, in html: String) -> [String] {
        html.withCString { text in
            var tags: [String] = []
            var rest = text
            while let start = strstr(rest, "<" + name).map({ UnsafePointer($0) + 1 }) {
                let length = strcspn(start, ">")
                rest = start + length
                let isWhole = strcspn(start, " \n\t/>") == name.utf8.count
                guard isWhole else { continue }
                tags.append(String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self))
            }
            return tags
        }
    }

    /// The names of attributes that begin with some letters and go on with others, such as `onclick`, each once, sorted.
    package static func attributes(beginning letters: String, in html: String) -> [String] {
        html.withCString { text in
            var names: Set<String> = []
            var rest = text
            while let start = strstr(rest, " " + letters).map({ UnsafePointer($0) + 1 }) {
                let length = strspn(start, "abcdefghijklmnopqrstuvwxyz")
                rest = start + max(length, 1)
                let isAttribute = strncmp(rest, "=\"", 2) == 0 && length > letters.utf8.count
                guard isAttribute else { continue }
                names.insert(String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self))
            }
            return names.sorted()
        }
    }
}
