import DataTree
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The codes of audits, with one function for each that words its diagnostics.
package enum AuditCodes {
    static let claimFailed = DiagnosticCode("audit/claim-failed")
    static let notAudited = DiagnosticCode("audit/not-audited")
    static let notOneNumber = DiagnosticCode("audit/not-one-number")
    static let nothingCompared = DiagnosticCode("audit/nothing-compared")
    static let unknownBlock = DiagnosticCode("audit/unknown-block")
    static let unknownMacro = DiagnosticCode("audit/unknown-macro")

    /// Every code of this area, by name. The examples are blocks of macros beside the scenario `bars`.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            claimFailed,
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                over: {device: iPhone X, os: 11}
                expect: {tabBarHeight: {wrong: 0}}
                """),
        DocumentedCode(
            notAudited,
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                over: {device: iPhone X, os: 11}
                expect: {tabBarHeight: {cells: [{device: iPhone 8, error: 0}]}}
                """),
        DocumentedCode(
            notOneNumber,
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame}}
                over: {device: iPhone X, os: 11}
                """),
        DocumentedCode(
            nothingCompared,
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: 49}
                """),
        DocumentedCode(
            unknownBlock, example: "use: nowhere"),
        DocumentedCode(
            unknownMacro,
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                over: {device: iPhone X, os: 11}
                expect: {tabBarHight: {wrong: 3}}
                """),
    ]
}

extension Diagnostic {
    static func countDiffers(
        _ word: Message, _ claimed: Located<Int>, of claim: AuditClaim, ours: Int, total: Int
    ) -> Diagnostic {
        Diagnostic(
            AuditCodes.claimFailed, .error,
            "'\(claim.macro.value)' is \(word) at \(ours) of \(total) places, and the claim is \(claimed.value)",
            at: claimed.span)
    }

    static func worstDiffers(_ claimed: Located<Double>, of claim: AuditClaim, ours: Double) -> Diagnostic {
        Diagnostic(
            AuditCodes.claimFailed, .error,
            "the worst error of '\(claim.macro.value)' is \(DecimalText.string(ours)), and the claim is "
                + "\(DecimalText.string(claimed.value))",
            at: claimed.span)
    }

    static func errorDiffers(_ claimed: Located<Double>, cell: AuditCell, of macro: String) -> Diagnostic {
        let value: Message = cell.value.map { Message(verbatim: DecimalText.string($0)) } ?? "not there"
        let error: Message = cell.error.map { ", an error of \(DecimalText.string($0))" } ?? ""
        return Diagnostic(
            AuditCodes.claimFailed, .error,
            "'\(macro)' is \(value) on \(cell.place.name) where UIKit has \(DecimalText.string(cell.truth.value))"
                + "\(error), and the claim is \(DecimalText.string(claimed.value))",
            at: claimed.span)
    }

    static func notAudited(_ place: AuditPlace, of macro: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            AuditCodes.notAudited, .error, "'\(macro)' is not compared with anything on \(place.name)", at: span)
    }

    static func notOneNumber(_ path: Located<ValuePath>) -> Diagnostic {
        Diagnostic(
            AuditCodes.notOneNumber, .error,
            "'\(path.value.description)' is not one number; name a component, such as "
                + "'\(path.value.name).frame.height'",
            at: path.span)
    }

    static func nothingCompared(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            AuditCodes.nothingCompared, .error,
            "no macro of this block is compared with a value of the engine; say which one under 'against'", at: span)
    }

    static func unknownBlock(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        misspelt(
            AuditCodes.unknownBlock, "there is no block of macros '\(id)'", id, allowed: known, "there are", at: span)
    }

    static func keyBesideUseOfMacros(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.keyBesideUse.code, .error,
            "'\(key)' cannot stand beside 'use', which shows another block of macros as it is", at: span)
    }

    static func unknownMacro(_ macro: Located<String>, known: [String]) -> Diagnostic {
        misspelt(
            AuditCodes.unknownMacro, "no macro called '\(macro.value)' is compared here", macro.value, allowed: known,
            "there are", at: macro.span)
    }
}

extension AuditPlace {
    /// "iPhone X, portrait, iOS 11".
    var name: String { "\(device.name), \(orientation.rawValue), iOS \(os)" }
}
