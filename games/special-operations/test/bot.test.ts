import { enumerate, nearest, nextPrompt, type Seat, type Space, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { describe, expect, it } from 'vitest';
import { adviceWith, novice, rolloutWith, strategistWith, suggest } from '../src/bot/bot.js';
import { roughWounds } from '../src/bot/estimate.js';
import { importance } from '../src/bot/goals.js';
import { specialName } from '../src/bot/names.js';
import { outlook } from '../src/bot/outlook.js';
import { REASONS, reasonText } from '../src/bot/reasons.js';
import { bestOrder } from '../src/bot/swaps.js';
import { boxOf } from '../src/box.js';
import { EDITION } from '../src/content/editions.js';
import { MISSIONS, type MissionId } from '../src/content/types.js';
import { ACTIVATING } from '../src/frames.js';
import { specialOperations as game } from '../src/game.js';
import { cardActions } from '../src/keywords/actions.js';
import { orders, partners } from '../src/missions/code-tokens.js';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import { OPTION, SPECIALS_FROM } from '../src/options.js';
import { specialOf } from '../src/round/actions.js';
import type { BattleState, UnitId } from '../src/state.js';
import { onTable, spotOf, typeOf, vehicleOf } from '../src/table/queries.js';
import { lift, put } from './battle.js';
import { acting, beside, bot, isActing, playUntil, RED, start } from './bot-positions.js';

const strategist = strategistWith(roughWounds);
/** What the bot answers to the question of this position, which was changed by hand. */
const answerIn = (s: BattleState, by: Pick<typeof bot, 'choose'> = bot): string => {
  s.pending = game.machine.ask(s);
  const { seat, space } = nextPrompt(s.pending);
  const [code] = by.choose(viewOf(s, seat), space, seeded(1));
  const option = OPTION.decode(code!);
  if (option.kind === 'unit' || option.kind === 'activate') return `${option.kind} ${option.unit}`;
  return option.kind === 'special' ? specialName(option.action) : option.kind === 'attack' ? `attack ${option.target}` : option.kind;
};

describe('the heuristic bot', () => {
  it.each(MISSIONS)('plays %s to the end without an illegal answer', { timeout: 120_000 }, mission => {
    const s = playUntil(start(mission), () => false);
    expect(s.pending).toBeNull();
    expect(s.public.winner).not.toBe('open');
  });
  it('uses a console that it touches, at once', () => {
    const { s, unit } = acting('shields');
    put(s, unit, beside(s, 'console-left', unit));
    expect(answerIn(s)).toBe('use-console');
  });
  it('transmits when it can', () => {
    const { s, unit } = acting('shields');
    put(s, unit, beside(s, 'transmitter', unit));
    s.public.tally.covered = { crit: 1, surge: 2, hit: 3 };
    expect(answerIn(s)).toBe('transmit');
  });
  it('throws a detonator with eight dice', () => {
    const { s, unit } = acting('vehicle');
    const vehicle = vehicleOf(s)!;
    const { x, y } = spotOf(s, vehicle);
    const reach = (typeOf(s, vehicle).base + typeOf(s, unit).base) / 2;
    put(s, unit, { x, y: y + Math.round(reach + 2.5 * INCH), level: 0 });
    s.public.units[unit]!.detonator = 1;
    expect(answerIn(s)).toBe('detonator');
  });
  it('attacks the enemy that it can defeat', () => {
    const { s, unit } = acting('priorities', 'stormtrooper');
    const [one, other] = onTable(s, 0).filter(id => s.public.units[id]!.type === 'rebel-trooper');
    for (const [i, u] of s.public.units.entries()) if (u.seat === 0 && i !== one && i !== other) lift(u).at = 'defeated';
    put(s, unit, { x: 18 * INCH, y: 20 * INCH, level: 0 });
    put(s, one!, { x: 16 * INCH, y: 26 * INCH, level: 0 });
    put(s, other!, { x: 20 * INCH, y: 26 * INCH, level: 0 });
    s.public.units[other!]!.wounds = typeOf(s, other!).wounds - 1;
    Object.assign(nearest(s, ACTIVATING)!, { taken: 1, moved: true, done: ['move', 'dash'] });
    expect(answerIn(s)).toBe(`attack ${other}`);
  });
  it('trades tokens when the enemy has looked at one, and gives the code to the friend who is nearer', () => {
    const { s, unit } = acting('codes', 'stormtrooper');
    const other = onTable(s, RED).find(id => id !== unit && typeOf(s, id).rank === 'corps')!;
    put(s, unit, { x: 18 * INCH, y: 20 * INCH, level: 0 });
    put(s, other, { x: 18 * INCH, y: 18 * INCH, level: 0 });
    s.public.tally.codes = [unit, other, 'not-yet'];
    const { tokens, code } = EDITION['v1.1'].codes;
    const others = tokens.filter(n => n !== code);
    s.secret[RED] = { ...s.secret[RED]!, codes: [code, others[0]!, others[1]!] };
    expect(answerIn(s)).not.toBe('swap');
    s.public.tally.looks = 1;
    expect(answerIn(s)).toBe('swap');
    expect(orders(partners(s, unit))[bestOrder(viewOf(s, RED), unit)]).toEqual([1, 0]);
  });
  it('aims at a carrier that can get to a transmitter rather than at one that cannot', () => {
    const { s } = acting('codes');
    const [near, far] = onTable(s, RED);
    const { at } = s.public.objectives[0]!;
    put(s, near!, { x: at.x, y: at.y + 5 * INCH, level: 0 });
    put(s, far!, { x: at.x, y: at.y + 20 * INCH, level: 0 });
    s.public.tally.codes = [near!, far!, 'not-yet'];
    const blue = viewOf(s, 0);
    expect(importance(blue, near!)).toBeGreaterThan(2 * importance(blue, far!));
    expect(importance(blue, far!)).toBeGreaterThan(0);
  });
  it('passes when nothing is pressing, and not when it can attack well', () => {
    const s = playUntil(start('priorities'), at => at.stack.at(-1)?.proc === 'activationPhase' && at.public.round === 1);
    const { seat } = nextPrompt(s.pending!);
    s.public.passes = [2, 2];
    expect(answerIn(s)).toBe('pass');
    const [mine] = onTable(s, seat).filter(id => !s.public.units[id]!.activated && typeOf(s, id).rank === 'corps');
    const [enemy] = onTable(s, 1 - seat);
    put(s, enemy!, { x: 18 * INCH, y: 20 * INCH, level: 0 });
    put(s, mine!, { x: 18 * INCH, y: 24 * INCH, level: 0 });
    expect(answerIn(s)).not.toBe('pass');
  });
  it('stands by with its last action, aims before it, and does nothing after it', () => {
    const { s, unit } = acting('priorities', 'stormtrooper');
    for (const id of onTable(s, 0)) put(s, id, 'defeated');
    const then = (taken: number, done: readonly string[]): string => {
      Object.assign(nearest(s, ACTIVATING)!, { taken, moved: true, done });
      return answerIn(s);
    };
    expect([then(0, ['move', 'dash']), then(1, ['move', 'dash', 'aim'])]).toEqual(['aim', 'standby']);
    s.public.units[unit]!.standby = 1;
    expect(then(1, ['move', 'dash', 'standby'])).toBe('end');
  });
  it('climbs down from where no plain move goes down', () => {
    const { s, unit } = acting('shields', 'stormtrooper');
    const { pieces } = boxOf(s).table;
    const container = pieces.find(piece => piece.footing === 'top' && piece.top > typeOf(s, unit).height)!;
    const middle = (of: 'x' | 'y'): number => Math.round(container.polygon.reduce((sum, p) => sum + p[of], 0) / container.polygon.length);
    put(s, unit, { x: middle('x'), y: middle('y'), level: container.top });
    for (const id of onTable(s, 0)) put(s, id, 'defeated');
    expect(answerIn(s)).toBe('climb');
  });
  it.each([
    ['deploy', 'codes', []],
    ['infiltrate', 'codes', ['rebel-troopers', 'rebel-troopers']],
    ['network', 'vehicle', []],
    ['reserve', 'shields', []],
    ['move', 'priorities', []],
  ] as const)('suggests spots for %s that are legal, each with a reason', (kind, mission, squads) => {
    const asks = (at: BattleState): boolean => {
      const { space } = nextPrompt(at.pending!);
      return space.kind === 'place' && space.region === kind;
    };
    const s = playUntil(start(mission, squads), asks);
    const { seat, space } = nextPrompt(s.pending!);
    if (space.kind !== 'place') throw new Error(`expected a place, got ${space.kind}`);
    const found = suggest(viewOf(s, seat), space);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ answer }) => answer.join())).size).toBe(found.length);
    for (const { answer, because } of found) {
      expect(game.machine.ground(s).refuse(space, answer)).toBeNull();
      expect(REASONS).toHaveProperty(because.why);
    }
  });
  it('has a weaker brother that plays legally to the end', () => {
    const s = playUntil(start('codes'), () => false, 3, novice);
    expect(s.pending).toBeNull();
  });
  it('names special actions as the rules number them', () => {
    for (const number of [...cardActions.keys(), ...MISSION_ACTIONS.map((_, i) => SPECIALS_FROM.missions + i)])
      expect(specialName(number)).toBe(specialOf(number).id);
  });
  it('says every reason in both languages', () => {
    for (const why of Object.keys(REASONS) as (keyof typeof REASONS)[]) {
      const reason = { rule: 'L-GEN-1', why, about: { kind: 'stormtrooper', wounds: 1, dice: 8, goal: 'console' } };
      expect(reasonText(reason, 'en')).not.toBe(reasonText(reason, 'de'));
    }
  });
  it('writes wounds as the language does', () => {
    const reason = { rule: 'L-ACN-4', why: 'best-attack', about: { kind: 'stormtrooper', wounds: 1.5 } } as const;
    expect(reasonText(reason, 'en')).toContain(' 1.5 wounds');
    expect(reasonText(reason, 'de')).toContain(' 1,5 Wunden');
  });
  it('sees a seat ahead that has won nearly', () => {
    const { s } = acting('priorities');
    s.public.round = 4;
    const before = outlook(s)[RED]!;
    s.public.points = [0, 6];
    expect(outlook(s)[RED]!).toBeGreaterThan(0.7);
    expect(outlook(s)[RED]!).toBeGreaterThan(before);
    expect(outlook(s)[1 - RED]).toBeCloseTo(1 - outlook(s)[RED]!);
  });
});

describe('the strategist', () => {
  it.each(MISSIONS)('plays %s to the end without an illegal answer', { timeout: 120_000 }, mission => {
    const s = playUntil(start(mission), () => false, 7, strategist);
    expect(s.pending).toBeNull();
  });
  it('goes nearer before it throws a detonator, and throws with its last action', () => {
    const { s, unit } = acting('vehicle');
    const vehicle = vehicleOf(s)!;
    const { x, y } = spotOf(s, vehicle);
    const reach = (typeOf(s, vehicle).base + typeOf(s, unit).base) / 2;
    for (const id of onTable(s, 0)) put(s, id, 'defeated');
    put(s, unit, { x, y: y + Math.round(reach + 3.5 * INCH), level: 0 });
    s.public.units[unit]!.detonator = 1;
    Object.assign(nearest(s, ACTIVATING)!, { arrived: false });
    expect(answerIn(s)).toBe('detonator');
    expect(answerIn(s, strategist)).toBe('move');
    Object.assign(nearest(s, ACTIVATING)!, { taken: 1, moved: true, done: ['move'] });
    expect(answerIn(s, strategist)).toBe('detonator');
  });
  it('orders the carrier of the code, and acts with it last', () => {
    const asks = (proc: string) => (at: BattleState) =>
      at.stack.at(-1)?.proc === proc && at.public.round === 1 && nextPrompt(at.pending!).seat === RED;
    const s = playUntil(start('codes'), asks('orders'));
    const { code } = EDITION['v1.1'].codes;
    const carrier = s.public.tally.codes[s.secret[RED]!.codes.indexOf(code)] as UnitId;
    expect(answerIn(s)).not.toBe(`unit ${carrier}`);
    expect(answerIn(s, strategist)).toBe(`unit ${carrier}`);
    playUntil(s, asks('activationPhase'), 7, strategist);
    for (const [i, u] of s.public.units.entries()) if (u.seat === RED) u.order = i === carrier || u.order === 'faceup' ? 'faceup' : 'none';
    s.public.passes = [0, 0];
    expect(answerIn(s, strategist)).not.toBe(`activate ${carrier}`);
  });
  const turnOf = (mission: MissionId): { s: BattleState; space: Space; seat: Seat } => {
    const s = playUntil(start(mission), at => at.stack.at(-1)?.proc === 'activationPhase' && at.public.round === 1);
    return { s, ...nextPrompt(s.pending!) };
  };
  it('compares who may act next, its own answer first, and nothing else', () => {
    const { s, space, seat } = turnOf('priorities');
    const view = viewOf(s, seat);
    const { alternatives, favourite } = rolloutWith(roughWounds);
    const named = alternatives(view, space);
    expect(named[0]).toEqual(favourite.choose(view, space, seeded(1)));
    expect(named.map(([code]) => code).sort()).toEqual(
      enumerate(space, 40)!
        .map(([code]) => code)
        .sort(),
    );
    const action = playUntil(s, at => isActing(at, seat));
    expect(alternatives(viewOf(action, seat), nextPrompt(action.pending!).space)).toEqual([]);
  });
  it('says what it found out in imagined matches, and what it keeps its carrier for', () => {
    const { s, space, seat } = turnOf('priorities');
    const advise = adviceWith(roughWounds, () => seeded(1));
    const [usual, other] = rolloutWith(roughWounds).alternatives(viewOf(s, seat), space);
    expect(advise(viewOf(s, seat), space, 'en')).toMatchObject({ answer: usual });
    const found = advise(viewOf(s, seat), space, 'en', () => other!);
    expect(found.answer).toEqual(other);
    expect(found.why).toMatch(/^Played on in thought to the end of the round, it went better/);
    const codes = playUntil(
      start('codes'),
      at => at.stack.at(-1)?.proc === 'activationPhase' && nextPrompt(at.pending!).seat === RED,
      7,
      strategist,
    );
    const { code } = EDITION['v1.1'].codes;
    const carrier = codes.public.tally.codes[codes.secret[RED]!.codes.indexOf(code)] as UnitId;
    for (const [i, u] of codes.public.units.entries())
      if (u.seat === RED) u.order = i === carrier || onTable(codes, RED)[0] === i ? 'faceup' : u.order;
    codes.pending = game.machine.ask(codes);
    expect(advise(viewOf(codes, RED), nextPrompt(codes.pending!).space).reason.why).toBe('carrier-last');
  });
});
