/// A step of reading YAML, with its range in UTF-8 offsets of the file.
struct YAMLEvent {
    let kind: Kind
    let range: Range<Int>

    enum Kind {
        case documentStart
        case documentEnd
        case scalar(Scalar, Properties)
        case collectionStart(Collection, Properties)
        case collectionEnd
        /// An alias with the name after its `*`.
        case alias(String)
    }

    /// The text of a scalar; only a plain one is written without quotes or block indicator.
    struct Scalar {
        let text: String
        let style: ScalarStyle
    }

    enum ScalarStyle {
        case plain, quoted, block
    }

    /// A list or a mapping; a flow collection is written with brackets.
    struct Collection {
        let isMapping: Bool
        let isFlow: Bool
    }

    /// The anchor and the tag in front of a value.
    struct Properties {
        let anchor: String?
        let tag: String?
    }
}

/// Why libyaml stopped, in its own words, with UTF-8 offsets of the file.
struct LibraryProblem {
    let text: String
    let offset: Int
    /// The offset at which the incomplete construct began.
    let contextOffset: Int?
    /// The code point of a character that is not allowed.
    let scalarValue: UInt32?
}
