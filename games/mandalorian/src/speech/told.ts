import { content } from '../content/index.js';
import type { Names } from '../content/names.js';
import { BACKS, type EventBack, SLOTS, type Slot } from '../content/types.js';
import type { FactOfType, FactType, MandoFact } from '../fact.js';

/** What a fact tells, by the ids of the content. What it does not tell is empty. */
export interface Told {
  readonly character: string;
  readonly characters: readonly string[];
  readonly space: string;
  readonly from: string;
  readonly to: string;
  /** A feature's or special enemy's id, or class and health as in `melee-3`; of a disrupt token its number. */
  readonly token: string;
  readonly tokenKind: 'special' | 'feature';
  /** Of an enemy of a class: whose name it has, as in `1/melee`. Records of older rules do not tell it. */
  readonly enemy: string;
  readonly card: string;
  readonly cards: readonly string[];
  /** The player, counted from 1, and the one character they play; empty where they share several. */
  readonly player: number;
  readonly played: string;
  /** The same of whoever is accused. */
  readonly accused: string;
  readonly slot: Slot;
  readonly back: EventBack | undefined;
  /** What a piece is called, also one that the players brought. */
  readonly name: Names;
}
/** The same with the fact itself. */
export interface ToldFact<F> extends Told {
  readonly fact: F;
}
/** One sentence for each type of fact. */
export type FactSentences = { readonly [Type in FactType]: (t: ToldFact<FactOfType<Type>>) => string };
/** The names that a fact brings along, because the built-in content does not know them. */
export const ownName = (kind: Parameters<Names>[0], id: string): string => `${kind} ${id}`;
const SPECIALS = new Set(content.missions.flatMap(m => m.specials.map(x => x.id)));

export const told = (fact: MandoFact, names: Names): ToldFact<MandoFact> => {
  const { own = {}, of = {} } = fact;
  const f: Readonly<Record<string, unknown>> = fact;
  const id = (key: string): string => {
    const found = of[key];
    return typeof found === 'string' ? found : '';
  };
  const ids = (key: string): readonly string[] => {
    const found = of[key];
    return Array.isArray(found) ? found : [];
  };
  const number = (key: string): number => f[key] as number;
  const token = id('token') || id('piece');
  return {
    character: id('character'),
    characters: ids('characters'),
    space: id('space'),
    from: id('from'),
    to: id('to'),
    token,
    enemy: id('enemy'),
    tokenKind: SPECIALS.has(token) || Object.hasOwn(own, ownName('special', token)) ? 'special' : 'feature',
    card: typeof f['card'] === 'string' ? f['card'] : id('card'),
    cards: ids('cards'),
    player: number('seat') + 1,
    played: id('player'),
    accused: id('accused'),
    slot: SLOTS[number('slot')] ?? 'move',
    back: BACKS[number('back')],
    name: (kind, which) => own[ownName(kind, which)] ?? names(kind, which),
    fact,
  };
};
