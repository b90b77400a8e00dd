/// What help and the manual page say about the program as a whole.
enum Program {
  static let name = "fontpreview"
  static let summary = "show fonts as a list, each name drawn in its own font"

  static let wordsDescription = """
    FONT is a font's name or, with a "/" in it, a font file or directory. \
    Without FONT, every font found makes a row.
    """

  static let examples: [(command: String, meaning: String)] = [
    (
      #"fontpreview --selected "DejaVu Sans" -o list.png"#,
      "Draw all installed fonts, with a checkmark at DejaVu Sans."
    ),
    (
      #"fontpreview "DejaVu Serif" "DejaVu Sans Mono" ./fonts/MyFont.otf -o three.png"#,
      "Draw two installed fonts and the faces of a font file, in this order."
    ),
    (
      "fontpreview --font-dir fonts --isolated --names family --scale 3 -o families.png",
      "Draw the families in a directory, and nothing that is installed, at three pixels a point."
    ),
    ("fontpreview -o - > list.png", "Write the picture to standard output."),
    (
      "fontpreview diff old.png new.png -o difference.png",
      "Say which rows of two sheets differ, and why, and draw these rows."
    ),
    (
      "fontpreview check --baseline baseline --report report",
      "Compare the sheets of a baseline with what is kept of them, with a page of what differs."
    ),
    ("fontpreview names", "List the titles of all installed fonts, one a line."),
  ]

  static let exitStatuses: [(status: Int, meaning: String)] = [
    (0, "done"),
    (1, "differences were found, or --strict was not met"),
    (2, "an error of usage, input or output"),
    (130, "interrupted, as a shell says it"),
  ]
}
