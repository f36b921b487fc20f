import type { Space } from '@cadre/core';

/** The single integers a space offers: options, items, amounts or things to draw. */
export const valuesOf = (s: Space): readonly number[] => {
  switch (s.kind) {
    case 'pick':
      return s.options;
    case 'order':
      return s.items;
    case 'draw':
      return s.from;
    case 'amount':
      return Array.from({ length: s.max - s.min + 1 }, (_, i) => s.min + i);
    case 'roll':
      return s.dice.map(die => die.weights.length);
    case 'place':
      return s.args;
  }
};
