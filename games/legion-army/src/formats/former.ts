import {
  battleById,
  type Card,
  type CardId,
  type CardKind,
  cardByCode,
  type FormerCard,
  formerCards,
  formerLabel,
  formerNamed,
} from '../data/index.js';
import { cardName, placeholderParts } from '../roster/index.js';
import { cardsCalled, plainName, suggestionsFor } from './names.js';

const byCode = new Map(formerCards.map(former => [former.code, former]));
const byName = new Map<string, readonly FormerCard[]>();
for (const former of formerCards)
  for (const name of new Set([former.name, `${former.name} ${former.title ?? ''}`].map(n => `${former.kind} ${plainName(n)}`)))
    byName.set(name, [...(byName.get(name) ?? []), former]);

/** The card that had this code, when the code means something else or nothing today. */
export const formerByCode = (code: string): FormerCard | undefined => byCode.get(code);
export const formersCalled = (kind: CardKind, name: string): readonly FormerCard[] => byName.get(`${kind} ${plainName(name)}`) ?? [];

/** What a former card is today: the same card under another name or another code, or nothing. */
export const cardToday = (former: FormerCard): Card | undefined => {
  if (former.renamed) {
    const known = cardByCode.get(former.code);
    return known?.kind === former.kind ? known.card : undefined;
  }
  if (former.reused) return undefined;
  const label = formerLabel(former);
  return cardsCalled(former.kind, former.name).find(card => isInDeck(former, card.id) && cardName(card.id) === label);
};
const isInDeck = ({ deck }: FormerCard, id: string): boolean => deck === undefined || battleById.get(id)?.deck === deck;

/** Chosen by hand where no name is alike. */
const NEAREST: Readonly<Record<string, CardId>> = {
  gy: 'clone-trooper-infantry',
  hm: 'clone-trooper-infantry-personnel',
  hv: 'clone-trooper-infantry-personnel',
  kd: 'z-6-clone-trooper',
  py: 'kraken-super-tactical-droid',
  mk: 'clan-wren-veterans',
  ml: 'clan-wren-veterans',
};
/** The cards of today that come nearest to one that is gone; a battle card stays in its deck. */
export const nearestTo = (former: FormerCard): readonly string[] => {
  const { code, kind, name } = former;
  const chosen = NEAREST[code] ?? cardToday(former)?.id;
  if (chosen !== undefined) return [chosen];
  const fits = (id: string): boolean => isInDeck(former, id);
  const namesakes = cardsCalled(kind, name)
    .map(c => c.id)
    .filter(fits);
  return namesakes.length > 0 ? namesakes : suggestionsFor(kind, name).filter(fits);
};
/** The cards of today that come nearest to a name that no card of the kind has. */
export const nearestToday = (kind: CardKind, name: string): readonly string[] => {
  const former = formerNamed(kind, name);
  return former ? nearestTo(former) : suggestionsFor(kind, placeholderParts(name).name);
};
