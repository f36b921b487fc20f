import { CHANCE, nextPrompt, type Place, type Seat, type Space, sample, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { expect, it } from 'vitest';
import { type Blunder, blundersIn } from '../src/bot/blunders.js';
import { EDITION } from '../src/content/editions.js';
import { specialOperations as game } from '../src/game.js';
import { type BattleOption, OPTION } from '../src/options.js';
import type { BattleState, Spot } from '../src/state.js';
import { answerAt } from '../src/table/place-args.js';
import { onTable, spotOf, typeOf, unitOf, vehicleOf } from '../src/table/queries.js';
import { put } from './battle.js';
import { acting, actingUnit, beside, bot, isActing, playUntil, RED, start } from './bot-positions.js';

/** Answers the questions of one activation with these actions; what else is asked, a bot answers, or `where`. */
const activationWith = (s: BattleState, kinds: readonly BattleOption['kind'][], where?: (s: BattleState, space: Place) => Spot) => {
  const random = seeded(3);
  const left = kinds.slice();
  const answerTo = (seat: Seat, space: Space): readonly number[] => {
    if (seat === CHANCE) return sample(space, random);
    if (isActing(s, seat) || s.stack.at(-1)?.proc === 'activation') return [OPTION.encode({ kind: left.shift() ?? 'end' } as BattleOption)];
    if (space.kind === 'place' && where) return answerAt(where(s, space));
    return bot.choose(viewOf(s, seat), space, random);
  };
  const steps = function* () {
    const unit = actingUnit(s);
    s.pending = game.machine.ask(s);
    while (s.pending && !unitOf(s, unit).activated) {
      const { seat, space } = nextPrompt(s.pending);
      const answer = answerTo(seat, space);
      yield { state: s, seat, answer };
      expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
      s.out?.splice(0);
    }
    yield { state: s, seat: CHANCE, answer: [] };
  };
  return blundersIn(steps());
};
const only = (blunder?: Blunder): Readonly<Record<Blunder, number>> => ({
  'standby-thrown-away': 0,
  'tiny-move': 0,
  'carrier-stays-away': 0,
  idle: 0,
  'vehicle-cover-left': 0,
  ...(blunder && { [blunder]: 1 }),
});
const inTheOpen = (type?: string): BattleState => {
  const { s, unit } = acting('priorities', type);
  put(s, unit, { x: 18 * INCH, y: 20 * INCH, level: 0 });
  return s;
};
const nudged = (inches: number) => (s: BattleState) => {
  const { x, y, level } = spotOf(s, actingUnit(s));
  return { x, y: y - Math.round(inches * INCH), level };
};

it('finds a standby that the next action takes away', () => {
  expect(activationWith(inTheOpen(), ['dodge', 'standby'])).toEqual(only());
  expect(activationWith(inTheOpen(), ['standby', 'dodge'])).toEqual(only('standby-thrown-away'));
});
it('finds a move that leads nowhere', () => {
  expect(activationWith(inTheOpen(), ['move', 'dodge'], nudged(0.3))).toEqual(only('tiny-move'));
  expect(activationWith(inTheOpen(), ['move', 'dodge'], nudged(3))).toEqual(only());
});
it('finds a unit that does nothing though it could attack', () => {
  const s = inTheOpen('stormtrooper');
  const [enemy] = onTable(s, 0);
  put(s, enemy!, { x: 16 * INCH, y: 26 * INCH, level: 0 });
  expect(activationWith(s, ['dodge', 'aim'])).toEqual(only('idle'));
});
it('finds a carrier of the code that could be at a transmitter', () => {
  const carrying = (): BattleState => {
    const { s, unit } = acting('codes');
    for (const id of onTable(s, 0)) put(s, id, 'defeated');
    put(s, onTable(s, RED).find(id => id !== unit)!, { x: 30 * INCH, y: 3 * INCH, level: 0 });
    put(s, unit, beside(s, 'transmitter-left', unit, 2));
    const { tokens, code } = EDITION['v1.1'].codes;
    const [one, other] = tokens.filter(n => n !== code);
    s.public.tally.codes = [unit, 'not-yet', 'not-yet'];
    s.secret[RED] = { ...s.secret[RED]!, codes: [code, one!, other!] };
    return s;
  };
  expect(activationWith(carrying(), ['dodge', 'aim'])).toEqual(only('carrier-stays-away'));
  expect(activationWith(carrying(), ['dash', 'dodge'], s => beside(s, 'transmitter-left', actingUnit(s)))).toEqual(only());
});
it('finds a defender that leaves the cover of the vehicle without an attack', () => {
  const BLUE: Seat = 0;
  const s = playUntil(start('vehicle'), at => isActing(at, BLUE) && at.public.round === 1);
  const unit = actingUnit(s);
  const { x, y } = spotOf(s, vehicleOf(s)!);
  for (const id of onTable(s, RED)) put(s, id, 'defeated');
  put(s, unit, { x: x + Math.round((typeOf(s, vehicleOf(s)!).base + typeOf(s, unit).base) / 2), y, level: 0 });
  const random = seeded(1);
  const away = (at: BattleState, space: Place): Spot => {
    for (;;) {
      const [toX, toY, level] = game.machine.ground(at).sample(space, random);
      if (Math.abs(toX! - x) > 4 * INCH) return { x: toX!, y: toY!, level: level! };
    }
  };
  expect(activationWith(s, ['move', 'dodge'], away)).toEqual(only('vehicle-cover-left'));
});
