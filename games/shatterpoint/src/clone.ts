import { copyOf } from '@cadre/core';
import type { Encounter, EncounterState } from './state.js';

/** Spots, rosters, lists of cards and what lasts are replaced, never changed in place: copies share them. */
export const clone = (s: EncounterState): EncounterState => {
  const e = s.public;
  const encounter: Encounter = {
    ...e,
    characters: e.characters.map(character => ({ ...character })),
    units: e.units.map(unit => ({ ...unit })),
    force: [{ ...e.force[0] }, { ...e.force[1] }, { ...e.force[2] }],
    decks: [{ ...e.decks[0] }, { ...e.decks[1] }, { ...e.decks[2] }],
    objectives: e.objectives.map(objective => ({ ...objective })),
    dashboard: { ...e.dashboard, targets: e.dashboard.targets.map(target => ({ ...target })) },
  };
  return copyOf(s, encounter, s.secret.slice());
};
