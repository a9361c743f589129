import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The codes of audits, with one function for each that words its diagnostics.
package enum AuditCodes {
    static let claimFailed = DiagnosticKind(
        "audit/claim-failed", .error,
        example: """
            id: a
            scenario: bars
            macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
            over: {device: iPhone X, os: 11}
            expect: {tabBarHeight: {wrong: 0}}
            """)
    static func countDiffers(
        _ word: Message, _ claimed: Located<Int>, of claim: AuditClaim, ours: Int, total: Int
    ) -> Diagnostic {
        Diagnostic(
            claimFailed,
            "'\(claim.macro.value)' is \(word) at \(ours) of \(total) places, but the claim is \(claimed.value)",
            at: claimed.span)
    }

    static func worstDiffers(_ claimed: Located<Double>, of claim: AuditClaim, ours: Double) -> Diagnostic {
        Diagnostic(
            claimFailed,
            "the worst error of '\(claim.macro.value)' is \(DecimalText.string(ours)), but the claim is "
                + "\(DecimalText.string(claimed.value))",
            at: claimed.span)
    }

    static func errorDiffers(_ claimed: Located<Double>, cell: AuditCell, of macro: String) -> Diagnostic {
        let value: Message = cell.value.map { Message(verbatim: DecimalText.string($0)) } ?? "not there"
        let error: Message = cell.error.map { ", an error of \(DecimalText.string($0))" } ?? ""
        return Diagnostic(
            claimFailed,
            "'\(macro)' is \(value) on \(cell.place.name) where UIKit has \(DecimalText.string(cell.truth.value))"
                + "\(error), but the claim is \(DecimalText.string(claimed.value))",
            at: claimed.span)
    }

    static let notAudited = DiagnosticKind(
        "audit/not-audited", .error,
        example: """
            id: a
            scenario: bars
            macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
            over: {device: iPhone X, os: 11}
            expect: {tabBarHeight: {cells: [{device: iPhone 8, error: 0}]}}
            """)
    static func notAudited(_ place: AuditPlace, of macro: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notAudited, "'\(macro)' is not compared with anything on \(place.name)", at: span)
    }

    static let notOneNumber = DiagnosticKind(
        "audit/not-one-number", .error,
        example: """
            id: a
            scenario: bars
            macros: {tabBarHeight: {formula: 49, against: tabBar.frame}}
            over: {device: iPhone X, os: 11}
            """)
    static func notOneNumber(_ path: Located<ValuePath>) -> Diagnostic {
        Diagnostic(
            notOneNumber,
            "'\(path.value.description)' is not a single number; name a component, such as "
                + "'\(path.value.name).frame.height'",
            at: path.span)
    }

    static let nothingCompared = DiagnosticKind(
        "audit/nothing-compared", .error,
        example: """
            id: a
            scenario: bars
            macros: {tabBarHeight: 49}
            """)
    static func nothingCompared(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nothingCompared,
            "no macro in this block is compared with a value from the engine; name the value under 'against'", at: span)
    }

    static let unknownBlock = DiagnosticKind("audit/unknown-block", .error, example: "use: nowhere")
    static func unknownBlock(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic.misspelt(
            unknownBlock.code, "there is no block of macros '\(id)'", id, allowed: known, "available:", at: span)
    }

    static let unknownMacro = DiagnosticKind(
        "audit/unknown-macro", .error,
        example: """
            id: a
            scenario: bars
            macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
            over: {device: iPhone X, os: 11}
            expect: {tabBarHight: {wrong: 3}}
            """)
    static func unknownMacro(_ macro: Located<String>, known: [String]) -> Diagnostic {
        Diagnostic.misspelt(
            unknownMacro.code, "no macro called '\(macro.value)' is compared here", macro.value, allowed: known,
            "available:", at: macro.span)
    }

    static func keyBesideUseOfMacros(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.keyBesideUse,
            "'\(key)' is not allowed beside 'use', which shows another block of macros as it is",
            at: span)
    }

    /// Every code of this area, by name. The examples are blocks of macros together with the scenario `bars`.
    package static let all: [DiagnosticKind] = [
        claimFailed, notAudited, notOneNumber, nothingCompared, unknownBlock, unknownMacro,
    ]
}

extension AuditPlace {
    /// "iPhone X, portrait, iOS 11".
    var name: String { "\(device.name), \(orientation.rawValue), iOS \(os)" }
}
