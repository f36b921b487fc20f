import type { Card, CardKind, FormerCard } from '../data/index.js';
import { upgradeById } from '../data/index.js';
import { cardName, placeholder } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { cardToday, formersCalled, nearestTo } from './former.js';
import { likelyCards } from './likeness.js';
import { candidates, fitsBearer, type Hints, suggestionsFor } from './names.js';
import type { RawCard } from './raw-list.js';

/** The id that a written name stands for: a card, or a placeholder when nothing is certain enough. Whatever was not plain is told. */
export type Resolve = (kind: CardKind, card: RawCard, hints: Hints) => string;

/** A name that somebody wrote, for a sentence. */
export const brief = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** Inexact names are dear to look up: beyond this many none are. */
const INEXACT = 60;
export const resolver = (diagnostics: Diagnostic[]): Resolve => {
  let inexact = 0;
  const renamed = (raw: RawCard, card: Card): string => {
    diagnostics.push(diagnostic('renamed-card', raw.place, { card: brief(raw.name), now: cardName(card.id) }));
    return card.id;
  };
  return (kind, raw, hints) => {
    const found = candidates(kind, raw.name, hints);
    const fits = (card: Card): boolean =>
      kind !== 'upgrade' || hints.bearer === undefined || fitsBearer(upgradeById.get(card.id), hints.bearer);
    const isPlain = found.some(fits);
    const formers = isPlain ? [] : formersCalled(kind, raw.name);
    const today = formers.flatMap(f => cardToday(f) ?? []);
    const again = today.find(fits) ?? (found.length === 0 ? today[0] : undefined);
    if (again) return renamed(raw, again);
    if (found.length > 0) return chosen(raw, found, diagnostics);
    if (formers[0]) return gone(kind, raw, formers[0], diagnostics);
    const [likely, ...others] = inexact++ < INEXACT ? likelyCards(kind, raw.name, hints) : [];
    if (likely?.card) {
      const suggestions = others.flatMap(o => o.card?.id ?? []).slice(0, 3);
      const values = { card: brief(raw.name), chosen: cardName(likely.card.id) };
      diagnostics.push(diagnostic('guessed-card', raw.place, values, suggestions.length > 0 ? { card: likely.card.id, suggestions } : {}));
      return likely.card.id;
    }
    if (likely?.former) return gone(kind, raw, likely.former, diagnostics);
    const suggestions = inexact <= INEXACT ? suggestionsFor(kind, raw.name) : [];
    diagnostics.push(
      diagnostic(
        'unknown-card',
        raw.place,
        { kind, card: brief(raw.name) },
        suggestions.length > 0 ? { card: placeholder(raw.name), suggestions } : {},
      ),
    );
    return placeholder(raw.name);
  };
};

const chosen = (raw: RawCard, [first, ...others]: readonly Card[], diagnostics: Diagnostic[]): string => {
  if (others.length > 0)
    diagnostics.push(
      diagnostic(
        'ambiguous',
        raw.place,
        { card: raw.name, chosen: cardName(first!.id) },
        { card: first!.id, suggestions: others.map(o => o.id) },
      ),
    );
  return first!.id;
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
