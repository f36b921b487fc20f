import { type Card, type CardId, type CardKind, cardByCode, type FormerCard, formerCards } from '../data/index.js';
import { cardsCalled, plainName, suggestionsFor } from './names.js';

const byCode = new Map(formerCards.map(former => [former.code, former]));
const byName = new Map<string, readonly FormerCard[]>();
for (const former of formerCards)
  for (const name of new Set([former.name, `${former.name} ${former.title ?? ''}`].map(n => `${former.kind} ${plainName(n)}`)))
    byName.set(name, [...(byName.get(name) ?? []), former]);

/** The card that had this code, when the code means something else or nothing today. */
export const formerByCode = (code: string): FormerCard | undefined => byCode.get(code);
export const formersCalled = (kind: CardKind, name: string): readonly FormerCard[] => byName.get(`${kind} ${plainName(name)}`) ?? [];

/** What a former card is today: the same card under another name, or nothing. */
export const cardToday = (former: FormerCard): Card | undefined => {
  if (!former.renamed) return undefined;
  const known = cardByCode.get(former.code);
  return known?.kind === former.kind ? known.card : undefined;
};

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
/** The cards of today that come nearest to one that is gone. */
export const nearestTo = ({ code, kind, name }: FormerCard): readonly string[] => {
  const chosen = NEAREST[code];
  if (chosen !== undefined) return [chosen];
  const namesakes = cardsCalled(kind, name).map(c => c.id);
  return namesakes.length > 0 ? namesakes : suggestionsFor(kind, name);
};
