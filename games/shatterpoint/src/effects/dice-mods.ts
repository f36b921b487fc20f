import { cardOf } from '../box.js';
import type { Mod, Modifier } from '../content/effect.js';
import type { AttackFrame } from '../frames.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { ABILITIES } from './book.js';
import { countOf } from './counts.js';
import { opOfLasting } from './lasting.js';
import { applies, type Source } from './modifiers.js';

type DiceMod = Extract<Mod, { mod: 'reroll' | 'addResult' }>;
type DiceModifier = Modifier & { readonly is: DiceMod };
const isDice = (modifier: Modifier): modifier is DiceModifier => modifier.is.mod === 'reroll' || modifier.is.mod === 'addResult';
const ofAbility: ReadonlyMap<string, readonly DiceModifier[]> = new Map(
  [...ABILITIES].flatMap(([id, { mods = [] }]) => (mods.some(isDice) ? [[id, mods.filter(isDice)]] : [])),
);
/** Every modifier of dice on the table, with whose it is. */
const all = (k: EncounterView): (readonly [DiceModifier, Source])[] => [
  ...k.public.units.flatMap((unit, i) =>
    unit.defeated
      ? []
      : cardOf(k, i as UnitId).abilities.flatMap(({ id }) =>
          (ofAbility.get(id) ?? []).map(each => [each, { unit: i as UnitId, ability: id }] as const),
        ),
  ),
  ...k.public.lasting.flatMap(lasting => {
    const op = opOfLasting(lasting);
    const source: Source = {
      unit: lasting.unit,
      ability: '',
      ...(typeof lasting.character === 'number' && { character: lasting.character as CharacterId }),
    };
    return op.op === 'buff' ? op.mods.filter(isDice).map(each => [each, source] as const) : [];
  }),
];
const inForce = <M extends DiceMod['mod']>(k: EncounterView, f: AttackFrame, roll: 'attack' | 'defence', mod: M) =>
  all(k).flatMap(([modifier, source]) => {
    if (modifier.is.mod !== mod || modifier.is.roll !== roll) return [];
    const about = applies(k, modifier, roll === 'attack' ? 'attacker' : 'defender', f, source);
    return about ? [{ is: modifier.is as Extract<DiceMod, { mod: M }>, about }] : [];
  });
export interface Rerolls {
  readonly most: number;
  /** The faces that may be rolled again; all unless it says. */
  readonly faces?: readonly string[];
}
/** LE-H11: by one ability only, the one with the most dice. */
export const rerollsOf = (k: EncounterView, f: AttackFrame, roll: 'attack' | 'defence'): Rerolls | null => {
  let best: Rerolls | null = null;
  for (const { is, about } of inForce(k, f, roll, 'reroll')) {
    const most = countOf(k, is.most, about);
    if (most > (best?.most ?? 0)) best = { most, ...(is.faces && { faces: is.faces }) };
  }
  return best;
};
/** Results that abilities add to a roll. */
export const addedResults = (k: EncounterView, f: AttackFrame, roll: 'attack' | 'defence'): string[] =>
  inForce(k, f, roll, 'addResult').map(({ is }) => is.face);
