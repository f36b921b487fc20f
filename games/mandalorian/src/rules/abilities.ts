import type { Rule } from '@cadre/core';

export const abilities: readonly Rule[] = [
  {
    id: 'MA-161',
    says: 'In your Action Step you may discard a Medpac feature from your space to heal 1 damage from your own character.',
    source: 'seed 002, Medpac, p12',
  },
  { id: 'MA-162', says: 'It cannot be used for another character, nor by a character with 0 damage.', source: 'seed 002, Medpac, p12' },
  { id: 'MA-163', says: 'An unused Medpac stays in its space.', source: 'seed 002, Medpac, p12' },
  {
    id: 'MA-164',
    says: 'If your character ends a movement within range 1 of a sentry enemy, that enemy deals it 1 damage.',
    source: 'seed 002, Sentry, p12',
    ruling:
      'Several sentries deal 1 damage each, one after the other, each to be blocked by itself; two movements in a turn are checked apart.',
  },
  { id: 'MA-165', says: 'Passing a sentry and ending at range 2 or more costs nothing.', source: 'seed 002, Sentry, p12' },
  {
    id: 'MA-166',
    says: 'A facedown sentry revealed because you moved into its space deals its 1 damage.',
    source: 'seed 002, Sentry, p12',
  },
  {
    id: 'MA-167',
    says: 'A sentry revealed in any other way deals no damage at that moment.',
    source: 'seed 002, Sentry, p12',
    ruling: 'An enemy that is moved or spawned beside a character does no harm either: the character did not move.',
  },
  {
    id: 'MA-168',
    says: 'A move of 0 spaces is no movement and triggers no sentry.',
    source: 'seed 002, Sentry, p12',
    ruling: 'Out and back to the starting space is a movement.',
  },
  {
    id: 'MA-169',
    says: 'Range 1 to the sentry is counted on the RANGE graph, so it reaches across elevation but not through walls.',
    source: 'seed 002, Sentry + Range, p8/p12',
  },
  {
    id: 'MA-170',
    says: 'Features may be used between the end of the movement and the sentry damage (for instance something that removes the sentry).',
    source: 'seed 002, Features, p12',
  },
];
