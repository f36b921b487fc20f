/** The actions of all missions by their numbers: a screen must not load the rules to know them. */
export const MISSION_ACTION_IDS = [
  'claim',
  'use-console',
  'transmit',
  'call-backup',
  'webs',
  'encrypt',
  'secure',
  'swap',
  'halt',
  'enter-network',
  'detonator',
  'rearm',
  'repair-vehicle',
] as const;
export type MissionActionId = (typeof MISSION_ACTION_IDS)[number];
