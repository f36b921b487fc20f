import type { Demand } from '@cadre/kit';
import { Movement } from '../actions/move.js';
import { modesOf } from '../actions/steps.js';
import { boxOf } from '../box/box.js';
import { carriesChild, enemyHasChild, giveChild } from '../child/place.js';
import type { CharacterPick, EnemyPick } from '../content/types.js';
import { Advance } from '../events/enemy-move.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, characterId, NOBODY, type Nobody, type PieceId, pieceId, spaceId } from '../ids.js';
import type { About } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { damageEnemy, removeEnemy } from '../threats/damage.js';
import { Away, Shift } from '../threats/enemy-steps.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, enemiesIn, enemiesWithin, faceOf, groundNow, isEnemy, ownerOf, somebody, spaceOf } from '../threats/threats.js';
import { DrawSkills } from '../turn/draw-step.js';
import { FreeAction } from './free-action.js';
import { last, lasting } from './lasting.js';
import type { MandoHandlers } from './op.js';

/** MA-127: choices of the Event Step are the current player's, choices of a text its character's player's. */
export const chooserOf = (s: MandoKnown, you: CharacterId | Nobody): number =>
  s.public.turn.step === 'event' || you === NOBODY ? s.public.turn.seat : ownerOf(s, you);

const enemyPool = (s: MandoKnown, about: About, to: EnemyPick): PieceId[] => {
  const mine = spaceOf(s, about.you);
  switch (to.pick) {
    case 'it': {
      if (about.it === NOBODY || !isEnemy(boxOf(s), s.public.pieces[about.it]!)) return [];
      const there = s.public.pieces[about.it]!.space;
      return to.range === undefined || withinRange(groundNow(s), mine, there, to.range) ? [about.it] : [];
    }
    case 'one':
    case 'each': {
      const from = to.from === 'you' ? mine : about.itSpace;
      return enemiesWithin(s, from, to.range).filter(p => !to.other || p !== about.it);
    }
    case 'upTo':
    case 'space':
      return enemiesWithin(s, mine, to.range);
  }
};
/** MA-109: "any" includes yourself, "another" does not. Nobody is moved against the order to stay put. */
const characterPool = (s: MandoKnown, about: About, who: CharacterPick, moves: boolean): CharacterId[] => {
  const mine = spaceOf(s, about.you),
    ground = groundNow(s);
  return charactersOnMap(s).filter(c => {
    if (who.who === 'you' ? c !== about.you : who.who === 'childCarrier' && !carriesChild(s, c)) return false;
    if ((who.who === 'another' || who.who === 'eachOther') && c === about.you) return false;
    if (moves && c !== about.you && lasting.of(s, 'stayPut', c)) return false;
    return who.range === undefined || withinRange(ground, mine, s.public.characters[c]!.space, who.range);
  });
};
/** How the enemies of a text are chosen: all at once, one by one, or by their space. */
const enemyDemand = (s: MandoKnown, about: About, to: EnemyPick): Demand => {
  const from = enemyPool(s, about, to);
  switch (to.pick) {
    case 'it':
    case 'each':
      return { kind: 'threat', from, min: 0, max: 'all' };
    case 'one':
      return oneEnemy(from);
    case 'upTo':
      return { kind: 'threat', from, min: 0, max: to.count };
    case 'space': {
      const spaces = new Set(from.map(p => s.public.pieces[p]!.space).filter(x => x !== AWAY));
      return { kind: 'space', from: [...spaces], min: 1, max: 1, members: space => enemiesIn(s, spaceId(space)) };
    }
  }
};
const oneEnemy = (from: number[]): Demand => ({ kind: 'threat', from, min: 1, max: 1 });
/** One character of choice, who may refuse where the op says so; or all of them. */
const characterDemand = (who: CharacterPick, from: number[], min: 0 | 1 = 1): Demand => {
  const isOne = who.who === 'another' || who.who === 'any';
  return { kind: 'character', from, min: isOne ? min : 0, max: isOne ? 1 : 'all' };
};

/** The enemy that carries The Child, or those that stand beside it where it lies. */
const abductors = (s: MandoKnown): PieceId[] => {
  const { child } = s.public;
  return child.held === 'enemy' ? [child.by] : child.held === 'space' ? enemiesIn(s, child.by) : [];
};

/** The ops that do something to enemies or characters. */
export const targetHandlers = {
  damage: {
    whom: (s, f, op) => enemyDemand(s, f, op.to),
    apply: (s, _, op, enemy) => {
      damageEnemy(s, pieceId(enemy), op.n, 'MA-108');
    },
  },
  discardEnemy: {
    whom: (s, f, op) =>
      oneEnemy(
        enemiesWithin(s, spaceOf(s, f.you), op.range).filter(p => {
          const face = faceOf(boxOf(s), s.public.pieces[p]!);
          return face.health <= op.maxHealth && face.special === '';
        }),
      ),
    apply: (s, _, __, enemy) => removeEnemy(s, pieceId(enemy), 'MA-94'),
  },
  shift: {
    whom: (s, f, op) => enemyDemand(s, f, op.enemies),
    apply: (s, f, op, piece) => Shift.call({ piece: pieceId(piece), steps: op.steps, upTo: op.upTo === true, seat: chooserOf(s, f.you) }),
  },
  away: {
    whom: (s, f, op) => enemyDemand(s, f, op.enemies),
    apply: (_, f, op, piece) => Away.call({ piece: pieceId(piece), from: f.you, steps: op.steps }),
  },
  pin: {
    whom: (s, f, op) => enemyDemand(s, f, op.enemies),
    apply: (s, _, __, enemy) => last(s, { kind: 'pin', who: enemy, until: 'turn' }),
  },
  abduct: {
    whom: s => ({ kind: 'threat', from: abductors(s), min: 1, max: 1 }),
    apply: (s, _, op, enemy) => {
      const piece = pieceId(enemy);
      if (enemyHasChild(s, piece)) return Advance.call({ piece, steps: op.steps });
      giveChild(s, { held: 'enemy', by: piece }, 'MA-185');
      return undefined;
    },
  },
  redirect: {
    whom: (s, f, op) => oneEnemy(enemiesWithin(s, spaceOf(s, f.you), op.range)),
    apply: (s, f, _, enemy) => last(s, { kind: 'redirect', who: somebody(f.you), until: 'seat', which: enemy }),
  },
  move: {
    whom: (s, f, op) => characterDemand(op.who, characterPool(s, f, op.who, true), 0),
    apply: (_, __, op, who) => Movement.call({ who: characterId(who), steps: op.n, modes: modesOf(op.modes ?? []) }),
  },
  heal: {
    whom: (s, f, op) =>
      characterDemand(
        op.who,
        characterPool(s, f, op.who, false).filter(c => s.public.characters[c]!.damage > 0),
      ),
    apply: (s, _, op, who) => {
      const c = s.public.characters[who]!,
        n = Math.min(op.n, c.damage);
      c.damage -= n;
      if (n > 0) happen(s, { type: 'healed', rule: 'MA-161', character: characterId(who), n, total: c.damage });
    },
  },
  hurt: {
    whom: (s, f, op) => characterDemand(op.who, characterPool(s, f, op.who, false)),
    apply: (_, __, op, who) => Hurt.call({ who: characterId(who), n: op.n, cause: 'effect', source: NOBODY }),
  },
  shield: {
    whom: (s, f, op) => characterDemand(op.who, characterPool(s, f, op.who, false)),
    apply: (s, _, __, who) => last(s, { kind: 'shield', who, until: 'seat' }),
  },
  free: {
    whom: (s, f, op) => characterDemand(op.who, characterPool(s, f, op.who, false), 0),
    apply: (s, _, op, who) =>
      FreeAction.call({
        who: characterId(who),
        slots: boxOf(s).slots.flatMap((slot, i) => (op.actions.includes(slot) ? [i] : [])),
        strength: op.strength,
      }),
  },
  drawSkill: {
    whom: (s, f, op) => characterDemand(op.who, characterPool(s, f, op.who, false)),
    apply: (s, _, op, who) => DrawSkills.call({ seat: ownerOf(s, characterId(who)), n: op.n }),
  },
} satisfies Partial<MandoHandlers>;
