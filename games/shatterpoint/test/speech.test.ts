import { checkSetup, sample, speechOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { UNITS } from '../src/content/units/index.js';
import { legendaryEncounters as game } from '../src/index.js';
import type { UnitId } from '../src/state.js';

const { machine } = game;
const LANGUAGES = ['en', 'de'] as const;
const ANSWERS = 400;
/** Every question of a match by chance, up to some answers: what it is called in the rules, and what is said. */
const heard = () => {
  const random = seeded(2);
  const s = machine.start(game.setup(checkSetup(game, {}).setup));
  const said: { readonly step: string; readonly words: readonly string[]; readonly board: readonly string[] }[] = [];
  for (let n = 0; n < ANSWERS && s.pending; n++) {
    const { seat, space } = s.pending.asks.find(a => !a.answer) ?? s.pending.asks[0]!;
    const view = viewOf(s, seat);
    const { proc, step } = s.stack.at(-1)!;
    const values = space.kind === 'pick' ? space.options : [];
    const words = LANGUAGES.flatMap(language => {
      const speech = speechOf(game, language);
      return [speech.question(view, view.pending!), ...values.map(value => speech.option(view, space, value))];
    });
    said.push({ step: `${proc}.${step}`, words, board: LANGUAGES.flatMap(language => speechOf(game, language).board(view)) });
    machine.advance(s, seat, sample(space, random, machine.ground(s)));
  }
  return said;
};
const SAID = heard();
const at = (step: string) => SAID.filter(each => each.step === step);

test('every question and option has words, and none is a bare number', () => {
  for (const { step, words } of SAID) for (const each of words) expect(each, step).toMatch(/^(?!\d+$)(?!.*(undefined|\[object)).+/);
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
