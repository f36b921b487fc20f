import type { Seat } from '@cadre/core';
import type { Unit } from '../state.js';

/** A unit before anything has happened to it. */
export const freshUnit = (type: string, card: string, seat: Seat, at: Unit['at']): Unit => ({
  type,
  card,
  seat,
  at,
  wounds: 0,
  aim: 0,
  dodge: 0,
  surge: 0,
  standby: 0,
  suppression: 0,
  observation: 0,
  shield: 0,
  spentShield: 0,
  immobilize: 0,
  detonator: 0,
  order: 'none',
  byCard: false,
  activated: false,
  moved: false,
  attackedBy: [],
  hasAttacked: false,
  treated: 0,
  alsoRank: 'none',
  untargetableBeyond: 0,
});
