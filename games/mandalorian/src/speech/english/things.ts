import { ABILITY_NAMES, SLOT_NAMES } from '../../content/english/phrases.js';
import type { CardStrength, EnemyClass, EventBack, Shape, SourceKind } from '../../content/types.js';
import type { Standing } from '../../state.js';

type By<K extends string> = Readonly<Record<K, string>>;

/** What things are called, in the terminal and in the browser. */
export const things = {
  slots: SLOT_NAMES,
  classes: { melee: 'melee', blaster: 'blaster', sharpshooter: 'sharpshooter' } satisfies By<EnemyClass>,
  noClass: 'no class',
  backs: { melee: 'melee', blaster: 'blaster', sharpshooter: 'sharpshooter', alert: 'alert' } satisfies By<EventBack>,
  abilities: ABILITY_NAMES,
  facedown: { square: 'facedown square', circle: 'facedown circle', triangle: 'facedown triangle' } satisfies By<Shape>,
  standings: {
    shield: 'shielded',
    overwatch: 'on overwatch',
    redirect: 'deflecting',
    stayPut: 'cannot be moved by others',
    pin: 'pinned',
    hide: 'hidden',
    ward: 'immune to this event',
  } satisfies By<Standing['kind']>,
  strengths: { tactical: 'tactical', wild: 'wild' } satisfies By<Extract<CardStrength, string>>,
  sources: { seed: 'rulebook', published: 'published', house: 'house content' } satisfies By<SourceKind>,
  child: 'The Child',
  nowhere: 'nowhere',
  unknown: 'unknown',
  disruptToken: 'disrupt token',
  health: (n: number) => `${n} health`,
  seen: (facedown: string, token: string) => `${facedown}, known to you: ${token}`,
  damaged: (token: string, damage: number) => `${token} with ${damage} damage`,
  carries: (what: string) => `carries ${what}`,
  in: (thing: string, space: string) => `${thing} in ${space}`,
};
