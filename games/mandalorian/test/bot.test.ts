import { CHANCE, checkSetup, contains, type Random, type Space, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { advise, heuristic, mandalorian, rollout } from '@cadre/mandalorian';
import { atMost } from '@cadre/testkit';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { TEXT } from '../src/box/card-text.js';
import { GEAR } from '../src/codes.js';
import { content } from '../src/content/index.js';
import type { Op } from '../src/content/types.js';
import { runScript } from '../src/effects/effects.js';
import { characterId } from '../src/ids.js';
import type { MandoState, Standing } from '../src/state.js';
import { mission } from './cards/crisis.js';
import { duringEvents, placed } from './position.js';
import { act, bare, disrupted, enemy, facedown, feature, resolveEvents, run, stand, tokenNamed } from './table.js';

const ALL = 71;
const SETUPS: Record<string, unknown>[] = [
  {},
  { mission: 'm1', players: 4, mode: 'sandbox', traitor: 'certain', guide: ALL, difficulty: 'veteran' },
  { mission: 'm2', guide: ALL, first: 0 },
  { mission: 'm2', players: 3, mode: 'sandbox', traitor: 'hidden', difficulty: 'novice' },
  { mission: 'm3', players: 4, guide: ALL, difficulty: 'novice' },
  { mission: 'm3', players: 3, traitor: 'certain', guide: ALL },
  { mission: 'm3', players: 1, mode: 'solo', guide: ALL },
  { mission: 'm4', players: 4, mode: 'shared', guide: ALL },
  { mission: 'm4', players: 3, traitor: 'hidden', guide: ALL },
  ...content.maps.flatMap(({ id: map }) => [
    { mission: 'mm1', map, character1: 'cara', character2: 'greef', guide: ALL },
    { mission: 'mm2', map, players: 3, character1: 'burg', character2: 'mayfeld', character3: 'xian', guide: ALL },
    { mission: 'mm3', map, players: 4, traitor: 'certain', guide: ALL },
    { mission: 'mm4', map, mode: 'shared', guide: ALL },
  ]),
];
const MOST = 6000;

type Choose = (s: MandoState, seat: number, space: Space, random: Random) => readonly number[];
const byHeuristic: Choose = (s, seat, space, random) => heuristic.choose(viewOf(s, seat), space, random);
const byLuck: Choose = (_, __, space, random) => sample(space, random);

/** A match through the door for answers from outside: whatever is refused fails the test. Every answer, and how it ended. */
const play = (given: Record<string, unknown>, seed: number, choose: Choose): { answers: string; state: MandoState } => {
  const { setup, problems } = checkSetup(mandalorian, given);
  expect(problems).toEqual([]);
  const s = mandalorian.machine.start(mandalorian.setup(setup));
  const chance = seeded(seed, 0),
    own = seeded(seed, 1);
  const answers: string[] = [];
  const answered = atMost();
  while (s.pending) {
    answered();
    const { seq, asks } = s.pending;
    const { seat, space } = asks.find(a => a.answer === null)!;
    const answer = seat === CHANCE ? sample(space, chance) : choose(s, seat, space, own);
    expect(mandalorian.machine.submit(s, seat, seq, answer), `${JSON.stringify(given)}, ${JSON.stringify(s.stack.at(-1))}`).toBeNull();
    answers.push(`${seat}:${answer}`);
    expect(answers.length).toBeLessThan(MOST);
  }
  return { answers: answers.join(' '), state: s };
};
const wins = (games: number, given: Record<string, unknown>, choose: Choose): number =>
  Array.from({ length: games }, (_, seed) => play(given, seed, choose)).filter(m => m.state.public.result === 'won').length;

describe('the heuristic bot', () => {
  it.each(SETUPS.map(given => [JSON.stringify(given), given] as const))('plays %s to the end by the rules', (_, given) => {
    play(given, 1, byHeuristic);
  });
  it('knows an answer wherever random play leads, in a hurry as well', () => {
    for (const [i, given] of SETUPS.entries())
      play(given, i, (s, seat, space, random) => {
        const quick = rollout.policy(s, seat, space, random);
        expect(contains(space, quick), `${JSON.stringify(space)} [${quick}]`).toBe(true);
        return random(3) === 0 ? byHeuristic(s, seat, space, random) : byLuck(s, seat, space, random);
      });
  });
  it('answers the same to the same question with the same luck, and touches nothing', () => {
    const given = { mission: 'm2', guide: ALL };
    const once = play(given, 5, (s, seat, space, random) => {
      const before = JSON.stringify(s);
      const answer = byHeuristic(s, seat, space, random);
      expect(JSON.stringify(s)).toBe(before);
      return answer;
    });
    expect(play(given, 5, byHeuristic).answers).toBe(once.answers);
    expect(play(given, 6, byHeuristic).answers).not.toBe(once.answers);
  });
  it('wins the first mission nearly always where luck alone nearly never does', () => {
    expect(wins(12, { mission: 'm1' }, byHeuristic)).toBeGreaterThanOrEqual(9);
    expect(wins(12, { mission: 'm1' }, byLuck)).toBeLessThanOrEqual(1);
  });
});

/** Every question that a player can be asked, by procedure and step. */
const QUESTIONS = mandalorian.machine.procedures.flatMap(p =>
  p.order.filter(name => !p.steps[name]!.run && p.steps[name]!.seat !== CHANCE).map(name => `${p.id}.${name}`),
);
const OPEN = 0b11111;
/** Somebody looks at the uppermost events and may then do this with them. */
const peeking = (may: 'bottom' | 'reorder') => (): MandoState => {
  const { deck, unlocks } = content.characters.find(c => c.id === 'mayfeld')!;
  const ops = [...deck, unlocks.tactical, unlocks.signature1, unlocks.signature2].map(card => card.ability?.ops ?? []);
  const s = bare({ mission: 'm3' });
  return run(s, runScript(s, ops.find(list => list.some(op => op.op === 'peekEvent' && op.may === may))!, { you: characterId(1) })).state;
};
const lasting = (kind: Standing['kind'], which: number): Standing => ({
  kind,
  who: 0,
  until: 'seat',
  seat: 0,
  since: 1,
  n: 1,
  range: 3,
  which,
});
/** Questions that hardly ever come up by chance, each laid out on the table. */
const LAID_OUT: Readonly<Record<string, () => MandoState>> = {
  'a lock to be closed by the traitor box': () => {
    const s = bare({ mission: 'm3', players: 3, traitor: 'certain' });
    s.public.doors = OPEN;
    return run(s, runScript(s, content.missions.find(m => m.id === 'm3')!.traitor!.ops, { you: characterId(0) })).state;
  },
  'a slot due without any card of a shared crew': () => {
    const s = bare({ mission: 'm1', mode: 'shared' });
    disrupted(s, 'move', 3);
    disrupted(s, 'move', 2);
    return resolveEvents(s).state;
  },
  'an event to put under the deck': peeking('bottom'),
  'events to put in order': peeking('reorder'),
  'damage to be divided': () => {
    const s = bare({ character1: 'ig11', character2: 'mandalorian' });
    enemy(s, 'A4', 'melee', [], 4);
    enemy(s, 'B4', 'melee', [], 3);
    return act(s, 0, 'attack', 'ig11/rotating-torso').seat(0).answers(TEXT.with).state;
  },
  'somebody to be brought along': () => {
    const s = bare({ mission: 'mm1', character1: 'cara', guide: ALL });
    return act(s, 0, 'move', 'cara/drag-to-safety').state;
  },
  'a feature to use once a target is revealed': () => {
    const s = bare({ mission: 'm4' });
    stand(s, 0, 'B5');
    feature(s, 'B5', 'detonator');
    const hidden = facedown(s, 'B4', 'square');
    return act(s, 0, 'attack', 1)
      .seat(0)
      .answers(hidden)
      .chance(tokenNamed(s, 'square', 'melee 3')).state;
  },
  'special enemies to be moved in an order': () => {
    const s = bare({ mission: 'mm4', map: 'map1' });
    stand(s, 1, 'I7');
    placed(s, 'D4', 'mark');
    placed(s, 'D5', 'mark');
    s.public.standing = [lasting('overwatch', 0)];
    return duringEvents(s, runScript(s, boxOf(s).mission.afterEvent, { you: characterId(0) })).state;
  },
  'special enemies to attack in an order': () => {
    const crisis: readonly Op[] = [{ op: 'specialAttack', special: 'mark', range: 2, targets: 'nearest' }];
    const s = bare({ mission: 'mm4', map: 'map1', content: mission('mm4', { crisis }) });
    placed(s, 'A4', 'mark');
    s.public.standing = [lasting('redirect', placed(s, 'B4', 'mark'))];
    return duringEvents(s, runScript(s, boxOf(s).mission.crisis, { you: characterId(0) })).state;
  },
  'characters to be harmed in an order': () => {
    const s = bare({ mission: 'mm2', map: 'map1' });
    s.public.standing = [lasting('redirect', placed(s, 'A4', 'beast'))];
    return duringEvents(s, runScript(s, boxOf(s).mission.crisis, { you: characterId(0) })).state;
  },
  'a second target by gear': () => {
    const s = bare({ mission: 'm1', guide: ALL });
    enemy(s, 'A4', 'melee');
    enemy(s, 'A4', 'blaster');
    const t = act(s, 1, 'attack', 2);
    return t.seat(1).answers(GEAR).state;
  },
};

describe('advice', () => {
  const met = new Set<string>();
  /** Advice on the open question: legal, and with a sentence. */
  const advised = (s: MandoState, seat: number, space: Space): readonly number[] => {
    const f = s.stack.at(-1)!;
    met.add(`${f.proc}.${f.step}`);
    const { answer, why } = advise(viewOf(s, seat), space);
    expect(contains(space, answer)).toBe(true);
    expect(why).toMatch(/^[A-Z].+\.$/);
    expect(why).not.toMatch(/undefined|NaN|null/);
    return answer;
  };
  it('is a legal answer with one plain sentence, wherever play leads', () => {
    for (const [i, given] of SETUPS.entries())
      for (const seed of [i, 100 + i])
        play(given, seed, (s, seat, space, random) => {
          const answer = advised(s, seat, space);
          return random(2) === 0 ? answer : sample(space, random);
        });
  });
  it.each(Object.entries(LAID_OUT))('is given on %s', (_, laidOut) => {
    const s = laidOut();
    const answered = atMost();
    while (s.pending) {
      answered();
      const { seat, space } = s.pending.asks.find(a => a.answer === null)!;
      mandalorian.machine.advance(s, seat, seat === CHANCE ? sample(space, seeded(1)) : advised(s, seat, space));
    }
  });
  it('is there for every question of the game', () => {
    expect(QUESTIONS.filter(q => !met.has(q))).toEqual([]);
  });
});
