// Counts the clicks of an own turn over matches that bots play, with the gestures of the browser's table (games/mandalorian/client/src/gestures.ts).
// npm run build && node scripts/mandalorian-clicks.mjs [--mission m1] [--games 50] [--seed 1] [--show 10]
import { parseArgs } from 'node:util';
import { answer, CHANCE, checkSetup, openMatch, sample, viewOf } from '@cadre/core';
import { heuristic, mandalorian } from '@cadre/mandalorian';
import { attackAtOnce, attackableNow, gestureOf, goAlong, journeysFrom, playNextCard } from '../games/mandalorian/client/dist/gestures.js';
import { seenFrom } from '../games/mandalorian/client/dist/seen.js';
import { generator } from './click-random.mjs';

const { values } = parseArgs({
  options: {
    mission: { type: 'string', default: 'm1' },
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
  },
});
const same = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);
/** Clicks without any gesture: one for each thing chosen, one more to confirm several. */
const plainClicks = ({ kind, max }, said) => (kind === 'amount' || (kind === 'pick' && max === 1) ? 1 : said.length + 1);

/** One match as the list of what its active players answered, turn by turn. */
const play = seed => {
  const { setup } = checkSetup(mandalorian, { mission: values.mission });
  const match = openMatch(mandalorian, setup);
  const random = generator(seed);
  const turns = [];
  while (match.state.pending) {
    const { seq, rule, asks } = match.state.pending;
    const { seat, space } = asks.find(a => a.answer === null);
    const said = seat === CHANCE ? sample(space, random) : heuristic.choose(viewOf(match.state, seat), space, random);
    const { turn, result } = match.state.public;
    if (turn.number > 0 && result === '') turns[turn.number - 1] ??= [];
    if (seat !== CHANCE && seat === turn.seat && turn.number > 0)
      turns[turn.number - 1].push({
        seen: seenFrom(structuredClone(viewOf(match.state, seat))),
        rule,
        space,
        said,
        step: match.state.stack.at(-1).step,
      });
    const refused = answer(match, seat, seq, said);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return turns;
};

/** Clicks on the map while a card waits for its slot: on a space, or on an enemy. */
const shortWays = (seen, question, marked) =>
  question.space.of === 'slot'
    ? [
        ...[...journeysFrom(seen, question).values()].map(journey => goAlong(seen, question, journey, marked)),
        ...attackableNow(seen, question).map(target => attackAtOnce(seen, question, target, marked)),
      ]
    : [];
/** The gestures that begin with this question, and the clicks before them; steps are counted apart. */
const gesturesAt = (turn, i) => {
  const { seen, rule, space, said } = turn[i];
  const question = { rule, space };
  if (said.length === 1) {
    const marked = ['MA-87', 'MA-89'].includes(turn[i + 1]?.rule) ? (turn[i + 1].said[0] ?? null) : null;
    const gesture = gestureOf(seen, question, said[0], marked);
    const all = [...(gesture ? [gesture] : []), ...shortWays(seen, question, marked)];
    return all.map(answers => ({ answers, before: marked === null ? 0 : 1 }));
  }
  const next = turn[i + 1];
  const early = said.length === 0 && next?.space.of === 'deed' && next.said.length > 0 && playNextCard(seen, question, next.said[0]);
  return early ? [{ answers: early, before: 0 }] : [];
};
const answerTo = (space, { answer: given }) => (typeof given === 'function' ? given(space) : given);
const isAsked = ({ space }, planned) => space.of === planned.of && (planned.when?.(space) ?? true);
const fits = (asked, planned) => isAsked(asked, planned) && same(asked.said, answerTo(asked.space, planned));
/** How many of the next answers one gesture gives. A planned answer that the player does not want costs an undo and the choice itself. */
const answersOf = (turn, i, { answers: planned, before }) => {
  let n = 0;
  let left = planned;
  const meant = () => left.findIndex(p => !p.isOptional || (turn[i + n] && isAsked(turn[i + n], p)));
  for (let at = meant(); i + n < turn.length && left[at] && fits(turn[i + n], left[at]); at = meant()) {
    left = left.slice(at + 1);
    n++;
  }
  const next = turn[i + n];
  const isUnwanted = n > 0 && next && left[meant()] && isAsked(next, left[meant()]);
  return { n, clicks: before + (isUnwanted ? 2 : 1) };
};
/** How many of the next answers are steps to a space that one click leads to, in no more steps than the player took. */
const stepsOf = (turn, i) => {
  const { seen, rule, space } = turn[i];
  const journeys = journeysFrom(seen, { rule, space });
  let n = 0;
  for (let k = i; k < turn.length && turn[k].space.of === 'step' && turn[k].said.length > 0; k++) {
    const journey = journeys.get(turn[k].said[0]);
    if (journey && journey.path.length <= k - i + 1) n = k - i + 1;
  }
  return n;
};
/** The gesture that gives the most answers for its clicks. */
const bestOf = (turn, i) =>
  gesturesAt(turn, i)
    .map(planned => answersOf(turn, i, planned))
    .sort((a, b) => b.n - b.clicks - (a.n - a.clicks))[0];
/** The clicks of a turn, each entry with the question that it begins with. */
const gesturesOf = turn => {
  const found = [];
  for (let i = 0; i < turn.length; ) {
    const { rule, step, space, said } = turn[i];
    const steps = space.of === 'step' && said.length > 0 ? stepsOf(turn, i) : 0;
    const best = bestOf(turn, i);
    found.push({ question: `${rule} ${step}`, clicks: steps > 0 ? 1 : best?.n > 0 ? best.clicks : plainClicks(space, said) });
    i += Math.max(1, steps, best?.n ?? 0);
  }
  return found;
};
const clicksOf = turn => gesturesOf(turn).reduce((sum, { clicks }) => sum + clicks, 0);

const turns = Array.from({ length: Number(values.games) }, (_, i) => play(Number(values.seed) + i)).flat();
const plain = turns.map(turn => turn.reduce((n, { space, said }) => n + plainClicks(space, said), 0));
const clicks = turns.map(clicksOf);
const mean = list => list.reduce((a, b) => a + b, 0) / list.length;
const error = list => 1.96 * Math.sqrt(mean(list.map(x => (x - mean(list)) ** 2)) / list.length);
console.log(`${values.mission}: ${turns.length} turns of ${values.games} matches`);
console.log(`clicks a turn: ${mean(clicks).toFixed(2)} ± ${error(clicks).toFixed(2)}, at most ${Math.max(...clicks)}`);
console.log(`without gestures: ${mean(plain).toFixed(2)} ± ${error(plain).toFixed(2)}`);
const byQuestion = new Map();
for (const { question, clicks: n } of turns.flatMap(gesturesOf)) byQuestion.set(question, (byQuestion.get(question) ?? 0) + n);
for (const [question, n] of [...byQuestion].sort((a, b) => b[1] - a[1])) console.log(`${(n / turns.length).toFixed(3)}  ${question}`);
for (const turn of turns.slice(0, Number(values.show)))
  console.log(clicksOf(turn), turn.map(({ step, rule, said }) => `${rule} ${step}=${said.join('+') || '-'}`).join(', '));
