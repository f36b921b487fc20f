import { CHANCE, checkSetup, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { heuristic, mandalorian } from '@cadre/mandalorian';
import { atMost } from '@cadre/testkit';
import { describe, expect, it } from 'vitest';
import { askingOf } from '../src/bot/asking.js';
import { isTraitor, voteOn, whomToAccuse } from '../src/bot/loyalty.js';
import { type Reason, TRAITOROUS } from '../src/bot/reason.js';
import { replyTo } from '../src/bot/replies.js';
import { deedCode, SUPPORT, UNDERMINE } from '../src/codes.js';
import { content } from '../src/content/index.js';
import { runScript } from '../src/effects/effects.js';
import { characterId } from '../src/ids.js';
import { Accusation, Ballot } from '../src/modes/traitor.js';
import { LOYAL, type MandoState, TRAITOR } from '../src/state.js';
import { tryAnswers } from '../src/trial.js';
import { bare, hold, run, stand, takeTurn } from './table.js';

/** Three players, the last one a traitor, and so many Undermines in the ballots so far. */
const crew = (undermined: number): MandoState => {
  const s = bare({ mission: 'mm3', players: 3, traitor: 'certain' });
  s.secret.forEach((mind, seat) => {
    mind.loyalty = seat === 2 ? TRAITOR : LOYAL;
    mind.undermines = content.loyalty.undermines[seat === 2 ? 'traitor' : 'loyal'];
  });
  s.public.crew.dealt.fill(true);
  s.public.crew.undermined = undermined;
  return s;
};
/** Both loyal players at work at a terminal, the traitor far from any. */
const placed = (undermined: number): MandoState => {
  const s = crew(undermined);
  stand(s, 0, 'D4');
  stand(s, 1, 'C7');
  stand(s, 2, 'A1');
  return s;
};
const uplink = content.missions.find(m => m.id === 'mm3')!.slots[0]!.ops;

describe('a ballot', () => {
  const votes = (s: MandoState): number[] => {
    const t = run(s, runScript(s, uplink, { you: characterId(0) }));
    expect(Ballot.is(t.state.stack.at(-1)!)).toBe(true);
    return t.state.pending!.asks.map(({ seat, space }) => heuristic.choose(viewOf(t.state, seat), space, seeded(1))[0]!);
  };
  it('is supported by the loyal and undermined by the traitor', () => {
    expect(votes(crew(0))).toEqual([SUPPORT, SUPPORT, UNDERMINE]);
  });
  it('is supported by a traitor without Undermines', () => {
    const s = crew(3);
    s.secret[2]!.undermines = 0;
    expect(votes(s)).toEqual([SUPPORT, SUPPORT, SUPPORT]);
  });
});

describe('an accusation', () => {
  it('is made when there must be a traitor, and of whoever helps the least', () => {
    expect(whomToAccuse(viewOf(placed(1), 0))).toBeUndefined();
    expect(whomToAccuse(viewOf(placed(2), 0))).toBe(2);
    expect(isTraitor(viewOf(placed(2), 2))).toBe(true);
    expect(whomToAccuse(viewOf(placed(2), 2))).toBeUndefined();
  });
  it('comes before the first card of the turn', () => {
    const s = placed(2);
    hold(s, 0, 'mandalorian/quick-draw', 'mandalorian/clear-the-room');
    const t = takeTurn(s);
    expect(heuristic.choose(viewOf(t.state, 0), t.state.pending!.asks[0]!.space, seeded(1))).toEqual([
      deedCode('accuse', characterId(0), 2),
    ]);
  });
  it('is voted for by those who suspect the same, and by a traitor who sees a loyal player fall', () => {
    expect(voteOn(viewOf(placed(2), 1), 2)).toBe(true);
    expect(voteOn(viewOf(placed(0), 1), 2)).toBe(false);
    expect(voteOn(viewOf(placed(2), 2), 1)).toBe(true);
    const cleared = placed(2);
    cleared.public.crew.open[1] = LOYAL;
    expect(voteOn(viewOf(cleared, 0), 1)).toBe(false);
  });
  it('exposes the traitor when both loyal players agree', () => {
    const t = run(placed(2), Accusation.call({ seat: 0, accused: 2 }));
    for (const seat of [0, 1]) {
      const { seq, asks } = t.state.pending!;
      const { space } = asks.find(a => a.seat === seat)!;
      expect(mandalorian.machine.submit(t.state, seat, seq, heuristic.choose(viewOf(t.state, seat), space, seeded(1)))).toBeNull();
    }
    expect(t.state.public.crew.exposed).toEqual([false, false, true]);
  });
});

/** What only somebody who wishes the crew well can think. */
const LOYAL_THOUGHTS: readonly Reason['because'][] = [
  'plan',
  'rescue',
  'carry',
  'accuse',
  'noneForLater',
  'forLater',
  'mildCrisis',
  'badCrisis',
  'badEvent',
  'othersAreWorse',
  'mildestFirst',
  'leaveIt',
  'standsBest',
  'noDoor',
  'door',
  'support',
  'guilty',
];
describe('the reason of a hint', () => {
  const reasonFor = (s: MandoState, seat: number): Reason['because'] => {
    const { space } = s.pending!.asks.find(a => a.seat === seat)!;
    return replyTo(askingOf(viewOf(s, seat), space, seeded(1), tryAnswers)).reason.because;
  };
  it('is the true one for whoever asks: a traitor lets others fall, and undermines', () => {
    const s = crew(0);
    const ballot = run(s, runScript(s, uplink, { you: characterId(0) })).state;
    expect([0, 1, 2].map(seat => reasonFor(ballot, seat))).toEqual(['support', 'support', 'undermine']);
    ballot.secret[2]!.undermines = 0;
    expect(reasonFor(ballot, 2)).toBe('keepTheirTrust');
    expect(reasonFor(run(placed(2), Accusation.call({ seat: 0, accused: 1 })).state, 2)).toBe('letThemFall');
  });
  it('is never a loyal one for a traitor, nor the other way round', () => {
    const traitors = new Set<string>(),
      loyals = new Set<string>();
    for (const [seed, mission] of ['m3', 'm3', 'mm3'].entries()) {
      const { setup } = checkSetup(mandalorian, { mission, players: 3, traitor: 'certain', guide: 71 });
      const s = mandalorian.machine.start(mandalorian.setup(setup)),
        luck = seeded(seed);
      const answered = atMost();
      while (s.pending) {
        answered();
        const { seat, space } = s.pending.asks.find(a => a.answer === null)!;
        const view = viewOf(s, Math.max(0, seat));
        const reply = seat === CHANCE ? null : replyTo(askingOf(view, space, luck, tryAnswers));
        if (reply) (isTraitor(view) ? traitors : loyals).add(reply.reason.because);
        mandalorian.machine.advance(s, seat, reply?.answer ?? sample(space, luck));
      }
    }
    const sly = [...TRAITOROUS, 'slyPlan'];
    expect(LOYAL_THOUGHTS.filter(kind => traitors.has(kind))).toEqual([]);
    expect(sly.filter(kind => loyals.has(kind))).toEqual([]);
    expect([...traitors]).toContain('slyPlan');
    expect([...loyals]).toContain('plan');
  });
});

describe('the outlook', () => {
  it('is the same for the loyal and the other way round for the traitor', () => {
    const [first, second, traitor] = mandalorian.outlook!(placed(0)) as [number, number, number];
    expect(second).toBe(first);
    expect(traitor).toBeCloseTo(1 - first);
  });
  it('falls with the health of the crew', () => {
    const hurt = placed(0);
    hurt.public.characters[0]!.damage = 3;
    expect(mandalorian.outlook!(hurt)[0]!).toBeLessThan(mandalorian.outlook!(placed(0))[0]!);
  });
});
