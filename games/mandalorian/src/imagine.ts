import type { Random, ViewOf } from '@cadre/core';
import { cardsOutside, drawFrom, imaginePeeked, newPeeked } from '@cadre/kit';
import { boxOf } from './box/box.js';
import { cardId, FACEDOWN, type Facedown, NO_CARD, pieceId, type TokenId, tokenId } from './ids.js';
import { EVENT, PLAN, PLAY } from './in-progress.js';
import { loyaltyDeck } from './modes/loyalty-deck.js';
import { LOYAL, type MandoState, type Mind, TRAITOR, UNDEALT } from './state.js';
import { candidates } from './threats/candidates.js';

type MandoView = ViewOf<MandoState>;
const emptyMind = (pieces: number): Mind => ({
  hand: [],
  drawn: [],
  seen: new Array<TokenId | Facedown>(pieces).fill(FACEDOWN),
  planning: newPeeked(),
  events: newPeeked(),
  loyalty: UNDEALT,
  undermines: 0,
});
const take = (bag: number[], n: number, random: Random): number[] => Array.from({ length: n }, () => drawFrom(bag, random));

/** Threats somebody else has looked at are decided: guess them one after the other, as the bag allows. */
const imagineTokens = (view: MandoView, minds: Mind[], random: Random): void => {
  view.public.pieces.forEach((p, piece) => {
    if (p.token !== FACEDOWN || p.seen === 0) return;
    const mine = view.mine?.seen[piece] ?? FACEDOWN;
    const token = mine === FACEDOWN ? tokenId(drawFrom(candidates({ public: view.public, secret: minds }, pieceId(piece)), random)) : mine;
    minds.forEach((mind, seat) => {
      if ((p.seen & (1 << seat)) !== 0) mind.seen[piece] = token;
    });
  });
};
const imagineHands = (view: MandoView, minds: Mind[], random: Random): void => {
  const box = boxOf(view),
    { skillDecks, slots, hands } = view.public;
  const inPlay = view.stack.flatMap(f => (PLAY.is(f) ? [f.locals.card] : []));
  const away = [inPlay, ...skillDecks.map(d => d.discard), ...slots.map(x => x.cards), view.mine?.hand ?? []];
  const bag = cardsOutside(box.cards.length, ...away);
  minds.forEach((mind, seat) => {
    if (seat === view.seat) return;
    const own = box.shared ? bag : bag.filter(c => box.cards[c]!.character === seat);
    mind.hand = take(own, hands[seat]!, random).map(cardId);
  });
};
const imaginePlanning = (view: MandoView, minds: Mind[], random: Random): void => {
  const { planning, characters } = view.public;
  const total = boxOf(view).planning.length;
  const held = characters.map(c => c.planning);
  const drawing = view.stack.find(PLAN.is)?.locals;
  const away = [planning.discard, ...held, view.mine?.drawn ?? [], view.mine?.planning.top ?? [], view.mine?.planning.bottom ?? []];
  const bag = cardsOutside(total, ...away);
  const peeked = imaginePeeked(planning, view.mine?.planning ?? null, view.seat, minds.length, () => drawFrom(bag, random));
  minds.forEach((mind, seat) => {
    mind.planning = peeked[seat]!;
  });
  if (!drawing || drawing.seat === view.seat) return;
  const drawn = total - planning.size - planning.discard.length - held.reduce((n, h) => n + h.length, 0);
  minds[drawing.seat]!.drawn = take(bag, drawn, random);
};
/** The back of the top card is public, so whatever is guessed must leave a card with that back for it. */
const imagineEvents = (view: MandoView, minds: Mind[], random: Random): void => {
  const { events, back } = view.public,
    box = boxOf(view);
  const resolving = view.stack.flatMap(f => (EVENT.is(f) && f.locals.card !== NO_CARD ? [f.locals.card] : []));
  const bag = cardsOutside(box.events.length, events.discard, resolving, view.mine?.events.top ?? [], view.mine?.events.bottom ?? []);
  const withBack = (): number => {
    const fits = bag.filter(e => back < 0 || box.backs[e] === back);
    const card = fits[random(fits.length)]!;
    bag.splice(bag.indexOf(card), 1);
    return card;
  };
  const topIsOpen = events.top.length === 0 && events.size > events.bottom.length;
  if (topIsOpen && back >= 0) withBack(); // set aside: some card with this back lies on top
  const peeked = imaginePeeked(events, view.mine?.events ?? null, view.seat, minds.length, place =>
    place === 0 ? withBack() : drawFrom(bag, random),
  );
  minds.forEach((mind, seat) => {
    mind.events = peeked[seat]!;
  });
};
const TRIES = 200;
/** Loyalty and ballots: a deal that explains as many Undermines as there have been. */
const imagineLoyalty = (view: MandoView, minds: Mind[], random: Random): void => {
  const { crew } = view.public;
  const { undermines } = boxOf(view).content.loyalty;
  const full = (loyalty: number): number => (loyalty === TRAITOR ? undermines.traitor : loyalty === LOYAL ? undermines.loyal : 0);
  const mineUsed = view.mine ? full(view.mine.loyalty) - view.mine.undermines : 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const bag = loyaltyDeck(view);
    const known = (seat: number): number => (seat === view.seat ? (view.mine?.loyalty ?? UNDEALT) : crew.open[seat]!);
    minds.forEach((_, seat) => {
      if (crew.dealt[seat] && !crew.declared[seat] && known(seat) !== UNDEALT) bag.splice(bag.indexOf(known(seat)), 1);
    });
    minds.forEach((mind, seat) => {
      mind.loyalty = known(seat) !== UNDEALT || !crew.dealt[seat] ? known(seat) : drawFrom(bag, random);
      mind.undermines = full(mind.loyalty);
    });
    let used = crew.undermined - mineUsed;
    const others = [...minds.keys()].filter(seat => seat !== view.seat);
    while (used > 0) {
      const able = others.filter(seat => minds[seat]!.undermines > 0);
      if (able.length === 0) break;
      minds[able[random(able.length)]!]!.undermines--;
      used--;
    }
    if (used <= 0) return;
  }
  throw new Error(`no deal of loyalty cards explains ${crew.undermined} Undermines`);
};

/** Secrets that this seat cannot tell from the true ones. */
export const imagine = (view: MandoView, random: Random): Mind[] => {
  const minds = view.public.hands.map(() => emptyMind(view.public.pieces.length));
  if (view.mine) minds[view.seat] = { ...emptyMind(0), seen: view.mine.seen.slice() };
  imagineTokens(view, minds, random);
  imagineHands(view, minds, random);
  imaginePlanning(view, minds, random);
  imagineEvents(view, minds, random);
  imagineLoyalty(view, minds, random);
  if (view.mine) minds[view.seat] = view.mine;
  return minds;
};
