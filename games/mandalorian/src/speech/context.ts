import { askedOf, type ViewOf } from '@cadre/core';
import type { PerformLocals } from '../actions/performing.js';
import type { MovementLocals } from '../actions/steps.js';
import { type Box, boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import { isDeed } from '../codes.js';
import type { ChoiceLocals } from '../effects/op.js';
import type { StrikeLocals } from '../events/enemy-attack.js';
import { NO_CARD, NOBODY } from '../ids.js';
import { PLAY } from '../in-progress.js';
import type { MandoState } from '../state.js';
import type { HurtLocals } from '../threats/hurt.js';
import { pieceWithPlace } from './things.js';
import type { Words } from './words.js';

const TEXT_STEPS = new Set(['text', 'useBefore', 'useAfter']);
const textOf = (words: Words, box: Box, { card }: PerformLocals): string | undefined =>
  card === NO_CARD ? undefined : words.names('card', box.cards[card]!.card.id);
/** Whether no card and no step is on offer, only things to use or to pick up. */
export const onlyDeeds = (view: ViewOf<MandoState>): boolean => {
  const space = askedOf(view);
  return space?.kind === 'pick' && (space.of === 'deed' || space.of === 'step') && space.options.length > 0 && space.options.every(isDeed);
};
/** What a question is about, where its sentence alone does not tell: which enemy, which text, how much damage, how many steps are left. */
export const contextOf = (words: Words, view: ViewOf<MandoState>): string | undefined => {
  const box = boxOf(view);
  const f = view.stack.at(-1);
  if (!f) return undefined;
  const piece = (number: number): string => pieceWithPlace(words, box, view.public, view.mine, number);
  if (PLAY.is(f)) return words.names('card', box.cards[f.locals.card]!.card.id);
  switch (f.proc) {
    case 'advance':
    case 'shift':
    case 'away':
      return piece((f.locals as { readonly piece: number }).piece);
    case 'strike':
      return piece((f.locals as StrikeLocals).attacker);
    case 'hurt': {
      const { left, source } = f.locals as HurtLocals;
      return words.options.damage(left, source === NOBODY ? '' : piece(source));
    }
    case 'movement':
      return onlyDeeds(view) ? undefined : words.options.stepsLeft((f.locals as MovementLocals).left);
    case 'perform':
      return TEXT_STEPS.has(f.step) ? textOf(words, box, f.locals as PerformLocals) : undefined;
    case 'targets':
    case 'lookMore':
    case 'revealNearest':
    case 'recover':
    case 'specialMove': {
      const { script, at } = f.locals as ChoiceLocals;
      return words.texts.describe(scriptOf(box, script)[at]!, { names: words.names, it: 'it' });
    }
    default:
      return undefined;
  }
};
