import { CARDS } from '../content/cards/index.js';
import type { CardAction, Effect } from '../content/effect.js';
import { LOADOUTS } from '../content/loadouts/index.js';
import { LOADOUT_SIDES, type LoadoutSide } from '../content/types.js';

/** One effect of a card, under the name by which the seat that plays it holds it like a keyword. */
export interface NamedEffect {
  readonly name: string;
  /** Stands in records: content that is added at the end changes no number. */
  readonly id: number;
  /** The command card, or the loadout card with its side. */
  readonly card: string;
  readonly effect: Effect;
}
/** Keywords of units have smaller numbers. */
const FIRST = 1000;
const effectsOf = (): { card: string; effect: Effect }[] => [
  ...CARDS.flatMap(({ id, effects }) => effects.map(effect => ({ card: id, effect }))),
  ...LOADOUTS.flatMap(loadout =>
    LOADOUT_SIDES.flatMap(side => loadout[side].effects.map(effect => ({ card: faceName(loadout.id, side), effect }))),
  ),
];
export const faceName = (loadout: string, side: LoadoutSide): string => `${loadout}-${side}`;
export const EFFECTS: readonly NamedEffect[] = effectsOf().map((each, i) => ({ ...each, id: FIRST + i, name: `${each.card}#${i}` }));
/** Actions that cards give, as effects of their own: they happen when the action is taken. */
export const CARD_ACTIONS: readonly (NamedEffect & {
  readonly action: CardAction;
  /** The effect that gives the action, and its name. */
  readonly given: Effect;
  readonly givenBy: string;
})[] = EFFECTS.flatMap(each =>
  each.effect.kind === 'static'
    ? each.effect.is.flatMap(is =>
        is.op === 'add-action'
          ? [
              {
                ...each,
                name: `${each.card}:${is.action.id}`,
                action: is.action,
                given: each.effect,
                givenBy: each.name,
                effect: { kind: 'triggered', at: 'acted', may: true, when: [], target: is.action.target, ops: is.action.ops } as const,
              },
            ]
          : [],
      )
    : [],
);
const byName = new Map([...EFFECTS, ...CARD_ACTIONS].map(each => [each.name, each]));
export const effectNamed = (name: string): NamedEffect | undefined => byName.get(name);
const byCard = new Map<string, string[]>();
for (const { card, name } of EFFECTS) byCard.set(card, [...(byCard.get(card) ?? []), name]);
export const namesOfCard = (card: string): readonly string[] => byCard.get(card) ?? [];
export const namesOfLoadout = (loadout: string, side: LoadoutSide): readonly string[] => namesOfCard(faceName(loadout, side));
