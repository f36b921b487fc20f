import { checkSetup, nextPrompt, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations as game } from '@cadre/special-operations';
import { expect, test } from 'vitest';
import { UNIT_TYPES } from '../src/content/squads/index.js';
import type { Spot } from '../src/state.js';

/** The first move that chance leads to, and who makes it. */
const moving = (how: string, seed: number) => {
  const random = seeded(seed);
  const s = game.setup(checkSetup(game, { mission: 'shields', layout: 'spaceport-alleys', blue: 'first' }).setup);
  game.machine.start(s);
  for (;;) {
    const { seat, space } = nextPrompt(s.pending!);
    const locals = s.stack.at(-1)!.locals as { unit: number; how: string };
    if (space.of === 'move' && locals.how === how) return { view: viewOf(s, seat), space, unit: locals.unit, s };
    game.machine.submit(s, seat, s.pending!.seq, sample(space, random, game.machine.ground(s)));
  }
};
/** From a point to the nearest point of the edge of a polygon. */
const gapTo = ({ x, y }: Pick<Spot, 'x' | 'y'>, ring: readonly number[]): number =>
  Math.min(
    ...Array.from({ length: ring.length / 2 }, (_, i) => {
      const [ax, ay, bx, by] = [0, 1, 2, 3].map(n => ring[(2 * i + n) % ring.length]!) as [number, number, number, number];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(ax + t * dx - x, ay + t * dy - y);
    }),
  );
test.each([
  ['move', 1],
  ['climb', 2],
])('a screen is told the tool of a %s, as it lies from base to base', (how, seed) => {
  const { view, space, unit, s } = moving(how, seed);
  const { type, at } = s.public.units[unit]!;
  const from = at as Spot;
  const radius = UNIT_TYPES.find(({ id }) => id === type)!.base / 2;
  const answers = game.suggest!(view, space).map(({ answer }) => answer as [number, number, number]);
  const elsewhere = answers.filter(([x, y]) => x !== from.x || y !== from.y);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const [x, y, level] of elsewhere) {
    const { says, shapes } = game.explain!(view, { kind: 'spot', args: [unit, x, y, level] }, 'en');
    const inches = Math.round((100 * Math.abs(level - from.level)) / 254) / 100;
    const rise = level === from.level ? '' : `, ${inches}" ${level > from.level ? 'up' : 'down'}`;
    expect(says[0]).toMatch(new RegExp(`^Gets there with the movement tool of speed [123]${rise}$`));
    const halves = shapes.flatMap(shape => (shape.kind === 'area' ? shape.outline.rings : []));
    expect(halves).toHaveLength(2);
    expect(gapTo(from, halves[0]!)).toBeLessThan(radius + 1);
    expect(Math.min(...halves.map(ring => gapTo({ x, y }, ring)))).toBeLessThan(radius + 1);
  }
  // Nothing gets to a spot out of reach.
  const { shapes } = game.explain!(view, { kind: 'spot', args: [unit, 9144 - from.x, 9144 - from.y, 0] }, 'en');
  expect(shapes.filter(({ kind }) => kind === 'area')).toEqual([]);
});
