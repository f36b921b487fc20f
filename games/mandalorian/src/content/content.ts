import { characters } from './characters/index.js';
import { difficulties } from './difficulties.js';
import { disrupt } from './disrupt-tokens.js';
import { envelopes } from './envelopes.js';
import { events, unlockEvents } from './events.js';
import { features } from './features.js';
import { guide } from './guide.js';
import { loyalty } from './loyalty.js';
import { maps } from './maps/index.js';
import { missions } from './missions/index.js';
import { planning, unlockPlanning } from './planning.js';
import { tokenSets } from './threat-tokens.js';
import type { Content } from './types.js';

/** Everything the game comes with. */
export const content: Content = {
  difficulties,
  characters,
  planning,
  unlockPlanning,
  events,
  unlockEvents,
  disrupt,
  features,
  tokenSets,
  maps,
  missions,
  guide,
  envelopes,
  loyalty,
};
