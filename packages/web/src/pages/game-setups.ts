import type { GameSetupProps, SetupValues } from '@cadre/table-client';
import { type ComponentType, lazy } from 'react';

interface OwnSetup {
  readonly Setup: ComponentType<GameSetupProps>;
  /** What a guided first match is set up with. */
  readonly first: () => Promise<SetupValues>;
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
    first: async () => (await import('@cadre/shatterpoint-client')).FIRST_MATCH,
    options: ['mission', 'layout', 'legend', 'minions', 'cadre.1', 'cadre.2'],
    mine: [1, 2],
  },
  mandalorian: {
    Setup: lazy(async () => ({ default: (await import('@cadre/mandalorian-client/setup')).MissionSetup })),
    first: async () => (await import('@cadre/mandalorian-client/setup')).FIRST_MISSION,
    options: ['mission', 'map', 'difficulty'],
    inSight: 3,
  },
  'special-operations': {
    Setup: lazy(async () => ({ default: (await import('@cadre/special-operations-client/setup')).OperationsSetup })),
    first: async () => (await import('@cadre/special-operations-client/setup')).FIRST_MATCH,
    options: ['edition', 'mission', 'layout', 'squad.0', 'squad.1'],
  },
};
