import { checkSetup, type Fact, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stride } from '../src/actions/move.js';
import { boxOf } from '../src/box/box.js';
import { SUBSTITUTE } from '../src/codes.js';
import { EVENT_AT, slotTotal } from '../src/events/slots.js';
import { AWAY, FACEDOWN, NO_CARD } from '../src/ids.js';
import { EVENT, PERFORM, PLAY } from '../src/in-progress.js';
import type { MandoState } from '../src/state.js';
import { Reveal } from '../src/threats/reveal.js';
import { DrawSkills } from '../src/turn/draw-step.js';

const ALL = 71;
const SETUPS = [
  {},
  { mission: 'm1', players: 3, mode: 'sandbox', traitor: 'certain', guide: ALL, difficulty: 'veteran' },
  { mission: 'm2', guide: ALL },
  { mission: 'm2', players: 4, mode: 'sandbox', traitor: 'hidden', guide: ALL },
  { mission: 'm3', players: 4, guide: ALL },
  { mission: 'm3', players: 4, mode: 'shared', guide: ALL },
  { mission: 'm4', players: 3, guide: ALL },
  { mission: 'm4', players: 1, mode: 'solo', guide: ALL },
  { mission: 'mm1', map: 'map3', players: 2, guide: ALL },
  { mission: 'mm2', map: 'map4', players: 4, guide: ALL },
  { mission: 'mm3', map: 'map2', players: 4, guide: ALL },
  { mission: 'mm4', map: 'map1', players: 2, mode: 'shared', guide: ALL },
];

interface Moment {
  /** The same match one question earlier. */
  readonly before: MandoState | null;
  readonly now: MandoState;
  /** What was said in between. */
  readonly facts: readonly Fact[];
}
const MOST = 2500;
/** Random answers from the first question to the end, or long enough. */
const play = (given: Record<string, unknown>, seed: number, look: (m: Moment) => void): void => {
  const random = seeded(seed);
  const state = mandalorian.machine.start(mandalorian.setup(checkSetup(mandalorian, given).setup));
  let before: MandoState | null = null;
  for (let n = 0; n < MOST; n++) {
    look({ before, now: state, facts: (state.out ?? []).map(t => t.fact) });
    state.out = [];
    if (!state.pending) return;
    before = mandalorian.clone(state);
    const { seat, space } = state.pending.asks.find(a => !a.answer)!;
    mandalorian.machine.advance(state, seat, sample(space, random));
  }
};
/** A promise about every moment of every match. */
const always = (promise: string, check: (m: Moment) => void, numRuns = 25): void => {
  it(promise, () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETUPS), fc.nat(), (given, seed) => play(given, seed, check)),
      { numRuns },
    );
  });
};
const isLaidOut = (s: MandoState): boolean => s.public.turn.number > 0;
/** These are all different, and so many. */
const isWhole = (things: readonly number[], total: number): void => {
  expect([new Set(things).size, things.length]).toEqual([total, total]);
};

describe('nothing is lost and nothing is there twice', () => {
  always('skill cards: hands, decks, discard piles and slots', ({ now }) => {
    const box = boxOf(now);
    const played = now.stack.some(PERFORM.is) ? [] : now.stack.filter(PLAY.is).map(f => f.locals.card);
    const seen = [
      ...now.secret.flatMap(m => m.hand),
      ...now.public.skillDecks.flatMap(d => d.discard),
      ...now.public.slots.flatMap(x => x.cards),
      ...played,
    ];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length + now.public.skillDecks.reduce((n, d) => n + d.size, 0)).toBe(box.cards.length);
    expect(now.public.hands).toEqual(now.secret.map(m => m.hand.length));
  });
  always('planning cards: deck, discard pile, kept and drawn', ({ now }) => {
    const { planning, characters } = now.public;
    const seen = [...planning.discard, ...characters.flatMap(c => c.planning), ...now.secret.flatMap(m => m.drawn)];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length + planning.size).toBe(boxOf(now).planning.length);
    const names = characters.map(c => c.planning.map(p => boxOf(now).planning[p]!.id));
    for (const held of names) expect(new Set(held).size).toBe(held.length); // MA-86
  });
  always('event cards: deck, discard pile and those in progress', ({ now }) => {
    if (!now.pending) return; // a defeat in the middle of an event leaves its card in the air
    const inProgress = now.stack.filter(EVENT.is).flatMap(f => (f.locals.card === NO_CARD ? [] : [f.locals.card]));
    const seen = [...now.public.events.discard, ...inProgress];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length + now.public.events.size).toBe(boxOf(now).events.length);
  });
  always('disrupt tokens: slots, pool and discard pile', ({ now }) => {
    const { slots, pool, spent } = now.public;
    isWhole([...slots.flatMap(x => x.tokens.filter(t => t !== SUBSTITUTE)), ...pool, ...spent], boxOf(now).disrupt.length);
  });
  always('reinforcements: pile, map and the defeated', ({ now }) => {
    const box = boxOf(now);
    const all = box.pieces.flatMap((p, i) => (p.kind === 'reinforcement' ? [i] : []));
    const { pile, pieces, defeated } = now.public;
    const onMap = all.filter(i => pieces[i]!.space !== AWAY);
    isWhole([...pile, ...onMap, ...defeated.filter(i => all.includes(i))], all.length);
  });
});

describe('the order of things', () => {
  always('after an Event Step every slot is at 4 or less', ({ now }) => {
    if (now.public.turn.step !== 'draw' || !now.stack.some(DrawSkills.is)) return;
    for (const slot of now.public.slots) expect(slotTotal(boxOf(now), slot)).toBeLessThan(EVENT_AT);
  });
  it('a slot receives at most one card from the current player in a turn', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETUPS), fc.nat(), (given, seed) => {
        let slots: unknown[] = [];
        play(given, seed, ({ facts }) => {
          for (const f of facts) {
            if (f.type === 'turn') slots = [];
            if (f.type !== 'played') continue;
            expect(slots).not.toContain(f.slot);
            slots.push(f.slot);
          }
        });
      }),
      { numRuns: 25 },
    );
  });
  always('a token that lies faceup on the map never lies facedown again', ({ before, now }) => {
    before?.public.pieces.forEach((p, i) => {
      if (p.space !== AWAY && p.token !== FACEDOWN) expect(now.public.pieces[i]!.token).toBe(p.token);
    });
  });
  always('no character shares a space with a facedown token, once it has been turned up', ({ now }) => {
    if (!isLaidOut(now) || now.stack.some(f => Stride.is(f) || Reveal.is(f))) return;
    const hidden = now.public.pieces.flatMap(p => (p.token === FACEDOWN && p.space !== AWAY ? [p.space] : []));
    for (const c of now.public.characters) if (c.space !== AWAY) expect(hidden).not.toContain(c.space);
  });
  always('while the game goes on everybody on the map has less damage than health', ({ now }) => {
    if (!now.pending) return;
    now.public.characters.forEach((c, i) => {
      if (c.space !== AWAY) expect(c.damage).toBeLessThan(boxOf(now).characters[i]!.health);
    });
  });
  always('The Child is in exactly one place where the mission knows it, and in none elsewhere', ({ now }) => {
    if (!isLaidOut(now)) return;
    const { held, by } = now.public.child;
    const { mission, terrain } = boxOf(now);
    expect(held === 'none').toBe(!['m2', 'm4'].includes(mission.id));
    if (held === 'character' && now.pending) expect(now.public.characters[by]!.space).not.toBe(AWAY);
    if (held === 'enemy') expect(now.public.pieces[by]!.space).not.toBe(AWAY);
    if (held === 'space') expect(terrain.names[by]).toBeDefined();
  });
});

describe('what a player can see', () => {
  always(
    'the faces of facedown tokens, the order of decks and the secrets of others are in no view',
    ({ now }) => {
      now.secret.forEach((_, seat) => {
        const blind = { ...now, secret: now.secret.map((mind, other) => (other === seat ? mind : ({} as typeof mind))) };
        expect(viewOf(blind, seat)).toEqual(viewOf(now, seat));
      });
      for (const [i, p] of now.public.pieces.entries())
        if (p.token === FACEDOWN && p.space !== AWAY)
          now.secret.forEach((mind, seat) => {
            expect(mind.seen[i] !== FACEDOWN).toBe((p.seen & (1 << seat)) !== 0); // whoever has not looked does not know
          });
      const masks = [...now.public.events.top, ...now.public.events.bottom, ...now.public.planning.top, ...now.public.planning.bottom];
      for (const mask of masks) expect(mask).toBeGreaterThan(0); // who knows a card, never which card it is
    },
    6,
  );
});
