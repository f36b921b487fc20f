import { refusalIn, spotsInInches, textMap } from '@cadre/battle';
import type { Language, Speech } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { DuelState } from './state.js';
import { TABLE } from './table.js';

/** Every word of the game. English is what another language must have. */
const english = {
  seat: (side: string) => `Side ${side}`,
  round: (round: number) => `Round ${round}`,
  figure: (name: string, wounds: number) => `${name}: ${wounds} of 2 wounds`,
  activate: 'Which figure acts?',
  move: (name: string) => `Where does ${name} move?`,
  target: (name: string) => `Whom does ${name} shoot?`,
  hold: 'Do not shoot',
  moved: (name: string) => `${name} moves`,
  shot: (name: string, target: string, hits: number) => `${name} shoots ${target}: ${hits} hits`,
  defeated: (name: string) => `${name} is defeated`,
  ended: (a: number, b: number) => `The end: ${a} figures against ${b}`,
  form: 'two numbers in inches: from the left and from the near edge, such as 12 4.5',
};
type Words = typeof english;
const german: Words = {
  seat: side => `Seite ${side}`,
  round: round => `Runde ${round}`,
  figure: (name, wounds) => `${name}: ${wounds} von 2 Wunden`,
  activate: 'Welche Figur handelt?',
  move: name => `Wohin geht ${name}?`,
  target: name => `Auf wen schießt ${name}?`,
  hold: 'Nicht schießen',
  moved: name => `${name} bewegt sich`,
  shot: (name, target, hits) => `${name} schießt auf ${target}: ${hits} Treffer`,
  defeated: name => `${name} ist besiegt`,
  ended: (a, b) => `Das Ende: ${a} gegen ${b} Figuren`,
  form: 'zwei Zahlen in Zoll: von links und von der vorderen Kante, etwa 12 4.5',
};
const A_SIDE = 3;
/** A2: the letter of the side, and the number of the figure in it. */
const nameOf = (id: number): string => `${'AB'[Math.floor(id / A_SIDE)]}${(id % A_SIDE) + 1}`;

const speechIn = (language: Language, words: Words): Speech<DuelState> => ({
  seat: n => words.seat('AB'[n]!),
  setup: option => option,
  board: ({ public: { figures, round } }) => [
    words.round(round),
    ...textMap(
      TABLE,
      1.5 * INCH,
      () => '##',
      figures.flatMap((f, id) => (typeof f.at === 'object' ? [{ at: f.at, mark: nameOf(id) }] : [])),
    ),
    '',
    ...figures.map((f, id) => words.figure(nameOf(id), f.wounds)),
  ],
  question: ({ stack }, { rule }) => {
    if (rule === 'DU-2') return words.activate;
    const { figure } = stack.at(-1)!.locals as { readonly figure: number };
    return rule === 'DU-3' ? words.move(nameOf(figure)) : words.target(nameOf(figure));
  },
  option: (_, __, value) => nameOf(value),
  pass: () => words.hold,
  spot: spotsInInches(words.form),
  reason: (_, reason) => refusalIn(language, reason),
  fact: f => {
    switch (f.type) {
      case 'moved':
        return words.moved(nameOf(f.figure));
      case 'shot':
        return words.shot(nameOf(f.figure), nameOf(f.target), f.hits);
      case 'defeated':
        return words.defeated(nameOf(f.figure));
      case 'ended':
        return words.ended(f.standing[0]!, f.standing[1]!);
    }
  },
  whose: f => ('figure' in f ? Math.floor(f.figure / A_SIDE) : null),
});
/** What the game says, by language. */
export const SPEECH: Readonly<Record<Language, Speech<DuelState>>> = { en: speechIn('en', english), de: speechIn('de', german) };
