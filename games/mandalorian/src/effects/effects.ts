import { type Call, enclosing, nearest } from '@cadre/core';
import { effects } from '@cadre/kit';
import { Plan } from '../actions/plan.js';
import { boxOf } from '../box/box.js';
import { Flee } from '../child/flee.js';
import { childSpace } from '../child/place.js';
import { type Op, SLOTS } from '../content/types.js';
import { Disrupt } from '../events/disrupt.js';
import { EnemyAttack, Strike } from '../events/enemy-attack.js';
import { EnemyMove } from '../events/enemy-move.js';
import { Event } from '../events/event.js';
import { SlotEvent } from '../events/event-step.js';
import { highestSlots, lowestSlots } from '../events/slots.js';
import { Spawn, spacesOf } from '../events/spawn.js';
import { happen } from '../happen.js';
import { AWAY, NOBODY } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import { type About, holds } from '../missions/conditions.js';
import { failed } from '../missions/outcome.js';
import { holdBallot } from '../modes/traitor.js';
import type { MandoState } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, classBits, enemies, faceOf, groundNow, isOfClass, ownerOf, somebody } from '../threats/threats.js';
import { choiceHandlers } from './choices.js';
import { knowledgeHandlers, Peek } from './knowledge.js';
import { last } from './lasting.js';
import { addToTrack, deliver, healSpecial, mark } from './mission.js';
import type { MandoEffects, MandoHandlers } from './op.js';
import { childWith, setupHandlers } from './setup.js';
import { SpecialAttack, SpecialMove } from './special.js';
import { chooserOf, targetHandlers } from './targets.js';

const ALL = 99;
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

/** One small handler for each op of the content. What an op cannot do any more, it does not do. */
const makeHandlers = (): MandoHandlers => ({
  ...targetHandlers,
  ...choiceHandlers,
  ...knowledgeHandlers,
  ...setupHandlers,
  extra: s => {
    s.public.turn.extra++; // MA-91, MA-111, MA-113
    happen(s, { type: 'extra', rule: 'MA-111' });
  },
  peekEvent: (_, f, op) => Peek.call({ of: f, left: op.n }),
  drawPlan: (s, f, op) => Plan.call({ you: somebody(f.you), seat: ownerOf(s, somebody(f.you)), n: op.n, keep: op.keep }),
  disrupt: (s, _, op) => {
    const slots = op.slot === 'lowest' ? lowestSlots(s) : op.slot === 'highest' ? highestSlots(s) : [SLOTS.indexOf(op.slot)];
    return slots[0]! < s.public.slots.length ? Disrupt.call({ slots }) : undefined;
  },
  block: (s, _, op) => block(s, op.n === 'all' ? ALL : op.n),
  cancelAttack: s => {
    enclosing(s, Strike).cancelled = true;
  },
  skipCrisis: s => {
    enclosing(s, SlotEvent).skipped = true;
  },
  overwatch: (s, f, op) => last(s, { kind: 'overwatch', who: somebody(f.you), until: 'seat', n: op.n, range: op.range }),
  stayPut: (s, _, op) => stayPut(s, op),
  hide: (s, f, op) => last(s, { kind: 'hide', who: somebody(f.you), until: 'turn', which: classBits(op.from) }),
  ward: (s, f) => {
    last(s, { kind: 'ward', who: somebody(f.you), until: 'event' });
    block(s, ALL);
  },
  spawn: (s, f, op) => Spawn.call({ spaces: spacesOf(s, op.at, f) }),
  enemyMove: (_, __, op) =>
    EnemyMove.call({ classes: classBits(op.classes), count: countOf(op.count), steps: op.steps, within: op.within ?? -1 }),
  enemyAttack: (_, __, op) =>
    EnemyAttack.call({ classes: classBits(op.classes), count: countOf(op.count), range: op.range, least: op.target === 'leastDamaged' }),
  event: (s, f) => {
    happen(s, { type: 'another-event', rule: 'MA-154' });
    return Event.call({ you: somebody(f.you), total: enclosing(s, Event).total }); // MA-130: the same slot caused both
  },
  specialMove: (_, f) => SpecialMove.call({ of: f, left: ALL }),
  specialAttack: (_, f) => SpecialAttack.call({ of: f, left: ALL }),
  specialHeal: (s, _, op) => healSpecial(s, op.special, op.n),
  childFlee: s => {
    const from = s.public.child.held === 'character' ? childSpace(s) : AWAY; // MA-195
    return from === AWAY ? undefined : Flee.call({ from, seat: s.public.turn.seat }); // MA-194
  },
  track: (s, f, op) => addToTrack(s, f.you, op.track, op.add),
  mark: (s, f, op) => mark(s, somebody(f.you), op.marker),
  deliver: (s, f, op) => deliver(s, f.you, op),
  ballot: (s, f, op) => holdBallot(s, f, op),
  mix: () => undefined, // compiled into the box: where that token can lie
  childWith: (s, _, op) => childWith(s, op.character),
});

let made: MandoHandlers | undefined;
const handlers = (): MandoHandlers => {
  made ??= makeHandlers();
  return made;
};

/** A text is a list of ops, one after the other, each completely (MA-8). A text that is used is used to its end (MA-108). */
export const texts = effects<MandoEffects>({
  book: s => boxOf(s).scripts.book,
  handlers,
  structure: { if: true, choose: true },
  holds: (s, c, about) => holds(s, c, about, nearest(s, PERFORM)),
  chooser: (s, { you }) => chooserOf(s, you),
  inScript: (script, at, { you, it, itSpace }) => ({ script, at, you, it, itSpace }),
  isOver: failed,
  rules: { script: 'MA-108', target: 'MA-108', choose: 'MA-108', end: 'MA-175' },
});
export const { Script } = texts;
/** Work through a script for `you`, about the enemy `it` where there is one. */
export const runScript = (
  s: MandoState,
  ops: readonly Op[],
  { you, it = NOBODY, itSpace = AWAY }: Pick<About, 'you'> & Partial<About>,
): Call => texts.call(s, ops, { you, it, itSpace });

/** Whether these ops would do nothing now: each needs somebody to do it to, and there is nobody. */
export const findsNobody = (s: MandoState, ops: readonly Op[], { you, it, itSpace }: About): boolean =>
  ops.every(op => {
    if (op.op === 'if' || op.op === 'choose') return false; // what is inside them may find somebody
    const handler = handlers()[op.op];
    return typeof handler === 'object' && handler.whom(s, { you, it, itSpace }, op as never).from.length === 0;
  });
