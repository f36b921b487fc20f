import type { Words } from '../english/index.js';

export const explain: Words['explain'] = {
  reach: unit => `So weit kommt ${unit} mit Bewegen`,
  dash: unit => `So weit kommt ${unit} noch mit Spurten, nach dem Bewegen`,
  sight: (from, to) => `${from} hat eine Sichtlinie zu ${to}`,
  hidden: (from, to, pieces) => `${from} hat keine Sichtlinie zu ${to}, im Weg: ${pieces}`,
  touching: 'In Basekontakt',
  distance: inches => `${inches}" entfernt`,
  sees: enemies => (enemies.length === 0 ? 'Sieht von hier keinen Feind' : `Sieht ${enemies.join(', ')}`),
  seesOf: (seen, all) =>
    seen.length === 0
      ? 'Sieht von hier keinen Feind'
      : `Sieht ${seen.length} von ${all} ${all === 1 ? 'Feind' : 'Feinden'}: ${seen.join(', ')}`,
  couldAttack: (n, seen) =>
    n === 0
      ? 'Kann von hier nicht angreifen'
      : n === seen
        ? n === 1
          ? 'Könnte ihn von hier angreifen'
          : 'Könnte jeden davon von hier angreifen'
        : `Könnte von hier ${n} davon angreifen`,
  tool: (speed, inches, isUp) =>
    `Kommt mit der Bewegungsschablone für Tempo ${speed} hin${inches === null ? '' : `, ${inches}" ${isUp ? 'hinauf' : 'hinab'}`}`,
  unseen: 'Kein Feind sieht diese Stelle',
  coverHere: (cover, enemy) => `${['Keine Deckung', 'Leichte Deckung', 'Schwere Deckung'][cover]} gegen ${enemy}`,
  odds: (mean, defeat) => `${mean} · ${defeat} %`,
  oddsOf: (mean, defeat) => `${mean} Wunden, ${defeat} % besiegt`,
  oddsThen: (enemy, odds) => `dann auf ${enemy}: ${odds}`,
  about: '≈ ungefähr: zu viele Würfel, um jede Entscheidung abzuwägen',
  bestPlay: 'Beide Seiten holen aus diesem Angriff das Beste heraus: die eine möglichst viele Wunden, die andere möglichst wenige',
  target: (enemy, weapon, mean, defeat) => `${enemy}: ${mean} Wunden erwartet, ${defeat} % besiegt (${weapon})`,
  noTargets: unit => `${unit} hat kein Ziel`,
  threat: unit => `So weit reichen die Waffen von ${unit}`,
  meleeOnly: unit => `${unit} hat nur Nahkampfwaffen: Angriff nur auf Feinde, die berührt werden`,
  canHit: (enemy, weapons) => `Kann ${enemy} angreifen: ${weapons}`,
  noCover: 'Keine Deckung durch Gelände',
  covers: { 1: 'leichte Deckung', 2: 'schwere Deckung' },
  tokensOn: (tokens, unit) => `${tokens.join(' und ')} von ${unit}`,
  counted: all => `Schon eingerechnet: ${all.join(', ')}`,
  wounds: (weapon, mean, defeat) => `${weapon}: ${mean} Wunden erwartet, ${defeat} % besiegt`,
};
