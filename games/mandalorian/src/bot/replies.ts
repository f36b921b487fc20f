import { sample } from '@cadre/core';
import { scriptOf } from '../box/scripts.js';
import { UNDERMINE } from '../codes.js';
import type { FreeActionLocals } from '../effects/free-action.js';
import type { ChoiceLocals } from '../effects/op.js';
import { AWAY, NOBODY, pieceId } from '../ids.js';
import type { AccusationLocals } from '../modes/traitor.js';
import { actWorth } from './act-worth.js';
import {
  localsOf,
  replyAct,
  replyAgree,
  replyAround,
  replyBring,
  replyIntel,
  replyName,
  replyPrepare,
  replySlot,
  replyStep,
  replyTarget,
  replyText,
} from './action-step.js';
import { type Asking, bestOption, mayPass, optionsOf, pickOrPass, type Reply, reply } from './asking.js';
import {
  passOr,
  replyBlock,
  replyBottom,
  replyBrace,
  replyClear,
  replyExposed,
  replyKeep,
  replyOrder,
  replyPutBack,
  replyRecover,
  replySkipCrisis,
  replyTakePlan,
  replyUse,
} from './cards.js';
import { lookAhead } from './look-ahead.js';
import { ballotOf, isTraitor, voteOn } from './loyalty.js';
import { doorWorth } from './outset.js';
import { lookWorth, textWorth } from './texts.js';
import { trips } from './trips.js';

/** Doing something is preferred to passing when it makes no difference. */
const LEAN = 0.05;

/** Try every answer on an imagined table and take the one after which the crew stands best. */
const replyTried = (a: Asking): Reply => {
  const tried = a.trial ? lookAhead(a.trial, a.view, a.space, a.random) : undefined;
  if (!tried) return reply(sample(a.space, a.random), { because: 'tooManyWays' });
  const sly = isTraitor(a.view),
    sign = sly ? -1 : 1;
  const worth = (i: number): number => sign * tried[i]!.worth - (tried[i]!.answer.length === 0 ? LEAN : 0);
  let best = 0;
  for (let i = 1; i < tried.length; i++) if (worth(i) > worth(best)) best = i;
  const leaves = mayPass(a.space) && tried[best]!.answer.length === 0;
  const because = sly ? (leaves ? 'leavingHurts' : 'standsWorst') : leaves ? 'leaveIt' : 'standsBest';
  return reply(tried[best]!.answer, { because });
};
const replyLook = (a: Asking): Reply => {
  const o = a.outset(),
    { you } = localsOf<ChoiceLocals>(a);
  const best = bestOption(a, piece => lookWorth(o, you === NOBODY ? AWAY : o.x.at[you]!, pieceId(piece)) + LEAN)!;
  return reply([best], { because: 'look', piece: pieceId(best) });
};
const replyUnlock = (a: Asking): Reply => {
  if (isTraitor(a.view)) return reply([], { because: 'staysLocked' });
  const o = a.outset();
  const best = bestOption(a, door => doorWorth(o, door));
  return reply(pickOrPass(best), { because: best === undefined ? 'noDoor' : 'door' });
};
const replyChooseOne = (a: Asking): Reply => {
  const o = a.outset(),
    f = localsOf<ChoiceLocals>(a),
    op = scriptOf(o.x.box, f.script)[f.at]!;
  const best = bestOption(a, i => (op.op === 'choose' && f.you !== NOBODY ? textWorth(o, f.you, o.x.at[f.you]!, op.between[i]!) : 0))!;
  return reply([best], { because: 'thisHalf' });
};
const replyFree = (a: Asking): Reply => {
  const o = a.outset(),
    { who, strength } = localsOf<FreeActionLocals>(a),
    from = o.x.at[who]!;
  const worth = (slot: number): number => {
    const name = o.x.box.slots[slot]!;
    if (name === 'move') return Math.max(...trips(o, who, strength, 0).map(t => t.worth));
    return actWorth(o, { who, slot: name, strength, mods: [], ops: [], instead: false }, from);
  };
  const best = bestOption(a, worth);
  return reply(pickOrPass(best), best === undefined ? { because: 'noFreeAction' } : { because: 'freeAction', slot: best });
};
const replyBallot = (a: Asking): Reply => {
  const vote = ballotOf(a.view, a.random);
  const legal = optionsOf(a.space).includes(vote) ? vote : optionsOf(a.space)[0]!;
  if (legal === UNDERMINE) return reply([legal], { because: 'undermine' });
  return reply([legal], { because: isTraitor(a.view) ? 'keepTheirTrust' : 'support' });
};
const replyVote = (a: Asking): Reply => {
  const yes = voteOn(a.view, localsOf<AccusationLocals>(a).accused);
  if (!yes) return reply([0], { because: 'tooLittleAgainst' });
  return reply([1], { because: isTraitor(a.view) ? 'letThemFall' : 'guilty' });
};

/** How each question is answered, by procedure and step; whatever is not listed is tried out. */
const REPLIES: Readonly<Record<string, (a: Asking) => Reply>> = {
  'turn.act': replyAct,
  'play.slot': replySlot,
  'perform.name': replyName,
  'perform.prepare': replyPrepare,
  'perform.text': replyText,
  'perform.useBefore': replyText,
  'perform.useAfter': replyText,
  'perform.agree': replyAgree,
  'perform.around': replyAround,
  'perform.aroundEnd': replyAround,
  'movement.bring': replyBring,
  'movement.step': replyStep,
  'attack.target': replyTarget,
  'intel.choose': replyIntel,
  'pause.use': replyAround,
  'plan.keep': replyKeep,
  'plan.putBack': replyPutBack,
  'hurt.block': replyBlock,
  'eventStep.prepare': replyBrace,
  'event.beforehand': passOr,
  'event.afterwards': replyBrace,
  'slotEvent.skip': replySkipCrisis,
  'strike.dissuade': replyUse,
  'strike.answer': replyUse,
  'freeAction.choose': replyFree,
  'recover.choose': replyRecover,
  'takePlan.choose': replyTakePlan,
  'topPlan.choose': replyTakePlan,
  'clearDisrupt.choose': replyClear,
  'unlock.choose': replyUnlock,
  'chooseOne.choose': replyChooseOne,
  'lookMore.choose': replyLook,
  'peek.bottom': replyBottom,
  'peek.reorder': replyOrder,
  'exposedTurn.choose': replyExposed,
  'ballot.vote': replyBallot,
  'accusation.vote': replyVote,
  'loyalty.declare': passOr,
};
export const replyTo = (a: Asking): Reply => {
  const f = a.view.stack[a.view.stack.length - 1]!;
  return (REPLIES[`${f.proc}.${f.step}`] ?? replyTried)(a);
};
