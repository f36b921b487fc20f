import type { GameTableProps } from '@cadre/table-client';
import type { ComponentType } from 'react';

/** Games that draw their own table; each is loaded when it is sat at. All others are played through their words. */
export const GAME_TABLES: Readonly<Record<string, () => Promise<ComponentType<GameTableProps>>>> = {
  skirmish: async () => (await import('@cadre/skirmish-client')).SkirmishTable,
  mandalorian: async () => (await import('@cadre/mandalorian-client/table')).MandalorianTable,
  'special-operations': async () => (await import('@cadre/special-operations-client/table')).OperationsTable,
  'legendary-encounters': async () => (await import('@cadre/shatterpoint-client/table')).EncounterTable,
};
