import { CHILD, CLASS_NOUNS, titleOf } from '../../content/german/nouns.js';
import { ABILITY_NAMES, BACK_NAMES, SLOT_NAMES } from '../../content/german/phrases.js';
import type { ThingWords } from '../words.js';

export const things: ThingWords = {
  slots: SLOT_NAMES,
  classes: { melee: CLASS_NOUNS.melee.name, blaster: CLASS_NOUNS.blaster.name, sharpshooter: CLASS_NOUNS.sharpshooter.name },
  noClass: 'keine Klasse',
  backs: BACK_NAMES,
  abilities: ABILITY_NAMES,
  facedown: { square: 'verdecktes Quadrat', circle: 'verdeckter Kreis', triangle: 'verdecktes Dreieck' },
  standings: {
    shield: 'geschützt',
    overwatch: 'auf Wacht',
    redirect: 'lenkt ab',
    stayPut: 'hält die Stellung',
    pin: 'festgehalten',
    hide: 'verborgen',
    ward: 'gefeit',
  },
  strengths: { tactical: 'taktisch', wild: 'frei' },
  child: titleOf(CHILD),
  sources: { seed: 'Regelheft', published: 'öffentlich Bekanntes', house: 'von uns (eigene Inhalte)' },
  nowhere: 'nirgends',
  unknown: 'unbekannt',
  health: n => `Leben ${n}`,
  seen: (facedown, token) => `${facedown}, gesehen: ${token}`,
  damaged: (token, damage) => `${token} mit ${damage} Schaden`,
  in: (thing, space) => `${thing} auf ${space}`,
};
