import type { ViewOf } from '@cadre/core';
import { nearest } from '@cadre/core';
import { type Box, boxOf } from '../box/box.js';
import { BACKS, type Source } from '../content/types.js';
import { CRISIS_AT, EVENT_AT, slotTerms, slotTotal } from '../events/slots.js';
import { AWAY, FACEDOWN, NO_CARD } from '../ids.js';
import { EVENT, PERFORM } from '../in-progress.js';
import { LOYAL, type MandoState, UNDEALT } from '../state.js';
import { drawMap } from './map.js';
import { cardWords, characterName, pieceName, playerName, slotName, spaceName, triggerWords } from './things.js';
import { type Words, wordsOf } from './words.js';

type MandoView = ViewOf<MandoState>;

/** What the next strength in this slot brings about. */
const warning = ({ board }: Words, total: number): string => {
  if (total >= CRISIS_AT) return board.crisisDue;
  if (total >= EVENT_AT) return board.eventDue;
  return board.calm(EVENT_AT - total, CRISIS_AT - total);
};
const slotLines = (words: Words, { public: t }: MandoView): string[] => {
  const box = boxOf({ public: t });
  return t.slots.map((slot, i) => {
    const total = slotTotal(box, slot);
    const parts = slotTerms(box, slot).map(term =>
      term.rule === 'MA-156' ? words.board.token(term.value) : `${words.names('card', box.cards[term.holder]!.card.id)} ${term.value}`,
    );
    return `${slotName(words, box, i)}: ${total}${parts.length > 0 ? ` = ${parts.join(' + ')}` : ''} (${warning(words, total)})`;
  });
};
/** The card whose action is under way: it lies in its slot, and its text is still to be used. */
const actionLines = (words: Words, view: MandoView): string[] => {
  const action = nearest(view, PERFORM);
  const box = boxOf(view);
  return action && action.card !== NO_CARD ? [words.board.action(cardWords(words, box, action.card))] : [];
};
/** The event under way, with what it does: its choices make no sense without. */
const eventLines = ({ board, names, texts }: Words, view: MandoView): string[] => {
  const event = nearest(view, EVENT);
  const card = event && event.card !== NO_CARD && boxOf(view).events[event.card];
  return card ? [board.event(names('card', card.id), texts.eventText(card, names).join(' '))] : [];
};
const characterLines = (words: Words, { public: t }: MandoView): string[] => {
  const box = boxOf({ public: t }),
    { board, things } = words;
  return t.characters.flatMap((c, i) => {
    const { health, gear } = box.characters[i]!;
    const name = `@${i + 1} ${characterName(words, box, i)}`;
    if (c.space === AWAY) return [board.gone(name)];
    const marks = [
      board.damage(c.damage, health),
      ...(t.child.held === 'character' && t.child.by === i ? [things.carries(things.child)] : []),
      ...t.pieces.flatMap((p, piece) => (p.by === i ? [things.carries(pieceName(words, box, t.pieces, null, piece))] : [])),
      ...t.standing.filter(e => e.who === i && e.kind !== 'pin').map(e => things.standings[e.kind]),
    ];
    return [
      board.character(name, spaceName(words, box, c.space), marks.join(', ')),
      ...c.planning.map(card => `   ${triggerWords(words, box.planning[card]!)}`),
      ...(c.gear && gear ? [`   ${board.gear(words.names('card', gear.id))}`] : []),
    ];
  });
};
const threatLines = (words: Words, { public: t, mine }: MandoView): string[] => {
  const box = boxOf({ public: t });
  const bySpace = new Map<number, string[]>();
  t.pieces.forEach((p, i) => {
    const unknown = p.token === FACEDOWN && (mine?.seen[i] ?? FACEDOWN) === FACEDOWN; // the map shows where it lies, and there is no more to say
    if (p.space !== AWAY && !unknown) bySpace.set(p.space, [...(bySpace.get(p.space) ?? []), pieceName(words, box, t.pieces, mine, i)]);
  });
  const lines = [...bySpace].sort(([a], [b]) => a - b).map(([space, found]) => `   ${spaceName(words, box, space)}: ${found.join('; ')}`);
  return lines.length > 0 ? [words.board.threats, ...lines] : [words.board.noThreats];
};
const handLines = (words: Words, { public: t, mine, seat }: MandoView): string[] => {
  const box = boxOf({ public: t }),
    { board } = words;
  const others = t.hands.flatMap((n, i) => (i === seat ? [] : [board.cardsOf(playerName(words, box, i), n)]));
  const own = mine ? [board.hand, ...mine.hand.map(card => `   ${cardWords(words, box, card)}`)] : [];
  const drawn =
    mine && mine.drawn.length > 0 ? [board.drawn, ...mine.drawn.map(card => `   ${triggerWords(words, box.planning[card]!)}`)] : [];
  const loyalty = mine && mine.loyalty !== UNDEALT ? [mine.loyalty === LOYAL ? board.loyal : board.traitor] : [];
  return [...(others.length > 0 ? [board.others(others.join(', '))] : []), ...own, ...drawn, ...loyalty];
};

/** Where the mission, its map, its tokens and the cards come from: what is our own is called so. */
const sourcesOf = ({ things }: Words, box: Box) => {
  const kinds = (pieces: readonly { readonly source: Source }[]): string =>
    [...new Set(pieces.map(piece => things.sources[piece.source.kind]))].join(', ');
  const set = box.content.tokenSets.filter(({ id }) => id === box.map.tokenSet);
  return {
    mission: kinds([box.mission]),
    map: kinds([box.map]),
    tokens: kinds(set),
    cards: kinds([...box.cards.map(({ card }) => card), ...box.planning, ...box.events]),
  };
};

/** The table as this player sees it, the most important first: a small screen leaves out the last. */
export const boardIn =
  (language: Words) =>
  (view: MandoView): string[] => {
    const { public: t } = view,
      box = boxOf(view),
      words = wordsOf(language, box),
      { board, names, texts, things } = words;
    const back = BACKS[t.back];
    const tracks = box.mission.tracks.map((track, i) => `${names('track', track.id)} ${t.tracks[i]}`);
    return [
      board.title({
        mission: names('mission', box.mission.id),
        map: names('map', box.map.id),
        turn: t.turn.number,
        player: playerName(words, box, t.turn.seat),
      }),
      ...slotLines(words, view),
      board.next({
        back: back ? things.backs[back] : things.unknown,
        deck: t.events.size,
        reshuffles: t.reshuffles,
        reinforcements: t.pile.length,
      }),
      ...actionLines(words, view),
      ...eventLines(words, view),
      '',
      ...drawMap(words, box, t, view.mine),
      '',
      ...texts
        .missionText({ ...box.mission, failure: box.failure }, names)
        .filter(line => board.sheet.includes(line.part))
        .map(line => `${line.part}: ${line.text}`),
      ...(tracks.length > 0 ? [board.tracks(tracks.join(', '))] : []),
      '',
      ...characterLines(words, view),
      '',
      ...threatLines(words, view),
      '',
      ...handLines(words, view),
      '',
      ...board.legend,
      board.provenance(sourcesOf(words, box)),
    ];
  };
