import { type Random, viewOf } from '@cadre/core';
import type { PlannedAnswer } from '@cadre/table-client';
import { describe, expect, it } from 'vitest';
import { AWAY } from '#game/ids';
import { askedNow, openFrom, playOn, randomFrom } from '../fixture/playout.js';
import {
  attackAtOnce,
  attackableNow,
  gestureOf,
  goAlong,
  journeysFrom,
  playNextCard,
  playWithoutAction,
  slotsWithoutAction,
  traveller,
} from '../src/gestures.js';
import { seenFrom } from '../src/seen.js';

const harms = (facts: readonly { readonly type: string }[], cause: string): number =>
  facts.filter(
    fact => (fact.type === 'hurt' || fact.type === 'blocked') && (fact.type === 'blocked' || (fact as { cause?: string }).cause === cause),
  ).length;

describe('a destination several steps away', () => {
  it('is reached by the answers of one click, and costs what was foretold', () => {
    let far = 0,
      grappled = 0,
      revealed = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const match = openFrom({ mission: seed % 2 === 0 ? 'm1' : 'm2' }),
        random = randomFrom(seed);
      while (match.state.pending) {
        const asked = askedNow(match);
        const seen = asked && seenFrom(viewOf(match.state, asked.seat));
        const journeys = asked?.space.of === 'step' && seen ? [...journeysFrom(seen, asked)] : [];
        if (!asked || !seen || journeys.length === 0) {
          playOn(match, random);
          continue;
        }
        const { who } = seen.stack.at(-1)!.locals as { readonly who: number };
        const [to, journey] = journeys[random(journeys.length)]!;
        const held = seen.table.characters[who]!.planning.length > 0 || seen.table.standing.length > 0; // cards may answer the harm
        let hurt = 0;
        for (const { answer } of goAlong(seen, asked, journey, null)) {
          const facts = playOn(match, random, { seat: asked.seat, answer: answer as readonly number[] }) ?? [];
          hurt += harms(facts, 'grapple');
          if (held && askedNow(match)?.space.of !== 'step') break;
        }
        if (held) continue;
        if (!match.state.pending) break; // the harm on the way was too much
        expect(match.state.public.characters[who]!.space).toBe(to);
        expect(hurt).toBe(journey.grapple);
        if (journey.path.length > 1) far++;
        if (journey.grapple > 0) grappled++;
        if (journey.reveals) revealed++;
      }
    }
    expect(far).toBeGreaterThan(20);
    expect(revealed).toBeGreaterThan(3);
    expect(grappled).toBeGreaterThan(0);
  });
});

/** Gives planned answers as long as they fit the questions, and says whether all of them did. */
const followAll = (match: ReturnType<typeof openFrom>, random: Random, seat: number, planned: readonly PlannedAnswer[]): boolean => {
  for (const { of, answer, isOptional } of planned) {
    const now = askedNow(match);
    if (isOptional && now?.space.of !== of) continue;
    if (now?.seat !== seat || now.space.of !== of) return false; // the card's own ability may be asked about first
    playOn(match, random, { seat, answer: typeof answer === 'function' ? answer(now.space) : answer });
  }
  return true;
};
describe('one gesture', () => {
  it('a slot plays the card and says what follows from it: Plan is performed, the only enemy in reach is attacked', () => {
    const follow = { plan: 0, attack: 0 };
    for (let seed = 1; seed <= 10; seed++) {
      const match = openFrom({ mission: 'm1' }),
        random = randomFrom(seed);
      for (let n = 0; match.state.pending && n < 300; n++) {
        const asked = askedNow(match);
        if (asked?.space.of === 'slot' && asked.space.kind === 'pick' && match.state.stack.at(-1)!.proc === 'play') {
          const seen = seenFrom(viewOf(match.state, asked.seat));
          for (const slot of asked.space.options) {
            const planned = gestureOf(seen, asked, slot, null)!;
            expect(planned[0]).toEqual({ of: 'slot', answer: [slot] });
            const kind = seen.box.slots[slot];
            if (kind === 'plan' && planned.some(p => p.of === 'action')) follow.plan++;
            if (kind === 'attack' && planned.some(p => p.of === 'threat')) follow.attack++;
            if (kind === 'move' || kind === 'intel') expect(planned.filter(p => !p.isOptional)).toHaveLength(1);
          }
        }
        playOn(match, random);
      }
    }
    expect(Math.min(follow.plan, follow.attack)).toBeGreaterThan(3);
  });

  it('a card can be played to Plan or to the action of the mission without performing it', () => {
    const spared = { plan: 0, mission: 0 };
    for (let seed = 1; seed <= 12; seed++) {
      const match = openFrom({ mission: 'm3' }),
        random = randomFrom(seed);
      for (let n = 0; match.state.pending && n < 300; n++) {
        const asked = askedNow(match);
        const seen = asked && seenFrom(viewOf(match.state, asked.seat));
        const [slot] = seen ? slotsWithoutAction(seen, asked).filter(at => match.state.public.slots[at]!.cards.length < 2) : [];
        if (!asked || !seen || slot === undefined) {
          playOn(match, random);
          continue;
        }
        const before = match.state.public.slots[slot]!.cards.length;
        const isWhole = followAll(match, random, asked.seat, playWithoutAction(slot));
        if (!isWhole) continue;
        expect(match.state.public.slots[slot]!.cards).toHaveLength(before + 1);
        expect(match.state.secret[asked.seat]!.drawn).toEqual([]);
        spared[seen.box.slots[slot] as 'plan' | 'mission']++;
      }
    }
    expect(Math.min(spared.plan, spared.mission)).toBeGreaterThan(3);
  });

  it('a space or an enemy plays the waiting card to Move or Attack as well, and costs what was foretold', () => {
    const done = { move: 0, attack: 0 };
    for (let seed = 1; seed <= 20; seed++) {
      const match = openFrom({ mission: 'm1' }),
        random = randomFrom(seed);
      for (let n = 0; match.state.pending && n < 400; n++) {
        const asked = askedNow(match);
        const seen = asked && seenFrom(viewOf(match.state, asked.seat));
        if (!asked || !seen || asked.space.of !== 'slot') {
          playOn(match, random);
          continue;
        }
        const ways = [...journeysFrom(seen, asked)];
        const targets = attackableNow(seen, asked);
        const who = traveller(seen, asked);
        const isMove = ways.length > 0 && (targets.length === 0 || random(2) === 0);
        if (!isMove && targets.length === 0) {
          playOn(match, random);
          continue;
        }
        const [to, journey] = ways[random(Math.max(1, ways.length))] ?? [];
        if (journey) expect(journey.reveals).toBe(false);
        const target = targets[random(Math.max(1, targets.length))]!;
        const damage = match.state.public.pieces[target]?.damage;
        const planned = isMove ? goAlong(seen, asked, journey!, null) : attackAtOnce(seen, asked, target, null);
        const isWhole = followAll(match, random, asked.seat, planned);
        if (!isWhole || !match.state.pending) continue;
        if (isMove) {
          expect(match.state.public.characters[who!]!.space).toBe(to);
          done.move++;
        } else {
          expect(match.state.public.pieces[target]!.space === AWAY || match.state.public.pieces[target]!.damage !== damage).toBe(true);
          done.attack++;
        }
      }
    }
    expect(Math.min(done.move, done.attack)).toBeGreaterThan(10);
  });

  it('the next card ends a movement that has begun, and nothing else', () => {
    let ended = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const match = openFrom({ mission: 'm1' }),
        random = randomFrom(seed);
      while (match.state.pending) {
        const asked = askedNow(match);
        const seen = asked && seenFrom(viewOf(match.state, asked.seat));
        const card = seen?.mine?.hand[0];
        if (asked && seen && card !== undefined) {
          const planned = playNextCard(seen, asked, card);
          if (planned) {
            expect(['step', 'planning']).toContain(asked.space.of);
            expect(planned).toEqual([
              { of: asked.space.of, answer: [] },
              { of: 'deed', answer: [card] },
            ]);
            ended++;
          } else if (asked.space.of === 'step' && match.state.stack.at(-1)!.proc === 'movement')
            expect((match.state.stack.at(-1)!.locals as { readonly moved: number }).moved === 0 || seen.table.turn.cards === 2).toBe(true);
        }
        playOn(match, random);
      }
    }
    expect(ended).toBeGreaterThan(2);
  });
});
