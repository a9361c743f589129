package import Languages
package import Markdown
import Templates

/// A text of the pages' frame; templates reach it as `words.<name>`.
package enum Word: String, CaseIterable, Sendable {
    // The frame of every page.
    case both, sectionMissing, sectionBorrowed, sectionBehind, newerText, editText, linkToSection, taskDone, taskOpen,
        breadcrumbs, copy, copied,
        notCopied, pageAsMarkdown, codeLanguages, largePicture, noPicture
    case palette, paletteSystem, paletteLight, paletteDark, download
    case menu, close, skipToContent, contents, allNotes, onThisPage, previous, next, languageSwitch, computedNote
    case notes, tagged, moreNotes, reference, notTranslated, converted, credit
    case changes, editPage, reportProblem, lastChanged, moved, sectionMoved, notFound, notFoundHint, notKept,
        notKeptHint
    case singlePage, singlePageTitle, book, bookAccess, archive
    case search, searchHint, searchMine, searchFound, searchFoundOne, searchFoundMany, searchFoundNothing, searchFailed
    case searchFillers, searchBefore, searchSince
    case newVersion, reload
    case version, newestVersion, oldVersion
    case keptAsRead, keepAll, keepingAll, allKept, notAllKept, removeKept
    // The start page and the indexes.
    case startReading
    // Asides of notes.
    case asideNote, asideTip, asideImportant, asideWarning, asideCaution, asideExperiment
    // Figures.
    case values, why, pictureAndValues, pictureInWords, whatIsDifferent, partsOfPicture, wholePicture, previousPart,
        nextPart,
        compareParts,
        compareSlider, figureFailed, figureFailedHint, backToText, codeNote
    case deviceTable, setInScenario, initialValue, explainedAbove
    // Generated pages.
    case devices, rules, writingNotes, scenarioLanguage, macroBlocks, deviceFiles, siteSettings, diagnostics
    case devicesSummary, rulesSummary, sourcesSummary, writingNotesSummary, scenarioLanguageSummary, macroBlocksSummary,
        deviceFilesSummary,
        siteSettingsSummary,
        diagnosticsSummary
    case devicesIntroduction, deviceIntroduction, rulesIntroduction, sourcesIntroduction, writingNotesIntroduction,
        languageIntroduction, macrosIntroduction,
        deviceFilesIntroduction, siteSettingsIntroduction, diagnosticsIntroduction
    case evidence, source, sources, noAddress, workedOut, byRules, usedBy, documented, observed, inferred, disputed,
        extrapolated, extrapolatedQuotation, seen,
        calibration, calibrationIntroduction, confidence, agreeing, openValues, firstAsked, observedHere, nothingDiffers
    case key, value, meaning, property, propertiesIntroduction, standardValue, notYet, ownerOnly, withinContentFolder,
        withinSite, notModelled,
        notModelledIntroduction, instead
    case examplesIntroduction, exampleFrame, exampleFrames, exampleHere, exampleWithout, exampleNoValue
    case editorsIntroduction, editorsLine
    case exampleNeeded, exampleOnPage, exampleInPicture, exampleClaims
    // What readers paste from a console.
    case paste, pasteSummary, pasteIntroduction, pasteField, pasteExplain, pasteClear, pasteExample,
        pasteWorking, pasteFailed, pasteConflicts, pasteScreen, pasteChanges, pasteSame, pasteNotRun,
        pasteNothingDiffers, pasteLines,
        pasteLine, pastePrinted, pasteVerdict, pasteAgrees, pasteDiffers, pasteNotModelled, pasteNotCompared,
        pasteNotRead,
        pasteAmbiguous, pasteContradicts, pasteAssumed, pasteRepairs, pasteLink, pasteLinkHint, pasteFile, pasteKnown,
        pasteKnownHint, pasteCovered, pasteChoose, pasteOffer
    // Figures that readers change, and the lab.
    case liveHandle, lab, labSummary, labIntroduction, labStart, labNothing, labScreens, labNeedsScript, labNeedsEngine,
        changeThis, changeFigure, printedAsSeen, stopChanging, undo, redo, startAgain
    case keepState, forgetState, keptState, presentState, differences, noDifferences, causeIs, causeReplaces,
        otherWords, onlyKept, onlyPresent
    case scenarioText, problems, noPictureYet, addProperty, takeAway, around, changedValue, whyValue, watchValue,
        variantToChange
    case claimsStillHold, claimsBroken, engineLoading, engineFailed, engineTrapped, stillWorking, stopWork, workStopped,
        tookTooLong, tooLongHere, valuesCut, copyScenario, copyMarkdown,
        copySwift, copyObjectiveC,
        copyTest, codeLoses, noCode,
        copyLink,
        openInLab, linkTooLong, linkBroken, saveSVG, savePNG, oneNumber, oneNumberHint, systems, showNumbers, ownDevice,
        ownDeviceHint, ownDeviceName, ownDeviceExample, likeDevice, screenSize, insetsInPortrait, insetsInLandscape,
        useDevice,
        lastScreen, fromLink, linkAlone, linkWithDevices, keepLink, unfinishedText, computeNow, setAside,
        storageNotKept, keptHere, keptUnfinished, keptDevices, keptAside, nothingKept, deleteKept, noNumbers,
        valueNotModelled, copyOfLink,
        numbersNeeded, outline, insideItem, outsideItem, whatToAdd, addTo, moveUp, moveDown, constraints, constraintsOf
    // What the reader's own device has.
    case onMyDevice, myDevice, myAlways, myForget, mySame, myOtherwiseSame, myInFigure, myBecauseIs, myBecauseReplaces,
        myBetween, myKind, myPast, myImpossible, myComparison, myGone, myPicture, myNotKept
    // Audits of macros.
    case audits, macroValue, uikitValue, errorInPoints, places, whereWrong, comparedWith, insteadWrite, crash
    case device, addedByContent, year, screen, scale, cutout, portrait, landscape, orientation
    case allDevices, filter, family, anyValue, inset, shown, copyAs, copyByHand
}

extension Word {
    /// The name of a kind of aside.
    package init(aside kind: Aside.Kind) {
        self =
            switch kind {
            case .note: .asideNote
            case .tip: .asideTip
            case .important: .asideImportant
            case .warning: .asideWarning
            case .caution: .asideCaution
            case .experiment: .asideExperiment
            }
    }

    /// The key in the words files.
    var key: String { "pages." + rawValue }
}

extension Words {
    package subscript(word: Word) -> String { self[word.key] }

    /// Every word of the pages' frame under its name, for templates.
    var fields: TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases { fields.append(word.rawValue, .text(self[word])) }
        return .object(fields)
    }
}
