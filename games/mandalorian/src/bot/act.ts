import type { Box } from '../box/box.js';
import type { Condition, Modifier, Op, Slot } from '../content/types.js';
import { AWAY, type CharacterId, NOBODY, type Whereabouts } from '../ids.js';
import { holds } from '../missions/conditions.js';
import { withinRange } from '../terrain/ground.js';
import type { Foe, Scene } from './scene.js';

/** An action as it would be performed: by whom, in which slot, how strong, with which text. */
export interface Act {
  readonly who: CharacterId;
  readonly slot: Slot;
  readonly strength: number;
  readonly mods: readonly Modifier[];
  readonly ops: readonly Op[];
  /** Only the text happens. */
  readonly instead: boolean;
}
/** What the bot can weigh before the action. A new modifier does not compile before it is here. */
export const isWeighed = ({ op }: Modifier): boolean => {
  switch (op) {
    case 'strength':
    case 'strengthIs':
    case 'attackRange':
    case 'splitDamage':
    case 'moveMode':
    case 'keepPlans':
      return true;
    case 'secondTarget':
    case 'trample':
    case 'bring':
      return false; // extras that it takes when they come, but does not plan for
  }
};
/** A card as an action in this slot. A wild card is as strong as it is named. */
export const actOf = (box: Box, card: number, slot: number, who: CharacterId, named: number): Act => {
  const { card: def } = box.cards[card]!,
    name = box.slots[slot]!,
    used = def.ability?.slot === name ? def.ability : undefined;
  const printed = typeof def.strength === 'number' ? def.strength : def.strength === 'wild' ? named : 0;
  const mods = [...(used?.modify ?? []), ...(name === 'mission' ? (box.missionSlot?.modify ?? []) : [])].filter(isWeighed);
  return {
    who,
    slot: name,
    strength: printed + (def.bonus === name ? 1 : 0),
    mods,
    ops: used?.ops ?? [],
    instead: def.strength === 'tactical' || used?.instead === true,
  };
};

/** Whether a condition about this character holds where the scene has everybody stand. */
export const holdsFor = (x: Scene, c: Condition | undefined, who: CharacterId): boolean => {
  if (!c) return true;
  const characters = x.table.characters.map((ch, i) => (ch.space === x.at[i] ? ch : { ...ch, space: x.at[i]! }));
  return holds({ public: { ...x.table, characters }, stack: [] }, c, { you: who, it: NOBODY, itSpace: AWAY });
};
/** The same while an action is thought of: performed from this space, against this enemy. */
export const holdsInAct = (x: Scene, act: Act, from: Whereabouts, c: Condition | undefined, foe?: Foe): boolean => {
  switch (c?.is) {
    case 'targetHere':
      return foe?.space === from;
    case 'targetUndamaged':
      return foe !== undefined && foe.left === foe.face.health;
    case 'allyNearTarget':
      return foe !== undefined && x.crew.some(i => i !== act.who && withinRange(x.ground, x.at[i]!, foe.space, c.range));
    case 'notMovedThisTurn':
      return from === x.at[act.who] && !x.table.characters[act.who]!.movedThisTurn;
    default:
      return holdsFor(x, c, act.who);
  }
};
export const strengthAt = (x: Scene, act: Act, from: Whereabouts, foe?: Foe): number => {
  let strength = act.strength;
  for (const m of act.mods) {
    if (m.op === 'strengthIs') return m.n;
    if (m.op !== 'strength' || !holdsInAct(x, act, from, m.if, foe)) continue;
    const each =
      m.per === 'otherCharacterHere'
        ? x.crew.filter(c => c !== act.who && x.at[c] === from).length
        : m.per === 'otherEnemyWithTarget'
          ? x.foes.filter(f => f !== foe && f.space === foe?.space).length
          : 1;
    strength += Math.min(m.n * each, m.max ?? Number.MAX_SAFE_INTEGER);
  }
  return strength;
};
