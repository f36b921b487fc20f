import { CHILD, CLASS_NOUNS, titleOf } from '../../content/german/nouns.js';
import { ABILITY_NAMES, BACK_NAMES, SLOT_NAMES } from '../../content/german/phrases.js';
import type { Words } from '../words.js';

export const things: Words['things'] = {
  slots: SLOT_NAMES,
  classes: { melee: CLASS_NOUNS.melee.name, blaster: CLASS_NOUNS.blaster.name, sharpshooter: CLASS_NOUNS.sharpshooter.name },
  noClass: 'keine Klasse',
  backs: BACK_NAMES,
  abilities: ABILITY_NAMES,
  facedown: { square: 'verdecktes Quadrat', circle: 'verdeckter Kreis', triangle: 'verdecktes Dreieck' },
  standings: {
    shield: 'abgeschirmt',
    overwatch: 'auf Feuerbereitschaft',
    redirect: 'lenkt Schaden um',
    stayPut: 'nicht durch andere bewegbar',
    pin: 'festgesetzt',
    hide: 'versteckt',
    ward: 'gegen dieses Ereignis geschützt',
  },
  strengths: { tactical: 'taktisch', wild: 'frei' },
  sources: { seed: 'Regelheft', published: 'veröffentlicht', house: 'eigener Inhalt' },
  child: titleOf(CHILD),
  nowhere: 'nirgends',
  unknown: 'unbekannt',
  disruptToken: 'Störmarker',
  health: n => `${n} Leben`,
  seen: (facedown, token) => `${facedown}, dir bekannt: ${token}`,
  damaged: (token, damage) => `${token} mit ${damage} Schaden`,
  carries: what => `trägt ${what}`,
  in: (thing, space) => `${thing} auf ${space}`,
};
