import CLoader

/// The code that this process runs: the tool itself and every library that is loaded.
package enum LoadedCode {
    /// The name that linkers give to what they made: a checksum of all code and data in it.
    package typealias BuildID = [UInt8]

    /// The build ids of all loaded code, sorted; nil when some of it was linked without one.
    ///
    /// They are read from memory, so a tool that is replaced on disk while it runs still names itself.
    package static var buildIDs: [BuildID]? {
        var ids: [BuildID?] = []
        withUnsafeMutablePointer(to: &ids) { ids in
            _ = dl_iterate_phdr(
                { object, _, context in
                    guard let object, let ids = context?.assumingMemoryBound(to: [BuildID?].self) else { return 1 }
                    ids.pointee.append(LoadedCode.buildID(of: object.pointee))
                    return 0
                }, ids)
        }
        let known = ids.compactMap { $0 }
        return known.count == ids.count ? known.sorted { $0.lexicographicallyPrecedes($1) } : nil
    }

    private static func buildID(of object: dl_phdr_info) -> BuildID? {
        for header in UnsafeBufferPointer(start: object.dlpi_phdr, count: Int(object.dlpi_phnum))
        where header.p_type == PT_NOTE {
            let address = UInt(object.dlpi_addr) + UInt(header.p_vaddr)
            let notes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: Int(header.p_memsz))
            if let id = buildID(in: notes, alignment: max(4, Int(header.p_align))) { return id }
        }
        return nil
    }

    /// The description of the first note that GNU's linkers write for this. A note is the lengths of its name and
    /// description, its type, and the two, each filled up to the alignment.
    static func buildID(in notes: UnsafeRawBufferPointer, alignment: Int) -> BuildID? {
        let headLength = 12
        var start = 0
        while start + headLength <= notes.count {
            let head = (0..<3).map { Int(notes.loadUnaligned(fromByteOffset: start + $0 * 4, as: UInt32.self)) }
            let name = start + headLength
            let description = aligned(name + head[0], to: alignment)
            let end = description + head[1]
            guard end <= notes.count else { return nil }
            let isGNU = notes[name..<name + head[0]].elementsEqual("GNU\0".utf8)
            if isGNU, head[2] == Int(NT_GNU_BUILD_ID) { return Array(notes[description..<end]) }
            start = aligned(end, to: alignment)
        }
        return nil
    }

    private static func aligned(_ offset: Int, to alignment: Int) -> Int {
        (offset + alignment - 1) / alignment * alignment
    }
}
