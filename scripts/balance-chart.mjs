// A chart of win rates: for each row three marks with their intervals, each over its target band. It follows the reader's light or dark theme.
const LEFT = 230;
const WIDTH = 620;
const ROW = 46;
const LANE = 13;
const TOP = 64;
const STYLE = `
.room { fill: #ffffff } .text { fill: #131a2b } .quiet { fill: #526080 } .grid { stroke: #dfe4ee } .row { fill: #f3f6fa }
.d0 { --c: #15803d } .d1 { --c: #0077b6 } .d2 { --c: #c0262d }
@media (prefers-color-scheme: dark) {
  .room { fill: #0b1020 } .text { fill: #e8ecf6 } .quiet { fill: #9aa6c3 } .grid { stroke: #26314f } .row { fill: #121a30 }
  .d0 { --c: #6ee7a8 } .d1 { --c: #5fd0ff } .d2 { --c: #ff6b6b }
}
.band { fill: var(--c); opacity: 0.28 } .mark { fill: var(--c) } .reach { stroke: var(--c); stroke-width: 2 }
text { font: 12px system-ui, sans-serif } .small { font-size: 11px; font-variant-numeric: tabular-nums }`;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = share => (LEFT + WIDTH * share).toFixed(1);
const label = (x, y, text, look = 'text', anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${look}" text-anchor="${anchor}">${escaped(text)}</text>`;
/** Each lane has its own shape as well as its own colour. */
const SHAPES = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="4" class="mark"/>`,
  (x, y) => `<path d="M${x} ${y - 5} l5 5 l-5 5 l-5 -5 z" class="mark"/>`,
  (x, y) => `<path d="M${x - 4} ${y - 4} h8 v8 h-8 z" class="mark"/>`,
];

const lane = ({ low, win, high }, [from, to], y, d) =>
  [
    `<g class="d${d}">`,
    `<rect x="${at(from / 100)}" y="${y - 5}" width="${((WIDTH * (to - from)) / 100).toFixed(1)}" height="10" rx="2" class="band"/>`,
    `<line x1="${at(low)}" y1="${y}" x2="${at(high)}" y2="${y}" class="reach"/>`,
    SHAPES[d](at(win), y),
    '</g>',
  ].join('');

/** Rows are { name, targets: a band in percent for each lane, shares: { low, win, high } for each }; lanes are named above the chart. */
export const chart = (rows, lanes, title) => {
  const height = TOP + rows.length * ROW + 12;
  const width = LEFT + WIDTH + 28;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect width="${width}" height="${height}" class="room"/>`,
    ...lanes.flatMap((name, d) => {
      const x = 20 + d * 140;
      return [`<g class="d${d}">${SHAPES[d](x, 20)}</g>`, label(x + 12, 24, name)];
    }),
    label(LEFT + WIDTH, 24, 'mark: measured · line: 95% interval · band: target', 'quiet', 'end'),
    ...rows.flatMap((_, i) => (i % 2 === 0 ? [`<rect x="0" y="${TOP + i * ROW}" width="${width}" height="${ROW}" class="row"/>`] : [])),
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap(share => [
      `<line x1="${at(share)}" y1="${TOP - 6}" x2="${at(share)}" y2="${height - 12}" class="grid"/>`,
      label(at(share), TOP - 12, `${100 * share}%`, 'quiet small', 'middle'),
    ]),
  ];
  rows.forEach(({ name, shares, targets }, i) => {
    const middle = TOP + i * ROW + ROW / 2;
    parts.push(label(LEFT - 14, middle + 4, name, 'text', 'end'));
    shares.forEach((share, d) => {
      if (share.games === 0) return;
      parts.push(lane(share, targets[d], middle + (d - 1) * LANE, d));
    });
  });
  return `${[...parts, '</svg>'].join('\n')}\n`;
};
