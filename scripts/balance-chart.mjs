// A chart of win rates: for each row three dots with their intervals, each over the band it was aimed at.
const LEFT = 250;
const WIDTH = 620;
const ROW = 44;
const LANE = 12;
const TOP = 56;
const COLOURS = ['#2f8f5b', '#c77d1a', '#b8433f'];

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const x = percent => LEFT + (WIDTH * percent) / 100;
const label = (at, y, text, anchor = 'start', size = 12) =>
  `<text x="${at.toFixed(1)}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="#222">${escaped(text)}</text>`;
const line = (x1, y1, x2, y2, colour, width) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1}" x2="${x2.toFixed(1)}" y2="${y2}" stroke="${colour}" stroke-width="${width}"/>`;

const lane = (cell, [low, high], y, colour) => [
  `<rect x="${x(low).toFixed(1)}" y="${y - 4}" width="${(x(high) - x(low)).toFixed(1)}" height="8" rx="2" fill="${colour}" opacity="0.22"/>`,
  line(x(100 * cell.low), y, x(100 * cell.high), y, colour, 2),
  `<circle cx="${x(100 * cell.win).toFixed(1)}" cy="${y}" r="3.5" fill="${colour}"/>`,
];

export const chart = (rows, difficulties) => {
  const height = TOP + rows.length * ROW + 20;
  const width = LEFT + WIDTH + 30;
  const bottom = height - 16;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" role="img" aria-label="Win rates of bot crews by mission and difficulty, with intervals and targets">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...difficulties.flatMap((name, i) => [
      `<circle cx="${LEFT + 4 + i * 110}" cy="18" r="4" fill="${COLOURS[i]}"/>`,
      label(LEFT + 14 + i * 110, 22, name),
    ]),
    label(LEFT + 340, 22, 'dot: measured, line: 95 % interval, band: target'),
    ...[0, 20, 40, 60, 80, 100].flatMap(p => [
      line(x(p), TOP - 12, x(p), bottom, '#ddd', 1),
      label(x(p), TOP - 18, `${p} %`, 'middle', 11),
    ]),
  ];
  rows.forEach(({ name, cells, targets }, i) => {
    const middle = TOP + i * ROW + ROW / 2;
    if (i > 0) parts.push(line(8, TOP + i * ROW, width - 20, TOP + i * ROW, '#eee', 1));
    parts.push(label(LEFT - 12, middle + 4, name, 'end'));
    cells.forEach((cell, d) => {
      parts.push(...lane(cell, targets[d], middle + (d - 1) * LANE, COLOURS[d]));
    });
  });
  return `${[...parts, '</svg>'].join('\n')}\n`;
};
