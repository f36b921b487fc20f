import { CHANCE, checkSetup, type Fact, nextPrompt, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { heuristic, mandalorian } from '@cadre/mandalorian';
import { atMost } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { slotTerms, slotTotal, tokenValue } from '../src/events/slots.js';
import { AWAY } from '../src/ids.js';
import type { MandoState } from '../src/state.js';

const ALL = 71;
const SETUPS = [
  { mission: 'm1', guide: ALL },
  { mission: 'm2', guide: ALL },
  { mission: 'm3', players: 4, guide: ALL },
  { mission: 'm4', players: 3, guide: ALL },
  { mission: 'mm1', map: 'map3', players: 2, guide: ALL },
  { mission: 'mm2', map: 'map4', players: 4, guide: ALL },
  { mission: 'mm3', map: 'map2', players: 3, guide: ALL },
  { mission: 'mm4', map: 'map1', players: 2, guide: ALL },
] as const;

/** What the mission shows, by what was said alone. */
interface Ledger {
  readonly tracks: Map<string, number>;
  readonly markers: { marker: unknown; space: unknown }[];
  readonly defeated: unknown[];
}
const note = ({ tracks, markers, defeated }: Ledger, fact: Fact): void => {
  if (fact.type === 'track') tracks.set(String(fact['track']), Number(fact['value']));
  if (fact.type === 'marked') markers.push({ marker: fact['marker'], space: fact['space'] });
  if (fact.type === 'defeated') defeated.push(fact['piece']);
};
/** MA-102, MA-118, MA-122, MA-156: what a slot comes to, from the cards and tokens that lie there. */
const totalOf = (s: MandoState, n: number): number => {
  const box = boxOf(s);
  const { cards, values, tokens } = s.public.slots[n]!;
  if (cards.some(card => box.cards[card]!.card.strength === 'tactical')) return 5;
  return [...values, ...tokens.map(token => tokenValue(box, token))].reduce((sum, value) => sum + value, 0);
};
const wrongMarks = (s: MandoState, { tracks, markers, defeated }: Ledger): string[] => {
  const { mission, pieces } = boxOf(s);
  const isThreat = (piece: number): boolean => pieces[piece]!.kind !== 'reinforcement';
  const differs = (what: string, shown: unknown, real: unknown): string[] =>
    JSON.stringify(shown) === JSON.stringify(real) ? [] : [`${what} shows ${JSON.stringify(shown)}, but it is ${JSON.stringify(real)}`];
  return [
    ...mission.tracks.flatMap((track, i) => differs(`track ${track.id}`, s.public.tracks[i], tracks.get(track.id) ?? 0)),
    ...differs('markers', s.public.markers, markers),
    // Defeated reinforcements go back to the pile when it is empty.
    ...differs(
      'the defeated',
      s.public.defeated.filter(isThreat),
      defeated.filter(piece => isThreat(Number(piece))),
    ),
    ...s.public.defeated.flatMap(piece => differs(`defeat of ${piece}`, defeated.includes(piece), true)),
    ...s.public.defeated.flatMap(piece => differs(`defeated ${piece}`, s.public.pieces[piece]!.space, AWAY)),
    ...s.public.slots.flatMap((slot, i) => [
      ...differs(`slot ${i}`, slotTotal(boxOf(s), slot), totalOf(s, i)),
      ...differs(
        `terms of slot ${i}`,
        slotTerms(boxOf(s), slot).reduce((sum, term) => sum + term.value, 0),
        totalOf(s, i),
      ),
      ...differs(`values of slot ${i}`, slot.values.length, slot.cards.length),
    ]),
  ];
};
type Choose = typeof heuristic.choose;
const randomly: Choose = (_, space, random) => sample(space, random);
const seen = { tracks: 0, markers: 0, defeated: 0, totals: 0 };
const firstMistake = (given: object, choose: Choose, seed: number): string | undefined => {
  const { setup, problems } = checkSetup(mandalorian, given as Record<string, string>);
  expect(problems).toEqual([]);
  const s = mandalorian.setup(setup);
  s.out = [];
  mandalorian.machine.start(s);
  const ledger: Ledger = { tracks: new Map(), markers: [], defeated: [] };
  const random = seeded(seed);
  const answered = atMost();
  for (let n = 0; ; n++) {
    for (const { fact } of s.out?.splice(0) ?? []) note(ledger, fact);
    const [wrong] = wrongMarks(s, ledger);
    if (wrong !== undefined) return `answer ${n}, at ${s.stack.map(f => `${f.proc}.${f.step}`).join(' ')}: ${wrong}`;
    if (!s.pending) break;
    answered();
    const { seat, space } = nextPrompt(s.pending);
    const answer = seat === CHANCE ? sample(space, random) : choose(viewOf(s, seat), space, random);
    expect(mandalorian.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    seen.totals = Math.max(seen.totals, ...s.public.slots.map((_, i) => totalOf(s, i)));
  }
  seen.tracks += ledger.tracks.size;
  seen.markers += ledger.markers.length;
  seen.defeated += ledger.defeated.length;
  return undefined;
};
describe.each([
  ['random play', randomly, 4],
  ['bots', heuristic.choose, 2],
] as const)('%s', (_, choose, matches) => {
  test.each(SETUPS.map(setup => [setup.mission, setup] as const))(
    '%s: after every answer the mission shows what was said and what lies on the table',
    (_name, setup) => {
      for (let seed = 1; seed <= matches; seed++) expect([seed, firstMistake(setup, choose, seed)]).toEqual([seed, undefined]);
    },
  );
});
test('tracks, markers, defeated threats and crises came about in these matches', () => {
  expect(seen.tracks).toBeGreaterThan(10);
  expect(seen.markers).toBeGreaterThan(0);
  expect(seen.defeated).toBeGreaterThan(20);
  expect(seen.totals).toBeGreaterThan(5);
});
