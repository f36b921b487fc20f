import { type Card, type CardKind, type FormerCard, formerLabel, lastListed, upgradeById } from '../data/index.js';
import { cardName, LISTING_NAMES, placeholder, pricedPlaceholder } from '../roster/index.js';
import type { Values } from '../words/words.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { cardToday, formersCalled, nearestTo } from './former.js';
import { type Likely, likelyCards, misspelt } from './likeness.js';
import { candidates, cardsNamed, fitsBearer, type Hints, suggestionsFor } from './names.js';
import { EXTRA_BODY } from './nicknames.js';
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
  const resolve: Resolve = (kind, raw, hints) => {
    const found = candidates(kind, raw.name, hints);
    const formers = formersCalled(kind, raw.name);
    const fits = (card: Card): boolean => fitsHints(kind, card, hints);
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
    const english = translated(raw.name);
    if (english !== undefined && formersCalled(kind, english).length > 0) return resolve(kind, { ...raw, name: english }, hints);
    return inexact++ < INEXACT ? guess(kind, raw, hints, diagnostics) : unknown(kind, raw, hints, [], diagnostics);
  };
  return resolve;
};

const fitsHints = (kind: CardKind, card: Card, { bearer }: Hints): boolean =>
  kind !== 'upgrade' || bearer === undefined || fitsBearer(upgradeById.get(card.id), bearer);

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
/** A former card as it is called today, else as what it was. */
export const formerId = (kind: CardKind, raw: RawCard, former: FormerCard, diagnostics: Diagnostic[]): string => {
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
  if (card.name !== raw.name) diagnostics.push(diagnostic('renamed-card', raw.place, { card: brief(raw.name), now: cardName(card.id) }));
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
/** What a name can mean: in its own language or as a nickname first, then by its words. */
const likelyOf = (kind: CardKind, name: string, hints: Hints): readonly Likely[] => {
  const english = translated(name);
  const same = (english === undefined ? [] : candidates(kind, english, hints)).filter(card => fitsHints(kind, card, hints));
  if (same.length > 0) return same.map(card => ({ card }));
  const likely = english === undefined ? [] : likelyCards(kind, english, hints);
  const found = likely.length > 0 ? likely : likelyCards(kind, name, hints);
  if (found.length > 0) return found;
  const extra = EXTRA_BODY.test(name) ? oneMore(hints) : undefined;
  // A title that no card has.
  const [, untitled] = /^(.+?) \(.+\)$/.exec(name) ?? [];
  return (extra ? [extra] : untitled === undefined ? [] : candidates(kind, untitled, hints)).map(card => ({ card }));
};
const oneMore = ({ bearer }: Hints): Card | undefined => {
  if (!bearer) return undefined;
  const called = cardsNamed('upgrade', bearer.card.name.replace(/s$/, ''));
  return called.find(card => upgradeById.get(card.id)?.slot === 'personnel' && fitsBearer(upgradeById.get(card.id), bearer));
};
/** A translated, shortened or misspelt name. */
const guess = (kind: CardKind, raw: RawCard, hints: Hints, diagnostics: Diagnostic[]): Resolved => {
  const likely = likelyOf(kind, raw.name, hints);
  if (likely[0] && !likely[0].card) {
    const formers = likely.filter(({ card }) => !card);
    // "Config" is part of many names: which of those that left was meant nobody knows.
    if (formers.length > 1 && formers.length === likely.length && !/[\s\d]/.test(raw.name.trim()))
      return unknown(kind, raw, hints, [], diagnostics);
    return { id: gone(kind, raw, likely[0].former, diagnostics), others: [] };
  }
  const cards = likely.length > 0 ? likely.flatMap(({ card }) => card ?? []) : misspelt(kind, raw.name, hints);
  const [first, ...more] = cards.map(card => card.id);
  if (first === undefined) return unknown(kind, raw, hints, suggestionsFor(kind, raw.name), diagnostics);
  const suggestions = more.slice(0, SUGGESTED);
  const values = { card: brief(raw.name), chosen: cardName(first) };
  diagnostics.push(diagnostic('guessed-card', raw.place, values, { card: first, ...(suggestions.length > 0 ? { suggestions } : {}) }));
  return { id: first, others: more };
};
/** A unit that nobody knows keeps its printed price: it is all that is known about it. */
const unknown = (kind: CardKind, raw: RawCard, { cost }: Hints, suggestions: readonly string[], diagnostics: Diagnostic[]): Resolved => {
  const id = kind === 'unit' && cost !== undefined ? pricedPlaceholder(raw.name, cost) : placeholder(raw.name);
  const values = { kind, card: brief(raw.name) };
  diagnostics.push(diagnostic('unknown-card', raw.place, values, suggestions.length > 0 ? { card: id, suggestions } : {}));
  return { id, others: [] };
};

/** "Payload is gone, nearest is Payload" would be nonsense: a card that took over the name is told as such. */
const nearestText = (name: string, cards: readonly string[]): Values[string] => {
  const others = cards.filter(card => card !== name);
  const en = others.length === cards.length ? '' : ' Another card has that name today.';
  const de = others.length === cards.length ? '' : ' Heute trägt eine andere Karte diesen Namen.';
  if (others.length === 0) return { en, de };
  return { en: `${en} Nearest today: ${others.join('; ')}.`, de: `${de} Am nächsten kommt: ${others.join('; ')}.` };
};
/** A card that left the game: it stays in the list as what it was. */
export const gone = (kind: CardKind, raw: RawCard, former: FormerCard, diagnostics: Diagnostic[]): string => {
  const suggestions = nearestTo(former);
  const name = formerLabel(former);
  const values = {
    kind,
    card: name,
    last: LISTING_NAMES[lastListed(former)],
    cost: former.cost === undefined ? '' : ` (${former.cost})`,
    nearest: nearestText(name, suggestions.map(cardName)),
  };
  const id = placeholder(name);
  diagnostics.push(diagnostic('former-card', raw.place, values, suggestions.length > 0 ? { card: id, suggestions } : {}));
  return id;
};
