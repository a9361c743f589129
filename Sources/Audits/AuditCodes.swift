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
            claimFailed, "A macro is right or wrong elsewhere, or by another amount, than the block claims.",
            chinese: "宏的对错或误差与代码块中的断言不符。",
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                over: {device: iPhone X, os: 11}
                expect: {tabBarHeight: {wrong: 0}}
                """),
        DocumentedCode(
            notAudited, "A claim speaks of a device, orientation or version that the audit does not reach.",
            chinese: "断言涉及的机型、方向或系统版本不在审计范围内。",
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                over: {device: iPhone X, os: 11}
                expect: {tabBarHeight: {cells: [{device: iPhone 8, error: 0}]}}
                """),
        DocumentedCode(
            notOneNumber, "A macro is compared with a value of several numbers; name one component.",
            chinese: "与宏比较的值由几个数字组成；请写明其中一个分量。",
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame}}
                over: {device: iPhone X, os: 11}
                """),
        DocumentedCode(
            nothingCompared, "No macro of the block says which value it stands for.",
            chinese: "代码块里没有一个宏写明它代表哪个值。",
            example: """
                id: a
                scenario: bars
                macros: {tabBarHeight: 49}
                """),
        DocumentedCode(
            unknownBlock, "There is no other block of macros with this id.",
            chinese: "没有 id 为此名的另一个宏代码块。",
            example: "use: nowhere"),
        DocumentedCode(
            unknownMacro, "A claim names no macro of the block that is compared.",
            chinese: "断言里的名称不是代码块中参与比较的宏。",
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
        _ word: String, _ claimed: Located<Int>, of claim: AuditClaim, ours: Int, total: Int
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
                + DecimalText.string(claimed.value),
            at: claimed.span)
    }

    static func errorDiffers(_ claimed: Located<Double>, cell: AuditCell, of macro: String) -> Diagnostic {
        let value = cell.value.map { DecimalText.string($0) } ?? "not there"
        let error = cell.error.map { ", an error of \(DecimalText.string($0))" } ?? ""
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
