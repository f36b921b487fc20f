import type { Mission } from '../mission-types.js';
import { MAKE_AN_ENTRANCE } from './make-an-entrance.js';
import { SILENCE_THE_BATTERY } from './silence-the-battery.js';
import { UNINVITED_GUESTS } from './uninvited-guests.js';

export const MISSIONS: readonly Mission[] = [MAKE_AN_ENTRANCE, UNINVITED_GUESTS, SILENCE_THE_BATTERY];
