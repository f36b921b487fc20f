import { type Answer, type Language, type Random, type Reason, type Seat, type Space, sample, type ViewOf, viewOf } from '@cadre/core';
import type { ExpectedWounds } from './forecast.js';
import { actingFigure } from './frames.js';
import { ground } from './ground.js';
import { controllers, figureOf, healthLeft, spotOf, standing, targetsOf, toBeacon, unitOf, type Yardview } from './queries.js';
import { type FigureId, OPTION, type SkirmishState } from './state.js';
import { suggestSpots, valueOfSpot } from './suggest.js';

export type SkirmishView = ViewOf<SkirmishState>;
interface Reply {
  readonly answer: Answer;
  readonly reason: Reason;
}
const named = (k: Yardview, figure: FigureId) => ({ figure, unit: figureOf(k, figure).unit });

/** What a figure could do at once: its best shot from where it is. */
const bestShot = (k: Yardview, id: FigureId, expected: ExpectedWounds): { readonly target: FigureId | null; readonly wounds: number } => {
  let found = { target: null as FigureId | null, wounds: 0 };
  for (const target of targetsOf(k, id)) {
    const left = unitOf(k, target).health - figureOf(k, target).wounds;
    const wounds = Math.min(left, expected(k, id, target)) + (left === 1 ? 0.3 : 0); // a defeat counts more than a wound
    if (wounds > found.wounds) found = { target, wounds };
  }
  return found;
};
const chooseAction = (view: SkirmishView, space: Extract<Space, { kind: 'pick' }>, expected: ExpectedWounds): Reply => {
  const id = actingFigure(view)!;
  const kinds = new Map(space.options.map(code => [OPTION.decode(code).kind, code]));
  const { target, wounds } = bestShot(view, id, expected);
  const canShoot = target !== null && kinds.has('shoot');
  const hasMoved = !kinds.has('move');
  // first to where it counts, unless there is a good shot already and nothing to gain
  if (!hasMoved && (!canShoot || wounds < 0.8 || wantsBeacon(view, id)))
    return { answer: [kinds.get('move')!], reason: { rule: 'SK-5', why: 'move' } };
  if (canShoot && kinds.has('aim') && hasMoved === false) return { answer: [kinds.get('aim')!], reason: { rule: 'SK-10', why: 'aim' } };
  if (canShoot) {
    const about = { ...named(view, target!), wounds: Math.round(wounds * 10) / 10 };
    return { answer: [OPTION.encode({ kind: 'shoot', target: target! })], reason: { rule: 'SK-8', why: 'best-shot', about } };
  }
  if (kinds.has('move')) return { answer: [kinds.get('move')!], reason: { rule: 'SK-5', why: 'move' } };
  return { answer: [kinds.get('end')!], reason: { rule: 'SK-4', why: 'nothing-to-do' } };
};
const wantsBeacon = (k: Yardview, id: FigureId): boolean => {
  const { seat } = figureOf(k, id);
  return controllers(k, seat) <= controllers(k, 1 - seat) && toBeacon(spotOf(k, id)) > 800;
};
const chooseSpot = (view: SkirmishView, space: Extract<Space, { kind: 'place' }>, expected: ExpectedWounds, random: Random): Reply => {
  const under = ground(view);
  const found = suggestSpots(view, space, expected, (p, a) => under.refuse(p, a) === null);
  if (space.region === 'deploy')
    return found[0]
      ? { answer: found[0].answer, reason: found[0].because }
      : { answer: under.sample(space, random), reason: { rule: 'SK-2', why: 'stay' } };
  const id = space.args[0] as FigureId;
  const scored = found.map(s => ({ s, worth: worthOf(view, id, s.answer, expected) }));
  const { s } = scored.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { answer: s.answer, reason: s.because };
};
const worthOf = (view: SkirmishView, id: FigureId, [x, y, level]: Answer, expected: ExpectedWounds): number => {
  const v = valueOfSpot(view, id, { x: x!, y: y!, level: level! }, expected);
  const late = view.public.round / view.public.rounds;
  return v.shot - 0.6 * v.danger + (v.controls ? 0.6 + 0.5 * late : -v.away / 6000);
};
const chooseFigure = (view: SkirmishView, space: Extract<Space, { kind: 'pick' }>, expected: ExpectedWounds): Reply => {
  let found = { code: space.options[0]!, worth: -1 };
  for (const code of space.options) {
    const option = OPTION.decode(code);
    if (option.kind !== 'activate') continue;
    const { wounds } = bestShot(view, option.figure, expected);
    if (wounds > found.worth) found = { code, worth: wounds };
  }
  return { answer: [found.code], reason: { rule: 'SK-4', why: found.worth > 0 ? 'can-shoot' : 'any-figure' } };
};
const chooseReroll = (view: SkirmishView, space: Extract<Space, { kind: 'pick' }>): Reply => {
  const f = view.stack.findLast(x => x.proc === 'attack')!.locals as { readonly pool: readonly string[]; readonly cover: number };
  const hits = f.pool.filter(face => face === 'hit').length;
  const useless = (face: string): boolean => face !== 'crit' && (face !== 'hit' || hits <= f.cover);
  return { answer: space.options.filter(i => useless(f.pool[i]!)).slice(-space.max), reason: { rule: 'SK-10', why: 'misses' } };
};
const reply = (view: SkirmishView, space: Space, expected: ExpectedWounds, random: Random): Reply => {
  if (space.kind === 'place') return chooseSpot(view, space, expected, random);
  if (space.kind !== 'pick') return { answer: sample(space, random), reason: { rule: 'SK-4', why: 'any-figure' } };
  switch (space.of) {
    case 'plan': {
      const ahead = controllers(view, view.seat) > controllers(view, 1 - view.seat);
      return {
        answer: [OPTION.encode({ kind: 'plan', plan: ahead ? 'steady' : 'rush' })],
        reason: { rule: 'SK-3', why: ahead ? 'steady' : 'rush' },
      };
    }
    case 'activate':
      return chooseFigure(view, space, expected);
    case 'reroll':
      return chooseReroll(view, space);
    case 'declared':
      return { answer: space.options.slice(0, 1), reason: { rule: 'SK-12', why: 'brace' } };
    default:
      return chooseAction(view, space, expected);
  }
};

/** Plays any seat from what that seat may know. How good a shot is, the engine itself says (`expected`). */
export const heuristicWith = (expected: ExpectedWounds) => ({
  name: 'heuristic',
  choose: (view: SkirmishView, question: Space, random: Random): Answer => reply(view, question, expected, random).answer,
});
/** What it would answer, and why. */
export const adviceWith =
  (expected: ExpectedWounds, say: (view: SkirmishView, reason: Reason, language: Language) => string, random: () => Random) =>
  (view: SkirmishView, question: Space, language: Language = 'en'): { readonly answer: Answer; readonly why: string } => {
    const { answer, reason } = reply(view, question, expected, random());
    return { answer, why: say(view, reason, language) };
  };

/** How a search plays on: shots by the book, moves to the best of a few random spots in reach. */
export const quickPolicy =
  (expected: ExpectedWounds) =>
  (s: SkirmishState, seat: Seat, space: Space, random: Random): Answer => {
    const view = viewOf(s, seat);
    if (space.kind !== 'place' || space.region === 'deploy') return reply(view, space, expected, random).answer;
    const under = ground(s);
    let [found, most] = [null as Answer | null, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < SAMPLES; i++) {
      const answer = under.sample(space, random);
      const worth = worthOf(view, space.args[0] as FigureId, answer, expected);
      if (worth > most) [found, most] = [answer, worth];
    }
    return found!;
  };
const SAMPLES = 5;
/** A match is far enough when this activation and three more are over: two of each side. */
const AHEAD = 4;
export const isFar = (s: SkirmishState, from: SkirmishView): boolean => {
  const acted = (k: Yardview): number => k.public.round * 100 + k.public.figures.filter(f => f.acted).length;
  return acted(s) >= acted(from) + AHEAD;
};

/** 0 to 1 for each seat: points, health and the beacon. */
export const outlook = (s: SkirmishState): readonly number[] => {
  const rest = s.public.rounds - s.public.round + 1;
  const lead = (of: (seat: Seat) => number): number => of(0) - of(1);
  const x =
    1.2 * lead(seat => s.public.points[seat]!) +
    0.35 * Math.min(rest, 2) * lead(seat => Math.sign(controllers(s, seat)) + 0.4 * controllers(s, seat)) +
    0.45 * lead(seat => healthLeft(s, seat)) +
    0.3 * lead(seat => standing(s, seat).length);
  const a = 0.5 + x / (2 * (1.5 + Math.abs(x)));
  return [a, 1 - a];
};
