/// The pictures of one part of a report's row, in one order of elements that every view arranges for itself.
struct HTMLReportPictures {
  let part: ReportPicturePart
  let title: String
  /// Pixels a point.
  let scale: Int

  /// The choice of a row's view.
  static func choice(name: String, title: String) -> HTMLReportMarkup {
    """
    <fieldset class="views">
    <legend>View<span class="hidden"> of <bdi>\(title)</bdi></span></legend>
    <label><input type="radio" name="\(name)" class="as-all" checked="checked" /> as above</label>
    <label><input type="radio" name="\(name)" class="side" /> side by side</label>
    <label><input type="radio" name="\(name)" class="swipe" /> swipe</label>
    <label><input type="radio" name="\(name)" class="blink" /> blink</label>
    </fieldset>

    """
  }

  /// Old and new share a pane that scrolls in the swiping view. The old one is in two boxes: the first goes along with
  /// what is scrolled and cuts off, the second holds the picture where it is.
  var markup: HTMLReportMarkup {
    var markup: HTMLReportMarkup = "<div class=\"pictures\">\n"
    if let old = part.old, let new = part.new {
      markup += """
        <div class="pane"><div class="track"><div class="cover"><div class="rail">\(figure(old, .old))</div></div>\
        \(figure(new, .new))</div></div>

        """
    } else {
      if let old = part.old { markup += figure(old, .old) }
      if let new = part.new { markup += figure(new, .new) }
    }
    if let difference = part.difference { markup += figure(difference, .difference) }
    markup += "</div>\n"
    return markup
  }

  private func figure(_ picture: ReportPicture, _ kind: ReportPicture.Kind) -> HTMLReportMarkup {
    """
    <figure class="\(kind.rawValue)"><figcaption><a href="\(picture.name)">\(kind.rawValue)</a> \
    <span class="size">\(picture.width) × \(picture.height) pixels</span></figcaption>\
    <img src="\(picture.name)" alt="\(alt(kind))" width="\(points(picture.width))" height="\(points(picture.height))" \
    loading="lazy" decoding="async"\(exact) /></figure>
    """
  }

  /// Of a scale above 1 browsers make a fair picture at every size; at 1 they would blur each pixel over several.
  private var exact: HTMLReportMarkup { scale == 1 ? #" class="exact""# : "" }

  private func alt(_ kind: ReportPicture.Kind) -> String {
    switch kind {
    case .old: "\(title), as it was"
    case .new: "\(title), as it is"
    case .difference: "\(title), what differs"
    }
  }

  /// Rounded up: attributes have no fractions.
  private func points(_ pixels: Int) -> Int { (pixels + scale - 1) / scale }
}
