import type { Ability, AbilityText } from './effect.js';
import { proper } from './notation.js';

/** An ability of a card: what it does, under the name that this card gives it. */
export const named = (name: string, text: AbilityText): Ability => ({ ...text, name: proper(name) });
