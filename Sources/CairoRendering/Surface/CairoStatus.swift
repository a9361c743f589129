import CCairo

/// Throws what the library has to say about a status, unless it is success.
func check(_ status: cairo_status_t, _ action: String) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(action, .status(Int(status.rawValue), text: String(cString: cairo_status_to_string(status))))
}
