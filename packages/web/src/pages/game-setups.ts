import type { GameSetupProps } from '@cadre/table-client';
import { type ComponentType, lazy } from 'react';

interface OwnSetup {
  readonly Setup: ComponentType<GameSetupProps>;
  /** The options that it decides; the page asks for all others. */
  readonly options: readonly string[];
  /** The seats that the reader takes unless they wish otherwise; without it the first. */
  readonly mine?: readonly number[];
  /** So many of the others are in sight at once. */
  readonly inSight?: number;
}
/** Games with a set-up of their own; each is loaded when its page is opened. */
export const GAME_SETUPS: Readonly<Record<string, OwnSetup>> = {
  'legendary-encounters': {
    Setup: lazy(async () => ({ default: (await import('@cadre/shatterpoint-client')).EncounterSetup })),
    options: ['mission', 'layout', 'legend', 'minions', 'cadre.1', 'cadre.2'],
    mine: [1, 2],
  },
  mandalorian: {
    Setup: lazy(async () => ({ default: (await import('@cadre/mandalorian-client/setup')).MissionSetup })),
    options: ['mission', 'map', 'difficulty'],
    inSight: 3,
  },
  'special-operations': {
    Setup: lazy(async () => ({ default: (await import('@cadre/legion-client/special-operations/setup')).OperationsSetup })),
    options: ['edition', 'mission', 'layout', 'squad.0', 'squad.1'],
  },
};
