/// A control or indicator whose size UIKit decides, by its class.
package enum Control: String, CaseIterable, Hashable, Sendable {
    case toggle = "switch"
    case stepper, slider, progressView, pageControl, activityIndicatorView

    /// The name of the class.
    package var className: String {
        switch self {
        case .toggle: "UISwitch"
        case .stepper: "UIStepper"
        case .slider: "UISlider"
        case .progressView: "UIProgressView"
        case .pageControl: "UIPageControl"
        case .activityIndicatorView: "UIActivityIndicatorView"
        }
    }

    /// Whether the content asks for a width; sliders and progress views accept any.
    var asksForWidth: Bool { self != .slider && self != .progressView }

    /// The contentHuggingPriority if none is set.
    package var usualHugging: Double {
        switch self {
        case .toggle, .stepper, .activityIndicatorView: 750
        case .slider, .progressView, .pageControl: LayoutPriorities().hugging
        }
    }
}
