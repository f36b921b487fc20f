import type { Card, CardKind, FormerCard } from '../data/index.js';
import { upgradeById } from '../data/index.js';
import { cardName, placeholder } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { cardToday, formersCalled, nearestTo } from './former.js';
import { likelyCards, misspelt } from './likeness.js';
import { candidates, fitsBearer, type Hints, suggestionsFor } from './names.js';
import type { RawCard } from './raw-list.js';
import { translated } from './translations.js';

export interface Resolved {
  /** A card, or a placeholder when nothing is certain enough. */
  readonly id: string;
  /** Cards that the name can mean as well, the likeliest first. */
  readonly others: readonly string[];
}
/** What a written name stands for. Whatever was not plain is told. */
export type Resolve = (kind: CardKind, card: RawCard, hints: Hints) => Resolved;

/** A name that somebody wrote, for a sentence. */
export const brief = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** Inexact names are dear to look up: beyond this many none are. */
const INEXACT = 60;
/** `isOld`: the list has cards that left the game, so a name that was given to another card since means the former one. */
export const resolver = (diagnostics: Diagnostic[], isOld: boolean): Resolve => {
  let inexact = 0;
  return (kind, raw, hints) => {
    const found = candidates(kind, raw.name, hints);
    const formers = formersCalled(kind, raw.name);
    const fits = (card: Card): boolean =>
      kind !== 'upgrade' || hints.bearer === undefined || fitsBearer(upgradeById.get(card.id), hints.bearer);
    const today = formers.flatMap(f => cardToday(f) ?? []);
    const fitting = found.some(fits) ? found : [];
    const before = formers.find(f => f.reused);
    if (before && fitting.length > 0) {
      const verdict = isFormer(before, fitting, raw, hints, isOld);
      if (verdict === 'former') return { id: formerId(kind, raw, before, diagnostics), others: [] };
      if (verdict === 'unclear') tellReused(raw, before, fitting[0]!, diagnostics);
    }
    const again = fitting.length > 0 ? undefined : (today.find(fits) ?? (found.length === 0 ? today[0] : undefined));
    if (again) return renamed(raw, again, diagnostics);
    if (found.length > 0) return choose(raw, found, diagnostics);
    if (formers[0]) return { id: gone(kind, raw, formers[0], diagnostics), others: [] };
    return inexact++ < INEXACT ? guess(kind, raw, hints, diagnostics) : unknown(kind, raw, [], diagnostics);
  };
};

/** Whether a name that was given to another card since means the former one: by its printed cost, what carries it, or its company. */
const isFormer = (
  former: FormerCard,
  today: readonly Card[],
  { cost }: RawCard,
  hints: Hints,
  isOld: boolean,
): 'former' | 'today' | 'unclear' => {
  const price = cost ?? hints.cost;
  const costs = (card: Card): boolean => 'cost' in card && card.cost === price;
  if (price !== undefined && today.some(costs)) return 'today';
  if (price !== undefined && former.cost === price) return 'former';
  if (hints.carriedByFormer || isOld) return 'former';
  return hints.isNew ? 'today' : 'unclear';
};
const formerId = (kind: CardKind, raw: RawCard, former: FormerCard, diagnostics: Diagnostic[]): string => {
  const today = cardToday(former);
  return today ? renamed(raw, today, diagnostics).id : gone(kind, raw, former, diagnostics);
};
const tellReused = (raw: RawCard, former: FormerCard, now: Card, diagnostics: Diagnostic[]): void => {
  const today = cardToday(former);
  const was = former.cost === undefined ? former.name : `${former.name} (${former.cost})`;
  diagnostics.push(
    diagnostic(
      'reused-name',
      raw.place,
      { card: brief(raw.name), was: today ? `${was}, ${cardName(today.id)}` : was, now: cardName(now.id) },
      today ? { card: now.id, suggestions: [today.id] } : {},
    ),
  );
};

const renamed = (raw: RawCard, card: Card, diagnostics: Diagnostic[]): Resolved => {
  diagnostics.push(diagnostic('renamed-card', raw.place, { card: brief(raw.name), now: cardName(card.id) }));
  return { id: card.id, others: [] };
};
const SUGGESTED = 3;
const choose = (raw: RawCard, [first, ...more]: readonly Card[], diagnostics: Diagnostic[]): Resolved => {
  const others = more.map(card => card.id);
  if (others.length > 0) {
    const values = { card: brief(raw.name), chosen: cardName(first!.id) };
    diagnostics.push(diagnostic('ambiguous', raw.place, values, { card: first!.id, suggestions: others }));
  }
  return { id: first!.id, others };
};
/** A translated, shortened or misspelt name. */
const guess = (kind: CardKind, raw: RawCard, hints: Hints, diagnostics: Diagnostic[]): Resolved => {
  const name = translated(raw.name);
  const same = name === undefined ? [] : candidates(kind, name, hints);
  const likely = same.length > 0 ? same.map(card => ({ card, former: undefined })) : likelyCards(kind, raw.name, hints);
  if (likely[0] && !likely[0].card) return { id: gone(kind, raw, likely[0].former, diagnostics), others: [] };
  const cards = likely.length > 0 ? likely.flatMap(({ card }) => card ?? []) : misspelt(kind, raw.name, hints);
  const [first, ...more] = cards.map(card => card.id);
  if (first === undefined) return unknown(kind, raw, suggestionsFor(kind, raw.name), diagnostics);
  const suggestions = more.slice(0, SUGGESTED);
  const values = { card: brief(raw.name), chosen: cardName(first) };
  diagnostics.push(diagnostic('guessed-card', raw.place, values, { card: first, ...(suggestions.length > 0 ? { suggestions } : {}) }));
  return { id: first, others: more };
};
const unknown = (kind: CardKind, raw: RawCard, suggestions: readonly string[], diagnostics: Diagnostic[]): Resolved => {
  const id = placeholder(raw.name);
  const values = { kind, card: brief(raw.name) };
  diagnostics.push(diagnostic('unknown-card', raw.place, values, suggestions.length > 0 ? { card: id, suggestions } : {}));
  return { id, others: [] };
};

/** A card that left the game: it stays in the list as what it was. */
export const gone = (kind: CardKind, raw: RawCard, former: FormerCard, diagnostics: Diagnostic[]): string => {
  const suggestions = nearestTo(former);
  const name = former.title === undefined ? former.name : `${former.name}, ${former.title}`;
  const values = {
    kind,
    card: name,
    cost: former.cost === undefined ? '' : ` (${former.cost})`,
    nearest:
      suggestions.length === 0
        ? ''
        : {
            en: ` Nearest today: ${suggestions.map(cardName).join('; ')}.`,
            de: ` Am nächsten kommt: ${suggestions.map(cardName).join('; ')}.`,
          },
  };
  const id = placeholder(name);
  diagnostics.push(diagnostic('former-card', raw.place, values, suggestions.length > 0 ? { card: id, suggestions } : {}));
  return id;
};
