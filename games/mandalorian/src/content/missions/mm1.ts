import type { Condition, MissionDef } from '../types.js';

/** The ways are short on the plaza: there the rivals hurry once the event deck has been through. */
const rivalsHurry: Condition = {
  is: 'all',
  of: [
    { is: 'onMap', map: 'map4' },
    { is: 'eventBack', back: 'alert' },
    { is: 'reshuffles', atLeast: 1 },
  ],
};

export const mm1: MissionDef = {
  id: 'mm1',
  name: 'Salvage Rights',
  briefing: 'Three pieces of salvage, one rival crew. Bring all three to your ship before the claim is lost.',
  kind: 'mercenary',
  map: 'any',
  characters: 'any',
  players: { min: 1, max: 4 },
  setup: [
    { op: 'unlock', doors: 'all' },
    { op: 'place', token: { feature: 'salvage' }, at: { at: 'number', number: 1 } },
    { op: 'place', token: { feature: 'salvage' }, at: { at: 'number', number: 6 } },
    { op: 'place', token: { feature: 'salvage' }, at: { at: 'number', number: 8 } },
  ],
  objective: { is: 'track', track: 'delivered', atLeast: 3 },
  failure: [{ is: 'reshuffles', atLeast: 4 }],
  crisis: [{ op: 'spawn', at: { at: 'star', nearest: { feature: 'salvage' } } }],
  missionEffect: [{ op: 'disrupt', slot: 'highest' }],
  slots: [],
  alternatives: [],
  tracks: [{ id: 'delivered', name: 'Delivered', steps: [] }],
  specials: [],
  afterEvent: [{ op: 'if', if: rivalsHurry, do: [{ op: 'spawn', at: { at: 'star', nearest: { feature: 'salvage' } } }] }],
  endOfTurn: [{ op: 'deliver', feature: 'salvage', zone: { steps: 0, of: 'start' }, track: 'delivered' }],
  source: { kind: 'house', note: 'own mission' },
};
