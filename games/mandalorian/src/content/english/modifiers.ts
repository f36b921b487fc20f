import { signed } from '../signed.js';
import type { Modifier } from '../types.js';
import { condition } from './effects.js';
import { modes, type Wording } from './phrases.js';

export const modifier = (m: Modifier, words: Wording): string => {
  switch (m.op) {
    case 'strength': {
      const most = m.max === undefined ? '' : `, at most ${signed(m.max)}`;
      if (m.per === 'otherEnemyWithTarget') return `${signed(m.n)} strength for each other enemy in the target's space${most}`;
      if (m.per === 'otherCharacterHere') return `${signed(m.n)} strength for each other character in your space${most}`;
      return `${signed(m.n)} strength${m.if ? ` if ${condition(m.if, words)}` : ''}`;
    }
    case 'strengthIs':
      return `strength becomes ${m.n}`;
    case 'attackRange':
      return `the target may be within range ${m.range}${m.if ? ` if ${condition(m.if, words)}` : ''}`;
    case 'splitDamage':
      return `divide the damage among enemies within range ${m.range}`;
    case 'secondTarget':
      return 'deal the same damage to a second enemy in range';
    case 'moveMode':
      return `during this move, ${modes(m.modes)}`;
    case 'trample':
      return `deal ${m.n} damage to each enemy whose space you enter`;
    case 'bring':
      return 'a character that starts in your space may move with you';
    case 'keepPlans':
      return `you may keep ${m.keep} of the drawn cards`;
  }
};
