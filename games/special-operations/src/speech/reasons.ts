import type { Language, Reason } from '@cadre/core';
import { REASONS } from '../bot/reasons.js';
import { boxOf } from '../box.js';
import type { BattleView } from '../state.js';
import type { Words } from './english/index.js';
import { actionIn, entryOf } from './facts.js';
import type { Names } from './names.js';

/** The unit, the objective token or the marker that a refusal names. */
const thing = (words: Words, names: Names, view: BattleView, about: NonNullable<Reason['about']>): string => {
  if (about['unit'] !== undefined) return names.unitIn(view, Number(about['unit']));
  if (about['objective'] !== undefined)
    return boxOf(view).mission.objectives[Number(about['objective'])]?.name[names.language] ?? words.board.marks.objective;
  if (about['code'] !== undefined) return words.board.marks.code;
  const marker = view.public.markers.find(m => m.id === about['marker']);
  return marker ? words.board.marks[marker.kind] : '';
};
type SuggestionWords = Readonly<Record<Language, (about: NonNullable<Reason['about']>) => string>>;
/** Why not, or why an answer is suggested. */
export const reasonIn = (words: Words, names: Names, view: BattleView, { why, about = {} }: Reason): string => {
  const suggested = entryOf<SuggestionWords>(REASONS, why);
  if (suggested) return suggested[names.language](about);
  const says = entryOf(words.reasons, why) ?? words.reasons.other;
  const length = (key: string): string => (about[key] === undefined ? '' : names.number(Number(about[key])));
  const { piece, enemy, card, action } = about;
  return says({
    what: thing(words, names, view, about),
    enemy: enemy === undefined ? '' : names.unitIn(view, Number(enemy)),
    pieces: piece === undefined ? '' : names.pieces(String(piece)),
    inches: length('inches'),
    most: length('most'),
    least: length('least'),
    range: length('range'),
    card: card === undefined ? '' : names.card(String(card)),
    action: action === undefined ? '' : actionIn(words, names, String(action)),
    covered: Number(about['covered'] ?? 0),
    needed: Number(about['needed'] ?? 0),
  });
};
