import { ABILITY_NAMES, SLOT_NAMES } from '../../content/english/phrases.js';
import type { ThingWords } from '../words.js';

export const things: ThingWords = {
  slots: SLOT_NAMES,
  classes: { melee: 'melee', blaster: 'blaster', sharpshooter: 'sharpshooter' },
  noClass: 'no class',
  backs: { melee: 'melee', blaster: 'blaster', sharpshooter: 'sharpshooter', alert: 'alert' },
  abilities: ABILITY_NAMES,
  facedown: { square: 'facedown square', circle: 'facedown circle', triangle: 'facedown triangle' },
  standings: {
    shield: 'shielded',
    overwatch: 'on watch',
    redirect: 'deflects',
    stayPut: 'holds',
    pin: 'pinned',
    hide: 'hidden',
    ward: 'warded',
  },
  strengths: { tactical: 'tactical', wild: 'wild' },
  sources: { seed: 'the rulebook', published: 'public facts', house: 'our own (house content)' },
  child: 'The Child',
  nowhere: 'nowhere',
  unknown: 'unknown',
  health: n => `health ${n}`,
  seen: (facedown, token) => `${facedown}, seen: ${token}`,
  damaged: (token, damage) => `${token} with ${damage} damage`,
  in: (thing, space) => `${thing} in ${space}`,
};
