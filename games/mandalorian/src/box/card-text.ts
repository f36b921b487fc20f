import type { Modifier, SkillAbility, SkillCard } from '../content/types.js';

/** When the text of the card is used: declared with the card, before or after the action's own ability. */
export const TEXT = { unused: 0, before: 1, after: 2, with: 3 } as const;

/** What the text of a card allows in its own slot, worked out once: it is asked several times in every action. */
export interface CardText {
  readonly ability: SkillAbility;
  /** A text that changes the action is declared with the card; any other is used when its moment has come (MA-106). */
  readonly isDeclared: boolean;
  readonly times: readonly number[];
  /** A shield or healing for oneself or for everybody does no harm, and drawing planning cards changes nothing about it. */
  readonly isSameAfterPlan: boolean;
  /** With such a text one can do all that one can do without it, and more. */
  readonly addsOnlyChoices: boolean;
  /** It only makes an attack reach farther. */
  readonly addsOnlyRange: boolean;
}
const ADDS_CHOICES: readonly Modifier['op'][] = ['attackRange', 'moveMode', 'bring', 'keepPlans'];

const isSameAfterPlan = ({ slot, ops = [] }: SkillAbility): boolean =>
  slot === 'plan' && ops.every(op => (op.op === 'shield' || op.op === 'heal') && (op.who.who === 'you' || op.who.who === 'each'));
const timesOf = (card: SkillCard, ability: SkillAbility): readonly number[] => {
  if (!ability.ops) return [TEXT.with];
  if (card.strength === 'tactical' || ability.instead) return [TEXT.before];
  switch (ability.timing ?? 'either') {
    case 'before':
      return [TEXT.before];
    case 'after':
      return [TEXT.after];
    case 'either':
      return isSameAfterPlan(ability) ? [TEXT.before] : [TEXT.before, TEXT.after]; // MA-106
  }
};
export const cardText = (card: SkillCard): CardText | null => {
  const { ability } = card;
  if (!ability) return null;
  const { modify, instead } = ability;
  return {
    ability,
    isDeclared: modify !== undefined || instead === true || card.strength === 'tactical',
    times: timesOf(card, ability),
    isSameAfterPlan: isSameAfterPlan(ability),
    addsOnlyChoices: modify?.every(m => ADDS_CHOICES.includes(m.op)) === true,
    addsOnlyRange: modify?.every(m => m.op === 'attackRange') === true,
  };
};
