import { rule } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { cardProblems } from '../src/content/card-problems.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { type Cadre, cadreProblems, cardsOf, clashesBetween, eraOf, offersFor, pointsOf } from '../src/squads/cadre.js';
import { contextOf } from '../src/squads/encounter.js';
import { EXAMPLE_CADRES } from '../src/squads/examples.js';

const contextFor = (mission: string, legend: string, minions: string) => contextOf({ mission, legend, minions })!;
const FOR = contextFor('make-an-entrance', 'legend-vader', 'vader-set-a');
const cadre = (...[a, b, c, d]: readonly string[]): Cadre => ({
  era: 'fall-of-the-jedi',
  squads: [
    [a!, b!],
    [c!, d!],
  ],
});
const LEGAL = cadre('captain-rex', '501st-clone-troopers', 'commander-cody', '212th-clone-troopers');
const why = (list: Cadre, context = FOR) => cadreProblems(list, context).map(each => [each.rule, each.why, ...each.cards]);

rule(['LE-30', 'LE-33', 'LE-34', 'LE-A6'], 'two Secondary and two Supporting units of one era within the points', () => {
  expect(cadreProblems(LEGAL, FOR)).toEqual([]);
  expect(pointsOf(cardsOf(LEGAL))).toBe(15);
});
rule('LE-34', '18 points are too many for either published mission', () => {
  const list = cadre('kalani', 'b1-battle-droids', 'aurra-sing', 'aqua-droids');
  for (const mission of ['make-an-entrance', 'uninvited-guests'])
    expect(why(list, contextFor(mission, 'legend-vader', 'vader-set-a'))).toEqual([['LE-34', 'points', ...list.squads.flat()]]);
});
rule(['LE-30', 'LE-31', 'S-SQD-1', 'S-UNIT-2'], 'a unit in the wrong place, a missing one and an unknown one', () => {
  expect(why(cadre('501st-clone-troopers', '', 'commander-cody', 'nobody'))).toEqual([
    ['LE-30', 'type', '501st-clone-troopers'],
    ['LE-30', 'missing'],
    ['LE-30', 'unknown', 'nobody'],
  ]);
});
rule(['LE-33', 'S-UNIT-4'], 'a unit of another era', () =>
  expect(why(cadre('wicket', '501st-clone-troopers', 'commander-cody', '212th-clone-troopers'))).toEqual([['LE-33', 'era', 'wicket']]),
);
rule('LE-32', 'both cadres may have different eras', () => {
  const partner = cardsOf({
    era: 'age-of-rebellion',
    squads: [
      ['wicket', 'ewok-hunters'],
      ['chewie', 'rebel-commandos'],
    ],
  });
  expect(cadreProblems(LEGAL, { ...FOR, partner })).toEqual([]);
  expect(eraOf({ ...LEGAL, era: 'age-of-rebellion' })).toBe('age-of-rebellion');
  expect(why({ ...LEGAL, era: 'age-of-rebellion' })[0]!.slice(0, 2)).toEqual(['LE-33', 'era']);
});
rule(['LE-35', 'S-UNIT-5', 'LE-P28'], 'no unique name twice: Legend, minions and partner', () => {
  const vader: Cadre = {
    era: 'reign-of-the-empire',
    squads: [
      ['darth-vader', 'stormtroopers'],
      ['third-sister', 'fifth-brother'],
    ],
  };
  expect(why(vader)).toContainEqual(['LE-35', 'name', 'darth-vader', 'legend-vader']);
  const partner = cardsOf(LEGAL);
  expect(why(LEGAL, { ...FOR, partner })).toContainEqual(['LE-35', 'name', 'captain-rex', 'captain-rex']);
  expect(clashesBetween(LEGAL, LEGAL).map(({ cards }) => cards)).toEqual([
    ['captain-rex', 'captain-rex'],
    ['commander-cody', 'commander-cody'],
  ]);
});
rule('LE-35', 'two units of one cadre with the same person', () =>
  expect(
    why({
      era: 'age-of-rebellion',
      squads: [
        ['c-3po-and-r2-d2', 'lando-and-r2-d2'],
        ['wicket', 'ewok-hunters'],
      ],
    }),
  ).toEqual([['LE-35', 'name', 'c-3po-and-r2-d2', 'lando-and-r2-d2']]),
);
rule('LE-33', 'a cadre that names no era has the one that most of its units share', () => {
  const { era: _, ...open } = cadre('wicket', '501st-clone-troopers', 'commander-cody', '212th-clone-troopers');
  expect(eraOf(open)).toBe('fall-of-the-jedi');
  expect(why(open)).toEqual([['LE-33', 'era', 'wicket']]);
  expect(why({ squads: LEGAL.squads })).toEqual([]);
});
rule('LE-30', 'a third squad and a cadre of nobody', () => {
  expect(why({ ...LEGAL, squads: [...LEGAL.squads, ['kalani', 'magnaguard']] })).toEqual([
    ['LE-30', 'tooMany', 'kalani', 'magnaguard'],
    expect.arrayContaining(['LE-34', 'points']),
  ]);
  expect(why({ squads: [] })).toEqual(new Array(4).fill(['LE-30', 'missing']));
});
rule('LE-P29', 'no unit twice in one cadre; one without a unique name may be in both', () => {
  expect(why(cadre('captain-rex', '501st-clone-troopers', 'commander-cody', '501st-clone-troopers'))).toEqual([
    ['LE-P29', 'twice', '501st-clone-troopers'],
  ]);
  const partner = cardsOf(cadre('kalani', '501st-clone-troopers', 'kraken', 'magnaguard'));
  expect(cadreProblems(LEGAL, { ...FOR, partner })).toEqual([]);
});
rule(['LE-36', 'LE-22', 'LE-21'], 'Legends and minions belong to no cadre', () =>
  expect(why(cadre('captain-rex', 'minion-b1-line', 'commander-cody', '212th-clone-troopers'))).toEqual([
    ['LE-36', 'encounter', 'minion-b1-line'],
  ]),
);
rule('LE-21', 'a Legend or a minion without the tag Encounter is refused', () => {
  for (const card of [LEGENDS[0]!, MINIONS[0]!])
    expect(cardProblems({ ...card, tags: [] })).toEqual([`${card.id}: it has no tag Encounter (LE-21)`]);
});
rule('LE-29', 'the mission says how many points', () =>
  expect(MISSIONS.map(({ id }) => contextFor(id, 'legend-yoda', 'yoda-set-a').points)).toEqual([16, 17, 17]),
);

describe('offers', () => {
  test('every unit of the type, with reasons where it cannot be chosen', () => {
    const offers = offersFor(cadre('captain-rex', '501st-clone-troopers', 'commander-cody', ''), 1, 'supporting', FOR);
    const of = (id: string) => offers.find(offer => offer.card === id)?.problems.map(each => each.why);
    expect(offers).toHaveLength(44);
    expect(of('212th-clone-troopers')).toEqual([]);
    expect(of('501st-clone-troopers')).toEqual(['twice']);
    expect(of('stormtroopers')).toEqual(['era']);
    expect(of('aqua-droids')).toEqual([]);
    expect(of('sev-and-scorch')).toEqual([]);
  });
  test('the places that are still open need points', () => {
    const offers = offersFor(cadre('kalani', '', '', ''), 0, 'supporting', { ...FOR, points: 15 });
    expect(offers.find(offer => offer.card === 'aqua-droids')?.problems.map(each => each.why)).toEqual(['points']);
    expect(offers.find(offer => offer.card === 'b2-battle-droids')?.problems).toEqual([]);
  });
});
test.each(EXAMPLE_CADRES.map(each => [each.id, each] as const))('%s is legal', (_, each) => {
  const legend = each.era === 'reign-of-the-empire' ? 'legend-yoda' : 'legend-grievous';
  expect(cadreProblems(each, contextFor('make-an-entrance', legend, legend === 'legend-yoda' ? 'yoda-set-a' : 'grievous-set-a'))).toEqual(
    [],
  );
});
