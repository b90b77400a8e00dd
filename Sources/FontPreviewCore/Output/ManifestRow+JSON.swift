extension ManifestRow {
  /// The row as one line of JSON with sorted keys.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.key("axes")
      object.object { object in
        for tag in axes.keys.sorted() {
          object.key(tag)
          object.value(axes[tag, default: 0])
        }
      }
      object.key("baseline")
      object.value(baseline)
      object.key("checksum")
      object.value(checksum)
      object.key("clipped")
      object.value(clipped)
      object.key("detail")
      if let detail { detail.write(to: &object) } else { object.null() }
      object.key("error")
      object.value(error)
      object.key("faceIndex")
      object.value(faceIndex)
      object.key("fallback")
      object.value(fallback)
      object.key("family")
      object.value(family)
      object.key("file")
      object.value(file)
      object.key("fullName")
      object.value(fullName)
      object.key("instance")
      object.value(instance)
      object.key("missing")
      object.value(missing)
      object.key("monochrome")
      object.value(monochrome)
      object.key("pixels")
      object.value(pixels)
      object.key("postscriptName")
      object.value(postscriptName)
      object.key("rect")
      object.array { array in for length in rect { array.value(length) } }
      object.key("revision")
      object.value(revision)
      object.key("runs")
      object.array { array in for run in runs { run.write(to: &array) } }
      object.key("selected")
      object.value(selected)
      object.key("style")
      object.value(style)
      object.key("text")
      object.value(text)
      object.key("title")
      object.value(title)
      object.key("truncated")
      object.value(truncated)
      object.key("visible")
      if let visible { object.array { array in for length in visible { array.value(length) } } } else { object.null() }
    }
    return writer.bytes
  }
}

extension ManifestDetail {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.key("missing")
      object.value(missing)
      object.key("runs")
      object.array { array in for run in runs { run.write(to: &array) } }
      object.key("text")
      object.value(text)
      object.key("truncated")
      object.value(truncated)
    }
  }
}

extension ManifestRun {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.key("direction")
      object.value(direction)
      object.key("faceIndex")
      object.value(faceIndex)
      object.key("features")
      object.array { array in for feature in features { array.value(feature) } }
      object.key("file")
      object.value(file)
      object.key("glyphs")
      object.array { array in
        for glyph in glyphs { array.array { numbers in for number in glyph { numbers.value(number) } } }
      }
      object.key("language")
      object.value(language)
      object.key("script")
      object.value(script)
      object.key("unitsPerEm")
      object.value(unitsPerEm)
    }
  }
}
