import { grammarOf } from '@cadre/kit';
import type { Words } from '../english/index.js';

const { and, count } = grammarOf('de');
const each = (many: boolean): string => (many ? 'je ' : '');
export const UNITS = {
  friendly: { one: 'befreundete Einheit', other: 'befreundete Einheiten' },
  enemy: { one: 'feindliche Einheit', other: 'feindliche Einheiten' },
  any: { one: 'Einheit', other: 'Einheiten' },
} as const;
/** „Wähle eine Einheit, die …“ */
export const ops: Words['ops'] = {
  gain: (tokens, many) => `${each(many)}${tokens} ${many ? 'erhalten' : 'erhält'}`,
  lose: (tokens, many) => `${each(many)}${tokens} ${many ? 'verlieren' : 'verliert'}`,
  all: token => `alle Marker (${token})`,
  untargetable: (inches, many) =>
    many
      ? `nicht aus mehr als ${inches}" angegriffen werden können, bis sie angreifen`
      : `nicht aus mehr als ${inches}" angegriffen werden kann, bis sie angreift`,
  attacked: ({ n, colours }, many) => `mit ${n} Würfeln (${colours}) angegriffen ${many ? 'werden' : 'wird'}`,
  rolled: ({ n, colours }, many) => `${many ? 'erleiden' : 'erleidet'}, was ${n} Würfel (${colours}) zeigen`,
  returned: many => `auf den Tisch ${many ? 'zurückkehren' : 'zurückkehrt'}`,
  marked: many => `Ziel dieser Karte ${many ? 'werden' : 'wird'}`,
  rank: (rank, many) => `auch als ${rank} ${many ? 'zählen' : 'zählt'}`,
  moved: (speed, many) => `sich mit Geschwindigkeit ${speed} ${many ? 'bewegen' : 'bewegt'}`,
  granted: (keyword, many) => `${keyword} ${many ? 'haben' : 'hat'}`,
  takenAway: (keyword, many) => `${keyword} ${many ? 'verlieren' : 'verliert'}`,
  list: all => and(all),
  units: (most, whose, does) => `bis zu ${count(most, UNITS[whose])} ${does}`,
};
