/// The headings under which the full help and the manual page list options, in that order.
enum OptionGroup: String, CaseIterable, Sendable {
  case picture = "Picture"
  case fonts = "Fonts"
  case choosing = "Choosing"
  case rows = "Rows"
  case text = "Text"
  case look = "Look"
  case names = "Names as data"
  case comparison = "Comparison"
  case baseline = "Baselines"
  case reports = "Reports"
  case running = "Running"
  case general = "General"
}
