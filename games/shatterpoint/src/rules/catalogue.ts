import type { Rule } from '@cadre/core';
import { CORE_ATTACK } from './core-attack.js';
import { CORE_EFFECTS } from './core-effects.js';
import { CORE_ROUND } from './core-round.js';
import { CORE_TABLE } from './core-table.js';
import { ENCOUNTER_PLAY } from './encounter-play.js';
import { ENCOUNTER_SIDES } from './encounter-sides.js';
import { MISSION_RULES } from './missions.js';
import { CORE_RULINGS } from './rulings-core.js';
import { OPEN_RULINGS } from './rulings-open.js';
import { TABLE_RULINGS } from './rulings-table.js';

export const CHAPTERS = {
  table: CORE_TABLE,
  attack: CORE_ATTACK,
  effects: CORE_EFFECTS,
  round: CORE_ROUND,
  sides: ENCOUNTER_SIDES,
  play: ENCOUNTER_PLAY,
  missions: MISSION_RULES,
  /** The core rules' open points (LE-O), house content (LE-H) and terrain (LE-T). */
  coreRulings: CORE_RULINGS,
  /** Questions that the mode's text leaves open (LE-A). */
  openRulings: OPEN_RULINGS,
  /** Timing, decks and seats (LE-P). */
  tableRulings: TABLE_RULINGS,
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
export const catalogue: readonly Rule[] = Object.values(CHAPTERS).flat();
