import { begin, type Setup } from '@cadre/core';
import { newDeck, newPeeked, packed, UNKNOWN } from '@cadre/kit';
import { boxFor } from '../box/box.js';
import { planOf, planProblems } from '../box/plan.js';
import { FACEDOWN, idsWhere, NOBODY } from '../ids.js';
import { type MandoState, UNDEALT } from '../state.js';
import { Match } from './match.js';

/** The plan as text, made once for a setup: search, simulations and replays begin many matches with the same one. */
const keys = new WeakMap<Setup, string>();
const planKey = (setup: Setup): string => {
  const known = keys.get(setup);
  if (known !== undefined) return known;
  const problems = planProblems(setup);
  if (problems.length > 0) throw new Error(`this setup cannot be played: ${problems.join('; ')}`);
  const key = JSON.stringify(planOf(setup));
  keys.set(setup, key);
  return key;
};

/** The table before the first question: everything in its pile, everybody in the start space (MA-23). MA-177: nothing lies there from the game before. */
export const newMatch = (setup: Setup): MandoState => {
  const key = planKey(setup);
  const box = boxFor(key);
  const { players, first } = box.plan;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const perSeat = <T>(make: () => T): T[] => packed(seats, make);
  return begin(
    {
      plan: key,
      turn: { number: 0, seat: Math.max(0, first), step: 'setup', played: 0, cards: 0, extra: 0, accused: false },
      hands: perSeat(() => 0),
      owed: perSeat(() => 0),
      characters: packed(box.characters, c => ({
        space: box.terrain.start,
        damage: 0,
        planning: [],
        gear: c.gear !== null,
        movedThisTurn: false,
      })),
      pieces: packed(box.pieces, p => ({ space: p.space, token: p.token, damage: 0, seen: 0, by: NOBODY })),
      slots: packed(box.slots, () => ({ cards: [], values: [], tokens: [] })),
      skillDecks: packed(box.decks, cards => newDeck(cards.length)),
      planning: newDeck(box.planning.length), // MA-12
      events: newDeck(box.events.length), // MA-13
      back: UNKNOWN,
      lastBack: UNKNOWN,
      reshuffles: 0,
      pool: packed(box.disrupt, (_, i) => i),
      spent: [],
      pile: idsWhere(box.pieces, p => p.kind === 'reinforcement'), // MA-20
      defeated: [],
      doors: 0,
      child: { held: 'none', by: NOBODY, fled: false },
      childCarrierDefeated: false,
      tracks: packed(box.mission.tracks, () => 0),
      markers: [],
      standing: [],
      changes: 0,
      result: '',
      reason: '',
      crew: {
        declared: perSeat(() => false),
        dealt: perSeat(() => false),
        open: perSeat(() => UNDEALT),
        undermined: 0,
        exposed: perSeat(() => false),
        out: perSeat(() => false),
        mayAccuse: perSeat(() => true),
      },
    },
    perSeat(() => ({
      hand: [],
      drawn: [],
      seen: packed(box.pieces, () => FACEDOWN),
      planning: newPeeked(),
      events: newPeeked(),
      loyalty: UNDEALT,
      undermines: 0,
    })),
    Match.frame({}),
  );
};
