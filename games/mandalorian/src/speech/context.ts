import type { Frame, ViewOf } from '@cadre/core';
import type { PerformFrame } from '../actions/performing.js';
import type { MovementFrame } from '../actions/steps.js';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import type { ChoiceFrame } from '../effects/op.js';
import type { StrikeFrame } from '../events/enemy-attack.js';
import type { MandoState } from '../state.js';
import { pieceWithPlace } from './things.js';
import type { Words } from './words.js';

/** What a question is about, where its sentence alone does not tell: which enemy, which text, how many steps are left. */
export const contextOf = (words: Words, view: ViewOf<MandoState>): string | undefined => {
  const box = boxOf(view);
  const f = view.stack.at(-1);
  if (!f) return undefined;
  const piece = (number: number): string => pieceWithPlace(words, box, view.public, view.mine, number);
  switch (f.proc) {
    case 'advance':
    case 'shift':
    case 'away':
      return piece((f as Frame & { readonly piece: number }).piece);
    case 'strike':
      return piece((f as StrikeFrame).attacker);
    case 'movement':
      return words.options.stepsLeft((f as MovementFrame).left);
    case 'disrupt':
      return words.options.disrupted;
    case 'perform':
      return f.step === 'text' ? words.names('card', box.cards[(f as PerformFrame).card]!.card.id) : undefined;
    case 'targets':
    case 'lookMore':
    case 'revealNearest':
    case 'recover':
    case 'specialMove': {
      const { script, at } = f as ChoiceFrame;
      return words.texts.describe(scriptOf(box, script)[at]!, { names: words.names, it: 'it' });
    }
    default:
      return undefined;
  }
};
