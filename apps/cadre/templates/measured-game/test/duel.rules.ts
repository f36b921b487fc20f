import { INCH } from '@cadre/geometry';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { duel } from '../src/index.js';
import { type FigureId, moveTo } from '../src/state.js';

const [HIT, MISS] = [0, 1];
const at = (x: number, y: number): [number, number, number] => [x * INCH, y * INCH, 0];
const start = () => scenario(duel, duel.setup({}));
/** Two figures face each other in the open. */
const close = () => {
  const s = duel.setup({});
  moveTo(s, 1 as FigureId, { x: 12 * INCH, y: 10 * INCH, level: 0 });
  moveTo(s, 4 as FigureId, { x: 12 * INCH, y: 14 * INCH, level: 0 });
  return scenario(duel, s);
};

rule('DU-1', 'three figures stand on each side, and the first seat begins', () => {
  const t = start().asked('DU-2', 0).offered([0, 1, 2]);
  expect(t.state.public.figures.map(f => f.seat)).toEqual([0, 0, 0, 1, 1, 1]);
});
rule('DU-2', 'the sides take turns, and nobody acts twice in a round', () => {
  const t = start()
    .seat(0)
    .answers(0)
    .seat(0)
    .answers(...at(6, 4))
    .asked('DU-2', 1);
  t.seat(1)
    .answers(3)
    .seat(1)
    .answers(...at(6, 20))
    .asked('DU-2', 0)
    .offered([1, 2]);
});
rule('DU-3', 'as far as the tool reaches, and not into a wall', () => {
  const t = start().seat(0).answers(0).asked('DU-3', 0);
  t.refused(0, ...at(6, 12)).refused(0, ...at(6, 8.5));
  expect(
    t
      .seat(0)
      .answers(...at(6, 5))
      .facts('moved')[0]!.to,
  ).toEqual({ x: 6 * INCH, y: 5 * INCH, level: 0 });
});
rule('DU-4', 'an enemy in sight and range, or nobody', () => {
  close()
    .seat(0)
    .answers(0)
    .seat(0)
    .answers(...at(6, 2))
    .asked('DU-2', 1);
  const t = close()
    .seat(0)
    .answers(1)
    .seat(0)
    .answers(...at(12, 10))
    .asked('DU-4', 0)
    .offered([4]);
  expect(t.seat(0).answers(4).chance(HIT, MISS, MISS).facts('shot')[0]).toMatchObject({ figure: 1, target: 4, hits: 1 });
});
rule('DU-5', 'two wounds defeat a figure', () => {
  const t = close()
    .seat(0)
    .answers(1)
    .seat(0)
    .answers(...at(12, 10))
    .seat(0)
    .answers(4)
    .chance(HIT, HIT, MISS);
  expect(t.facts('defeated')).toEqual([{ type: 'defeated', rule: 'DU-5', figure: 4 }]);
  expect(t.state.public.figures[4]!.at).toBe('defeated');
});
rule('DU-6', 'more figures win', () => {
  const s = duel.setup({});
  for (const f of s.public.figures.slice(3)) Object.assign(f, { at: 'defeated' });
  const t = scenario(duel, s).over();
  expect(duel.score(t.state)).toEqual([1, 0]);
});
