/** Draws the miniatures, so many to a picture: node packages/scene/tools/figure-sheet.mjs <folder> [--game=special-operations] [--only=a,b] [--poses=ready,down] [--columns=n] [--most=n] [--cell=170x220] [--ground=b59a6c] [--azimuth=n] [--tilt=n] [--shows=inches] */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawOn } from './sheet-page.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['game', 'only', 'poses', 'columns', 'most', 'cell', 'ground', 'azimuth', 'tilt', 'shows'].map(name => [name, { type: 'string' }]),
  ),
});
await drawOn('figure-sheet-page.ts', async (page, save) => {
  const sheet = {
    game: values.game ?? 'special-operations',
    only: values.only?.split(',') ?? null,
    poses: (values.poses ?? 'ready').split(','),
    columns: Number(values.columns ?? 8),
    cell: (values.cell ?? '180x230').split('x').map(Number),
    ground: Number.parseInt(values.ground ?? 'b59a6c', 16),
    azimuth: Number(values.azimuth ?? 24),
    tilt: Number(values.tilt ?? 20),
    shows: Number(values.shows ?? 1.75),
  };
  const most = Number(values.most ?? 200);
  const out = positionals[0] ?? join(tmpdir(), 'figure-sheet');
  mkdirSync(out, { recursive: true });
  for (let from = 0, of = 1, n = 1; from < of; from += most, n++) {
    const cost = await page.evaluate(wish => globalThis.drawFigures(wish), { ...sheet, from, most });
    of = cost.of;
    console.log(JSON.stringify(cost));
    await save(join(out, of > most ? `${sheet.game}-${n}.png` : `${sheet.game}.png`));
  }
});
