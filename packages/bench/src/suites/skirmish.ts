import { type Answer, CHANCE, checkSetup, nextPrompt, type Prompt, type Random, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { heuristic, skirmish } from '@cadre/skirmish';
import type { SkirmishState } from '@cadre/skirmish/state';
import type { Contestant, Suite } from '../suite.js';
import { peerMatches, peerMoves } from './moves.js';

type Choose = (s: SkirmishState, asked: Prompt, random: Random) => Answer;
const anything: Choose = (s, { space }, random) => sample(space, random, skirmish.machine.ground(s));
const byHeuristic: Choose = (s, { seat, space }, random) =>
  seat === CHANCE ? sample(space, random) : heuristic.choose(viewOf(s, seat), space, random);

const openMatch = (): SkirmishState => skirmish.machine.start(skirmish.setup(checkSetup(skirmish, {}).setup));
/** A whole match without facts and checks: what a search or a simulation plays. */
const playOut = (choose: Choose, random: Random): SkirmishState => {
  const s = openMatch();
  s.out = null;
  while (s.pending) {
    const asked = nextPrompt(s.pending);
    skirmish.machine.advance(s, asked.seat, choose(s, asked, random));
  }
  return s;
};
/** A whole match whose every answer is checked: what a server plays. */
const submitAll = (random: Random): number => {
  const s = openMatch();
  let answers = 0;
  for (; s.pending; answers++) {
    const asked = nextPrompt(s.pending);
    const refusal = skirmish.machine.submit(s, asked.seat, s.pending.seq, anything(s, asked, random));
    if (refusal) throw new Error(`a random answer was refused: ${refusal.message}`);
  }
  return answers;
};
const repeat = (name: string, match: (random: Random) => number): Contestant => ({
  name,
  prepare: async () => {
    const random = seeded(7);
    return () => match(random);
  },
});
/** Geometry needs to be compiled first: the first matches are several times as slow as the later ones. */
const TIMING = { group: 'skirmish', rounds: 5, roundMilliseconds: 800, warmUpMilliseconds: 3000 } as const;

/** The measured game: every answer asks the table for room, reach, sight and cover. */
export const skirmishSuites: readonly Suite[] = [
  {
    id: 'skirmish:answers',
    title: 'Skirmish, random matches, every answer checked',
    unit: 'answer',
    contestants: [repeat('Cadre, machine.submit', submitAll), peerMoves],
    ...TIMING,
  },
  {
    id: 'skirmish:playouts',
    title: 'Skirmish, random playouts, beside whole matches of noughts and crosses',
    unit: 'playout',
    contestants: [
      repeat('Cadre, machine.advance', random => {
        playOut(anything, random);
        return 1;
      }),
      peerMatches,
    ],
    ...TIMING,
    heapBatches: 400,
  },
  {
    id: 'skirmish:heuristic',
    title: 'Skirmish, matches of the heuristic against itself',
    unit: 'match',
    contestants: [
      repeat('Cadre, heuristic', random => {
        playOut(byHeuristic, random);
        return 1;
      }),
      repeat('Cadre, random answers', random => {
        playOut(anything, random);
        return 1;
      }),
      peerMatches,
    ],
    ...TIMING,
  },
];
