import { signed } from '../signed.js';
import type { Modifier } from '../types.js';
import { whenever } from './effects.js';
import { modes } from './modes.js';
import type { Wording } from './phrases.js';

export const modifier = (m: Modifier, words: Wording): string => {
  switch (m.op) {
    case 'strength': {
      const most = m.max === undefined ? '' : `, höchstens ${signed(m.max)}`;
      if (m.per === 'otherEnemyWithTarget') return `${signed(m.n)} Stärke für jeden anderen Gegner auf dem Feld des Ziels${most}`;
      if (m.per === 'otherCharacterHere') return `${signed(m.n)} Stärke für jeden anderen Charakter auf deinem Feld${most}`;
      return `${signed(m.n)} Stärke${m.if ? `, wenn ${whenever(m.if, words)}` : ''}`;
    }
    case 'strengthIs':
      return `die Stärke ist ${m.n}`;
    case 'attackRange':
      return `das Ziel darf bis zu Reichweite ${m.range} entfernt sein${m.if ? `, wenn ${whenever(m.if, words)}` : ''}`;
    case 'splitDamage':
      return `verteile den Schaden auf Gegner ${m.range === 0 ? 'auf deinem Feld' : `in Reichweite ${m.range}`}`;
    case 'secondTarget':
      return 'verursache denselben Schaden bei einem zweiten Gegner in Reichweite';
    case 'moveMode':
      return `bei dieser Bewegung ${modes(m.modes)}`;
    case 'trample':
      return `verursache ${m.n} Schaden bei jedem Gegner, dessen Feld du betrittst`;
    case 'bring':
      return 'ein Charakter, der auf deinem Feld beginnt, darf sich mit dir bewegen';
    case 'keepPlans':
      return `du darfst ${m.keep} der gezogenen Karten behalten`;
  }
};
