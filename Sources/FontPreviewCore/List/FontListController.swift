public import Observation
internal import Synchronization

/// Holds a list of fonts while its user selects and moves rows, and tells what changed. Rows count from 0.
///
/// The counterpart of both ancestors' table view controllers, without a view: who shows the list asks for cells, passes on
/// what the user does, and draws anew what ``changes`` names.
///
/// It may be used from any thread, task or actor, and each call happens as a whole. What was true at one call need not
/// be at the next where others use the list as well; so rows that are not there are no error. ``list`` is all of it at one
/// moment.
///
/// The Observation module sees every property. Observers are called when a change has been made. As with any observed
/// object, a change from elsewhere between an observer's reading and the end of `withObservationTracking` is missed;
/// ``changes`` misses none.
public final class FontListController: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state: Mutex<FontListState>

  /// A controller of a list, with that list's selection.
  public init(_ list: FontList = FontList()) {
    state = Mutex(FontListState(list))
  }

  deinit {
    for listener in state.withLock({ $0.feed.removeAll() }) { listener.finish() }
  }

  // MARK: What there is

  /// The list as it is now: a value to draw or to keep.
  public var list: FontList {
    registrar.access(self, keyPath: \.list)
    return state.withLock { $0.list }
  }

  /// The titles of the rows, in their order.
  public var fonts: [String] {
    registrar.access(self, keyPath: \.fonts)
    return state.withLock { $0.list.rows.map(\.title) }
  }

  public var numberOfRows: Int {
    registrar.access(self, keyPath: \.numberOfRows)
    return state.withLock { $0.list.numberOfRows }
  }

  /// What the row shows; nil for a row that is not there.
  public func cell(at row: Int) -> FontListCell? {
    list.cell(at: row)
  }

  /// Replaces the rows, say by those of another query; an empty array gives them back while they are not needed.
  ///
  /// Rows are told apart by their faces. The selection stays with its font; where that is gone, or was never there, it goes
  /// to the row that bears ``selectedFontName``, if there is one. An order that the user made is kept, also for
  /// fonts that are away for a while; a font that was never there comes behind the nearest one before it in `rows` that
  /// was, and first where there is none. ``reset()`` puts the rows into the order they have here.
  public func setFonts(_ rows: [FontListRow]) {
    change { $0.setRows(rows) }
  }

  // MARK: Selecting

  /// The title of the selected row; where none is selected, the name that was set, for which there may be a row later.
  ///
  /// A name selects the row of that title, else the one whose font calls itself so (``FontListRow/rawName``). If no row
  /// has the name, or it is nil, no row is selected.
  public var selectedFontName: String? {
    get {
      registrar.access(self, keyPath: \.selectedFontName)
      return state.withLock { $0.selectedFontName }
    }
    set {
      change { $0.select(name: newValue) }
    }
  }

  /// Nil where no row is selected.
  public var selectedRow: Int? {
    registrar.access(self, keyPath: \.selectedRow)
    return state.withLock { $0.list.selectedRow }
  }

  /// Selects the row that the user chose, and returns the rows that look different now, in ascending order.
  ///
  /// Selecting the selected row, or one that is not there, changes nothing and is told to nobody.
  @discardableResult
  public func didSelectRow(at row: Int) -> [Int] {
    change { $0.select(row: row) }
  }

  // MARK: Moving

  /// Whether rows bear reorder controls in place of accessories.
  public var isEditing: Bool {
    registrar.access(self, keyPath: \.isEditing)
    return state.withLock { $0.list.isEditing }
  }

  /// Begins or ends editing; setting the mode that the list is in changes nothing.
  public func setEditing(_ isEditing: Bool) {
    change { $0.setEditing(isEditing) }
  }

  /// Begins editing, or ends it, as the button of a navigation bar does.
  public func toggleEditing() {
    change { $0.setEditing(!$0.list.isEditing) }
  }

  /// Whether the user may move the row (``FontListRow/isMovable``); false for a row that is not there.
  public func canMoveRow(at row: Int) -> Bool {
    list.canMoveRow(at: row)
  }

  /// Takes the row at `source` out and inserts it so that it stands at `destination`; the selection goes with its font.
  ///
  /// Says whether the row stands there now: one that may not move is refused, as is a place that is not there.
  @discardableResult
  public func moveRow(from source: Int, to destination: Int) -> Bool {
    change { $0.moveRow(from: source, to: destination) }
  }

  /// Puts the rows that `order` names first, by the user's wish, and returns the titles that no row has.
  ///
  /// `FontOrder(of: controller.list)` is what to keep of the user's order.
  @discardableResult
  public func arrange(by order: FontOrder) -> [String] {
    change { $0.arrange(by: order) }
  }

  /// Puts the rows into the order they were given in, and forgets the one that the user made.
  public func reset() {
    change { $0.reset() }
  }

  // MARK: Scrolling

  /// What is seen through a window `height` high, with the selected row, or that of the font `name`, in its middle.
  ///
  /// Where there is no such row, the list is not scrolled: it keeps `offset`. Lengths are in points. The topmost
  /// `barHeight` of the window are covered. `extents` says where the rows stand where they are not all as high as in the
  /// modern look, or stand in sections.
  public func viewport(
    height: Points, scrolledTo name: String? = nil, from offset: Points = 0, barHeight: Points = 0,
    extents: (FontList) -> RowExtents = {
      RowExtents(count: $0.numberOfRows, height: ListStyle.modern.rowHeight)
    }
  ) -> VisibleRows {
    let list = list
    let target = name.map(list.row(named:)) ?? list.selectedRow
    return VisibleRows(of: extents(list), height: height, barHeight: barHeight, scrolledTo: target, from: offset)
  }

  // MARK: Following

  /// The changes from now on, in the order in which they are made; ends with the controller.
  ///
  /// Each use of the property makes a stream of its own, and each stream gets every change. It keeps what is not yet read.
  /// A stream that is let go of, or whose task is cancelled, is given up. It does not keep the controller alive.
  public var changes: AsyncStream<RowChange> { follow().changes }

  /// The list as it is now, and the changes from there on: applied to the list in their order (``FontList/apply(_:)``),
  /// they keep it equal to the controller's.
  public func follow() -> (list: FontList, changes: AsyncStream<RowChange>) {
    let (stream, listener) = AsyncStream.makeStream(of: RowChange.self)
    let (list, number) = state.withLock { ($0.list, $0.feed.add(listener)) }
    listener.onTermination = { [weak self] _ in
      // The listener is let go of after the lock, by the end of this scope.
      _ = self?.state.withLock { $0.feed.remove(number) }
    }
    return (list, stream)
  }

  /// How many streams are followed.
  var numberOfFollowers: Int { state.withLock { $0.feed.numberOfListeners } }

  // MARK: Changing

  /// Changes the state under the lock, then tells observers and followers outside of it: both may call back.
  private func change<Result: Sendable>(_ body: (inout FontListState) -> Result) -> Result {
    let (result, old, new) = state.withLock { state in
      let old = ObservedFacts(state)
      let result = body(&state)
      return (result, old, ObservedFacts(state))
    }
    if old != new { tellObservers(old, new) }
    tellFollowers()
    return result
  }

  private func tellObservers(_ old: ObservedFacts, _ new: ObservedFacts) {
    if old.listRevision != new.listRevision { registrar.withMutation(of: self, keyPath: \.list) {} }
    if old.rowsRevision != new.rowsRevision { registrar.withMutation(of: self, keyPath: \.fonts) {} }
    if old.numberOfRows != new.numberOfRows { registrar.withMutation(of: self, keyPath: \.numberOfRows) {} }
    if old.selectedFontName != new.selectedFontName {
      registrar.withMutation(of: self, keyPath: \.selectedFontName) {}
    }
    if old.selectedRow != new.selectedRow { registrar.withMutation(of: self, keyPath: \.selectedRow) {} }
    if old.isEditing != new.isEditing { registrar.withMutation(of: self, keyPath: \.isEditing) {} }
  }

  private func tellFollowers() {
    guard state.withLock({ $0.feed.beginTelling() }) else { return }
    while let notices = state.withLock({ $0.feed.takePending() }) {
      for notice in notices {
        for listener in notice.listeners { listener.yield(notice.change) }
      }
    }
  }
}

/// What tells whether observers are to be called.
private struct ObservedFacts: Equatable {
  let listRevision: Int
  let rowsRevision: Int
  let numberOfRows: Int
  let selectedFontName: NameKey?
  let selectedRow: Int?
  let isEditing: Bool

  init(_ state: borrowing FontListState) {
    listRevision = state.listRevision
    rowsRevision = state.rowsRevision
    numberOfRows = state.list.numberOfRows
    selectedFontName = state.selectedFontName.map(NameKey.init)
    selectedRow = state.list.selectedRow
    isEditing = state.list.isEditing
  }
}
