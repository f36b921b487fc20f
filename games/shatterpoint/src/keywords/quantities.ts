import { type DeepReadonly, type Keyword, keywords } from '@cadre/core';
import type { AbilityText, Modifier } from '../content/effect.js';
import { ABILITIES, BOOK } from '../effects/book.js';
import { opOfLasting } from '../effects/lasting.js';
import { addsOf, type Quantity, type Source } from '../effects/modifiers.js';
import type { EncounterState, EncounterView, HolderId, Lasting } from '../state.js';
import { LASTING, STORE, seatOfHolder, unitOfHolder } from './holders.js';
import type { Words } from './vocabulary.js';

export type EncounterKeyword = Keyword<EncounterState, Words>;
/** By this rule windows are opened and passed. */
export const WINDOW_RULE = 'LE-P13';
type AnyAdd = (k: EncounterView, f: object, me: HolderId) => number;
type Adds = NonNullable<EncounterKeyword['adds']>;

const ofAbility = ({ id, mods = [] }: AbilityText): Adds =>
  Object.fromEntries(
    [...addsOf(mods)].map(([quantity, add]): [Quantity, AnyAdd] => [
      quantity,
      (k, f, me) => add(k, f, { unit: unitOfHolder(me), ability: id }),
    ]),
  ) as Adds;

type LastingKnown = DeepReadonly<Lasting>;
const addsOfBuff = new WeakMap<readonly Modifier[], ReturnType<typeof addsOf>>();
const addsOfLasting = (lasting: LastingKnown): ReturnType<typeof addsOf> | undefined => {
  const op = opOfLasting(lasting);
  if (op.op !== 'buff') return undefined;
  const known = addsOfBuff.get(op.mods) ?? addsOf(op.mods);
  addsOfBuff.set(op.mods, known);
  return known;
};
const sourceOf = ({ unit, character }: LastingKnown): Source => ({
  unit,
  ability: LASTING,
  ...(typeof character === 'number' && { character }),
});
/** What lasts adds like an ability; each seat counts what it has given. */
const lastingAdd =
  (quantity: Quantity): AnyAdd =>
  (k, f, me) => {
    let sum = 0;
    for (const lasting of k.public.lasting)
      if (lasting.seat === seatOfHolder(k, me)) sum += addsOfLasting(lasting)?.get(quantity)?.(k, f, sourceOf(lasting)) ?? 0;
    return sum;
  };
const buffed: readonly Quantity[] = [
  ...new Set(BOOK.scripts.flatMap(script => script.flatMap(op => (op.op === 'buff' ? [...addsOf(op.mods).keys()] : [])))),
];
const ofLasting = Object.fromEntries(buffed.map(quantity => [quantity, lastingAdd(quantity)])) as Adds;

/** What abilities and lasting effects add. Without their offers, so that bots and screens may ask; ids go by the order of the content. */
export const ADDS: Readonly<Record<string, Pick<EncounterKeyword, 'id' | 'rule' | 'adds'>>> = {
  [LASTING]: { id: 0, rule: 'S-ABIL-3', adds: ofLasting },
  ...Object.fromEntries([...ABILITIES.values()].map((text, i) => [text.id, { id: i + 1, rule: 'S-ABIL-3', adds: ofAbility(text) }])),
};
export const { total, terms } = keywords<EncounterState, Words>(ADDS, STORE, WINDOW_RULE);
