package import LayoutEngine

/// A place where numbers of the device catalog were read, named in provenances by a short code.
///
/// In the order of the page of devices: Apple's first, then measurements, then other projects' tables.
package enum ProvenanceSource: String, CaseIterable, Sendable {
    // What Apple publishes.
    case hig26 = "HIG26", higold = "HIGOLD", adg = "ADG", sr = "SR", sim = "SIM"
    // Numbers that somebody read from running software.
    case dp = "DP", dpmask = "DPMASK", sc = "SC", kb = "KB", bk = "BK", sai = "SAI", uyl = "UYL", uylx = "UYLX",
        uym = "UYM", rns = "RNS", rn = "RN", fl = "FL", fui = "FUI", hn = "HN", hn12 = "HN12", sk = "SK", cp = "CP",
        fo = "FO", rh = "RH"
    // Rules and constants of the system, as published by people who read its binaries.
    case uik = "UIK", mt = "MT", ch = "CH"
    // Tables that libraries and apps keep for their own layout.
    case qm = "QM", qmi = "QMI", gk = "GK", jy = "JY", tg = "TG", sst = "SST", df = "DF", jo = "JO", suy = "SUY",
        dit = "DIT"
    // Lists of models, releases and sizes.
    case alp = "ALP", kbh = "KBH", ios8k = "IOS8K", eol = "EOL", dk = "DK", ivo = "IVO"

    /// The key of its text, one line, in the words files.
    package var summaryKey: String { "sources." + rawValue }
}

extension Provenance {
    /// The sources whose codes occur in `sources`, in that order, each once.
    ///
    /// "QM+UYL(11)" cites QM and UYL.
    package var citedSources: [ProvenanceSource] {
        let words = sources.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var cited: [ProvenanceSource] = []
        for case let source? in words.map({ ProvenanceSource(rawValue: String($0)) })
        where !cited.contains(source) {
            cited.append(source)
        }
        return cited
    }
}
