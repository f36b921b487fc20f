import { agreeing, type Bot, randomBot } from '@cadre/bots';
import { type AnyState, CHANCE, checkSetup, nextPrompt, sample, type ViewOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type EncounterState, legendaryEncounters as game, heuristic } from '@cadre/shatterpoint';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MISSIONS } from '@cadre/shatterpoint/content/missions/index';
import type { Contestant, Suite } from '../suite.js';
import { peerMatches } from './moves.js';

/** Whole matches between equal bots, missions and Legends in turn. */
const playing = (name: string, bot: Bot<EncounterState>): Contestant => ({
  name,
  prepare: async () => {
    const random = seeded(7);
    const setups = MISSIONS.flatMap(mission =>
      LEGENDS.map(({ id, minionSets }) => checkSetup(game, { mission: mission.id, legend: id, minions: minionSets[0]!.id }).setup),
    );
    let next = 0;
    return () => {
      const s = game.setup(setups[next++ % setups.length]!);
      s.out = null;
      game.machine.start(s);
      playOut(s, bot, random);
      return 1;
    };
  },
});
const playOut = (s: EncounterState, bot: Bot<EncounterState>, random: (n: number) => number): void => {
  while ((s as AnyState).pending) {
    const { seat, space } = nextPrompt(s.pending!);
    const answer =
      seat === CHANCE
        ? sample(space, random, game.machine.ground(s))
        : bot.choose(viewOf(s, seat) as ViewOf<EncounterState>, space, random, {});
    game.machine.advance(s, seat, answer);
  }
};
const TIMING = { group: 'legendary-encounters', unit: 'match', rounds: 5, roundMilliseconds: 3000, warmUpMilliseconds: 5000 } as const;

/** A Legend with minions against two cadres: three seats on a measured table. */
export const legendaryEncountersSuites: readonly Suite[] = [
  {
    id: 'legendary-encounters:random',
    title: 'Legendary Encounters, matches of random bots, beside whole matches of noughts and crosses',
    contestants: [playing('Cadre, random bots', randomBot(game)), peerMatches],
    ...TIMING,
  },
  {
    id: 'legendary-encounters:heuristic',
    title: 'Legendary Encounters, matches of heuristic bots, beside whole matches of noughts and crosses',
    contestants: [playing('Cadre, heuristic bots', agreeing(heuristic)), peerMatches],
    ...TIMING,
  },
];
