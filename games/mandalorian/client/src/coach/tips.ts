import type { TablePlay } from '@cadre/table-client';
import type { Table } from '../seen.js';

/** What a newcomer is told, one thing at a time. */
export const TIPS = [
  'card',
  'slot',
  'step',
  'attack',
  'intel',
  'pushed',
  'plan',
  'text',
  'trigger',
  'event',
  'draw',
  'pick',
  'watch',
  'wait',
] as const;
export type Tip = (typeof TIPS)[number];

const BY_RULE: Readonly<Record<string, Tip>> = {
  'MA-67': 'attack',
  'MA-72': 'attack',
  'MA-76': 'intel',
  'MA-79': 'pushed',
  'MA-84': 'plan',
  'MA-87': 'plan',
  'MA-90': 'trigger',
};
const BY_THING: Readonly<Record<string, Tip>> = {
  deed: 'card',
  slot: 'slot',
  step: 'step',
  'trigger-card': 'trigger',
  text: 'text',
};

/** Before the first card is played, a newcomer wants to know what it is all about. */
export const isOpening = ({ turn, slots }: Table): boolean => turn.number === 1 && slots.every(slot => slot.cards.length === 0);

/** The one that helps now: with the question that is asked, while something is shown, or while others decide. */
export const tipFor = (table: Table, question: TablePlay['question'], isShowing: boolean): Tip => {
  if (table.turn.step === 'event') return 'event';
  if (!question) return table.turn.step === 'draw' ? 'draw' : isShowing ? 'watch' : 'wait';
  return BY_RULE[question.rule] ?? BY_THING[question.space.of] ?? 'pick';
};
