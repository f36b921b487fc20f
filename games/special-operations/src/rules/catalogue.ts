import type { Rule } from '@cadre/core';
import type { EditionId } from '../content/types.js';
import { CORE_ATTACK } from './core-attack.js';
import { CORE_ROUND } from './core-round.js';
import { CORE_TABLE } from './core-table.js';
import { GENERAL } from './general.js';
import { KEYWORD_RULES } from './keywords.js';
import { MISSION_RULES } from './missions.js';
import type { EditionRule } from './row.js';
import { READING, RULINGS } from './rulings.js';

export const CHAPTERS = {
  table: CORE_TABLE,
  round: CORE_ROUND,
  attack: CORE_ATTACK,
  general: GENERAL,
  missions: MISSION_RULES,
  keywords: KEYWORD_RULES,
  rulings: RULINGS,
  reading: READING,
} as const satisfies Readonly<Record<string, readonly EditionRule[]>>;

const inV11 = ({ playtest: _, ...rule }: EditionRule): Rule[] => [rule];
const inThePlaytest = ({ playtest, ruling, ...rule }: EditionRule): Rule[] => {
  if (playtest === null) return [];
  if (playtest === undefined) return [{ ...rule, ...(ruling !== undefined && { ruling }) }];
  return [{ ...rule, ...playtest }];
};
const READ: Readonly<Record<EditionId, (rule: EditionRule) => Rule[]>> = { 'v1.1': inV11, playtest: inThePlaytest };

/** Every rule of an edition. A row that an edition lacks is not in its catalogue. */
export const catalogueOf = (edition: EditionId): readonly Rule[] =>
  Object.values(CHAPTERS).flatMap(chapter => chapter.flatMap(READ[edition]));
/** Version 1.1 has every row that any edition has. */
export const catalogue = catalogueOf('v1.1');
export const catalogues: Readonly<Record<EditionId, readonly Rule[]>> = { 'v1.1': catalogue, playtest: catalogueOf('playtest') };
