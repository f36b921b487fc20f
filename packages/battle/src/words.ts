import type { Answer, Language, Place, Reason } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { spotIn } from './ground.js';

type Sentence = (about: NonNullable<Reason['about']>) => string;
const english: Readonly<Record<string, Sentence>> = {
  'off-the-table': () => 'That is off the table.',
  'in-piece': ({ piece }) => `The ${piece} is in the way.`,
  'half-on-piece': ({ piece }) => `A base stands wholly on the ${piece}, or beside it.`,
  'no-headroom': ({ piece }) => `There is no room below the ${piece}.`,
  'wrong-level': () => 'There is no floor at that height.',
  'on-base': () => 'Another base is in the way.',
  'too-high': () => 'That is too high.',
  'too-low': () => 'That is too far down.',
  'out-of-reach': ({ inches, most }) => `That is ${inches}" away; it moves at most ${most}".`,
  'way-blocked': ({ piece }) => `There is no way around the ${piece}.`,
  'outside-zone': () => 'That is outside its zone.',
};
const german: typeof english = {
  'off-the-table': () => 'Das liegt neben dem Tisch.',
  'in-piece': ({ piece }) => `Dort steht schon etwas: ${piece}.`,
  'half-on-piece': ({ piece }) => `Eine Base steht ganz darauf oder daneben: ${piece}.`,
  'no-headroom': ({ piece }) => `Darunter ist kein Platz: ${piece}.`,
  'wrong-level': () => 'In dieser Höhe ist kein Boden.',
  'on-base': () => 'Dort steht schon eine Base.',
  'too-high': () => 'Das ist zu hoch.',
  'too-low': () => 'Das ist zu tief.',
  'out-of-reach': ({ inches, most }) => `Das sind ${inches}"; die Figur kommt höchstens ${most}" weit.`,
  'way-blocked': ({ piece }) => `Daran führt kein Weg vorbei: ${piece}.`,
  'outside-zone': () => 'Das liegt außerhalb der Zone.',
};
/** Why a spot is refused, for a game without words of its own for it. Pieces are called as the table calls them. */
export const refusalIn = (language: Language, { why, about = {} }: Reason): string =>
  (language === 'de' ? german : english)[why]?.(about) ?? why;

/** How people write spots on the ground: inches from the left and from the near edge. */
export const spotsInInches = (form: string) => ({
  form,
  say: (_: unknown, __: Place, answer: Answer): string => {
    const { x, y } = spotIn(answer);
    return `${(x / INCH).toFixed(1)}" ${(y / INCH).toFixed(1)}"`;
  },
  read: (text: string): Answer | null => {
    const found = /^(\d+(?:\.\d+)?)"?[\s,]+(\d+(?:\.\d+)?)"?$/.exec(text.trim());
    return found && [Math.round(Number(found[1]) * INCH), Math.round(Number(found[2]) * INCH), 0];
  },
});
