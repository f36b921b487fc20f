// Charts of the balance of Special Operations. They follow the reader's light or dark theme.
import { MISSION_TARGET, SQUAD_TARGET } from './special-operations-tables.mjs';

const LEFT = 250;
const WIDTH = 560;
const ROW = 22;
const STYLE = `
.room { fill: #ffffff } .text { fill: #131a2b } .quiet { fill: #526080 } .grid { stroke: #dfe4ee } .band { fill: #d8e0ee }
.blue { --c: #0077b6 } .red { --c: #c0262d } .low { fill: #c0262d } .high { fill: #0077b6 }
@media (prefers-color-scheme: dark) {
  .room { fill: #0b1020 } .text { fill: #e8ecf6 } .quiet { fill: #9aa6c3 } .grid { stroke: #26314f } .band { fill: #1d2742 }
  .blue { --c: #5fd0ff } .red { --c: #ff6b6b } .low { fill: #ff6b6b } .high { fill: #5fd0ff }
}
.mark { fill: var(--c) } .reach { stroke: var(--c); stroke-width: 2 }
text { font: 12px system-ui, sans-serif } .title { font-weight: 600 }`;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const label = (x, y, text, look = 'text', anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${look}" text-anchor="${anchor}">${escaped(text)}</text>`;
const at = share => (LEFT + WIDTH * share).toFixed(1);
const SHAPES = {
  blue: (x, y) => `<circle cx="${x}" cy="${y}" r="4" class="mark"/>`,
  red: (x, y) => `<path d="M${x} ${y - 5} l5 5 l-5 5 l-5 -5 z" class="mark"/>`,
};
const mark = (side, { low, win, high }, y) =>
  `<g class="${side}"><line x1="${at(low)}" y1="${y}" x2="${at(high)}" y2="${y}" class="reach"/>${SHAPES[side](at(win), y)}</g>`;
const svg = (width, height, title, parts) =>
  `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect width="${width}" height="${height}" class="room"/>`,
    ...parts,
    '</svg>',
  ].join('\n')}\n`;
const band = ([from, to], top, height) =>
  `<rect x="${at(from / 100)}" y="${top}" width="${((WIDTH * (to - from)) / 100).toFixed(1)}" height="${height}" class="band"/>`;

/** The sides of every mission, and below each mission its squads on both sides. */
export const winRateChart = ({ missions, squads }, nameOf) => {
  const group = ROW * (squads.length + 2);
  const height = 60 + missions.length * group;
  const parts = [
    `<g class="blue">${SHAPES.blue(LEFT + 6, 18)}</g>`,
    label(LEFT + 18, 22, 'as blue'),
    `<g class="red">${SHAPES.red(LEFT + 96, 18)}</g>`,
    label(LEFT + 108, 22, 'as red'),
    label(LEFT + WIDTH, 22, 'mark: measured · line: 95% interval · band: target', 'quiet', 'end'),
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(share => label(at(share), 46, `${100 * share}%`, 'quiet', 'middle')),
  ];
  missions.forEach(({ mission, blue }, i) => {
    const top = 56 + i * group;
    parts.push(band(MISSION_TARGET, top, ROW), band(SQUAD_TARGET, top + ROW, ROW * squads.length));
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1])
      parts.push(`<line x1="${at(share)}" y1="${top}" x2="${at(share)}" y2="${top + group - ROW}" class="grid"/>`);
    parts.push(label(LEFT - 14, top + 15, nameOf(mission), 'text title', 'end'), mark('blue', blue, top + 11));
    squads.forEach(({ squad, cells }, s) => {
      const y = top + ROW * (s + 1);
      parts.push(
        label(LEFT - 14, y + 15, nameOf(squad), 'text', 'end'),
        mark('blue', cells[i].blue, y + 7),
        mark('red', cells[i].red, y + 16),
      );
    });
  });
  return svg(LEFT + WIDTH + 28, height, 'Win rates of sides and squads by mission, with intervals and targets', parts);
};

const CELL = 46;
/** How often the squad of the row beats the squad of the column, all missions together. */
export const pairChart = ({ pairs, squads }, nameOf) => {
  const [left, top] = [230, 40];
  const width = left + CELL * squads.length + 10;
  const parts = squads.flatMap(({ squad }, i) => [
    label(left - 10, top + CELL * i + 28, `${i + 1} ${nameOf(squad)}`, 'text', 'end'),
    label(left + CELL * i + CELL / 2, top - 10, `${i + 1}`, 'quiet', 'middle'),
  ]);
  pairs.forEach((row, i) => {
    row.forEach((share, j) => {
      if (!share) return;
      const [x, y] = [left + CELL * j, top + CELL * i];
      const strength = Math.min(0.75, Math.abs(share.win - 0.5) * 2).toFixed(2);
      parts.push(
        `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="3" class="${share.win < 0.5 ? 'low' : 'high'}" opacity="${strength}"/>`,
        label(x + CELL / 2, y + 28, `${Math.round(100 * share.win)}`, 'text', 'middle'),
      );
    });
  });
  return svg(width, top + CELL * squads.length + 10, 'Win rates of squads against each other', parts);
};
