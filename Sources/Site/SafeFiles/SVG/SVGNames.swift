import Markup

/// The elements and attributes of SVG that a picture may have.
enum SVGNames {
    static let namespace = "http://www.w3.org/2000/svg"
    static let xlink = "http://www.w3.org/1999/xlink"
    static let xml = "http://www.w3.org/XML/1998/namespace"
    static let html = "http://www.w3.org/1999/xhtml"

    /// Whether a name is one of SVG. A name without a namespace is treated as one, as in a page.
    static func isSVG(_ name: XMLTree.Name) -> Bool { name.namespace == namespace || name.namespace.isEmpty }

    // MARK: - Elements

    /// The elements that are written as they are.
    static let elements = words(
        """
        svg g defs symbol use switch view path rect circle ellipse line polyline polygon text tspan textPath image title desc
        linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
        feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
        feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
        feTile feTurbulence
        """)

    /// The elements that hold text.
    static let textual = words("text tspan textPath title desc")

    /// The elements that show nothing.
    static let silentElements = words("metadata")

    // MARK: - Attributes

    /// The form of an attribute's value.
    enum Form {
        /// Numbers, units and words, such as coordinates and the data of a path.
        case numbers
        /// Numbers, units and words, with functions of numbers: transformations.
        case functions
        /// A value as in a style sheet.
        case style
        /// Declarations of a style sheet.
        case declarations
        /// Text of any kind, which is never used but as a name.
        case text
        /// A fragment of the picture itself, or a picture that it carries.
        case reference
    }

    static func form(of name: XMLTree.Name) -> Form? {
        switch name.namespace {
        case "": forms[name.local] ?? (isFreeText(name.local) ? .text : nil)
        case xlink where name.local == "href": .reference
        case xml where name.local == "space" || name.local == "lang": .text
        default: nil
        }
    }

    private static let forms: [String: Form] = {
        var forms: [String: Form] = ["style": .declarations, "href": .reference]
        for name in numbers { forms[name] = .numbers }
        for name in words("transform gradientTransform patternTransform viewTarget") { forms[name] = .functions }
        for name in words("id class lang role tabindex focusable systemLanguage") { forms[name] = .text }
        for name in StyleProperties.attributes { forms[name] = .style }
        return forms
    }()

    /// Whether programs and assistive technology read the attribute.
    private static func isFreeText(_ name: String) -> Bool {
        (name.hasPrefix("aria-") || name.hasPrefix("data-"))
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }

    private static let numbers = words(
        """
        x y width height cx cy r rx ry x1 y1 x2 y2 dx dy d points rotate fx fy fr viewBox preserveAspectRatio offset pathLength
        startOffset textLength lengthAdjust method spacing side gradientUnits spreadMethod patternUnits patternContentUnits
        clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits
        filterRes in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order
        kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant scale
        xChannelSelector yChannelSelector azimuth elevation stdDeviation radius specularConstant specularExponent z pointsAtX
        pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles
        """)

    /// Attributes that change nothing of a picture as it is shown.
    static let silentAttributes = words(
        """
        version baseProfile content contentScriptType contentStyleType zoomAndPan requiredFeatures requiredExtensions
        externalResourcesRequired enable-background xmlns target download rel hreflang media crossorigin decoding nonce
        """)

    static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }
}
