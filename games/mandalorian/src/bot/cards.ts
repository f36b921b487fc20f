import type { PlanLocals } from '../actions/plan.js';
import { GEAR, readTokenChoice } from '../codes.js';
import { slotTotal, tokenValue } from '../events/slots.js';
import { type CharacterId, characterId } from '../ids.js';
import type { HurtLocals } from '../threats/hurt.js';
import { ownerOf } from '../threats/threats.js';
import { localsOf } from './action-step.js';
import { type Asking, bestOption, mayPass, optionsOf, pickOrPass, type Reply, reply } from './asking.js';
import { expectedDamage, volleysOn } from './danger.js';
import { dangerTo, healthLeft, slotPrice } from './judge.js';
import { isTraitor } from './loyalty.js';
import { damagePrice, harm, holdingWorth } from './prices.js';

const WORTH_BLOCKING = 3;
const WORTH_KEEPING_ON_TOP = 2;
const GEAR_FROM = 10;
const FRIGHTENING = 2.5;
const SKIP_FROM = 1.5;

const holder = (a: Asking): CharacterId => a.outset().x.crew.find(c => ownerOf(a.view, c) === a.view.seat) ?? characterId(0);
const keepWorth = (a: Asking, card: number, who: CharacterId): number => {
  const { x } = a.outset(),
    def = x.box.planning[card]!;
  return def.cannotKeep ? 0 : holdingWorth(x, def, healthLeft(x, who));
};
const planId = (a: Asking, card: number): string => a.outset().x.box.planning[card]!.id;

export const replyKeep = (a: Asking): Reply => {
  const { you } = localsOf<PlanLocals>(a);
  const best = bestOption(a, card => keepWorth(a, card, you));
  return reply(pickOrPass(best), best === undefined ? { because: 'noneToKeep' } : { because: 'keep', card: planId(a, best) });
};
export const replyPutBack = (a: Asking): Reply => {
  const { you } = localsOf<PlanLocals>(a);
  if (isTraitor(a.view)) return reply([], { because: 'nothingOnTop' });
  const best = bestOption(a, card => keepWorth(a, card, you) - WORTH_KEEPING_ON_TOP);
  return reply(pickOrPass(best), best === undefined ? { because: 'noneForLater' } : { because: 'forLater', card: planId(a, best) });
};
export const replyTakePlan = (a: Asking): Reply => {
  const best = bestOption(a, card => keepWorth(a, card, holder(a)));
  return reply(pickOrPass(best), best === undefined ? { because: 'noneToTake' } : { because: 'take', card: planId(a, best) });
};
export const replyRecover = (a: Asking): Reply => {
  const { cards } = a.outset().x.box;
  const strength = (card: number): number => {
    const printed = cards[card]!.card.strength;
    return typeof printed === 'number' ? printed : 3;
  };
  const best = bestOption(a, strength)!;
  return reply([best], { because: 'recover', card: cards[best]!.card.id });
};

/** The narrowest card that stops it; gear only when it hurts. */
export const replyBlock = (a: Asking): Reply => {
  const { who } = localsOf<HurtLocals>(a),
    { x } = a.outset(),
    price = damagePrice(healthLeft(x, who)),
    carries = x.table.child.held === 'character' && x.table.child.by === who;
  const worth = (card: number): number => {
    if (card === GEAR) return price - GEAR_FROM;
    return (carries ? 2 * price : price) - WORTH_BLOCKING + (x.box.planning[card]!.trigger === 'damage' ? 0 : 1);
  };
  const best = bestOption(a, worth);
  return reply(pickOrPass(best), { because: best === undefined ? 'saveTheCard' : 'stopTheDamage' });
};
/** A card for the Event Step: used when fire is expected. */
export const replyBrace = (a: Asking): Reply => {
  const o = a.outset();
  const most = Math.max(0, ...o.x.crew.map(c => dangerTo(o.x, c, o.volleys)));
  const best = most > FRIGHTENING ? optionsOf(a.space)[0] : undefined;
  return reply(pickOrPass(best), { because: best === undefined ? 'littleDanger' : 'muchFire' });
};
export const replySkipCrisis = (a: Asking): Reply => {
  if (isTraitor(a.view)) return reply([], { because: 'letTheCrisisCome' });
  const best = a.outset().crisis > SKIP_FROM ? optionsOf(a.space)[0] : undefined;
  return reply(pickOrPass(best), { because: best === undefined ? 'mildCrisis' : 'badCrisis' });
};
/** Cards that answer an attack are used at the first chance: another of the name cannot be held. */
export const replyUse = (a: Asking): Reply => reply([optionsOf(a.space)[0]!], { because: 'madeForThis' });

export const replyClear = (a: Asking): Reply => {
  const o = a.outset(),
    { box, table } = o.x;
  const relief = (code: number): number => {
    const { slot, token } = readTokenChoice(code),
      total = slotTotal(box, table.slots[slot]!);
    return slotPrice(total, o.crisis) - slotPrice(total - tokenValue(box, token), o.crisis);
  };
  const best = bestOption(a, relief)!;
  return reply([best], { because: 'relief', slot: readTokenChoice(best).slot });
};

/** What an event card would do to the crew now. */
export const eventHarm = (a: Asking, card: number): number => {
  const { x } = a.outset();
  const only = volleysOn(x.box, card);
  let sum = harm(x, x.box.events[card]!.ops);
  for (const c of x.crew) sum += expectedDamage(x, c, only) * damagePrice(healthLeft(x, c));
  return sum === 0 ? 2 : sum; // without effect it spawns an enemy (MA-153)
};
const averageHarm = (a: Asking): number => {
  const { box } = a.outset().x;
  return box.events.reduce((sum, _, e) => sum + eventHarm(a, e), 0) / box.events.length;
};
export const replyBottom = (a: Asking): Reply => {
  const [top] = a.view.mine?.events.top ?? [];
  const sly = isTraitor(a.view),
    away = top !== undefined && top >= 0 && eventHarm(a, top) > averageHarm(a) !== sly;
  if (away) return reply([optionsOf(a.space)[0]!], { because: sly ? 'mildEvent' : 'badEvent' });
  return reply([], { because: sly ? 'othersAreMilder' : 'othersAreWorse' });
};
export const replyOrder = (a: Asking): Reply => {
  const items = a.space.kind === 'order' ? a.space.items : [];
  const sly = isTraitor(a.view),
    sign = sly ? -1 : 1;
  return reply(
    items.toSorted((p, q) => sign * (eventHarm(a, p) - eventHarm(a, q))),
    { because: sly ? 'hardestFirst' : 'mildestFirst' },
  );
};
/** TR-9: an exposed traitor has nothing to hide. */
export const replyExposed = (a: Asking): Reply => {
  const best = bestOption(a, card => eventHarm(a, card))!;
  return reply([best], { because: 'hardestEvent', card: a.outset().x.box.events[best]!.id });
};
export const passOr = (a: Asking): Reply =>
  mayPass(a.space) ? reply([], { because: 'notWorthIt' }) : reply([optionsOf(a.space)[0]!], { because: 'noDifference' });
