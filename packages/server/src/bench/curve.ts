import type { ServerBench, ServerFigures } from './bench-server.js';

const WIDTH = 780,
  HEIGHT = 300,
  LEFT = 70,
  RIGHT = 230,
  TOP = 34,
  BOTTOM = 46;
/** Room for a number below the line. */
const LABEL = 40;
const INKS = ['#0b6e99', '#b3541e', '#6b4fa0'] as const;
/** Readable on light and on dark pages. */
const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#7a7a7a}.title{font-weight:600}.axis{stroke:#9a9a9a;fill:none}.grid{stroke:#9a9a9a;opacity:.25}';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Channel {
  readonly name: string;
  readonly points: readonly Point[];
}
export interface Chart {
  readonly title: string;
  readonly across: string;
  readonly lines: readonly Channel[];
}
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** The next round number: 1, 2 or 5 with zeros. */
const roundUp = (x: number): number => {
  const unit = 10 ** Math.floor(Math.log10(x));
  return unit * (x <= unit ? 1 : x <= 2 * unit ? 2 : x <= 5 * unit ? 5 : 10);
};

const chart = ({ title, across, lines }: Chart, top: number): string => {
  const all = lines.flatMap(l => l.points);
  const right = Math.max(1, ...all.map(p => p.x)),
    high = roundUp(Math.max(1, ...all.map(p => p.y)));
  const px = (x: number): number => LEFT + (x / right) * (WIDTH - LEFT - RIGHT),
    py = (y: number): number => top + HEIGHT - BOTTOM - (y / high) * (HEIGHT - TOP - BOTTOM);
  const at = ({ x, y }: Point): string => `${px(x).toFixed(1)},${py(y).toFixed(1)}`;
  const steps = [0, 0.25, 0.5, 0.75, 1].map(share => share * high);
  const places: number[] = [];
  for (const x of [...new Set(all.map(p => p.x))].sort((a, b) => a - b))
    if (places.length === 0 || px(x) - px(places.at(-1)!) > LABEL) places.push(x);
  return [
    `<text class="title" x="${LEFT}" y="${top + 18}">${escaped(title)}</text>`,
    ...steps.map(
      y =>
        `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${py(y)}" y2="${py(y)}"/><text text-anchor="end" x="${LEFT - 8}" y="${py(y) + 4}">${whole.format(y)}</text>`,
    ),
    ...places.map(x => `<text text-anchor="middle" x="${px(x).toFixed(1)}" y="${py(0) + 18}">${whole.format(x)}</text>`),
    `<text text-anchor="middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${py(0) + 36}">${escaped(across)}</text>`,
    `<path class="axis" d="M${LEFT},${py(high)}V${py(0)}H${WIDTH - RIGHT}"/>`,
    ...lines.flatMap(({ name, points }, i) => [
      `<polyline fill="none" stroke="${INKS[i % INKS.length]}" stroke-width="2.5" points="${points.map(at).join(' ')}"/>`,
      ...points.map(p => `<circle cx="${px(p.x).toFixed(1)}" cy="${py(p.y).toFixed(1)}" r="3.5" fill="${INKS[i % INKS.length]}"/>`),
      `<text x="${WIDTH - RIGHT + 12}" y="${top + TOP + 16 + 20 * i}" style="fill:${INKS[i % INKS.length]}">${escaped(name)}</text>`,
    ]),
  ].join('\n');
};

const linesOf = (all: readonly ServerFigures[], points: (f: ServerFigures) => readonly Point[]): Channel[] =>
  all.map(f => ({ name: f.name, points: points(f) }));

/** How the contestants bear load, as a picture: by tables that play, and by tables that are only there. */
export const curveOf = ({ contestants }: ServerBench): string => {
  const charts: Chart[] = [
    {
      title: 'Answers a second',
      across: 'tables that play at the same time',
      lines: linesOf(contestants, f => f.levels.map(l => ({ x: l.active, y: l.perSecond }))),
    },
    {
      title: 'Milliseconds until 99 of 100 answers have reached the other player',
      across: 'tables that play at the same time',
      lines: linesOf(contestants, f => f.levels.map(l => ({ x: l.active, y: l.p99 }))),
    },
    {
      title: 'The same milliseconds at 50 tables that play, while others are only there',
      across: 'tables that are only there',
      lines: linesOf(contestants, f => f.growth.map(g => ({ x: g.held, y: g.p99 }))),
    },
  ];
  return drawing(charts, 'Load on the server');
};

/** Charts below each other, as one picture. */
export const drawing = (charts: readonly Chart[], label: string): string => {
  const height = charts.length * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}"><style>${STYLE}</style>
${charts.map((c, i) => chart(c, i * HEIGHT)).join('\n')}
</svg>
`;
};
