import type { Chapter } from './chapter.js';
import { isHolder } from './holders.js';

const mine = (_k: unknown, { unit }: { readonly unit: number }, me: Parameters<typeof isHolder>[0], x: number): number =>
  (me as number) === unit ? x : 0;
const CLIMB_INCHES = 6;

/** Keywords of movement and deployment. */
export const MOVEMENT = {
  'covert-deploy': { id: 7, rule: 'SO-G34', adds: { covertDeploy: mine } },
  disengage: { id: 13, rule: 'SO-K13', adds: { disengage: mine } },
  infiltrate: { id: 20, rule: 'SO-K20', adds: { infiltrate: mine } },
  jump: { id: 22, rule: 'SO-K22', adds: { jump: mine } },
  scale: { id: 33, rule: 'SO-K33', adds: { climb: (_, { unit }, me) => (isHolder(me, unit) ? CLIMB_INCHES : 0) } },
  scout: { id: 34, rule: 'SO-K34', adds: { scout: mine } },
} as const satisfies Chapter;
