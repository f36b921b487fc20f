import { type Ask, amount, type Call, mayPick, pick, thenAgain } from '@cadre/core';
import { type Box, boxOf, type Card } from '../box/box.js';
import { type CardText, TEXT } from '../box/card-text.js';
import { modifierNumber } from '../box/scripts.js';
import { STRENGTHS } from '../content/types.js';
import { procedure } from '../define.js';
import { findsNobody, runScript } from '../effects/effects.js';
import { openSlots } from '../events/slots.js';
import { emit } from '../happen.js';
import { AWAY, type CardId, NO_CARD, NOBODY } from '../ids.js';
import { holds } from '../missions/conditions.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown, MandoState } from '../state.js';
import { characterOf, ownerOf } from '../threats/threats.js';
import { deedsAroundAction, doDeed } from '../turn/deeds.js';
import { Attack } from './attack.js';
import { attackTargets } from './attack-targets.js';
import { Intel } from './intel.js';
import { Movement } from './move.js';
import { type PerformLocals, performLocals } from './performing.js';
import { Plan } from './plan.js';
import { moveOf } from './steps.js';
import { modifiersOf, strengthOf, strengthTerms } from './strength.js';

const playLocals = (x: { readonly seat: number; readonly card: CardId }) => x;
export type PlayLocals = ReturnType<typeof playLocals>;
const WILD = 'wild';
const TACTICAL = 'tactical';
/** What a card counts before anything is added: a wild one is named when played, a tactical one has no strength. */
const printed = ({ card }: Card): number => (typeof card.strength === 'number' ? card.strength : 0);
/** A card leaves the hand and lies in a slot, on top of the others (MA-36); then its action follows. */
export const Play = procedure('play', {
  locals: playLocals,
  steps: {
    slot: {
      rule: 'MA-37',
      seat: (_, f) => f.seat,
      space: s => pick('slot', openSlots(s)),
      take: (s, f, [slot]) => {
        const box = boxOf(s),
          card = box.cards[f.card]!,
          you = box.shared ? card.character : characterOf(f.seat); // MA-215, MA-216, MA-220: the character on the card, whichever it is
        const lies = s.public.slots[slot!]!;
        lies.cards.push(f.card);
        lies.values.push(printed(card));
        s.public.turn.played |= 1 << slot!;
        s.public.turn.cards++;
        emit(s, { type: 'played', rule: 'MA-36', seat: f.seat, character: you, card: f.card, slot: slot! });
        return Perform.call({ you, slot: slot!, card: f.card, base: printed(card) });
      },
    },
  },
});

const cardOf = (box: Box, f: PerformLocals): Card | undefined => (f.card === NO_CARD ? undefined : box.cards[f.card]);
/** The text of the card, in the slot that it is for (MA-104, MA-107). */
const textOf = (s: MandoKnown, f: PerformLocals): CardText | null => {
  const box = boxOf(s);
  const text = cardOf(box, f)?.text;
  return text && text.ability.slot === box.slots[f.slot] ? text : null;
};
const mayUse = (s: MandoState, f: PerformLocals, time: number): boolean => {
  if (f.text !== TEXT.unused) return false;
  const text = textOf(s, f);
  return text !== null && !text.isDeclared && text.times.includes(time) && onMap(s, f) && !findsNobody(s, text.ability.ops ?? [], f);
};
/** A text that only makes an attack reach farther, while nobody is farther away. */
const reachesNobodyElse = (s: MandoKnown, f: PerformLocals, { addsOnlyRange, ability }: CardText): boolean => {
  if (!addsOnlyRange) return false;
  const mods = [...f.mods, ...ability.modify!.map(modifierNumber)];
  return attackTargets(s, { you: f.you, slot: f.slot, mods }).length === attackTargets(s, f).length;
};
const useText = (s: MandoState, f: PerformLocals, time: number): void => {
  f.text = time;
  if (f.card !== NO_CARD) emit(s, { type: 'text', rule: 'MA-105', character: f.you, card: f.card });
};
/** Asked anew before and after the action's own ability, until it is used. */
const textAt = (time: number): Ask<MandoState, PerformLocals> => ({
  rule: 'MA-108',
  when: (s, f) => mayUse(s, f, time),
  seat: (s, f) => ownerOf(s, f.you),
  space: (s, f) => (textOf(s, f)!.isSameAfterPlan ? pick('text', [time]) : mayPick('text', [time])),
  take: (s, f, [when]) => {
    if (when === undefined) return undefined;
    useText(s, f, time);
    return runText(s, f);
  },
});
/** What can be done beside an action, before and after its ability: features too where a text lies between (MA-98). */
const deedsBefore = (s: MandoKnown, f: PerformLocals): number[] => deedsAroundAction(s, f.you, f.text === TEXT.before);
const deedsAfter = (s: MandoState, f: PerformLocals): number[] =>
  deedsAroundAction(s, f.you, f.text === TEXT.after || mayUse(s, f, TEXT.after));
const isTactical = (s: MandoKnown, f: PerformLocals): boolean => cardOf(boxOf(s), f)?.card.strength === TACTICAL;
const runText = (s: MandoState, f: PerformLocals): Call => runScript(s, textOf(s, f)!.ability.ops!, f);
const onMap = (s: MandoKnown, f: PerformLocals): boolean => s.public.characters[f.you]!.space !== AWAY;

const isPerformed = (s: MandoKnown, f: PerformLocals): boolean => !f.instead && !isTactical(s, f) && onMap(s, f);
/** MA-209: strong enough, and what the mission asks for holds. */
const canUseMission = (s: MandoKnown, f: PerformLocals): boolean => {
  const { minStrength, if: condition } = boxOf(s).missionSlot!;
  return strengthOf(s, f) >= minStrength && (!condition || holds(s, condition, f, f));
};
/** Abilities that ask nothing before they begin: to decline them is a question of its own. */
const runsAtOnce = (s: MandoKnown, f: PerformLocals): boolean => {
  switch (boxOf(s).slots[f.slot]!) {
    case 'plan':
      return strengthOf(s, f) > 0;
    case 'mission':
      return canUseMission(s, f);
    case 'move':
    case 'attack':
    case 'intel':
      return false;
  }
};

/** The action's own ability, at its strength. Each of them can be declined (MA-39). */
const ability = (s: MandoState, f: PerformLocals): Call | undefined => {
  const box = boxOf(s);
  const strength = strengthOf(s, f);
  switch (box.slots[f.slot]!) {
    case 'move':
      return Movement.call(moveOf(s, f));
    case 'attack':
      return Attack.call({});
    case 'intel':
      return Intel.call({});
    case 'plan': {
      const keep = modifiersOf(s, f).reduce((n, m) => (m.op === 'keepPlans' ? Math.max(n, m.keep) : n), 1);
      return Plan.call({ you: f.you, seat: ownerOf(s, f.you), n: strength, keep });
    }
    case 'mission': {
      emit(s, { type: 'mission-action', rule: 'MA-208', character: f.you, strength, terms: strengthTerms(s, f, f.it, f.itSpace) });
      return canUseMission(s, f) ? runScript(s, boxOf(s).missionSlot!.ops, { you: f.you }) : undefined;
    }
  }
};

/** One action, from its card to its end (MA-41: all of it before anything else). A free action has no card (MA-114). */
export const Perform = procedure('perform', {
  locals: performLocals,
  steps: {
    name: {
      rule: 'MA-5',
      when: (s, f) => cardOf(boxOf(s), f)?.card.strength === WILD,
      seat: (s, f) => ownerOf(s, f.you),
      space: () => amount('strength', STRENGTHS[0], STRENGTHS[STRENGTHS.length - 1]!),
      take: (s, f, [n]) => {
        f.base = n!;
        const slot = s.public.slots[f.slot]!;
        slot.values[slot.values.length - 1] = n!;
        if (f.card !== NO_CARD) emit(s, { type: 'named', rule: 'MA-5', card: f.card, strength: n! });
      },
    },
    prepare: {
      rule: 'MA-89',
      when: (s, f) => triggered(s, f.you, 'performAction', boxOf(s).slots[f.slot]).length > 0,
      seat: (s, f) => ownerOf(s, f.you),
      space: (s, f) => mayPick('trigger-card', triggered(s, f.you, 'performAction', boxOf(s).slots[f.slot])),
      take: (s, f, [card]) => {
        if (card === undefined) return undefined;
        const go = spendTriggerCard(s, f.you, card, NOBODY, AWAY, f);
        return go ? thenAgain(go) : 'again';
      },
    },
    text: {
      rule: 'MA-108',
      when: (s, f) => {
        const text = textOf(s, f);
        return text?.isDeclared === true && !reachesNobodyElse(s, f, text);
      },
      seat: (s, f) => ownerOf(s, f.you),
      space: (s, f) => {
        const { addsOnlyChoices, times } = textOf(s, f)!;
        return addsOnlyChoices ? pick('text', times) : mayPick('text', times);
      },
      take: (s, f, [when]) => {
        if (when === undefined) return;
        const used = textOf(s, f)!.ability;
        f.instead = used.instead === true;
        for (const m of used.modify ?? []) f.mods.push(modifierNumber(m));
        useText(s, f, when);
      },
    },
    textBefore: { rule: 'MA-105', when: (_, f) => f.text === TEXT.before, run: runText },
    useBefore: textAt(TEXT.before),
    around: {
      rule: 'MA-186',
      when: (s, f) => deedsBefore(s, f).length > 0,
      seat: (s, f) => ownerOf(s, f.you),
      space: (s, f) => mayPick('step', deedsBefore(s, f)),
      take: (s, _, [code]) => (code === undefined ? undefined : doDeed(s, code)),
    },
    agree: {
      rule: 'MA-39',
      when: (s, f) => isPerformed(s, f) && runsAtOnce(s, f),
      seat: (s, f) => ownerOf(s, f.you),
      space: (_, f) => mayPick('action', [f.slot]),
      take: (_, f, [slot]) => {
        f.declined = slot === undefined;
      },
    },
    ability: {
      rule: 'MA-36',
      when: (s, f) => isPerformed(s, f) && !f.declined,
      run: (s, f) => ability(s, f),
    },
    aroundEnd: {
      rule: 'MA-186',
      when: (s, f) => deedsAfter(s, f).length > 0,
      seat: (s, f) => ownerOf(s, f.you),
      space: (s, f) => mayPick('step', deedsAfter(s, f)),
      take: (s, _, [code]) => (code === undefined ? undefined : doDeed(s, code)),
    },
    textAfter: { rule: 'MA-105', when: (s, f) => f.text === TEXT.after && onMap(s, f), run: runText },
    useAfter: textAt(TEXT.after),
  },
});
