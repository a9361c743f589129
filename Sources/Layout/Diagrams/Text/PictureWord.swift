import Languages

/// A text on pictures or in their descriptions; it is under `pictures` in the files of words.
package enum PictureWord: String, CaseIterable, Sendable {
    // The separator between parts of a text.
    case itemSeparator = "separator.items"
    case phraseSeparator = "separator.phrases"
    case clauseSeparator = "separator.clauses"
    case sentenceSeparator = "separator.sentences"
    case conjunction = "separator.and"
    case labelled
    // Sides, coordinates and sizes.
    case top = "measure.top"
    case left = "measure.left"
    case bottom = "measure.bottom"
    case right = "measure.right"
    case x = "measure.x"
    case y = "measure.y"
    case width = "measure.width"
    case height = "measure.height"
    // Sides in a sentence that lists the terms of a sum.
    case topSide = "side.top"
    case leftSide = "side.left"
    case bottomSide = "side.bottom"
    case rightSide = "side.right"
    case xSide = "side.x"
    case ySide = "side.y"
    case widthSide = "side.width"
    case heightSide = "side.height"
    // The orientation of a device, and the mark that shows it.
    case portrait = "orientation.portrait"
    case upsideDown = "orientation.upsideDown"
    case landscape = "orientation.landscape"
    case markOnLeft = "orientation.markOnLeft"
    case markOnRight = "orientation.markOnRight"
    case notch = "mark.notch"
    case island = "mark.island"
    case homeButton = "mark.homeButton"
    // Areas and bars.
    case safeArea
    case scrollIndicator
    case fold
    case foldPartlyOpen
    case cameraUnderDisplay
    case partlyOpen
    case unsafe
    case statusBar = "bar.status"
    case navigationBar = "bar.navigation"
    case tabBar = "bar.tab"
    case toolbar = "bar.toolbar"
    // The label of one of several variants.
    case translucent = "variant.translucent"
    case opaque = "variant.opaque"
    case barHidden = "variant.barHidden"
    case barShown = "variant.barShown"
    case nameHidden = "variant.nameHidden"
    case nameShown = "variant.nameShown"
    case usualValue = "variant.default"
    case leftToRight = "variant.leftToRight"
    case rightToLeft = "variant.rightToLeft"
    case pinned = "variant.pinned"
    case pinnedAcross = "variant.pinnedAcross"
    // The verdict of a comparison on a variant.
    case wrongVerdict = "variant.wrong"
    case rightVerdict = "variant.right"
    // A picture described: device and system, values, their terms, views and bars.
    case setting = "description.setting"
    /// The name of a device that a link brings to a page.
    case deviceOfLink = "deviceOfLink"
    case number = "description.number"
    case numbers = "description.numbers"
    case noInsets = "description.noInsets"
    case insetsWithEqualSides = "description.insetsWithEqualSides"
    case insets = "description.insets"
    case rect = "description.rect"
    case sum = "description.sum"
    case term = "description.term"
    case spaceBeforeTerm = "description.spaceBeforeTerm"
    case spaceBeforeLatinTerm = "description.spaceBeforeLatinTerm"
    case termWithValue = "description.termWithValue"
    case addedTerm = "description.addedTerm"
    case subtractedTerm = "description.subtractedTerm"
    case safeAreaSize = "description.safeAreaSize"
    case views = "description.views"
    case viewFrame = "description.viewFrame"
    case noBars = "description.noBars"
    case namedBar = "description.namedBar"
    case translucentBars = "description.translucentBars"
    case opaqueBars = "description.opaqueBars"
    case translucentBar = "description.translucentBar"
    case opaqueBar = "description.opaqueBar"
    case bars = "description.bars"
    // Numbers followed by a mark.
    case extrapolated
    case extrapolatedValues = "description.extrapolatedValues"
    // Parts that are too far away to be drawn.
    case cut
    // Variants side by side.
    case differs = "sideBySide.differs"
    case variants = "sideBySide.variants"
    case sideBySide = "sideBySide.count"
    case sameNumbers = "sideBySide.sameNumbers"
    case differentNumbers = "sideBySide.differentNumbers"
    case differences = "sideBySide.differences"
    case sameLook = "sideBySide.sameLook"
    // Steps side by side.
    case start = "sideBySide.start"
    case moments = "sideBySide.moments"
    // A table taken apart.
    case separator = "table.separator"
    case space = "table.space"
    case sectionsLeftOut = "table.sectionsLeftOut"
    case rowsLeftOut = "table.rowsLeftOut"
    case heights = "table.heights"
    case across = "table.across"
    // Phases side by side, and the content of a table as it scrolls.
    case firstAppearance = "timeline.firstAppearance"
    case secondAppearance = "timeline.secondAppearance"
    case valueChanges = "timeline.valueChanges"
    case newNumber = "timeline.newNumber"
    case appChange = "timeline.appChange"
    case absentValue = "timeline.absentValue"
    case valueFromPhase = "timeline.valueFromPhase"
    case values = "timeline.values"
    case callbacks = "timeline.callbacks"
    case estimatedHeight = "growth.estimatedHeight"
    case laidOutHeight = "growth.laidOutHeight"
    case laidOutRows = "growth.laidOutRows"
    case growthStep = "growth.step"
    case growth = "growth.text"
    // Insets from the window down.
    case layoutGuides = "tree.layoutGuides"
    case view = "tree.view"
    case controller = "tree.controller"
    case bar = "tree.bar"
    case changedHere = "tree.changedHere"
    case heightNote = "tree.heightNote"
    case propertyOfLevels = "tree.propertyOfLevels"
    case guidesOfControllers = "tree.guidesOfControllers"
    case outOfReach = "tree.outOfReach"
    case total = "tree.total"
    case gapToSuperview = "tree.gapToSuperview"
    case barHeight = "tree.barHeight"
    case stepConjunction = "tree.stepConjunction"
    case steps = "tree.steps"
    case level = "tree.level"
    // Constraints as dimension lines.
    case moreConstraints = "constraints.more"
    case leftOutByHypothesis = "constraints.leftOut"
    case brokenByUIKit = "constraints.broken"
    case contradictingConstraint = "constraints.contradicting"
    case optionalConstraint = "constraints.optional"
    case layoutGuide = "constraints.guide"
    case contradictingConstraints = "constraints.contradictions"
    case constraintLeftOut = "constraints.otherNumber"
    case constraintsDrawn = "constraints.others"
    case firstLayout = "constraints.layout"
    case otherLayout = "constraints.otherLayout"
    case openNumbers = "constraints.open"
    case openNumbersSentence = "constraints.openTwice"
    // The errors of a macro by device and version.
    case errors = "heatMap.errors"
    case scores = "heatMap.scores"
    case score = "heatMap.score"
    case worstError = "heatMap.worstError"
    case deviceSpan = "heatMap.deviceSpan"
    case rightCell = "heatMap.right"
    case tooSmall = "heatMap.tooSmall"
    case tooLarge = "heatMap.tooLarge"
    case missing = "heatMap.missing"
    case mixed = "heatMap.mixed"
    case numberWithoutRoom = "heatMap.numberWithoutRoom"
    case noDevice = "heatMap.noDevice"

    /// The key in a file of words.
    package var key: String { "pictures." + rawValue }
}

extension Words {
    subscript(word: PictureWord) -> String { self[word.key] }

    /// The text with its placeholders filled.
    func text(_ word: PictureWord, _ arguments: KeyValuePairs<String, String>) -> String {
        text(word.key, arguments.map { Phrase.Argument($0.key, .text($0.value)) })
    }

    /// The text in the form that a number of things asks for, the number in place of `{count}`.
    func text(_ word: PictureWord, count: Int) -> String {
        text(word.key, [Phrase.Argument("count", .count(count))])
    }
}
