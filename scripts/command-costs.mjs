// What one command costs in every game: node scripts/command-costs.mjs [matches] [game ...]
// A command is an answer of a player with all that follows from it until somebody is asked again. The budget of the server
// (packages/server/src/table/budget.ts) is chosen by these figures.
import { answer, CHANCE, checkSetup, openMatch, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { bots, defaultBot, games } from '../apps/cadre/dist/registry.js';

const [given = '30', ...names] = process.argv.slice(2);
const MATCHES = Number(given);
/** Answers after which a match is left: random players need not come to an end. */
const MOST_ANSWERS = 3000;

/** The costs of all commands of one match. */
const costsOf = (game, policy, seed) => {
  const random = seeded(seed),
    bot = bots[policy](game),
    costs = [];
  const { work } = game.machine;
  let rolls = 0,
    steps = work.steps,
    spent = 0;
  /** Only what the rules take: a player's thinking is no part of it. */
  const timed = act => {
    const began = performance.now();
    const result = act();
    spent += performance.now() - began;
    return result;
  };
  const m = timed(() => openMatch(game, checkSetup(game, {}).setup));
  while (m.state.pending && m.log.length < MOST_ANSWERS) {
    const { seq, asks } = m.state.pending;
    const { seat, space } = asks.find(a => !a.answer) ?? asks[0];
    if (seat === CHANCE) {
      rolls++;
      timed(() => answer(m, CHANCE, seq, sample(space, random, game.machine.ground(m.state))));
      continue;
    }
    costs.push({ rolls, steps: work.steps - steps, milliseconds: spent });
    const choice = bot.choose(viewOf(m.state, seat), space, random, { iterations: 1 });
    rolls = 0;
    steps = work.steps;
    spent = 0;
    const refusal = timed(() => answer(m, seat, seq, choice));
    if (refusal) throw new Error(refusal.message);
  }
  costs.push({ rolls, steps: work.steps - steps, milliseconds: spent });
  return costs;
};
const at = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

console.log('game, policy: commands; rolls, steps and ms of one command as median / 99.9 % / most');
for (const [id, game] of Object.entries(games)) {
  if (names.length > 0 && !names.includes(id)) continue;
  for (const policy of new Set(['random', defaultBot(game)])) {
    const costs = [];
    for (let seed = 1; seed <= MATCHES; seed++) costs.push(...costsOf(game, policy, seed));
    const line = name => {
      const all = costs.map(c => c[name]);
      return `${name} ${[0.5, 0.999, 1].map(share => at(all, share).toFixed(name === 'milliseconds' ? 2 : 0)).join(' / ')}`;
    };
    console.log(`${id}, ${policy}: ${costs.length}; ${['rolls', 'steps', 'milliseconds'].map(line).join('; ')}`);
  }
}
