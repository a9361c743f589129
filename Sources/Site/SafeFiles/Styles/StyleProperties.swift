/// The properties that a picture may set, and the functions of their values.
enum StyleProperties {
    /// The properties that are also attributes.
    static let attributes = SVGNames.words(
        """
        fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
        stroke-dashoffset stroke-opacity opacity color display visibility overflow clip clip-path clip-rule mask filter
        flood-color flood-opacity lighting-color stop-color stop-opacity marker-start marker-mid marker-end paint-order
        vector-effect shape-rendering text-rendering image-rendering color-rendering color-interpolation
        color-interpolation-filters pointer-events cursor font font-family font-size font-size-adjust font-style font-variant
        font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
        baseline-shift direction unicode-bidi writing-mode glyph-orientation-vertical glyph-orientation-horizontal
        transform-origin mask-type kerning white-space
        """)

    static let all = attributes.union(
        SVGNames.words(
            """
            marker mix-blend-mode isolation font-feature-settings font-variation-settings font-kerning font-optical-sizing
            font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric font-variant-position
            text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-underline-offset
            text-align text-transform text-indent text-shadow line-height transform transform-box translate rotate scale x y cx
            cy r rx ry width height max-width max-height min-width min-height background background-color color-scheme
            forced-color-adjust animation animation-name animation-duration animation-delay animation-direction
            animation-fill-mode animation-iteration-count animation-play-state animation-timing-function transition
            transition-property transition-duration transition-delay transition-timing-function stroke-alignment
            """))

    /// Whether a property has no effect on a picture.
    static func isSilent(_ name: String) -> Bool {
        silent.contains(name) || name.hasPrefix("-")
            || ["margin", "padding", "border", "outline", "box-", "user-"].contains {
                name.hasPrefix($0)
            }
    }

    private static let silent = SVGNames.words(
        """
        position top right bottom left z-index float clear content align-items align-content justify-content flex gap
        vertical-align table-layout enable-background text-overflow word-wrap overflow-wrap word-break resize will-change
        solid-color solid-opacity stroke-position shape-padding shape-inside inline-size unicode-range src object-fit zoom
        overflow-x overflow-y text-orientation text-align-last hyphens tab-size list-style
        """)

    static let functions = SVGNames.words(
        """
        rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp translate translatex
        translatey translate3d translatez scale scalex scaley scale3d rotate rotatez skew skewx skewy matrix matrix3d
        cubic-bezier steps linear drop-shadow blur brightness contrast grayscale hue-rotate invert opacity saturate sepia rect
        inset circle ellipse polygon
        """)
}
