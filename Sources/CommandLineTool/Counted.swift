/// "1 error", "2 errors": a number with its noun, whose plural ends in s.
func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
