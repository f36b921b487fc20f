import type { Words } from '../english/index.js';

export const explain: Words['explain'] = {
  reach: unit => `Wohin ${unit} sich bewegen kann`,
  sight: (from, to) => `${from} hat eine Sichtlinie zu ${to}`,
  hidden: (from, to, pieces) => `${from} hat keine Sichtlinie zu ${to}, im Weg: ${pieces}`,
  distance: inches => `${inches}" entfernt`,
  sees: enemies => (enemies.length === 0 ? 'Sieht von hier keinen Feind' : `Sieht ${enemies.join(', ')}`),
  unseen: 'Kein Feind sieht diese Stelle',
  coverHere: (cover, enemy) => `${['Keine Deckung', 'Leichte Deckung', 'Schwere Deckung'][cover]} gegen ${enemy}`,
  odds: (mean, defeat) => `${mean} · ${defeat} %`,
  oddsOf: (mean, defeat) => `${mean} Wunden, ${defeat} % besiegt`,
  oddsThen: (enemy, odds) => `dann auf ${enemy}: ${odds}`,
  sampled: 'Zu viele Würfel, um jedes Ergebnis zu zählen: aus einer Stichprobe geschätzt',
  target: (enemy, weapon, mean, defeat) => `${enemy}: ${mean} Wunden erwartet, ${defeat} % besiegt (${weapon})`,
  noTargets: unit => `${unit} hat kein Ziel`,
  threat: unit => `So weit reichen die Waffen von ${unit}`,
  canHit: (enemy, weapons) => `${enemy}: ${weapons}`,
  noCover: 'Keine Deckung',
  wounds: (weapon, mean, defeat) => `${weapon}: ${mean} Wunden erwartet, ${defeat} % besiegt`,
};
