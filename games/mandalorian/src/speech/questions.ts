import { askedOf, type Question, type Space, type ViewOf } from '@cadre/core';
import { wordFor } from '@cadre/kit';
import { alternativeName } from '../actions/alternatives.js';
import { boxOf } from '../box/box.js';
import { TEXT } from '../box/card-text.js';
import { scriptOf } from '../box/scripts.js';
import { CARD_FIRST, GEAR, isAlternative, isDeed, readAlternative, readDeed, readTokenChoice, UNDERMINE } from '../codes.js';
import { BACKS } from '../content/types.js';
import type { ChoiceLocals } from '../effects/op.js';
import { CRISIS_AT, EVENT_AT, slotTotal, tokenValue } from '../events/slots.js';
import { PLAY } from '../in-progress.js';
import { LOYAL, type MandoState } from '../state.js';
import { contextOf, onlyDeeds } from './context.js';
import { cardWords, characterName, pieceWithPlace, playerName, slotName, spaceName, tokenName, triggerWords } from './things.js';
import { type Words, wordsOf } from './words.js';

type MandoView = ViewOf<MandoState>;

export const questionIn =
  (language: Words) =>
  (view: MandoView, q: Question): string => {
    const words = wordsOf(language, boxOf(view)),
      { questions, choices, choose } = words,
      of = askedOf(view)?.of;
    const question =
      deedQuestion(words, view) ?? occasionOf(words, view) ?? wordFor(questions, q.rule, wordFor(choices, of, choose(q.rule)));
    const about = of === undefined ? undefined : contextOf(words, view); // whoever is not asked need not know what about
    return about === undefined ? question : `${question}: ${about}`;
  };

/** MA-35: a card must be played, unless only other deeds are left. MA-42: so it is with steps. */
const deedQuestion = ({ deeds }: Words, view: MandoView): string | undefined => {
  if (onlyDeeds(view)) return deeds.alone;
  const space = askedOf(view);
  return space?.kind === 'pick' && space.of === 'deed' && space.options.some(isDeed) ? deeds.besides : undefined;
};
/** What has happened, where the question alone does not tell. */
const occasionOf = ({ occasions }: Words, { stack }: MandoView): string | undefined => {
  switch (stack.at(-1)?.proc) {
    case 'disrupt':
      return occasions.disrupt;
    case 'flee':
      return stack.some(f => f.proc === 'hurt') ? occasions.flee : undefined;
    default:
      return undefined;
  }
};
export const passIn =
  ({ passes }: Words) =>
  (view: MandoView, q: Question): string | undefined =>
    wordFor(passes, q.rule, wordFor(passes, askedOf(view)?.of, undefined));

const deedWords = (words: Words, view: MandoView, code: number): string => {
  const { deed, who, id } = readDeed(code),
    box = boxOf(view),
    { options } = words;
  switch (deed) {
    case 'feature':
      return options.use(pieceWithPlace(words, box, view.public, view.mine, id));
    case 'rescue':
      return options.rescue;
    case 'carry':
      return options.pickUp(pieceWithPlace(words, box, view.public, view.mine, id));
    case 'planning':
      return triggerWords(words, box.planning[id]!);
    case 'gear':
      return options.use(words.names('card', box.characters[who]!.gear!.id));
    case 'accuse':
      return options.accuse(playerName(words, box, id));
  }
};
/** The slot for a card says what the card will do there in the Event Step; a wild card is not named yet. */
const slotWords = (words: Words, view: MandoView, slot: number): string => {
  const box = boxOf(view),
    name = slotName(words, box, slot),
    { cards, values, tokens } = view.public.slots[slot]!;
  const f = view.stack.at(-1);
  const card = f && PLAY.is(f) ? f.locals.card : undefined;
  const strength = card === undefined ? 'wild' : box.cards[card]!.card.strength;
  if (card === undefined || strength === 'wild') return name;
  const value = strength === 'tactical' ? EVENT_AT : strength;
  const then = slotTotal(box, { cards: [...cards, card], values: [...values, value], tokens });
  const brings = then >= CRISIS_AT ? 'crisis' : then >= EVENT_AT ? 'event' : 'nothing';
  return words.options.slotFor(name, slotTotal(box, { cards, values, tokens }), then, brings);
};
const timingWords = ({ options }: Words, value: number): string => {
  if (value === TEXT.before) return options.before;
  return value === TEXT.after ? options.after : options.with;
};
const oneOfTexts = (words: Words, view: MandoView, value: number): string => {
  const f = view.stack.at(-1)!.locals as ChoiceLocals;
  const op = scriptOf(boxOf(view), f.script)[f.at];
  if (op?.op !== 'choose') return words.options.text(value + 1);
  return op.between[value]!.map(x => words.texts.describe(x, { names: words.names, it: 'it' })).join('; ');
};
/** MA-139: a space stands for whoever is in it. */
const CHASED = 'MA-139';
const charactersIn = (words: Words, view: MandoView, space: number): string =>
  view.public.characters.flatMap((c, who) => (c.space === space ? [characterName(words, boxOf(view), who)] : [])).join(', ');
/** Gear is asked about one character at a time: the one whose player is asked. */
const gearId = (view: MandoView): string =>
  boxOf(view).characters.flatMap((c, i) =>
    c.gear && view.public.characters[i]!.gear && (boxOf(view).shared || i === view.seat) ? [c.gear.id] : [],
  )[0] ?? '';

export const optionIn =
  (language: Words) =>
  (view: MandoView, space: Space, value: number): string => {
    const box = boxOf(view),
      words = wordsOf(language, box),
      t = view.public,
      { options, things, names } = words;
    switch (space.of) {
      case 'deed':
        return isDeed(value) ? deedWords(words, view, value) : cardWords(words, box, value);
      case 'step':
        return isDeed(value) ? deedWords(words, view, value) : options.goTo(spaceName(words, box, value));
      case 'card':
        return cardWords(words, box, value);
      case 'slot':
        return slotWords(words, view, value);
      case 'space':
        return view.pending?.rule === CHASED
          ? things.in(charactersIn(words, view, value), spaceName(words, box, value))
          : spaceName(words, box, value);
      case 'character':
        return characterName(words, box, value);
      case 'threat':
        return isAlternative(value)
          ? options.alternative(
              names('missionAction', alternativeName(view, value)),
              words.texts.effects(box.mission.alternatives[readAlternative(value)]!.ops, { names, it: 'it' }),
            )
          : pieceWithPlace(words, box, t, view.mine, value);
      case 'reinforcement':
        return tokenName(words, box, t.pieces[value]!.token);
      case 'token':
        return tokenName(words, box, value);
      case 'planning':
        return triggerWords(words, box.planning[value]!);
      case 'trigger-card':
        return value === GEAR ? options.use(names('card', gearId(view))) : triggerWords(words, box.planning[value]!);
      case 'event':
        return names('card', box.events[value]?.id ?? '');
      case 'back': {
        const back = BACKS[value];
        return back ? things.backs[back] : things.unknown;
      }
      case 'disrupt':
        return options.disruptToken(tokenValue(box, value));
      case 'disrupt-token': {
        const { slot, token } = readTokenChoice(value);
        return options.tokenFrom(tokenValue(box, token), slotName(words, box, slot));
      }
      case 'door':
        return options.door(box.terrain.doors[value]?.name ?? String(value));
      case 'action':
        return options.perform(slotName(words, box, value));
      case 'text':
        return timingWords(words, value);
      case 'alternative':
        return oneOfTexts(words, view, value);
      case 'strength':
        return options.strength(value);
      case 'seat':
        return playerName(words, box, value);
      case 'first':
        return value === CARD_FIRST ? options.cardFirst : options.missionFirst;
      case 'bottom':
        return options.bottom;
      case 'declare':
        return options.declare;
      case 'loyalty':
        return value === LOYAL ? options.loyal : options.traitor;
      case 'ballot':
        return value === UNDERMINE ? options.undermine : options.support;
      case 'vote':
        return value === 1 ? options.yes : options.no;
      default:
        return String(value);
    }
  };
