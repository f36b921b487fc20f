import { boxOf } from '../../box/box.js';
import { characterName, slotName, spaceName } from '../../speech/things.js';
import { wordsOf } from '../../speech/words.js';
import { FACEDOWN } from '../../state.js';
import type { Reason } from '../reason.js';
import type { MandoView } from '../scene.js';
import type { Play } from '../turn-plan.js';
import type { PlayNames, ReasonWords } from './words.js';

/** A reason as a sentence, with the names of this match. */
export const say = (words: ReasonWords, { public: table }: MandoView, reason: Reason): string => {
  const box = boxOf({ public: table }),
    called = wordsOf(words.table, box);
  const spaceOf = (space: number): string => spaceName(called, box, space);
  const slotOf = (slot: number): string => slotName(called, box, slot);
  const playOf = ({ card, slot }: Play): PlayNames => ({ card: called.names('card', box.cards[card]!.card.id), slot: slotOf(slot) });
  const threatOf = (piece: number): string => {
    const { token, space } = table.pieces[piece]!;
    return called.things.in(token === FACEDOWN ? words.facedown : words.token(called, box, token), spaceOf(space));
  };
  if ('card' in reason) return words.card[reason.because](called.names('card', reason.card));
  if ('piece' in reason) return words.threat[reason.because](threatOf(reason.piece));
  if ('slot' in reason) return words.slot[reason.because](slotOf(reason.slot));
  switch (reason.because) {
    case 'strength':
      return words.strength(reason.strength);
    case 'stay':
      return words.stay(spaceOf(reason.space));
    case 'go':
      return words.go(
        characterName(called, box, reason.who),
        spaceOf(reason.space),
        reason.gains.map(gain => words.gain[gain]),
      );
    case 'plan':
    case 'slyPlan': {
      const { first, second, to } = reason.plan;
      return words[reason.because](playOf(first), to < 0 ? null : spaceOf(to), second && playOf(second));
    }
    default:
      return words.plain[reason.because];
  }
};
