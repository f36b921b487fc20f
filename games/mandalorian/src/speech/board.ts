import type { ViewOf } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { missionText } from '../content/text.js';
import { BACKS } from '../content/types.js';
import { CRISIS_AT, EVENT_AT, slotTerms, slotTotal } from '../events/slots.js';
import { AWAY, FACEDOWN, type MandoState } from '../state.js';
import { drawMap } from './map.js';
import { cardWords, characterName, names, pieceName, planningWords, slotName, spaceName } from './things.js';

type MandoView = ViewOf<MandoState>;
const SHOWN = new Set(['Objective', 'Failure', 'Crisis']);

/** What the next strength in this slot brings about. */
const warning = (total: number): string => {
  if (total >= CRISIS_AT) return 'crisis and event are due';
  if (total >= EVENT_AT) return 'an event is due';
  return `event at +${EVENT_AT - total}, crisis from +${CRISIS_AT - total}`;
};
const slotLines = ({ public: t }: MandoView): string[] => {
  const box = boxOf({ public: t });
  return t.slots.map((slot, i) => {
    const total = slotTotal(box, slot);
    const parts = slotTerms(box, slot).map(term =>
      term.rule === 'MA-156' ? `token ${term.value}` : `${box.cards[term.holder]?.card.name} ${term.value}`,
    );
    return `${slotName(box, i)}: ${total}${parts.length > 0 ? ` = ${parts.join(' + ')}` : ''} (${warning(total)})`;
  });
};
const characterLines = ({ public: t }: MandoView): string[] => {
  const box = boxOf({ public: t });
  return t.characters.flatMap((c, i) => {
    const { health, gear } = box.characters[i]!;
    if (c.space === AWAY) return [`@${i + 1} ${characterName(box, i)} is gone`];
    const marks = [
      `damage ${c.damage} of ${health}`,
      ...(t.child.held === 'character' && t.child.by === i ? ['carries The Child'] : []),
      ...t.pieces.flatMap((p, piece) => (p.by === i ? [`carries ${pieceName(box, t.pieces, null, piece)}`] : [])),
      ...t.standing.filter(e => e.who === i && e.kind !== 'pin').map(e => e.kind),
    ];
    return [
      `@${i + 1} ${characterName(box, i)} in ${spaceName(box, c.space)}: ${marks.join(', ')}`,
      ...c.planning.map(card => `   ${planningWords(box, card)}`),
      ...(c.gear && gear ? [`   gear: ${gear.name}`] : []),
    ];
  });
};
const threatLines = ({ public: t, mine }: MandoView): string[] => {
  const box = boxOf({ public: t });
  const bySpace = new Map<number, string[]>();
  t.pieces.forEach((p, i) => {
    const unknown = p.token === FACEDOWN && (mine?.seen[i] ?? FACEDOWN) === FACEDOWN; // the map shows where it lies, and there is no more to say
    if (p.space !== AWAY && !unknown) bySpace.set(p.space, [...(bySpace.get(p.space) ?? []), pieceName(box, t.pieces, mine, i)]);
  });
  const lines = [...bySpace].sort(([a], [b]) => a - b).map(([space, things]) => `${spaceName(box, space)}: ${things.join('; ')}`);
  return lines.length > 0 ? ['Threats:', ...lines.map(l => `   ${l}`)] : ['No threats on the map'];
};
const handLines = ({ public: t, mine, seat }: MandoView): string[] => {
  const box = boxOf({ public: t });
  const others = t.hands.flatMap((n, i) => (i === seat ? [] : [`player ${i + 1} ${n}`]));
  const own = mine ? ['Your hand:', ...mine.hand.map(card => `   ${cardWords(box, card)}`)] : [];
  const drawn = mine && mine.drawn.length > 0 ? ['Drawn:', ...mine.drawn.map(card => `   ${planningWords(box, card)}`)] : [];
  const loyalty = mine && mine.loyalty > 0 ? [`You are ${mine.loyalty === 1 ? 'loyal' : 'the traitor'}`] : [];
  return [...(others.length > 0 ? [`Cards in other hands: ${others.join(', ')}`] : []), ...own, ...drawn, ...loyalty];
};

/** The table as this player sees it. */
export const board = (view: MandoView): string[] => {
  const { public: t } = view,
    box = boxOf(view);
  const tracks = box.mission.tracks.map((track, i) => `${track.name} ${t.tracks[i]}`);
  return [
    `${box.mission.name} on ${box.map.name}, turn ${t.turn.number}, player ${t.turn.seat + 1}`,
    ...missionText(box.mission, names)
      .filter(line => SHOWN.has(line.part))
      .map(line => `${line.part}: ${line.text}`),
    ...(tracks.length > 0 ? [`Tracks: ${tracks.join(', ')}`] : []),
    '',
    ...drawMap(box, t, view.mine),
    '',
    ...slotLines(view),
    `Next event: ${BACKS[t.back] ?? 'unknown'} (${t.events.size} in the deck, ${t.reshuffles} reshuffles), ${t.pile.length} reinforcements wait`,
    '',
    ...characterLines(view),
    '',
    ...threatLines(view),
    '',
    ...handLines(view),
  ];
};
