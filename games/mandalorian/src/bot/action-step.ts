import { nearest } from '@cadre/core';
import type { PlayLocals } from '../actions/perform.js';
import type { PerformLocals } from '../actions/performing.js';
import type { MovementLocals } from '../actions/steps.js';
import { TEXT } from '../box/card-text.js';
import { modifierOf } from '../box/scripts.js';
import { GEAR, isAlternative, isDeed, readDeed } from '../codes.js';
import type { TriggerCard } from '../content/types.js';
import { AWAY, type CharacterId, NO_CARD, pieceId } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import { faceOf } from '../threats/threats.js';
import { type Act, strengthAt } from './act.js';
import { actWorth } from './act-worth.js';
import { type Asking, bestOption, optionsOf, pickOrPass, type Reply, reply } from './asking.js';
import { attackChoices, type Choice, intelChoices } from './choices.js';
import { gainsOf } from './gains.js';
import { isTraitor, whomToAccuse } from './loyalty.js';
import { meansOf } from './means.js';
import type { Outset } from './outset.js';
import type { Reason } from './reason.js';
import { textWorth } from './texts.js';
import { trips } from './trips.js';
import { planTrip, planTurn } from './turn-plan.js';

/** Small gains are not worth a card that can be used once. */
const USE = 0.3;
const SAVE = 1.2;

export const localsOf = <L extends object>(a: Asking): L => a.view.stack[a.view.stack.length - 1]!.locals as L;
const performing = (a: Asking) => nearest(a.view, PERFORM);

// ---- Deeds beside the actions

const cardOf = (o: Outset, who: CharacterId, id: number): TriggerCard | null =>
  id === GEAR ? o.x.box.characters[who]!.gear : (o.x.box.planning[id] ?? null);
const deedWorth = (a: Asking, code: number): number => {
  const o = a.outset(),
    { deed, who, id } = readDeed(code),
    { x } = o,
    here = x.at[who]!;
  switch (deed) {
    case 'feature':
      return textWorth(o, who, here, faceOf(x.box, x.table.pieces[id]!).feature!.ops) - USE;
    case 'rescue':
    case 'carry':
      return isTraitor(a.view) ? 0 : 1;
    case 'planning':
    case 'gear': {
      const card = cardOf(o, who, deed === 'gear' ? GEAR : id);
      if (card?.ops?.some(op => op.op === 'extra')) return extraWorth(a);
      return textWorth(o, who, here, card?.ops ?? []) - (deed === 'gear' ? SAVE : USE);
    }
    case 'accuse':
      return whomToAccuse(a.view) === id ? 1 : 0;
  }
};
/** A third card is played only if it does more good than it fills a slot. */
const extraWorth = (a: Asking): number => {
  if (a.view.public.turn.cards < 2) return 0;
  return (planTurn(a.outset(), { ...meansOf(a.view), cards: 1 })?.worth ?? 0) - USE;
};
const bestDeed = (a: Asking): Reply | undefined => {
  let best: number | undefined,
    most = 0;
  for (const code of optionsOf(a.space)) {
    if (!isDeed(code)) continue;
    const worth = deedWorth(a, code);
    if (worth > most) {
      most = worth;
      best = code;
    }
  }
  return best === undefined ? undefined : reply([best], { because: readDeed(best).deed });
};
/** Whether a traitor passes over what the crew should carry. */
const leavesLying = (a: Asking): boolean =>
  isTraitor(a.view) && optionsOf(a.space).some(code => isDeed(code) && ['rescue', 'carry'].includes(readDeed(code).deed));
export const replyAround = (a: Asking): Reply => bestDeed(a) ?? reply([], { because: leavesLying(a) ? 'leaveLying' : 'nothingAround' });

// ---- Cards and slots

/** Both cards of the turn are thought of together, when there is time. */
const cardsAhead = (a: Asking): number => (a.trial ? Math.max(1, meansOf(a.view).cards) : 1);
const planned = (a: Asking): 'plan' | 'slyPlan' => (isTraitor(a.view) ? 'slyPlan' : 'plan');
/** The traitor picks what still looks reasonable and helps least. */
export const replyAct = (a: Asking): Reply => {
  const deed = bestDeed(a);
  if (deed) return deed;
  const o = a.outset(),
    means = meansOf(a.view);
  const hand = optionsOf(a.space).filter(code => !isDeed(code));
  const plan = planTurn(o, { ...means, hand, cards: cardsAhead(a), sly: isTraitor(a.view) });
  if (!plan || (a.space.kind === 'pick' && a.space.min === 0 && plan.worth <= USE)) {
    const [any] = optionsOf(a.space);
    return a.space.kind === 'pick' && a.space.min > 0 ? reply([any!], { because: 'onlyCard' }) : reply([], { because: 'tooLittle' });
  }
  return reply([plan.first.card], { because: planned(a), plan });
};
export const replySlot = (a: Asking): Reply => {
  const f = localsOf<PlayLocals>(a),
    o = a.outset(),
    means = meansOf(a.view);
  const plan = planTurn(o, {
    ...means,
    hand: [...means.hand, f.card],
    slots: optionsOf(a.space),
    cards: cardsAhead(a),
    chosen: f.card,
    sly: isTraitor(a.view),
  });
  const slot = plan?.first.slot ?? optionsOf(a.space)[0]!;
  return reply([slot], plan ? { because: planned(a), plan } : { because: 'anySlot' });
};
export const replyName = (a: Asking): Reply => {
  const f = localsOf<PerformLocals>(a),
    o = a.outset();
  const plan = planTurn(o, { ...meansOf(a.view), hand: f.card === NO_CARD ? [] : [f.card], slots: [f.slot], cards: 1 });
  const named = plan?.first.named ?? 1;
  return reply([named], { because: 'strength', strength: named });
};

// ---- The action under way

const actNow = (a: Asking, extra = 0): Act => {
  const f = performing(a)!,
    o = a.outset(),
    slot = o.x.box.slots[f.slot]!;
  const bonus = f.card !== NO_CARD && o.x.box.cards[f.card]!.card.bonus === slot ? 1 : 0;
  const own = f.mods.map(n => modifierOf(o.x.box, n));
  const mods = slot === 'mission' ? [...own, ...(o.x.box.missionSlot?.modify ?? [])] : own;
  return { who: f.you, slot, strength: f.base + bonus + extra, mods, ops: [], instead: f.instead };
};
const worthNow = (a: Asking, act: Act): number => {
  const o = a.outset(),
    from = o.x.at[act.who]!;
  if (act.slot !== 'move') return actWorth(o, act, from);
  return Math.max(...trips(o, act.who, strengthAt(o.x, act, from), 0).map(t => t.worth));
};
/** Cards that strengthen the action: used where the strength makes a difference. */
export const replyPrepare = (a: Asking): Reply => {
  const o = a.outset(),
    { you } = performing(a)!,
    plain = worthNow(a, actNow(a));
  const gain = (id: number): number => {
    const card = cardOf(o, you, id);
    const more = card?.modify?.reduce((n, m) => (m.op === 'strength' ? n + m.n : m.op === 'strengthIs' ? n + 2 : n), 0) ?? 0;
    return (more > 0 ? worthNow(a, actNow(a, more)) - plain : 1) - SAVE;
  };
  const best = bestOption(a, gain);
  return best === undefined ? reply([], { because: 'laterAction' }) : reply([best], { because: 'addedStrength' });
};
export const replyText = (a: Asking): Reply => {
  const f = localsOf<PerformLocals>(a),
    o = a.outset(),
    act = actNow(a),
    card = f.card === NO_CARD ? undefined : o.x.box.cards[f.card]!.card;
  if (!card) return reply([], { because: 'laterAction' }); // a free action has no text
  const { ability } = card;
  const times = optionsOf(a.space);
  const loses = ability?.instead === true && worthNow(a, act) > textWorth(o, f.you, o.x.at[f.you]!, ability.ops ?? []);
  if (loses) return reply([], { because: 'actionFirst', card: card.id });
  const late = act.slot === 'move' || act.slot === 'attack';
  const willBeAskedAgain = late && ability?.ops !== undefined && (ability.timing ?? 'either') === 'either' && !times.includes(TEXT.after);
  if (willBeAskedAgain && a.view.stack.at(-1)!.step === 'useBefore') return reply([], { because: 'laterText' });
  const when = times.includes(TEXT.after) && late ? TEXT.after : times[0]!;
  return reply([when], { because: 'textOnTop', card: card.id });
};
/** Whoever chose the slot wants what it does. */
export const replyAgree = (a: Asking): Reply => reply([optionsOf(a.space)[0]!], { because: 'asPlanned' });
export const replyStep = (a: Asking): Reply => {
  const deed = bestDeed(a);
  if (deed) return deed;
  const f = localsOf<MovementLocals>(a),
    o = a.outset();
  if (f.left === 0 || f.stopped) return reply([], { because: 'movementEnds' });
  const means = meansOf(a.view);
  const trip = planTrip(o, f.who, f.left, f.modes, f.moved > 0, a.trial ? means : { ...means, cards: 0 });
  if (trip.first === AWAY || !optionsOf(a.space).includes(trip.first)) return reply([], { because: 'stay', space: o.x.at[f.who]! });
  const gains = a.trial ? gainsOf(o.x, f.who, trip.space) : [];
  return reply([trip.first], { because: 'go', who: f.who, space: trip.space, gains });
};
export const replyBring = (a: Asking): Reply => reply([optionsOf(a.space)[0]!], { because: 'bringAlong' });

const chosen = (a: Asking, choices: readonly Choice[], reasonFor: (option: number) => Reason): Reply => {
  const worths = new Map(choices.map(c => [c.option, c.worth]));
  const best = bestOption(a, option => worths.get(option) ?? 0);
  return reply(pickOrPass(best), best === undefined ? { because: 'nothingInReach' } : reasonFor(best));
};
export const replyTarget = (a: Asking): Reply => {
  const o = a.outset(),
    act = actNow(a);
  return chosen(a, attackChoices(o, act, o.x.at[act.who]!), piece =>
    isAlternative(piece) ? { because: 'betterThanAShot' } : { because: 'hit', piece: pieceId(piece) },
  );
};
export const replyIntel = (a: Asking): Reply => {
  const o = a.outset(),
    act = actNow(a);
  return chosen(a, intelChoices(o, act, o.x.at[act.who]!), piece =>
    isAlternative(piece) ? { because: 'betterThanALook' } : { because: 'knowOrMove', piece: pieceId(piece) },
  );
};
