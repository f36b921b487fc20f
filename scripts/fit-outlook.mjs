// Fits how a search judges a position: plays quick matches with some careless answers, writes down the signs of each position and who won, and weighs them.
// node scripts/fit-outlook.mjs play special-operations --kept positions.jsonl [--matches 400] [--seed 1300000] [--minutes 8]
// node scripts/fit-outlook.mjs fit special-operations --kept positions.jsonl
import { parseArgs } from 'node:util';
import { anyAnswer } from '@cadre/bots';
import { CHANCE, checkSetup, nextPrompt, openMatch, partnersProposal } from '@cadre/core';
import { seeded } from '@cadre/kit';
import * as specialOperations from '@cadre/special-operations';
import { signsOf as battleSigns } from '@cadre/special-operations/bot/signs';
import { keptMatches, playMissing } from './kept-matches.mjs';
import { quality, regress } from './logistic.mjs';
import * as battleMatches from './special-operations-matches.mjs';

/** Which way each sign must point, as red sees it (1 good, -1 bad, 0 either), and what it weighs where matches do not tell. In the order of `signsOf`. */
const FOR_RED = { shields: [1, 1, 1, -1, 1, -1, 1, 1], codes: [1, 1, 1, -1, -1], vehicle: [1, 1, 1, 1], priorities: [1, 1, 1, 1] };
const none = size => new Array(size).fill(0);
/** What each game brings: its matches, its quick policy, and where a position is worth a look: between activations. */
const GAMES = {
  'special-operations': {
    game: specialOperations.specialOperations,
    policy: specialOperations.quickPolicy,
    matches: (count, seed) =>
      battleMatches.RUNS.balance({ passes: Math.ceil(count / 400) }).map((match, i) => ({ ...match, seed: seed + i })),
    wishes: battleMatches.wishesOf,
    signs: battleSigns,
    winner: 1,
    momentOf: s => (s.stack.at(-1)?.proc === 'activationPhase' ? `${s.seq}` : null),
    ridge: 3,
    common: { directions: [0, 1, 1, 1, 1, 1, -1, 1, 1, 1, 0], priors: [0, 0.2, 0.3, 0, 0.1, 0, -0.1, 0.1, 0.1, 0.1, 0] },
    own: (mission, size) => ({
      directions: [0, 1, 1, -1, -1, 0, ...FOR_RED[mission], ...FOR_RED[mission]],
      // what blue wants in The Codes! grows with the danger, so it tells nothing
      priors: [0, 0.3, 0.1, ...(mission === 'codes' ? [0, 0] : [-0.3, -0.1]), ...none(size - 5)],
    }),
  },
};
/** Percent of careless answers, one of these for each seat: without them nobody would ever learn what a step to the goal is worth. */
const CARELESS = [5, 15, 30];
const rounded = x => Math.round(x * 1000) / 1000;
const play =
  ({ game, policy, wishes, signs, winner, momentOf }) =>
  match => {
    const { setup } = checkSetup(game, wishes(match));
    const [luck, moods] = [seeded(match.seed, 1), seeded(match.seed, 7)];
    const s = openMatch(game, setup).state;
    const careless = s.secret.map(() => CARELESS[moods(CARELESS.length)]);
    const positions = [];
    let last = null;
    while (s.pending) {
      const { seat, space } = nextPrompt(s.pending);
      const moment = seat === CHANCE ? null : momentOf(s);
      if (moment !== null && moment !== last) {
        last = moment;
        const { common, own } = signs(s);
        positions.push({ common: common.map(rounded), own: own.map(rounded) });
      }
      const isLoose = seat !== CHANCE && space.kind === 'pick' && s.stack.at(-1).proc !== 'attack' && moods(100) < careless[seat];
      const given =
        seat === CHANCE || isLoose ? anyAnswer(game, s, space, luck) : (partnersProposal(s.pending, seat) ?? policy(s, seat, space, luck));
      game.machine.advance(s, seat, given);
    }
    return { mission: match.mission, seed: match.seed, won: game.score(s)[winner], positions };
  };
/** One long vector: what is common, then a block for each mission. */
const samplesOf = (matches, blocks, width) =>
  matches.flatMap(({ mission, won, positions }) =>
    positions.map(({ common, own }) => {
      const x = none(width);
      const { start } = blocks.find(block => block.mission === mission);
      for (const [i, v] of common.entries()) x[i] = v;
      for (const [i, v] of own.entries()) x[start + i] = v;
      return { x, y: won, weight: 1 / positions.length, mission };
    }),
  );
/** How many matches one side wins is no sign: the first of a block hardly gives way. */
const LOOSE = 0.05;
const columnsOf = ({ common, own, ridge }, blocks) => [
  ...common.priors.map((prior, i) => ({ prior, direction: common.directions[i], ridge, isIn: () => true })),
  ...blocks.flatMap(({ mission, size }) => {
    const { priors, directions } = own(mission, size);
    return priors.map((prior, i) => ({
      prior,
      direction: directions[i],
      ridge: i === 0 ? LOOSE : ridge,
      isIn: sample => sample.mission === mission,
    }));
  }),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1300000' },
    minutes: { type: 'string', default: 'Infinity' },
    kept: { type: 'string', default: 'positions.jsonl' },
  },
});
const [command, id] = positionals;
const about = GAMES[id];
if (command === 'play' && about) {
  playMissing({
    path: values.kept,
    minutes: Number(values.minutes),
    matches: about.matches(Number(values.matches), Number(values.seed)).slice(0, Number(values.matches)),
    keyOf: ({ mission, seed }) => `${mission} ${seed}`,
    play: play(about),
  });
} else if (command === 'fit' && about) {
  const matches = keptMatches(values.kept);
  const common = matches[0].positions[0].common.length;
  const blocks = [];
  let width = common;
  for (const mission of [...new Set(matches.map(m => m.mission))].sort()) {
    const size = matches.find(m => m.mission === mission).positions[0].own.length;
    blocks.push({ mission, size, start: width });
    width += size;
  }
  const columns = columnsOf(about, blocks);
  const [some, rest, all] = [matches.filter((_, i) => i % 5 === 0), matches.filter((_, i) => i % 5 !== 0), matches].map(part =>
    samplesOf(part, blocks, width),
  );
  const { loss, ranked } = quality(some, regress(rest, columns));
  console.error(`${matches.length} matches; on the fifth that was left out: log loss ${rounded(loss)}, ranked right ${rounded(ranked)}`);
  const weights = regress(all, columns).map(rounded);
  const own = Object.fromEntries(blocks.map(({ mission, start, size }) => [mission, weights.slice(start, start + size)]));
  console.log(JSON.stringify({ common: weights.slice(0, common), ...own }, null, 1));
} else {
  console.error(`expected "play" or "fit", and one of ${Object.keys(GAMES).join(', ')}`);
  process.exitCode = 1;
}
