import { copyOf } from '@cadre/core';
import { copyDeck, copyPeeked, packed } from '@cadre/kit';
import type { MandoState, Mind, Table } from './state.js';

const copyTable = (t: Table): Table => ({
  plan: t.plan,
  turn: { ...t.turn },
  hands: t.hands.slice(),
  owed: t.owed.slice(),
  characters: packed(t.characters, c => ({
    space: c.space,
    damage: c.damage,
    planning: c.planning.slice(),
    gear: c.gear,
    movedThisTurn: c.movedThisTurn,
  })),
  pieces: packed(t.pieces, p => ({ space: p.space, token: p.token, damage: p.damage, seen: p.seen, by: p.by })),
  slots: packed(t.slots, s => ({ cards: s.cards.slice(), values: s.values.slice(), tokens: s.tokens.slice() })),
  skillDecks: packed(t.skillDecks, copyDeck),
  planning: copyDeck(t.planning),
  events: copyDeck(t.events),
  back: t.back,
  lastBack: t.lastBack,
  reshuffles: t.reshuffles,
  pool: t.pool.slice(),
  spent: t.spent.slice(),
  pile: t.pile.slice(),
  defeated: t.defeated.slice(),
  doors: t.doors,
  child: { ...t.child },
  childCarrierDefeated: t.childCarrierDefeated,
  tracks: t.tracks.slice(),
  markers: packed(t.markers, m => ({ marker: m.marker, space: m.space })),
  standing: t.standing.slice(), // entries never change
  changes: t.changes,
  result: t.result,
  reason: t.reason,
  crew: {
    declared: t.crew.declared.slice(),
    dealt: t.crew.dealt.slice(),
    open: t.crew.open.slice(),
    undermined: t.crew.undermined,
    exposed: t.crew.exposed.slice(),
    out: t.crew.out.slice(),
    mayAccuse: t.crew.mayAccuse.slice(),
  },
});
const copyMind = (m: Mind): Mind => ({
  hand: m.hand.slice(),
  drawn: m.drawn.slice(),
  seen: m.seen.slice(),
  planning: copyPeeked(m.planning),
  events: copyPeeked(m.events),
  loyalty: m.loyalty,
  undermines: m.undermines,
});
export const clone = (s: MandoState): MandoState => copyOf(s, copyTable(s.public), packed(s.secret, copyMind));
