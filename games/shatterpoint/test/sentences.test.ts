import { describe, expect, test } from 'vitest';
import * as english from '../src/content/english/abilities.js';
import * as german from '../src/content/german/abilities.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { namesIn } from '../src/content/script-problems.js';
import { TACTICS } from '../src/content/tactics.js';
import { UNITS } from '../src/content/units/index.js';

const CARDS = [...UNITS, ...LEGENDS, ...MINIONS];
const SPEECH = { en: english, de: german } as const;
const textOf = (card: string, ability: string, language: 'en' | 'de'): string => {
  const { abilities, characters } = CARDS.find(each => each.id === card)!;
  return SPEECH[language].abilityText(abilities.find(each => each.id === ability)!, characters === 1);
};
const SENTENCE = /^[A-ZÄÖÜ].*\.$/;
const ODD = /undefined|\[object| {2}|\ba a\b| ,| ;|,[.;:]|NaN/;

test.each(CARDS.flatMap(card => card.abilities.map(each => [card.id, each.name.en, each, card.characters === 1] as const)))(
  '%s: %s has a sentence',
  (_, __, ability, solo) => {
    for (const { abilityText } of Object.values(SPEECH)) {
      const said = abilityText(ability, solo);
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(ODD);
    }
  },
);
test.each(LEGENDS.flatMap(({ orders }) => orders.map(order => [order.id, order] as const)))('%s has two sentences', (_, order) => {
  for (const { scriptText } of Object.values(SPEECH))
    for (const said of [scriptText(order.effect), scriptText(order.legendAbility, namesIn(order.effect))]) {
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(ODD);
    }
});
/** Every text that players read, once: whoever changes an ability or a card sees here what else it says. */
describe('the sentences of all abilities, order cards and tactics cards', () => {
  test.each(['en', 'de'] as const)('%s', async language => {
    const { abilityText, scriptText } = SPEECH[language];
    const abilities = new Map(
      CARDS.flatMap(({ abilities: all, characters }) =>
        all.map(each => [`${each.id}${characters === 1 ? '' : ' (several)'}`, abilityText(each, characters === 1)] as const),
      ),
    );
    const orders = LEGENDS.flatMap(({ orders: all }) =>
      all.flatMap(({ id, effect, legendAbility }) => [
        [id, scriptText(effect)] as const,
        [`${id} (Legend Ability)`, scriptText(legendAbility, namesIn(effect))] as const,
      ]),
    );
    const tactics = TACTICS.map(({ id, script }) => [id, scriptText(script)] as const);
    const lines = [...[...abilities].toSorted(([a], [b]) => (a < b ? -1 : 1)), ...orders, ...tactics].map(([id, text]) => `${id}: ${text}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./sentences/${language}.txt`);
  });
});
test('tactics cards have a sentence', () => {
  for (const { scriptText } of Object.values(SPEECH)) for (const card of TACTICS) expect(scriptText(card.script)).toMatch(SENTENCE);
});
describe('samples', () => {
  test.each([
    ['captain-rex', 'dash-and-hunker', 'This character may dash. If it did, this unit gains 1 hunker token.'],
    [
      '501st-clone-troopers',
      'dash-and-hunker',
      'Each character of this unit may dash. If any of them did, this unit gains 1 hunker token.',
    ],
    [
      'barriss-offee',
      'force-push',
      'Choose an enemy character within range 3 of this character. Push that enemy range 3 away from this character.',
    ],
    [
      'bo-katan-kryze',
      'mandalore-will-survive',
      'After this unit takes a focus action: this character may dash. This character may heal twice.',
    ],
    [
      'legend-yoda',
      'guiding-presence',
      'Each minion character within range 3 of this unit has Steadfast. Each minion character within range 3 of this unit rolls 1 more defence die.',
    ],
    [
      'arf-clone-troopers',
      'supporting-fire-dash-republic',
      'After another friendly Galactic Republic character within range 5 of this unit makes an attack in a combat action: the attacker may dash.',
    ],
    [
      'third-sister',
      'deflect',
      "After a ranged attack against this character, if the attack roll shows a failure: the attacker's unit takes 2 damage.",
    ],
    ['chopper', 'sturdy-construction', 'This character has Protection and cannot become Pinned or Disarmed.'],
    [
      'es-04',
      'cant-stand-the-heat',
      'After an enemy unit engaged with this unit takes a move action, if this unit is not wounded: that unit becomes Disarmed and Strained.',
    ],
    ['ahsoka-tano', 'race-ya', 'A cadre has no Primary unit.'],
    ['dark-troopers', 'immovable', 'No character of this unit can be pushed or pulled by abilities.'],
    [
      'legend-bane',
      'pick-the-mark',
      'Choose an enemy unit. If that enemy unit is not the Quarry, that enemy unit becomes the Quarry, then this character may dash.',
    ],
    [
      'isb-agents',
      'assault-tactics',
      'Each character of this unit may dash. This unit may take 1 damage; if it does, this unit takes a free focus action.',
    ],
    [
      'night-troopers',
      'unnatural-vigor',
      'When a character of this unit defends against an attack, after dice are rolled, if the attack roll shows an expertise: change 1 expertise result of the attack roll, and 1 more for each injured token on this unit, into a failure.',
    ],
    [
      'minion-purge-troopers',
      'on-the-scent',
      'If no character of this unit is engaged, you may choose an enemy character; if you do, each character of this unit may dash toward that enemy.',
    ],
  ])('%s: %s', (card, ability, said) => expect(textOf(card, ability, 'en')).toBe(said));
  test.each([
    ['captain-rex', 'dash-and-hunker', 'Diese Figur darf sprinten. Wenn sie das tut, erhält diese Einheit 1 Deckungsmarker.'],
    [
      'barriss-offee',
      'force-push',
      'Wähle eine feindliche Figur in Reichweite 3 zu dieser Figur. Stoße die feindliche Figur um Reichweite 3 von dieser Figur weg.',
    ],
    [
      'bo-katan-kryze',
      'mandalore-will-survive',
      'Nach einer Fokusaktion dieser Einheit: diese Figur darf sprinten. Diese Figur darf zweimal heilen.',
    ],
    ['fourth-sister', 'swift-retreat', 'Diese Figur darf sich umpositionieren, statt vorzurücken.'],
    ['ahsoka-tano', 'race-ya', 'Ein Kader hat keine Primäreinheit.'],
    ['chopper', 'sturdy-construction', 'Diese Figur hat Schutz und Immunität gegen Niedergehalten und Entwaffnet.'],
    [
      'nightsister-acolytes',
      'darkness-and-shadows',
      'Solange diese Einheit einen Deckungsmarker hat, würfelt jede Figur dieser Einheit gegen Fernkampfangriffe zusätzlich 1 Verteidigungswürfel.',
    ],
    ['savage-opress', 'target-priority', 'Diese Figur würfelt gegen eine Primärfigur zusätzlich 2 Angriffswürfel.'],
    [
      'fifth-brother',
      'force-repulse',
      'Für jede andere Figur in Reichweite 2 zu dieser Figur: stoße sie um Reichweite 2 von dieser Figur weg.',
    ],
    [
      'del-meeko',
      'covert-operations',
      'Diese Figur darf sprinten. Wenn es eine feindliche Figur in Reichweite 4 zu dieser Figur nach ihrer Bewegung gibt, hat diese Figur bis zum Ende des Zuges Scharfschütze 1, dann macht diese Einheit eine freie Fokusaktion.',
    ],
    [
      'snowtroopers',
      'forced-march',
      'Wenn diese Einheit einen Zustand hat, darfst du Folgendes tun: diese Einheit erleidet 1 Schaden, dann entferne bis zu 1 Zustand von dieser Einheit.',
    ],
    ['kalani', 'cheaper-reserve', 'Die Befehlskarte dieser Einheit kommt kostenlos in Reserve.'],
  ])('%s: %s in German', (card, ability, said) => expect(textOf(card, ability, 'de')).toBe(said));
});
test('an ability whose source leaves a point open says so', () => {
  for (const [language, words] of [
    ['en', 'this is our reading'],
    ['de', 'so lesen wir sie'],
  ] as const) {
    expect(textOf('obi-wan-kenobi', 'run', language)).toContain(words);
    expect(textOf('obi-wan-kenobi', 'mind-trick', language)).not.toContain(words);
  }
});

/** Every part of a script, condition or filter, however deep. */
const partsIn = (of: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof of !== 'object' || of === null) return [];
  const inside = Object.values(of).flatMap(partsIn);
  return Array.isArray(of) ? inside : [of as Readonly<Record<string, unknown>>, ...inside];
};
describe('sentences promise what happens', () => {
  const ALL = CARDS.flatMap(({ id, characters, abilities }) => abilities.map(ability => ({ id, ability, solo: characters === 1 })));
  const said = (ability: (typeof ALL)[number]['ability'], solo: boolean): readonly string[] => [
    english.abilityText(ability, solo),
    german.abilityText(ability, solo),
  ];
  test('an ability says that it takes an action exactly where it does', () => {
    const taking = ALL.filter(({ ability }) => ability.action);
    expect(new Set(taking.map(({ ability }) => ability.id)).size).toBeGreaterThanOrEqual(3);
    for (const { id, ability, solo } of ALL) {
      const [en, de] = said(ability, solo);
      expect([en!.includes('also takes an action'), de!.includes('kostet auch eine Aktion')], `${id}/${ability.id}`).toEqual([
        ability.action === true,
        ability.action === true,
      ]);
    }
  });
  test('where another character is meant, the sentence says so and keeps the range', () => {
    const meant = ALL.filter(({ ability }) => partsIn([ability.when, ability.script]).some(part => part['another'] === true));
    expect(meant.length).toBeGreaterThanOrEqual(3);
    for (const { ability, solo } of meant) {
      const [en, de] = said(ability, solo);
      expect(en).toMatch(/another [^.]*within range \d/);
      expect(de).toMatch(/ander[^.]*in Reichweite \d/);
    }
  });
  test('what follows from where a character has moved says that it must have moved, also of a single character', () => {
    const moving = ALL.filter(({ ability }) => partsIn(ability.script).some(part => part['is'] === 'within' && part['of'] === 'moved'));
    expect(moving.filter(({ solo }) => solo).length).toBeGreaterThanOrEqual(3);
    for (const { ability, solo } of moving) {
      const [en, de] = said(ability, solo);
      expect(en).toMatch(solo ? /after its move/ : /character that moved/);
      expect(de).toMatch(solo ? /nach ihrer Bewegung/ : /bewegten Figur/);
    }
  });
  test('a half that does nothing here has a note', () => {
    for (const id of ['praying-for-the-door', 'undying-loyalty', 'not-sneaking'])
      expect(ALL.find(({ ability }) => ability.id === id)!.ability.provenance.note, id).toContain('LE-A23');
  });
});
