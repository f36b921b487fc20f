import { type Call, enclosing, type Go, type None, type Seat, thenAgain } from '@cadre/core';
import { CONDITIONS, type ConditionName, type Icon } from '../content/types.js';
import { ATTACKING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { targetSpot } from '../missions/targets.js';
import { procedure } from '../options.js';
import { type CharacterId, type EncounterState, LEGEND } from '../state.js';
import { gainCondition } from '../suffer/conditions.js';
import { takeDamage } from '../suffer/damage.js';
import { Heal } from '../suffer/heal.js';
import { gainHunker } from '../suffer/hunker.js';
import { Move } from '../table/move.js';
import { Shove } from '../table/push.js';
import { isOnTable, seatOf, unitOfCharacter } from '../table/queries.js';
import { UseActive } from './active.js';

type Somebody = CharacterId | None<'target'>;
/** Whose icons they are: those of the attacker's options and chart, or of the defender's chart. */
export type Owner = 'attacker' | 'defender';
const isCondition = (icon: Icon): icon is ConditionName => (CONDITIONS as readonly Icon[]).includes(icon);
const partiesOf = (s: EncounterState, owner: Owner): { readonly self: Somebody; readonly foe: Somebody; readonly seat: Seat } => {
  const f = enclosing(s, ATTACKING);
  const [self, foe] = owner === 'attacker' ? [f.attacker, f.defender] : [f.defender, f.attacker];
  return { self, foe, seat: owner === 'attacker' ? f.seat : self === 'target' ? LEGEND : seatOf(s, self) };
};
/** S-EFF-1, S-EXP-3: from options and attack charts into the pool; from a defence chart onto the attacker. */
const damage = (s: EncounterState, owner: Owner, n: number): void => {
  const f = enclosing(s, ATTACKING);
  if (owner === 'attacker') f.pool += n;
  else if (f.attacker !== 'target' && f.defender !== 'target') {
    const unit = unitOfCharacter(s, f.attacker);
    if (takeDamage(s, unit, n, f.defender, 'chart').wounded) f.wounded.push({ unit, by: f.defender });
  }
};
/** Damage at once, then the other icons one after the other. */
export const resolveIcons = (s: EncounterState, owner: Owner, icons: readonly Icon[], shoves = false): Call | void => {
  const n = icons.filter(icon => icon === 'damage').length;
  if (n > 0) damage(s, owner, n);
  const rest = icons.filter(icon => icon !== 'damage');
  return rest.length > 0 ? Icons.call({ icons: rest, owner, shoves }) : undefined;
};
/** S-KW-5: the first shove of the chosen options does not move a steadfast defender. */
const isHeld = (s: EncounterState, shoves: boolean): boolean => {
  const f = enclosing(s, ATTACKING);
  if (!shoves || f.shoveIgnored || total(s, 'steadfast', f) <= 0) return false;
  f.shoveIgnored = true;
  return true;
};
/** S-TREE-5: directed icons act on the other one, personal icons on the owner. */
const resolve = (s: EncounterState, icon: Icon, owner: Owner, shoves: boolean): Call | void => {
  const { self, foe, seat } = partiesOf(s, owner);
  if (isCondition(icon)) return foe === 'target' ? undefined : gainCondition(s, unitOfCharacter(s, foe), icon, 'S-TREE-5', 'attack'); // LE-89
  if (icon === 'shove') {
    if (foe === 'target' || !isOnTable(s, foe)) return undefined;
    const by = self === 'target' ? targetSpot(s, enclosing(s, ATTACKING).target).at : self;
    return Shove.call({ target: foe, by, seat, steadfast: isHeld(s, shoves) });
  }
  if (self === 'target' || !isOnTable(s, self)) return undefined;
  switch (icon) {
    case 'heal':
      return Heal.call({ character: self, seat });
    case 'hunker':
      return gainHunker(s, unitOfCharacter(s, self), 1, 'S-EFF-5');
    case 'active':
      return UseActive.call({ unit: unitOfCharacter(s, self), seat });
    case 'reposition':
    case 'advance':
    case 'dash':
    case 'climb':
    case 'jump':
      return Move.call({ character: self, how: icon, seat, may: true });
    default:
      throw new Error(`icon "${icon}" is directed: it needs nobody to act`);
  }
};
/** Places of different icons. Conditions come first: when makes no difference, so nobody is asked. */
const choices = (icons: readonly Icon[]): number[] => {
  const condition = icons.findIndex(isCondition);
  return condition >= 0 ? [condition] : icons.flatMap((icon, i) => (icons.indexOf(icon) === i ? [i] : []));
};
/** S-TREE-4, S-TREE-7: the icons of one option or of a chart, in the order of whose they are. */
export const Icons = procedure('icons', {
  locals: (x: { icons: Icon[]; owner: Owner; shoves: boolean }) => x,
  steps: {
    next: {
      rule: 'S-TREE-7',
      when: (_, f) => f.icons.length > 0,
      seat: (s, f) => partiesOf(s, f.owner).seat,
      of: 'icon',
      options: (_, f) => choices(f.icons).map(icon => ({ kind: 'icon', icon })),
      take: (s, f, { icon }): Go => {
        const [chosen] = f.icons.splice(icon, 1);
        const call = resolve(s, chosen!, f.owner, f.shoves);
        return call ? thenAgain(call) : 'again';
      },
    },
  },
});
