import { checkSetup, SPECTATOR, sample, speechOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { UNITS } from '../src/content/units/index.js';
import type { EncounterFact } from '../src/facts.js';
import { legendaryEncounters as game } from '../src/index.js';
import { OPTION } from '../src/options.js';
import { namesIn } from '../src/speech/names.js';
import type { UnitId } from '../src/state.js';

const { machine } = game;
const LANGUAGES = ['en', 'de'] as const;
const ANSWERS = 400;
/** Every question of a match by chance, up to some answers: what it is called in the rules, and what is said. */
const heard = (wishes: Parameters<typeof checkSetup>[1], seed: number) => {
  const random = seeded(seed);
  const s = machine.start(game.setup(checkSetup(game, wishes).setup));
  const said: {
    readonly step: string;
    readonly words: readonly string[];
    readonly kinds: readonly string[];
    readonly board: readonly string[];
  }[] = [];
  for (let n = 0; n < ANSWERS && s.pending; n++) {
    const { seat, space } = s.pending.asks.find(a => !a.answer) ?? s.pending.asks[0]!;
    const view = viewOf(s, seat);
    const { proc, step } = s.stack.at(-1)!;
    const values = space.kind === 'pick' ? space.options : [];
    const words = LANGUAGES.flatMap(language => {
      const speech = speechOf(game, language);
      return [speech.question(view, view.pending!), ...values.map(value => speech.option(view, space, value))];
    });
    const kinds = values.filter(OPTION.has).map(value => OPTION.decode(value).kind);
    said.push({ step: `${proc}.${step}`, words, kinds, board: LANGUAGES.flatMap(language => speechOf(game, language).board(view)) });
    s.out = [];
    machine.advance(s, seat, sample(space, random, machine.ground(s)));
    for (const { fact } of s.out ?? []) told.push({ fact, names: namesOf(fact, viewOf(s, SPECTATOR)) });
  }
  return said;
};
/** What the board calls whoever a fact names. */
const namesOf = (fact: EncounterFact, view: Parameters<typeof english.plainUnit>[0]): readonly string[] => {
  if (fact.type === 'attack')
    return [fact.attacker, fact.defender].flatMap(id => (id === 'target' ? [] : [english.plainCharacter(view, id)]));
  if ('character' in fact) return [english.plainCharacter(view, fact.character)];
  return NAMING.has(fact.type) && 'unit' in fact && fact.unit !== 'target' ? [english.plainUnit(view, fact.unit)] : [];
};
const NAMING: ReadonlySet<EncounterFact['type']> = new Set(['activated', 'damage', 'healed', 'condition', 'wounded', 'defeated', 'acted']);
const english = namesIn('en');
/** Every fact of these matches, with the names that its sentence must have. */
const told: { readonly fact: EncounterFact; readonly names: readonly string[] }[] = [];
/** The last has two units of the same minions. */
const SAID = [...heard({}, 2), ...heard({ legend: 'legend-grievous', minions: 'grievous-set-a' }, 3)];
const at = (step: string) => SAID.filter(each => each.step === step);

test('every question and option has words, and none is a bare number', () => {
  for (const { step, words } of SAID) for (const each of words) expect(each, step).toMatch(/^(?!\d+$)(?!.*(undefined|\[object)).+/);
});
test('no two options of a question read the same, and the end comes last', () => {
  for (const { step, words, kinds } of SAID) {
    for (const half of [words.slice(1, words.length / 2), words.slice(words.length / 2 + 1)])
      expect(half.toSorted(), step).toEqual([...new Set(half)].toSorted());
    expect(kinds.slice(0, -1), step).not.toContain('end');
  }
  expect(SAID.flatMap(({ words }) => words).join('\n')).toMatch(/B1 Line Droids A1[\s\S]*B1 Line Droids B1/);
});
test('several characters have their verbs in the plural', () => {
  const fact = (card: string) => ({ type: 'activated', rule: 'S-ACT-1', unit: 0 as UnitId, card, seat: 1 }) as const;
  const says = (language: 'en' | 'de', card: string) => speechOf(game, language).fact(fact(card));
  expect(says('en', 'captain-rex')).toBe('C1: CC-7567 Captain Rex activates');
  expect(says('en', '501st-clone-troopers')).toBe('C1: 501st Clone Troopers activate');
  expect(says('en', 'wrecker-and-omega')).toBe('C1: Wrecker and Omega activate');
  expect(says('de', '501st-clone-troopers')).toMatch(/werden aktiviert$/);
});
test('a refused spot says whose base it is about', () => {
  const s = machine.start(game.setup(checkSetup(game, {}).setup));
  const reason = { rule: 'S-DEP-1', why: 'too-far', about: { card: 'captain-rex' } };
  expect(speechOf(game, 'en').reason!(viewOf(s, 1), reason)).toBe('too far from CC-7567 Captain Rex');
  expect(speechOf(game, 'en').reason!(viewOf(s, 1), { ...reason, about: {} })).toBe('too far away');
});
test('a question says who it is about', () => {
  expect(at('advanceOrClimb.how')[0]?.words[0]).toMatch(/^How does .+ move\?$/);
  expect(at('activation.stance')[0]?.words[0]).toMatch(/^Which stance for .+\?$/);
  expect(at('move.to').map(({ words }) => words[0])).toContainEqual(expect.stringMatching(/^Where does .+ move\?$/));
});
test('whoever chooses an order card reads what both say', () => {
  const [first] = at('revealOrders.choose');
  for (const language of LANGUAGES) {
    const lines = first!.board.filter(line =>
      (language === 'en' ? / \(refreshes \d Force\): .+\.$/ : / \(frischt \d Macht auf\): .+\.$/).test(line),
    );
    expect(lines).toHaveLength(2);
  }
});
test('an ability is called as on the card of the unit that uses it', () => {
  for (const language of LANGUAGES)
    for (const card of [...UNITS, ...LEGENDS, ...MINIONS])
      for (const { id, name } of card.abilities) {
        const fact = { type: 'ability', ability: id, cost: 0, rule: 'S-ABIL-1', unit: 0 as UnitId, card: card.id, seat: 1 } as const;
        expect(speechOf(game, language).fact(fact)).toContain(name[language]);
      }
});

test('the log calls units and characters by the letters and numbers of the board, and tells no coordinates', () => {
  for (const { fact, names } of told) {
    for (const language of LANGUAGES) expect(speechOf(game, language).fact(fact)).not.toMatch(/\d" \d/);
    const said = `${speechOf(game, 'en').fact(fact)} `;
    for (const name of names) expect(said, fact.type).toMatch(new RegExp(`${name.replace(/[.()*+?]/g, '\\$&')}[: ]`));
  }
  expect(told.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(['B1 Line Droids A2', 'B1 Line Droids B1']));
});
test('whoever is pushed and cannot move is said to stay, not to move by 0.0"', () => {
  const at = { x: 2540, y: 2540, elevation: 0 };
  const pushed = (to: typeof at, how: 'push' | 'pull'): readonly string[] =>
    LANGUAGES.map(language =>
      speechOf(game, language).fact({
        type: 'pushed',
        rule: 'S-EFF-3',
        unit: 3 as UnitId,
        card: 'kalani',
        seat: 1,
        character: 3 as never,
        from: at,
        to,
        how,
      }),
    );
  expect(pushed({ ...at, x: 2550 }, 'push')).toEqual([
    'C1: Kalani, Super Tactical Droid is pushed, but stays in place',
    'K1: Kalani, Super-Taktikdroide wird geschoben, bleibt aber stehen',
  ]);
  expect(pushed(at, 'pull')[0]).toBe('C1: Kalani, Super Tactical Droid is pulled, but stays in place');
  expect(pushed({ ...at, x: 2540 + 254 }, 'push')[0]).toBe('C1: Kalani, Super Tactical Droid is pushed 1.0"');
  expect(pushed({ ...at, elevation: 1 }, 'push')[0]).toContain('Elevation 1');
});
