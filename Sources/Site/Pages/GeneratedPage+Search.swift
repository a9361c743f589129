import Content
import Search

extension GeneratedPage {
    /// The use of the page for readers who search.
    var purposeInSearch: SearchPage.Purpose {
        switch purpose {
        case .reading: .reading
        case .reference: .reference
        case .authors: .authors
        }
    }
}
