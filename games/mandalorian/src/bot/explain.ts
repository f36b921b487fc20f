import { boxOf } from '../box/box.js';
import { AWAY, FACEDOWN, type PieceId, type Whereabouts } from '../ids.js';
import type { PlayNames } from '../speech/english/reasons.js';
import { characterName, slotName, spaceName } from '../speech/things.js';
import { type Words, wordsOf } from '../speech/words.js';
import type { Reason } from './reason.js';
import type { MandoView } from './scene.js';
import type { Play } from './turn-plan.js';

/** A reason as a sentence, with the names of this match. */
export const explain = (language: Words, { public: table }: MandoView, reason: Reason): string => {
  const box = boxOf({ public: table }),
    words = wordsOf(language, box),
    { reasons } = words;
  const spaceOf = (space: Whereabouts): string => spaceName(words, box, space);
  const slotOf = (slot: number): string => slotName(words, box, slot);
  const playOf = ({ card, slot }: Play): PlayNames => ({ card: words.names('card', box.cards[card]!.card.id), slot: slotOf(slot) });
  const threatOf = (piece: PieceId): string => {
    const { token, space } = table.pieces[piece]!;
    return words.things.in(token === FACEDOWN ? reasons.facedown : reasons.token(words, box, token), spaceOf(space));
  };
  if ('card' in reason) return reasons.card[reason.because](words.names('card', reason.card));
  if ('piece' in reason) return reasons.threat[reason.because](threatOf(reason.piece));
  if ('slot' in reason) return reasons.slot[reason.because](slotOf(reason.slot));
  switch (reason.because) {
    case 'strength':
      return reasons.strength(reason.strength);
    case 'stay':
      return reasons.stay(spaceOf(reason.space));
    case 'go':
      return reasons.go(
        characterName(words, box, reason.who),
        spaceOf(reason.space),
        reason.gains.map(gain => reasons.gain[gain]),
      );
    case 'plan':
    case 'slyPlan': {
      const { first, second, to } = reason.plan;
      return reasons[reason.because](playOf(first), to === AWAY ? null : spaceOf(to), second && playOf(second));
    }
    default:
      return reasons.plain[reason.because];
  }
};
