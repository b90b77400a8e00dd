/// The style sheet of a report.
///
/// Views are chosen by radio buttons that `:has()` asks for, so that no script is needed. A browser without it shows
/// pictures side by side. Every pair of colours that text has keeps a contrast of 4.5 to 1 or more, light and dark.
enum HTMLReportStyle {
  /// What tells it from others.
  static let mark = "/* The style of fontpreview's reports. */"

  static let text = #"""
    /* The style of fontpreview's reports. */
    :root {
      color-scheme: light dark;
      --page: #ffffff; --raised: #f6f7f9; --line: #d5d9e0; --text: #1b1f26; --soft: #57606c; --link: #0b57d0;
      --good: #1a6b34; --good-back: #e2f4e7; --bad: #9b1c1c; --bad-back: #fde8e8; --new: #6a4a00; --new-back: #fbf0d0;
      --check-a: #ffffff; --check-b: #d9dce2; --divider: #0b57d0;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #14171c; --raised: #1d2128; --line: #363c46; --text: #e7eaef; --soft: #a6afbb; --link: #8ab4f8;
        --good: #8fdba6; --good-back: #16351f; --bad: #ffb0aa; --bad-back: #4a1a1a; --new: #f2d489; --new-back: #3f3110;
        --check-a: #ffffff; --check-b: #c9cdd4; --divider: #8ab4f8;
      }
    }

    *, ::before, ::after { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
    .top, .bar, main, body > footer { padding-inline: max(1.25rem, calc(50vw - 42rem)); }
    h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
    h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
    h3 { margin: 0; font-size: 1rem; }
    p { margin: 0; }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code {
      padding: .1em .35em; border: 1px solid var(--line); border-radius: 4px; background: var(--raised);
      font: .85em/1.5 var(--mono); white-space: pre-wrap; user-select: all;
    }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    .top { padding-block: 1.5rem 1rem; }
    .verdict { margin-top: .5rem; font-size: 1.05rem; }
    .verdict .badge { margin-inline-end: .4rem; }
    .bar {
      position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center;
      min-height: 2.75rem; padding-block: .4rem; border-block: 1px solid var(--line); background: var(--raised);
    }
    body > footer { padding-block: 1.5rem; color: var(--soft); font-size: .85rem; }
    main > section { padding-block: 1.5rem; border-bottom: 1px solid var(--line); }
    .sheet, .row { scroll-margin-top: 3.5rem; }
    .sheet > p, .sheet > details { margin-block: .5rem; }
    summary { cursor: pointer; width: fit-content; }
    .hint { display: none; color: var(--soft); font-size: .9rem; }

    .badge, .change {
      display: inline-block; padding: 0 .5em; border: 1px solid currentcolor; border-radius: 1em;
      font-size: .8rem; font-weight: 600; line-height: 1.5; vertical-align: .1em; white-space: nowrap;
    }
    .badge.same, .badge.accepted, .row.added .change { color: var(--good); background: var(--good-back); }
    .badge.different, .badge.error, .row.removed .change { color: var(--bad); background: var(--bad-back); }
    .badge.new, .change { color: var(--new); background: var(--new-back); }
    .row.moved .change, .row.same .change { color: var(--soft); background: var(--raised); }
    .badge::before, .change::before { content: "\2260\a0"; }
    .badge.same::before, .row.same .change::before { content: "=\a0"; }
    .badge.accepted::before { content: "\2713\a0"; }
    .badge.error::before { content: "!\a0"; }
    .badge.new::before, .row.added .change::before { content: "+\a0"; }
    .row.removed .change::before { content: "\2212\a0"; }
    .row.moved .change::before { content: "\2195\a0"; }

    .scroller { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .4rem .75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; }
    th:first-child { padding-inline-start: 0; }
    thead th { color: var(--soft); font-size: .85rem; font-weight: 600; white-space: nowrap; }
    thead th:nth-child(n + 3), .number { text-align: end; white-space: nowrap; }
    tbody th { min-width: 12rem; font-weight: 600; }
    .none { color: var(--soft); }

    .row {
      margin-top: 1rem; padding: .75rem 1rem 1rem; border: 1px solid var(--line); border-radius: 8px;
      content-visibility: auto; contain-intrinsic-size: auto 13rem;
    }
    .row.moved { padding-block: .5rem; contain-intrinsic-size: auto 4.5rem; }
    .facts, .causes, .accept { font-size: .9rem; }
    .facts { color: var(--soft); }
    .causes { margin: .25rem 0 0; padding-inline-start: 1.2rem; }
    .accept { margin-top: .75rem; color: var(--soft); }
    .accept code { color: var(--text); }

    .views { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; margin: 0; padding: 0; border: 0; }
    .views legend { float: inline-start; padding: 0; font-weight: 600; }
    .views label { white-space: nowrap; cursor: pointer; }
    .views input { margin: 0 .25rem 0 0; accent-color: var(--link); vertical-align: -.1em; }
    .row .views { display: none; margin-top: .25rem; font-size: .85rem; color: var(--soft); }
    @media (min-width: 60rem) {
      .row:has(> .views) { position: relative; }
      .row > .views { position: absolute; inset-inline-end: 1rem; top: .5rem; }
      .row:has(> .views) > h3 { margin-inline-end: 25rem; }
    }

    .pictures, .pane { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: start; min-width: 0; }
    .pictures { margin-top: .75rem; }
    .track, .cover, .rail { display: contents; }
    figure { margin: 0; min-width: 0; max-width: 100%; }
    figcaption { padding-bottom: .15rem; color: var(--soft); font-size: .8rem; white-space: nowrap; }
    figcaption a { font-weight: 600; }
    img {
      display: block; max-width: 100%; height: auto; outline: 1px solid var(--line); color: #1b1f26;
      background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 12px 12px;
    }
    img.exact { image-rendering: pixelated; }

    @supports selector(:has(*)) {
      .row .views { display: flex; }
      body:has(#all-swipe:checked) .for-swipe, body:has(#all-blink:checked) .for-blink { display: block; }

      /* Paper shows them side by side. */
      @media screen {
        /* Both pictures lie in one cell. */
        :is(body:has(#all-swipe:checked, #all-blink:checked) .views:has(.as-all:checked),
          .views:has(.swipe:checked, .blink:checked)) ~ .pictures {
          .track { display: grid; }
          .cover, .track > figure { grid-area: 1 / 1; }
          .pane figure { background: var(--page); }
          .pane .size { display: none; }
        }

        /* Scrolled to the right by the picture's width, the new one has come from there over the old one. */
        :is(body:has(#all-swipe:checked) .views:has(.as-all:checked), .views:has(.swipe:checked)) ~ .pictures {
          .pane {
            display: block; overflow-x: auto; overscroll-behavior-x: contain; max-width: 100%; padding: 1px;
            border-radius: 2px;
          }
          .track { width: 200%; grid-template-columns: 50% 50%; }
          /* Where browsers know it, a pane begins at its middle, with half of each. */
          .track::before { grid-area: 1 / 1; margin-inline-start: 50%; content: ""; scroll-initial-target: nearest; }
          .track > .new { position: sticky; inset-inline-start: 0; }
          .track > .new figcaption { text-align: end; }
          .cover {
            position: relative; z-index: 1; display: block; overflow: clip; background: var(--page);
            border-inline-end: 2px solid var(--divider); box-shadow: 1px 0 var(--page);
          }
          .rail { display: block; width: 200%; }
          .rail .old { position: sticky; inset-inline-start: 0; width: 50%; }
        }

        :is(body:has(#all-blink:checked) .views:has(.as-all:checked), .views:has(.blink:checked)) ~ .pictures {
          .pane { display: block; }
          .cover, .rail { display: block; }
          .track > .new { z-index: 1; animation: blink 2s steps(1) infinite; }
          .pane:is(:hover, :focus-within) .new { animation-play-state: paused; }
        }
      }
      @keyframes blink { 0%, 100% { visibility: visible; } 50% { visibility: hidden; } }

      @media screen and (prefers-reduced-motion: reduce) {
        :is(body:has(#all-blink:checked) .views:has(.as-all:checked), .views:has(.blink:checked)) ~ .pictures {
          .track > .new { animation: none; }
          .pane:is(:hover, :focus-within) .new { visibility: hidden; }
        }
        body:has(#all-blink:checked) .for-blink { display: none; }
        body:has(#all-blink:checked) .for-still { display: block; }
      }
    }

    @media (forced-colors: active) {
      .cover { border-color: Highlight; }
      img { forced-color-adjust: none; }
    }

    @media print {
      :root { color-scheme: light; --raised: #ffffff; --text: #000000; --link: #000000; font-size: 12px; }
      .bar, .row .views { display: none; }
      .top, main, body > footer { padding-inline: 0; }
      .row { content-visibility: visible; break-inside: avoid; }
      .row:has(> .views) > h3 { margin-inline-end: 0; }
      .scroller { overflow: visible; }
      th, td { padding: .25rem .4rem; }
      tbody th { min-width: 0; }
      img, .badge, .change { print-color-adjust: exact; }
    }

    """#
}
