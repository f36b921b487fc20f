import { type Call, nearestNamed, procedure, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import { CLASSES, type EnemyClass, type Op, type OpName, SLOTS } from '../content/types.js';
import { highestSlots, lowestSlots } from '../events/slots.js';
import { spacesOf } from '../events/spawn.js';
import {
  ballot,
  chooser,
  disrupt,
  drawPlans,
  type Effects,
  type Event,
  enemyAttack,
  enemyMove,
  event,
  flee,
  type Hurt,
  performing,
  type SlotEvent,
  type Strike,
  script,
  spawn,
} from '../frames.js';
import { happen } from '../happen.js';
import { holds } from '../missions/conditions.js';
import { failed } from '../missions/outcome.js';
import type { MandoState } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { charactersOnMap, enemies, faceOf, groundNow, isOfClass, ownerOf } from '../threats/threats.js';
import { last } from './lasting.js';
import { addToTrack, clearTrack, deliver, healSpecial, mark, openAllDoors } from './mission.js';
import { childOn, childWith, placeToken, startAt } from './setup.js';
import { chooseTargets } from './targets.js';

const ALL = 99;
export const classBits = (classes: readonly EnemyClass[]): number => classes.reduce((bits, c) => bits | (1 << CLASSES.indexOf(c)), 0);
const countOf = (count: number | 'all'): number => (count === 'all' ? ALL : count);
const block = (s: MandoState, n: number): void => {
  const h = nearestNamed<Hurt>(s, 'hurt');
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

/** One small handler for each op of the content. What an op cannot do any more, it does not do. */
type Handlers = { readonly [K in OpName]: (s: MandoState, f: Effects, op: Extract<Op, { op: K }>) => Call | void };
const handlers: Handlers = {
  damage: chooseTargets,
  discardEnemy: chooseTargets,
  shift: chooseTargets,
  away: chooseTargets,
  pin: chooseTargets,
  redirect: chooseTargets,
  move: chooseTargets,
  heal: chooseTargets,
  hurt: chooseTargets,
  shield: chooseTargets,
  free: chooseTargets,
  drawSkill: chooseTargets,
  extra: s => {
    s.public.turn.extra++; // MA-111, MA-113
    happen(s, { type: 'extra', rule: 'MA-111' });
  },
  recover: (_, f, op) => chooser('recover', 'choose', f, op.count),
  look: (_, f, op) => chooser('lookMore', 'choose', f, countOf(op.count)),
  reveal: (_, f) => chooser('revealNearest', 'choose', f, 1),
  peekEvent: (_, f, op) => chooser('peek', 'next', f, op.n),
  drawPlan: (s, f, op) => drawPlans(f.you, ownerOf(s, f.you), op.n, op.keep),
  takePlan: (_, f) => chooser('takePlan', 'choose', f, 1),
  topPlan: (_, f) => chooser('topPlan', 'choose', f, 1),
  disrupt: (s, _, op) => {
    const slots = op.slot === 'lowest' ? lowestSlots(s) : op.slot === 'highest' ? highestSlots(s) : [SLOTS.indexOf(op.slot)];
    return slots[0]! < s.public.slots.length ? disrupt(slots) : undefined;
  },
  clearDisrupt: (_, f, op) => chooser('clearDisrupt', 'choose', f, op.count),
  block: (s, _, op) => block(s, op.n === 'all' ? ALL : op.n),
  cancelAttack: s => {
    nearestNamed<Strike>(s, 'strike').cancelled = true;
  },
  skipCrisis: s => {
    nearestNamed<SlotEvent>(s, 'slotEvent').skipped = true;
  },
  overwatch: (s, f, op) => last(s, { kind: 'overwatch', who: f.you, until: 'seat', n: op.n, range: op.range }),
  stayPut: (s, _, op) => stayPut(s, op),
  hide: (s, f, op) => last(s, { kind: 'hide', who: f.you, until: 'turn', which: classBits(op.from) }),
  ward: (s, f) => {
    last(s, { kind: 'ward', who: f.you, until: 'event' });
    block(s, ALL);
  },
  spawn: (s, f, op) => spawn(spacesOf(s, op.at, f)),
  enemyMove: (_, __, op) => enemyMove(classBits(op.classes), countOf(op.count), op.steps, op.within ?? -1),
  enemyAttack: (_, __, op) => enemyAttack(classBits(op.classes), countOf(op.count), op.range, op.target === 'leastDamaged'),
  event: (s, f) => {
    happen(s, { type: 'another-event', rule: 'MA-154' });
    return event(f.you, nearestNamed<Event>(s, 'event').total); // MA-130: the same slot caused both
  },
  specialMove: (_, f) => chooser('specialMove', 'choose', f, ALL),
  specialAttack: (_, f) => chooser('specialAttack', 'next', f, ALL),
  specialHeal: (s, _, op) => healSpecial(s, op.special, op.n),
  childFlee: s => {
    if (s.public.child.held !== 'character') return undefined; // MA-195
    return flee(s.public.characters[s.public.child.by]!.space, s.public.turn.seat); // MA-194
  },
  track: (s, f, op) => addToTrack(s, f.you, op.track, op.add),
  clearTrack: (s, _, op) => clearTrack(s, op.track),
  mark: (s, f, op) => mark(s, f.you, op.marker),
  deliver: (s, f, op) => deliver(s, f.you, op),
  unlock: (s, f, op) => (op.doors === 'all' ? openAllDoors(s) : chooser('unlock', 'choose', f, 1)),
  lock: (_, f) => chooser('lock', 'choose', f, 1),
  ballot: (_, f, op) => ballot(f, op.none, op.any, op.each),
  place: (s, f, op) => placeToken(s, f, op),
  mix: () => undefined, // compiled into the box: where that token can lie
  startAt: (s, f, op) => startAt(s, f, op.at),
  childWith: (s, _, op) => childWith(s, op.character),
  childOn: (s, _, op) => childOn(s, op.space),
  if: (s, f, op) => {
    const ops = holds(s, op.if, f, performing(s)) ? op.do : (op.else ?? []);
    return ops.length === 0 ? undefined : script(ops, f.you, f.it, f.itSpace);
  },
  choose: (_, f) => chooser('chooseOne', 'choose', f, 1),
};

/** A list of ops, one after the other, each completely (MA-8). A text that is used is used to its end (MA-108). */
export const effectsProcedure = procedure<MandoState, Effects>('effects', {
  next: {
    rule: 'MA-108',
    when: (s, f) => f.at < scriptOf(boxOf(s), f.script).length,
    run: (s, f) => {
      const op = scriptOf(boxOf(s), f.script)[f.at++]!;
      const go = (handlers[op.op] as (s: MandoState, f: Effects, op: Op) => Call | void)(s, f, op);
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
});
