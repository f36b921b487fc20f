import type { Fact } from '@cadre/core';
import { BACKS, type EventBack, SLOTS, type Slot } from '../content/types.js';

/** What a fact tells, by the ids of the content. What it does not tell is empty. */
export interface Told {
  readonly character: string;
  readonly space: string;
  readonly from: string;
  readonly to: string;
  /** A feature's or special enemy's id, or class and health as in `melee-3`; of a disrupt token its number. */
  readonly token: string;
  readonly card: string;
  readonly cards: readonly string[];
  /** The player, counted from 1. */
  readonly player: number;
  readonly slot: Slot;
  readonly back: EventBack | undefined;
  number(key: string): number;
  word(key: string): string;
  is(key: string): boolean;
}
export const told = (f: Fact): Told => {
  const of = (f['of'] ?? {}) as Readonly<Record<string, string>>;
  const cards = (f['of'] as { readonly cards?: readonly string[] } | undefined)?.cards;
  const id = (key: string): string => of[key] ?? '';
  const number = (key: string): number => f[key] as number;
  return {
    character: id('character'),
    space: id('space'),
    from: id('from'),
    to: id('to'),
    token: id('token') || id('piece'),
    card: typeof f['card'] === 'string' ? f['card'] : id('card'),
    cards: cards ?? [],
    player: number('seat') + 1,
    slot: SLOTS[number('slot')] ?? 'move',
    back: BACKS[number('back')],
    number,
    word: key => String(f[key]),
    is: key => f[key] === true,
  };
};
