import Diagnostics
package import LayoutEngine

/// A check of a variant's claims about callbacks against a result.
struct CallbackCheck {
    let variant: Variant
    let snapshot: Snapshot
    let events: [CallbackEvent]
    /// The name of the controller whose callbacks need no name.
    private let controller: String?

    init(_ variant: Variant, _ result: LayoutResult) {
        self.variant = variant
        snapshot = result.settled
        events = variant.callbacks.isEmpty ? [] : callbackEvents(of: variant.app, in: result)
        controller = variant.app.initial.controller?.innermost.name
    }

    var diagnostics: [Diagnostic] { variant.callbacks.flatMap { problems($0) } }

    /// The actual callbacks of the kinds that a claim names, for comparison with it.
    func ours(_ claim: CallbackClaim) -> [CallbackName] {
        switch claim.scope {
        case .order:
            return events.map { name(of: $0) }.filter { ours in
                claim.names.contains { $0.isSecond || !ours.isSecond }
                    && claim.names.contains { isSameReceiver($0, ours) }
            }
        case .received(let receiver, let phase):
            let kinds = Set(claim.names.map { $0.callback })
            return events.filter { event in
                let isThen = phase.map { $0 == event.phase } ?? !event.phase.isOfSecondAppearance
                return isThen && isSame(receiver, event.receiver) && (kinds.isEmpty || kinds.contains(event.callback))
            }.map { CallbackName($0.callback) }
        }
    }

    private func problems(_ claim: CallbackClaim) -> [Diagnostic] {
        var receivers = claim.names.compactMap { $0.receiver }
        if case .received(let receiver, _) = claim.scope { receivers.append(receiver) }
        let unknown = receivers.flatMap { element(named: $0, in: snapshot, span: claim.keySpan).diagnostics }
        guard unknown.isEmpty else { return unknown }
        switch claim.scope {
        case .order: return orderProblems(claim)
        case .received(let receiver, let phase): return receiverProblems(claim, receiver, phase)
        }
    }

    /// A problem if the callbacks do not occur, or not in the claimed order.
    private func orderProblems(_ claim: CallbackClaim) -> [Diagnostic] {
        let ours = ours(claim)
        var rest = ours[...]
        for name in claim.names {
            guard let index = rest.firstIndex(where: { isSame(name, $0) }) else {
                let isMade = ours.contains { isSame(name, $0) }
                return [ClaimCodes.callbacksDiffer(claim, name, isMade: isMade, ours: ours, variant: variant)]
            }
            rest = rest[(index + 1)...]
        }
        return []
    }

    /// A problem when a receiver gets other callbacks of the kinds claimed; of any kind when none is claimed.
    private func receiverProblems(_ claim: CallbackClaim, _ receiver: String, _ phase: Phase?) -> [Diagnostic] {
        let ours = ours(claim)
        return ours == claim.names
            ? [] : [ClaimCodes.callbacksReceivedDiffer(claim, by: receiver, at: phase, ours: ours, variant: variant)]
    }

    private func name(of event: CallbackEvent) -> CallbackName {
        CallbackName(
            isSecond: event.phase.isOfSecondAppearance, receiver: event.receiver == controller ? nil : event.receiver,
            event.callback)
    }

    private func isSame(_ name: CallbackName, _ other: CallbackName) -> Bool {
        name.callback == other.callback && name.isSecond == other.isSecond && isSameReceiver(name, other)
    }

    private func isSameReceiver(_ name: CallbackName, _ other: CallbackName) -> Bool {
        isSame(name.receiver ?? controller ?? "", other.receiver ?? controller)
    }

    /// Whether two names denote the same element.
    private func isSame(_ name: String, _ other: String?) -> Bool {
        name == other || (other != nil && snapshot[name]?.name == other)
    }
}

/// The claims of a variant about callbacks, each with the actual callbacks of the claimed kinds.
package func callbacksFound(
    by variant: Variant, in result: LayoutResult
) -> [(claim: CallbackClaim, found: [CallbackName])] {
    let check = CallbackCheck(variant, result)
    return variant.callbacks.map { ($0, check.ours($0)) }
}
