// Finds out which weights of the bot of Legendary Encounters win: both sides draw theirs at random, so that every match tells about all weights at once.
// node scripts/find-weights.mjs play --kept weights.jsonl [--matches 600] [--seed 1500000] [--minutes 8]
// node scripts/find-weights.mjs effects --kept weights.jsonl
import { parseArgs } from 'node:util';
import { anyAnswer } from '@cadre/bots';
import { CHANCE, checkSetup, nextPrompt, openMatch, partnersProposal } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { legendaryEncounters as game } from '@cadre/shatterpoint';
import { reply } from '@cadre/shatterpoint/bot/choose';
import { THOROUGH } from '@cadre/shatterpoint/bot/spots';
import { FOUND } from '@cadre/shatterpoint/bot/weights';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { keptMatches, playMissing } from './kept-matches.mjs';
import { RUNS, wishesOf } from './legendary-encounters-matches.mjs';

/** A low and a high value for each weight; the one in the middle is the Strategist's. */
const LEVELS = {
  legend: {
    fade: [0.92, 0.98],
    later: [0.7, 1.3],
    fear: [0, 0.15],
    mission: [0.9, 2],
    open: [0, 0.15],
    hunt: [0.7, 1.4],
    beside: [0, 0.5],
    mend: [1, 4],
    force: [0.5, 2],
    least: [-0.5, 1],
  },
  cadre: {
    fade: [0.86, 0.94],
    later: [0.4, 0.9],
    fear: [0.2, 0.8],
    expected: [0.12, 0.4],
    mission: [1, 2],
    open: [0.5, 2],
    hunt: [1, 2],
    legend: [0.4, 1],
    beside: [0.2, 0.8],
    mend: [0.5, 2],
    force: [0.4, 1],
    least: [-1, 0.3],
  },
};
/** -1, 0 or 1 for each weight. */
const drawn = (side, random) => Object.fromEntries(Object.keys(LEVELS[side]).map(name => [name, random(3) - 1]));
/** Each side plays with the weights it drew, and takes the other side for an ordinary one. */
const weighingFor = (side, draw) => {
  const changed = Object.entries(draw).filter(([, at]) => at !== 0);
  const own = Object.fromEntries(changed.map(([name, at]) => [name, LEVELS[side][name][at < 0 ? 0 : 1]]));
  return { ...FOUND, [side]: { ...FOUND[side], ...own } };
};
const play = match => {
  const [luck, dice] = [seeded(match.seed, 1), seeded(match.seed, 9)];
  const draws = { legend: drawn('legend', dice), cadre: drawn('cadre', dice) };
  const weighings = ['legend', 'cadre', 'cadre'].map(side => weighingFor(side, draws[side]));
  const s = openMatch(game, checkSetup(game, wishesOf(match)).setup).state;
  while (s.pending) {
    const { seat, space } = nextPrompt(s.pending);
    const given =
      seat === CHANCE
        ? anyAnswer(game, s, space, luck)
        : (partnersProposal(s.pending, seat) ??
          reply({ ...s, seat, weights: weighings[seat], forecast: attackForecast }, space, THOROUGH, luck).answer);
    game.machine.advance(s, seat, given);
  }
  return { mission: match.mission, seed: match.seed, won: game.score(s)[0], draws };
};
const mean = numbers => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const percent = x => (100 * x).toFixed(1);
/** By how many percent a side wins more often with each step of a weight. */
const effects = (matches, side) => {
  const usual = new Map(
    [...new Set(matches.map(m => m.mission))].map(id => [id, mean(matches.filter(m => m.mission === id).map(m => m.won))]),
  );
  const gain = ({ mission, won }) => (side === 'legend' ? 1 : -1) * (won - usual.get(mission));
  const spread = Math.sqrt(mean(matches.map(m => gain(m) ** 2)));
  return Object.keys(LEVELS[side]).map(name => {
    const at = m => m.draws[side][name];
    const steps = matches.reduce((sum, m) => sum + at(m) ** 2, 0);
    const slope = matches.reduce((sum, m) => sum + at(m) * gain(m), 0) / steps;
    const means = [-1, 0, 1].map(level => percent(mean(matches.filter(m => at(m) === level).map(gain))));
    return `${side} ${name}: ${percent(slope)} +- ${percent(spread / Math.sqrt(steps))} a step; low, usual, high: ${means.join(', ')}`;
  });
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1500000' },
    minutes: { type: 'string', default: 'Infinity' },
    kept: { type: 'string', default: 'weights.jsonl' },
  },
});
const [command] = positionals;
if (command === 'play') {
  playMissing({
    path: values.kept,
    minutes: Number(values.minutes),
    matches: RUNS.balance(Number(values.matches), Number(values.seed)),
    keyOf: ({ mission, seed }) => `${mission} ${seed}`,
    play,
  });
} else if (command === 'effects') {
  const matches = keptMatches(values.kept);
  console.log([`${matches.length} matches`, ...effects(matches, 'legend'), ...effects(matches, 'cadre')].join('\n'));
} else {
  console.error('expected "play" or "effects"');
  process.exitCode = 1;
}
