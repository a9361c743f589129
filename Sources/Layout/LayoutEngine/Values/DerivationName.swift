package import Languages

/// The name of the number of a derivation, in no language yet.
///
/// Every number of a layout has a name, and hardly any name is ever read: creating a name builds no text.
package enum DerivationName: Hashable, Sendable {
    /// A value path such as "view.frame.y", which reads the same in every language.
    case path(PathName)
    /// A term such as "status bar".
    case term(TermName)
    /// A number of things, such as "12 rows".
    case count(Int, TermName)
    /// A term about a view or an edge, with its name in code, such as "distance of card from its superview's top edge".
    case about(String, TermName)

    /// The phrase of the name, for all languages; nil for a path.
    package var phrase: Phrase? {
        switch self {
        case .path: nil
        case .term(let term): Phrase(term.key)
        case .count(let count, let term): Phrase(term.key, [.init("count", .count(count))])
        case .about(let name, let term): Phrase(term.key, [.init("name", .text(name))])
        }
    }

    /// The path; nil for a name that must be put into words.
    package var path: String? {
        if case .path(let path) = self { path.text } else { nil }
    }
}

extension Words {
    /// The name of a number in this language.
    package func text(_ name: DerivationName) -> String { name.phrase.map { text($0) } ?? name.path ?? "" }
}

/// The names of numbers without a path.
package enum TermName: String, CaseIterable, Sendable {
    // The screen, the window and its safe area.
    case fromThePageViewController, fromTheNavigationController, distanceScrolled, navigationBarAtRest,
        fromTheWindow, leftInset, fromTheSplitViewController, fromTheArrangementViewController, bottomInset,
        fromTheTabBarController,
        fromTheParentsView, distanceFromSuperviewsTop, distanceFromSuperviewsLeft, distanceFromSuperviewsBottom,
        distanceFromSuperviewsRight, statusBar, growthOfTheStatusBar, partOfTheStatusBarOverTheWindow,
        screenWidth, screenHeight, widthOfTheZoomedDisplay, heightOfTheStandardDisplay, heightInProportion,
        heightOfTheZoomedDisplay, widthOfTheStandardDisplay, insetInProportion, insetOnTheStandardDisplay,
        partOverTheWindow, distanceOfTheWindowFromTheScreensEdge, marginOfAFloatingWindow, homeIndicator, dynamicIsland,
        sensorHousing,
        screenEdge
    // Bars, the keyboard and split views.
    case floatingTabBar, tabBarAtTheTop, gapBelowTheTabBar, endOfTheTabBarsRow, howMuchHigherTheBarBegins,
        searchField, spaceAroundTheSearchField, lineOfALargeTitle, tabBar, floatingToolbar, toolbar,
        endAboveTheBottomEdge,
        distanceOfTheViewFromTheBottom, keyboard, keyboardHeight, keyboardWithAccessory, gapAboveTheTabBar,
        bottomOfTheView,
        coveredAtTheBottom, prompt,
        searchBar, searchBarAtRest,
        largeTitle, distanceScrolledBelowTheSearchBar, largeTitleAtRest, topOfTheNavigationBar,
        columnOfBars, stripOfTheColumn, fold, startOfTheFold, endOfTheFold, camera, statusItems,
        distanceFromTheFarEdge, startInTheWindow,
        endFromTheWindowsStart, endInTheWindow, partInTheWindow,
        leastDistanceFromTheTop, leastDistanceFromTheViewsTop, navigationBar, gapBelowTheSidebar, sidebar,
        divider, partOfTheColumnOutside
    // Sheets and popovers.
    case arrow, widthOfAPopover, heightOfAPopover, distanceFromTheSide, leastDistanceFromTheEdge,
        distanceFromTheTop, distanceFromTheBottom, widthWithTheArrow, heightWithTheArrow, xBesideTheSource,
        yBesideTheSource, lastPlaceThatFits, noFurtherThanFits, withTheArrow, gapAboveTheSheet,
        gapBesideTheSheet, halfOfTheWindow,
        widthOfTheScreenInPortrait, marginsAtBothSides, whatIsLeftOver, howMuchHigherTheSheetBegins,
        middleOfTheWindow, heightWithWhatIsAbove, widthOfAFormSheet, heightOfAFormSheet,
        heightOfTheLargeSheet, largestValueOfADetent, shareOfAMediumSheet, partOfTheLargestValue, valueOfTheDetent,
        heightBeforeScaling, gapAroundTheSheet, scaleOfTheSheet, detentAboveTheLowest, wayBetweenTheDetents,
        greatestGap, partOfTheGap, partOfTheBottomInset
    // Views and their frames.
    case xOfTheSuperviewsContent, yOfTheSuperviewsContent, constant, half, originOfBounds,
        superviewsBottomEdgeInTheWindow, superviewsEdge, farEdgeByTheConstraints, nearEdgeByTheConstraints,
        farEdgeOnAPixel, byTheConstraints, constraint, multipliers, afterMultiplying, openByTheConstraints,
        doesNotSettle, restsOnWhatIsUnknown, distanceOfTheReadableGuideFromTheRight, pixelsPerPoint, beforeTheTransform,
        growth, originalSize, sizeOfTheSuperviewAtFirst, growthOfTheSuperview, beforeTheSuperviewGrew, partOfTheGrowth,
        flexibleParts,
        whatTheScaleAdds, halfOfWhatTheScaleAdds, distanceFromTheSuperviewsOrigin, distanceInTheWindow,
        scaleOfTheCoordinates
    // Margins and readable width.
    case marginSetByTheApp, theViewsOwnMargin, superviewsMarginReachingIn, readableWidth,
        readableWidthInProportionToBodyText, readableWidthAtThisTextSize, leastSpaceBesideTheReadableWidth,
        widthWithThatSpace, widthOfTheSafeArea, leftOfTheReadableGuide, rightOfTheReadableGuide,
        whatTheReadableWidthLeavesOver,
        halfOfWhatTheReadableWidthLeavesOver, startOfTheMarginsGuide, widthOfTheMarginsGuide,
        pointsOfBodyText, pointsOfBodyTextAtTheDefaultTextSize,
        pointsOfAFootnote, pointsOfALargeTitle
    // Scroll views.
    case contentInsetSetByTheApp, indicatorInsetSetByTheApp, nothingAdded, middleOfTheContent, whatTheContentLeavesOver,
        spaceBeforeTheContent
    // Collection views.
    case sectionInsetSetByTheApp, roomOfALine, lines, spacesBetweenLines, items, spacesBetweenItems, spaceBetweenItems,
        sections,
        whatTheLineLeavesOver, longestItemOfTheLine, whatTheItemLeavesOfTheLine, placeBeforeRounding
    // Stack views.
    case endOfTheViewBeforeIt, arrangedSubviews, halfOfWhatIsLeftOver, whatTheSpacingsLeave,
        intrinsicLengthsAndSpacings, gap, whatTheViewsLeave, halfOfTheFirstAndTheLastView,
        fromTheFirstCentreToTheLast, distanceBetweenTheCentres, halfOfTheTwoViews, theTwoViews, longestView,
        views, greatestDistanceBetweenCentres
    // Tables.
    case separator, defaultMargin, marginWithTheSafeArea, startOfTheContentView, partOfTheTableBesideTheView,
        readableMarginInsideTheView, textInset, textInsetByDefault, defaultSeparatorInset, systemMargin,
        topOfWhatIsVisible, bottomOfWhatIsVisible, separatorInset,
        automaticSeparatorInset, cellsMargin, insetBeyondTheDefault, readableMarginBeyondTheSafeArea,
        endOfTheSection, sectionsAbove, sectionHeaders, sectionFooters, spaceBelowTheLastSection,
        accessoryWithItsMargin, sideMargin,
        spaceBeforeTheAccessory, accessory, disclosureIndicatorAtTheDefaultTextSize, disclosureIndicator, rows,
        rowsLaidOut, rowsNotLaidOutYet, equalRows, countOfThem, systemMinimumMargin, marginInsideTheSection,
        rowHeight, estimatedRowHeight, defaultRowHeight, atTheDefaultTextSize, minimumScaledWithTheText,
        lineAndTheSpaceAroundItRoundedUp, spaceAroundTheLine, lineAndTheSpaceAroundIt, onePoint,
        estimatedHeight, spaceAroundTheTitle, spaceBeforeRounding, lineAtTheDefaultTextSize,
        halfOfTheSpaceBetweenSections, sectionHeadersTopPadding, lineOfBodyText, lineOfAFootnote,
        heightOfTheLine, lineHeightOfOnePoint, ascender, ascenderOfOnePoint, ascenderOnAPixel, lineOfTheLabel,
        belowTheBaseline, pointsOfTheFont, pointsOfTheTextStyle, lettersAtOnePoint, lettersOfTheLongestLine,
        linesOfTheText, linesOfTheTextAt, heightOfTheLines

    /// The key of its text in the words files.
    package var key: String { "terms." + rawValue }
}
