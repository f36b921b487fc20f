import type { Rule } from '@cadre/core';

export const furtherAbilities: readonly Rule[] = [
  {
    id: 'MA-196',
    says: "A grapple enemy deals 1 damage to a character that moves out of the enemy's space.",
    source: 'seed 002, Grapple, p14',
    ruling: 'Several grapple enemies deal 1 damage each.',
  },
  {
    id: 'MA-197',
    says: "The damage is dealt in the enemy's space immediately before the step out.",
    source: 'seed 002, Grapple, p14',
    ruling: 'Damage that defeats the character loses the game before the step is made.',
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
    ruling: 'Only turning a facedown token up counts: a token that is placed or spawned faceup does nothing, unless the mission says so.',
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
    ruling:
      'Equally low slots are the choice of the current player; the mission slot and the slot in progress count too, and a movement by a crisis is one of the Event Step.',
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
    ruling: 'A mission has at most one slot of its own, so five white tokens are always enough.',
  },
  { id: 'MA-208', says: 'A card played there resolves the printed mission action.', source: 'seed 002, Mission specific actions, p15' },
  {
    id: 'MA-209',
    says: 'For an action that says "if strength is 4+", any card may be played, but the action has an effect only when the action\'s strength (after modifiers) is at least 4.',
    source: 'seed 002, Mission specific actions, p15',
  },
];
