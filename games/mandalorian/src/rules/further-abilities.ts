import type { Rule } from '@cadre/core';

export const furtherAbilities: readonly Rule[] = [
  {
    id: 'MA-196',
    says: "A grapple enemy deals 1 damage to a character that moves out of the enemy's space.",
    source: 'seed 002, Grapple, p14',
    ruling: '1 damage each.',
  },
  {
    id: 'MA-197',
    says: "The damage is dealt in the enemy's space immediately before the step out.",
    source: 'seed 002, Grapple, p14',
    ruling: 'Game lost before the step.',
  },
  {
    id: 'MA-198',
    says: "If the grapple enemy leaves the character's space (for instance by intel), no damage is dealt.",
    source: 'seed 002, Grapple, p14',
  },
  { id: 'MA-199', says: 'Enemies and features can carry the mission effect icon.', source: 'seed 002, Mission effect, p14' },
  {
    id: 'MA-200',
    says: 'When such a threat is revealed, do what the mission briefing prints next to that icon.',
    source: 'seed 002, Mission effect, p14',
    ruling: 'Does not trigger; only turning a facedown token faceup is "revealing". A mission may say otherwise.',
  },
  {
    id: 'MA-201',
    says: 'It cannot be cancelled and happens even if the enemy is defeated by what revealed it.',
    source: 'seed 002, Mission effect, p14',
  },
  {
    id: 'MA-202',
    says: 'After a sabotage enemy moves during the Event Step, disrupt the slot with the lowest total.',
    source: 'seed 002, Sabotage, p14',
    ruling: 'Current player; all slots incl. the mission slot and the one being resolved. Triggers.',
  },
  { id: 'MA-203', says: 'If it did not actually move, no disruption.', source: 'seed 002, Sabotage, p14' },
  { id: 'MA-204', says: 'If it is moved at another time (Action Step), no disruption.', source: 'seed 002, Sabotage, p14' },
  { id: 'MA-205', says: 'Some spaces carry a number that mission texts and effects refer to.', source: 'seed 002, Numbered spaces, p15' },
  {
    id: 'MA-206',
    says: 'From mission 3 on a map may have an extra, green slot that behaves in every respect like a normal slot.',
    source: 'seed 002, Mission specific actions, p15',
  },
  {
    id: 'MA-207',
    says: 'Mission slots receive a white disrupt token at setup.',
    source: 'seed 002, Mission specific actions, p15',
    ruling: 'Cannot happen; content validator rejects missions with more than 1 mission slot.',
  },
  { id: 'MA-208', says: 'A card played there resolves the printed mission action.', source: 'seed 002, Mission specific actions, p15' },
  {
    id: 'MA-209',
    says: 'For an action that says "if strength is 4+", any card may be played, but the action has an effect only when the action\'s strength (after modifiers) is at least 4.',
    source: 'seed 002, Mission specific actions, p15',
  },
];
