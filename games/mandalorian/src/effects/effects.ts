import { type Call, enclosing, thenAgain } from '@cadre/core';
import { performing } from '../actions/performing.js';
import { Plan } from '../actions/plan.js';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import { Flee } from '../child/flee.js';
import { CLASSES, type EnemyClass, type Op, type OpName, SLOTS } from '../content/types.js';
import { procedure } from '../define.js';
import { Disrupt } from '../events/disrupt.js';
import { EnemyAttack, Strike } from '../events/enemy-attack.js';
import { EnemyMove } from '../events/enemy-move.js';
import { Event } from '../events/event.js';
import { SlotEvent } from '../events/event-step.js';
import { highestSlots, lowestSlots } from '../events/slots.js';
import { Spawn, spacesOf } from '../events/spawn.js';
import { happen } from '../happen.js';
import { holds } from '../missions/conditions.js';
import { failed } from '../missions/outcome.js';
import { Ballot } from '../modes/traitor.js';
import type { MandoState } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, enemies, faceOf, groundNow, isOfClass, ownerOf } from '../threats/threats.js';
import { ChooseOne, ClearDisrupt, Lock, Recover, TakePlan, TopPlan, Unlock } from './choices.js';
import { LookMore, Peek, RevealNearest } from './knowledge.js';
import { last } from './lasting.js';
import { addToTrack, clearTrack, deliver, healSpecial, mark, openAllDoors } from './mission.js';
import { type ScriptFrame, scriptLocals } from './op.js';
import { childOn, childWith, placeToken, startAt } from './setup.js';
import { SpecialAttack, SpecialMove } from './special.js';
import { chooseTargets } from './targets.js';

const ALL = 99;
export const classBits = (classes: readonly EnemyClass[]): number => classes.reduce((bits, c) => bits | (1 << CLASSES.indexOf(c)), 0);
const countOf = (count: number | 'all'): number => (count === 'all' ? ALL : count);
const block = (s: MandoState, n: number): void => {
  const h = enclosing(s, Hurt);
  const stopped = Math.min(h.left, n);
  h.left -= stopped;
  happen(s, { type: 'blocked', rule: 'MA-90', character: h.who, by: 'card', n: stopped });
};
const stayPut = (s: MandoState, op: Extract<Op, { op: 'stayPut' }>): void => {
  const bits = classBits(op.classes),
    ground = groundNow(s),
    box = boxOf(s);
  for (const c of charactersOnMap(s))
    if (
      enemies(s).some(
        p =>
          isOfClass(faceOf(box, s.public.pieces[p]!), bits) &&
          withinRange(ground, s.public.characters[c]!.space, s.public.pieces[p]!.space, op.range),
      )
    )
      last(s, { kind: 'stayPut', who: c, until: 'seat' });
};

const onTargets = (s: MandoState, f: ScriptFrame, op: Parameters<typeof chooseTargets>[2]): Call | undefined => chooseTargets(s, f, op);
/** One small handler for each op of the content. What an op cannot do any more, it does not do. */
type Handlers = { readonly [K in OpName]: (s: MandoState, f: ScriptFrame, op: Extract<Op, { op: K }>) => Call | void };
const handlers: Handlers = {
  damage: onTargets,
  discardEnemy: onTargets,
  shift: onTargets,
  away: onTargets,
  pin: onTargets,
  redirect: onTargets,
  move: onTargets,
  heal: onTargets,
  hurt: onTargets,
  shield: onTargets,
  free: onTargets,
  drawSkill: onTargets,
  extra: s => {
    s.public.turn.extra++; // MA-111, MA-113
    happen(s, { type: 'extra', rule: 'MA-111' });
  },
  recover: (_, f, op) => Recover.call({ of: f, left: op.count }),
  look: (_, f, op) => LookMore.call({ of: f, left: countOf(op.count) }),
  reveal: (_, f) => RevealNearest.call({ of: f, left: 1 }),
  peekEvent: (_, f, op) => Peek.call({ of: f, left: op.n }),
  drawPlan: (s, f, op) => Plan.call({ you: f.you, seat: ownerOf(s, f.you), n: op.n, keep: op.keep }),
  takePlan: (_, f) => TakePlan.call({ of: f, left: 1 }),
  topPlan: (_, f) => TopPlan.call({ of: f, left: 1 }),
  disrupt: (s, _, op) => {
    const slots = op.slot === 'lowest' ? lowestSlots(s) : op.slot === 'highest' ? highestSlots(s) : [SLOTS.indexOf(op.slot)];
    return slots[0]! < s.public.slots.length ? Disrupt.call({ slots }) : undefined;
  },
  clearDisrupt: (_, f, op) => ClearDisrupt.call({ of: f, left: op.count }),
  block: (s, _, op) => block(s, op.n === 'all' ? ALL : op.n),
  cancelAttack: s => {
    enclosing(s, Strike).cancelled = true;
  },
  skipCrisis: s => {
    enclosing(s, SlotEvent).skipped = true;
  },
  overwatch: (s, f, op) => last(s, { kind: 'overwatch', who: f.you, until: 'seat', n: op.n, range: op.range }),
  stayPut: (s, _, op) => stayPut(s, op),
  hide: (s, f, op) => last(s, { kind: 'hide', who: f.you, until: 'turn', which: classBits(op.from) }),
  ward: (s, f) => {
    last(s, { kind: 'ward', who: f.you, until: 'event' });
    block(s, ALL);
  },
  spawn: (s, f, op) => Spawn.call({ spaces: spacesOf(s, op.at, f) }),
  enemyMove: (_, __, op) =>
    EnemyMove.call({ classes: classBits(op.classes), count: countOf(op.count), steps: op.steps, within: op.within ?? -1 }),
  enemyAttack: (_, __, op) =>
    EnemyAttack.call({ classes: classBits(op.classes), count: countOf(op.count), range: op.range, least: op.target === 'leastDamaged' }),
  event: (s, f) => {
    happen(s, { type: 'another-event', rule: 'MA-154' });
    return Event.call({ you: f.you, total: enclosing(s, Event).total }); // MA-130: the same slot caused both
  },
  specialMove: (_, f) => SpecialMove.call({ of: f, left: ALL }),
  specialAttack: (_, f) => SpecialAttack.call({ of: f, left: ALL }),
  specialHeal: (s, _, op) => healSpecial(s, op.special, op.n),
  childFlee: s => {
    if (s.public.child.held !== 'character') return undefined; // MA-195
    return Flee.call({ from: s.public.characters[s.public.child.by]!.space, seat: s.public.turn.seat }); // MA-194
  },
  track: (s, f, op) => addToTrack(s, f.you, op.track, op.add),
  clearTrack: (s, _, op) => clearTrack(s, op.track),
  mark: (s, f, op) => mark(s, f.you, op.marker),
  deliver: (s, f, op) => deliver(s, f.you, op),
  unlock: (s, f, op) => (op.doors === 'all' ? openAllDoors(s) : Unlock.call({ of: f, left: 1 })),
  lock: (_, f) => Lock.call({ of: f, left: 1 }),
  ballot: (_, f, op) => Ballot.call({ about: f, none: op.none, any: op.any, each: op.each }),
  place: (s, f, op) => placeToken(s, f, op),
  mix: () => undefined, // compiled into the box: where that token can lie
  startAt: (s, f, op) => startAt(s, f, op.at),
  childWith: (s, _, op) => childWith(s, op.character),
  childOn: (s, _, op) => childOn(s, op.space),
  if: (s, f, op) => {
    const ops = holds(s, op.if, f, performing(s)) ? op.do : (op.else ?? []);
    return ops.length === 0 ? undefined : Script.call({ ops, you: f.you, it: f.it, itSpace: f.itSpace });
  },
  choose: (_, f) => ChooseOne.call({ of: f, left: 1 }),
};

/** A list of ops, one after the other, each completely (MA-8). A text that is used is used to its end (MA-108). */
export const Script = procedure('effects', {
  locals: scriptLocals,
  steps: {
    next: {
      rule: 'MA-108',
      when: (s, f) => f.at < scriptOf(boxOf(s), f.script).length,
      run: (s, f) => {
        const op = scriptOf(boxOf(s), f.script)[f.at++]!;
        const go = (handlers[op.op] as (s: MandoState, f: ScriptFrame, op: Op) => Call | void)(s, f, op);
        if (failed(s)) return undefined;
        return go ? thenAgain(go) : 'again';
      },
    },
    end: {
      rule: 'MA-175',
      run: s => {
        failed(s);
      },
    },
  },
});
