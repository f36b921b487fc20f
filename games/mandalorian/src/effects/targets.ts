import { type Call, type FrameOf, mayPick, pick, thenAgain } from '@cadre/core';
import { Movement } from '../actions/move.js';
import { modesOf } from '../actions/steps.js';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import { carriesChild } from '../child/place.js';
import type { CharacterPick, EnemyPick, Op } from '../content/types.js';
import { procedure } from '../define.js';
import { happen } from '../happen.js';
import type { About } from '../missions/conditions.js';
import { failed } from '../missions/outcome.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { damageEnemy, removeEnemy } from '../threats/damage.js';
import { Away, Shift } from '../threats/enemy-steps.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, enemiesIn, enemiesWithin, faceOf, groundNow, isEnemy, ownerOf } from '../threats/threats.js';
import { DrawSkills } from '../turn/draw-step.js';
import { FreeAction } from './free-action.js';
import { last, standing } from './lasting.js';
import { opIn, type ScriptFrame } from './op.js';

/** The ops that do something to enemies or characters: whom, is chosen here, what, in `apply`. */
type TargetOp = Extract<
  Op,
  {
    op: 'damage' | 'shift' | 'away' | 'pin' | 'discardEnemy' | 'redirect' | 'move' | 'heal' | 'hurt' | 'shield' | 'free' | 'drawSkill';
  }
>;
/** MA-127: choices of the Event Step are the current player's, choices of a text its character's player's. */
export const chooserOf = (s: MandoState, you: number): number =>
  s.public.turn.step === 'event' || you === NOBODY ? s.public.turn.seat : ownerOf(s, you);
const spaceOf = (s: MandoState, about: About): number => (about.you === NOBODY ? AWAY : s.public.characters[about.you]!.space);

const enemyPool = (s: MandoState, about: About, to: EnemyPick): number[] => {
  const mine = spaceOf(s, about);
  switch (to.pick) {
    case 'it': {
      if (about.it === NOBODY || !isEnemy(boxOf(s), s.public.pieces[about.it]!)) return [];
      const there = s.public.pieces[about.it]!.space;
      return to.range === undefined || (mine !== AWAY && withinRange(groundNow(s), mine, there, to.range)) ? [about.it] : [];
    }
    case 'one':
    case 'each': {
      const from = to.from === 'you' ? mine : about.itSpace;
      return from === AWAY ? [] : enemiesWithin(s, from, to.range).filter(p => !to.other || p !== about.it);
    }
    case 'upTo':
    case 'space':
      return mine === AWAY ? [] : enemiesWithin(s, mine, to.range);
  }
};
/** MA-109: "any" includes yourself, "another" does not. Nobody is moved against the order to stay put. */
const characterPool = (s: MandoState, about: About, who: CharacterPick, moves: boolean): number[] => {
  const mine = spaceOf(s, about),
    ground = groundNow(s);
  return charactersOnMap(s).filter(c => {
    if (who.who === 'you' ? c !== about.you : who.who === 'childCarrier' && !carriesChild(s, c)) return false;
    if ((who.who === 'another' || who.who === 'eachOther') && c === about.you) return false;
    if (moves && c !== about.you && standing(s, 'stayPut', c)) return false;
    return who.range === undefined || (mine !== AWAY && withinRange(ground, mine, s.public.characters[c]!.space, who.range));
  });
};
const isOne = (who: CharacterPick): boolean => who.who === 'another' || who.who === 'any';
const poolOf = (s: MandoState, about: About, op: TargetOp): number[] => {
  switch (op.op) {
    case 'damage':
      return enemyPool(s, about, op.to);
    case 'shift':
    case 'away':
    case 'pin':
      return enemyPool(s, about, op.enemies);
    case 'discardEnemy':
      return enemiesWithin(s, spaceOf(s, about), op.range).filter(p => {
        const face = faceOf(boxOf(s), s.public.pieces[p]!);
        return face.health <= op.maxHealth && face.special === '';
      });
    case 'redirect':
      return enemiesWithin(s, spaceOf(s, about), op.range);
    case 'heal':
      return characterPool(s, about, op.who, false).filter(c => s.public.characters[c]!.damage > 0);
    case 'move':
      return characterPool(s, about, op.who, true);
    case 'hurt':
    case 'shield':
    case 'free':
    case 'drawSkill':
      return characterPool(s, about, op.who, false);
  }
};
const enemyPickOf = (op: TargetOp): EnemyPick | undefined =>
  op.op === 'damage' ? op.to : op.op === 'shift' || op.op === 'away' || op.op === 'pin' ? op.enemies : undefined;

/** One op that needs targets: chosen first, then treated one after the other. */
const locals = (x: {
  readonly in: ScriptFrame;
  readonly of: 'enemy' | 'character' | 'space';
  readonly chosen?: number[];
  readonly left?: number;
  readonly min?: number;
}) => ({ ...opIn(x.in), of: x.of, chosen: x.chosen ?? [], left: x.left ?? 0, min: x.min ?? 0, done: 0 });
export type TargetsFrame = FrameOf<typeof locals>;

/** Settle at once what needs no choice, and ask for the rest. */
export const chooseTargets = (s: MandoState, f: ScriptFrame, op: TargetOp): Call | undefined => {
  const pool = poolOf(s, f, op);
  if (pool.length === 0) return undefined;
  const to = enemyPickOf(op);
  if (to) {
    switch (to.pick) {
      case 'it':
      case 'each':
        return Targets.call({ in: f, of: 'enemy', chosen: pool });
      case 'one':
        return Targets.call({ in: f, of: 'enemy', left: 1, min: 1 });
      case 'upTo':
        return Targets.call({ in: f, of: 'enemy', left: to.count });
      case 'space':
        return Targets.call({ in: f, of: 'space', left: 1, min: 1 });
    }
  }
  if (op.op === 'discardEnemy' || op.op === 'redirect') return Targets.call({ in: f, of: 'enemy', left: 1, min: 1 });
  const one = 'who' in op && isOne(op.who);
  if (!one) return Targets.call({ in: f, of: 'character', chosen: pool });
  return Targets.call({ in: f, of: 'character', left: 1, min: op.op === 'free' || op.op === 'move' ? 0 : 1 });
};

const opOf = (s: MandoState, f: TargetsFrame): TargetOp => scriptOf(boxOf(s), f.script)[f.at] as TargetOp;
const options = (s: MandoState, f: TargetsFrame): number[] => {
  const pool = poolOf(s, f, opOf(s, f)).filter(x => !f.chosen.includes(x));
  return f.of === 'space' ? [...new Set(pool.map(p => s.public.pieces[p]!.space))] : pool;
};
const apply = (s: MandoState, f: TargetsFrame, op: TargetOp, target: number): Call | undefined => {
  switch (op.op) {
    case 'damage':
      damageEnemy(s, target, op.n, 'MA-108');
      return undefined;
    case 'discardEnemy':
      removeEnemy(s, target, 'MA-94');
      return undefined;
    case 'shift':
      return Shift.call({ piece: target, steps: op.steps, upTo: op.upTo === true, seat: chooserOf(s, f.you) });
    case 'away':
      return Away.call({ piece: target, from: f.you, steps: op.steps });
    case 'pin':
      last(s, { kind: 'pin', who: target, until: 'turn' });
      return undefined;
    case 'redirect':
      last(s, { kind: 'redirect', who: f.you, until: 'seat', which: target });
      return undefined;
    case 'move':
      return Movement.call({ who: target, steps: op.n, modes: modesOf(op.modes ?? []) });
    case 'heal': {
      const c = s.public.characters[target]!,
        n = Math.min(op.n, c.damage);
      c.damage -= n;
      if (n > 0) happen(s, { type: 'healed', rule: 'MA-161', character: target, n, total: c.damage });
      return undefined;
    }
    case 'hurt':
      return Hurt.call({ who: target, n: op.n, cause: 'effect', source: NOBODY });
    case 'shield':
      if (!standing(s, 'shield', target)) last(s, { kind: 'shield', who: target, until: 'seat' });
      return undefined;
    case 'free':
      return FreeAction.call({
        who: target,
        slots: boxOf(s).slots.flatMap((slot, i) => (op.actions.includes(slot) ? [i] : [])),
        strength: op.strength,
      });
    case 'drawSkill':
      return DrawSkills.call({ seat: ownerOf(s, target), n: op.n });
  }
};
export const Targets = procedure('targets', {
  locals,
  steps: {
    choose: {
      rule: 'MA-108',
      when: (s, f) => f.left > 0 && options(s, f).length > 0,
      seat: (s, f) => chooserOf(s, f.you),
      space: (s, f) => (f.chosen.length < f.min ? pick : mayPick)(f.of === 'enemy' ? 'threat' : f.of, options(s, f)),
      take: (s, f, [x]) => {
        if (x === undefined) return undefined;
        f.left--;
        f.chosen.push(...(f.of === 'space' ? enemiesIn(s, x) : [x]));
        return 'again';
      },
    },
    apply: {
      rule: 'MA-108',
      when: (_, f) => f.done < f.chosen.length,
      run: (s, f) => {
        const go = apply(s, f, opOf(s, f), f.chosen[f.done++]!);
        if (failed(s)) return undefined;
        return go ? thenAgain(go) : 'again';
      },
    },
  },
});
