/// The questions on which rules decide.
///
/// Rules evaluate conditions through `Environment.answers`, so that a test can invert each answer: some observation must
/// contradict every inverted answer.
package enum Condition: String, CaseIterable, Sendable {
    case tabBarFloats
    case tabBarIsStrip
    case barsShareRow
    case barsStandInColumn
    case appDisablesColumn
    case halfHasBars
    case columnGoesWithStatusBar
    case columnBelongsToDetail
    case itemFitsColumn
    case foldIsPartlyOpen
    case cameraIsInHole
    case viewMeetsRegion
    case toolbarFloats
    case toolbarHasItems
    case systemHidesStatusBar
    case navigationBarKeepsStatusBar
    case statusBarGrows
    case navigationBarIsAtIsland
    case navigationBarKeepsDistance
    case navigationBarIsInSheet
    case navigationBarIsBelowGrabber
    case navigationBarKeepsAdditionalInset
    case searchReplacesTitle
    case searchIsInBar
    case searchIsBelowBar
    case searchBarHides
    case largeTitleHasRoom
    case largeTitleIsGone
    case barIsTranslucent
    case barStyleIsTranslucent
    case windowIsNarrow
    case windowIsLow
    case windowIsHalf
    case windowKeepsMargin
    case appIsOld
    case displayIsZoomed
    case presentationIsCard
    case detentIsBelowMaximum
    case sheetFloats
    case sheetIsSmall
    case sheetIsAtFold
    case screenIsSmall
    case titleSpansTable
    case contentIsShort
    case presentedDecidesStatusBar
    case splitViewShowsBoth
    case sidebarFloats
    case primaryIsWider
    case arrangementIsWide
    case arrangementAllowsAxis
    case splitHasRoom
    case foldDividesArrangement
    case panesAreMirrored
    case keyboardFrameHoldsAccessory
    case toolbarKeepsGap
    case readableWidthIsExceeded
    case marginsAddSafeArea
    case systemMinimumIsRespected
    case inheritedMarginIsGreater
    case viewHasNoMargins
    case viewHasOwnDirection
    case systemMinimumIsSmall
    case viewIsContentScrollView
    case scrollingIsEnabled
    case scrollViewBounces
    case contentIsLarger
    case contentIsAdjusted
    case tableBounces
    case insetsAreAppliedInTime
    case edgeIsExtended
    case opaqueBarsAreIncluded
    case rowsAreNew
    case rowsSizeThemselves
    case rowsAreEstimated
    case headerHeightIsAsked
    case zeroIsNoHeader
    case sectionIsBelowTableHeader
    case headerIsBelowLargeTitle
    case cellsFollowReadableWidth
    case cellsKeepSafeArea
    case contentEndsWithSpace
    case tableIsRootView
    case headerIsPinned
    case stackKeepsMargins
    case stackIsMirrored
    case pushedHidesTabBar
    case originIsLate
}

extension Environment {
    /// Returns the answer, or its opposite for the one condition that a mutation test negates, to prove that a fixture fails.
    @inline(__always)
    func decide(_ condition: Condition, _ answer: Bool) -> Bool {
        answer != (negatedCondition == condition)
    }
}
