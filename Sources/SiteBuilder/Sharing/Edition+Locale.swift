extension Edition {
    /// Language and territory, as Open Graph names them.
    var locale: String {
        switch self {
        case .language(.chinese): "zh_CN"
        case .traditional: "zh_TW"
        case .language(.english), .both: "en_US"
        }
    }
}
