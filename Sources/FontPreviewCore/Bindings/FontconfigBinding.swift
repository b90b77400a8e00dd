/// How firmly fontconfig's rules tie a family name to the name that was asked for.
enum FontconfigBinding: Sendable {
  case weak
  case strong
  case same
}
