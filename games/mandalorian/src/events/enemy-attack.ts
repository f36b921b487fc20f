import { mayPick, pick, thenAgain } from '@cadre/core';
import { FAR } from '@cadre/kit';
import { boxOf, type TokenFace } from '../box/box.js';
import { procedure } from '../define.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, characterId, NOBODY, type Nobody, type PieceId, pieceId, type Whereabouts } from '../ids.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown } from '../state.js';
import { rangeBetween, withinRange } from '../terrain/ground.js';
import { Hurt } from '../threats/hurt.js';
import {
  charactersOnMap,
  faceOf,
  groundNow,
  isEnemy,
  isOfClass,
  ownerOf,
  type PieceOnMap,
  piecesWhere,
  somebody,
  somePiece,
} from '../threats/threats.js';

const attackLocals = (x: { readonly classes: number; readonly count: number; readonly range: number; readonly least: boolean }) => ({
  classes: x.classes,
  range: x.range,
  least: x.least,
  left: x.count,
  done: [] as PieceId[],
});
type EnemyAttackLocals = ReturnType<typeof attackLocals>;
/** One attack of one enemy. */
const strikeLocals = (x: { readonly attacker: PieceId; readonly victims: CharacterId[] }) => ({
  attacker: x.attacker,
  victims: x.victims,
  victim: NOBODY as CharacterId | Nobody,
  cancelled: false,
});
export type StrikeLocals = ReturnType<typeof strikeLocals>;
const isHidden = (s: MandoKnown, who: CharacterId, enemyClass: number): boolean =>
  s.public.standing.some(e => e.kind === 'hide' && e.who === who && (e.which & (1 << enemyClass)) !== 0);
/** MA-150: the nearest characters in range, all of them when they are equally near. */
export const victimsOf = (s: MandoKnown, piece: PieceId, range: number, least: boolean): CharacterId[] => {
  const p = s.public.pieces[piece]!,
    ground = groundNow(s),
    face = faceOf(boxOf(s), p);
  let pool = charactersOnMap(s).filter(c => !isHidden(s, c, face.class));
  if (least) {
    const fewest = Math.min(...pool.map(c => s.public.characters[c]!.damage));
    pool = pool.filter(c => s.public.characters[c]!.damage === fewest);
  }
  let near = FAR,
    found: CharacterId[] = [];
  for (const c of pool) {
    const steps = rangeBetween(ground, p.space, s.public.characters[c]!.space);
    if (steps > range) continue;
    if (steps < near) {
      near = steps;
      found = [c];
    } else if (steps === near) found.push(c);
  }
  return found;
};
const isAttacker = (s: MandoKnown, f: EnemyAttackLocals): ((p: PieceOnMap, i: PieceId) => boolean) => {
  const box = boxOf(s),
    ground = groundNow(s),
    { characters } = s.public;
  const reaches = (p: PieceOnMap, face: TokenFace): boolean => {
    for (let c = 0; c < characters.length; c++)
      if (withinRange(ground, p.space, characters[c]!.space, f.range) && !isHidden(s, characterId(c), face.class)) return true;
    return false;
  };
  return (p, i) => {
    if (!isEnemy(box, p)) return false;
    const face = faceOf(box, p);
    if (!isOfClass(face, f.classes) || f.done.includes(i)) return false;
    return f.least ? victimsOf(s, i, f.range, f.least).length > 0 : reaches(p, face);
  };
};
/** Perhaps defeated before the last attack without that being the end (TR-6): the others attack somebody else. */
const canFall = (s: MandoKnown, who: CharacterId, attacks: number): boolean =>
  boxOf(s).plan.traitor !== 'none' && boxOf(s).characters[who]!.health - s.public.characters[who]!.damage < attacks;
/** MA-8: each deals 1 damage, so their order matters only where one can change the next. `victims`: one entry for each time somebody can be hit. */
export const harmOrderMatters = (s: MandoKnown, victims: readonly CharacterId[]): boolean =>
  s.public.standing.some(e => e.kind === 'redirect') || victims.some(c => canFall(s, c, victims.filter(v => v === c).length));
/** The same for attacks, which cards can answer. */
export const attackOrderMatters = (s: MandoKnown, victims: readonly CharacterId[]): boolean =>
  harmOrderMatters(s, victims) || victims.some(c => triggered(s, c, 'chosenToAttack').length > 0 || triggered(s, c, 'attacked').length > 0);
/** Without cards, effects and a traitor nothing can: then nobody looks whom they would attack. */
const canAnything = (s: MandoKnown): boolean =>
  s.public.standing.length > 0 || boxOf(s).plan.traitor !== 'none' || s.public.characters.some(c => c.gear || c.planning.length > 0);
const orderMatters = (s: MandoKnown, f: EnemyAttackLocals, able: readonly PieceId[]): boolean =>
  f.least ||
  (canAnything(s) &&
    attackOrderMatters(
      s,
      able.flatMap(piece => victimsOf(s, piece, f.range, f.least)),
    ));

/** Every enemy that can attack does so until the number is reached (MA-151); none attacks twice in one ability. */
export const EnemyAttack = procedure('enemyAttack', {
  locals: attackLocals,
  steps: {
    attacker: {
      rule: 'MA-151', // MA-152: without anybody who can attack, nothing happens
      when: (s, f) => f.left > 0 && somePiece(s, isAttacker(s, f)),
      seat: s => s.public.turn.seat,
      space: (s, f) => {
        const able = piecesWhere(s, isAttacker(s, f));
        return pick('threat', able.length <= f.left && !orderMatters(s, f, able) ? [able[0]!] : able);
      },
      take: (s, f, [piece]) => {
        const attacker = pieceId(piece!);
        f.left--;
        f.done.push(attacker);
        return thenAgain(Strike.call({ attacker, victims: victimsOf(s, attacker, f.range, f.least) }));
      },
    },
  },
});

const victimOf = (f: StrikeLocals): CharacterId => somebody(f.victim);
const itSpace = (s: MandoKnown, f: StrikeLocals): Whereabouts => s.public.pieces[f.attacker]!.space;
export const Strike = procedure('strike', {
  locals: strikeLocals,
  steps: {
    victim: {
      rule: 'MA-150',
      seat: s => s.public.turn.seat,
      space: (_, f) => pick('character', f.victims),
      take: (_, f, [victim]) => {
        f.victim = characterId(victim!);
      },
    },
    dissuade: {
      rule: 'MA-89',
      when: (s, f) => !f.cancelled && triggered(s, victimOf(f), 'chosenToAttack').length > 0,
      seat: (s, f) => ownerOf(s, victimOf(f)),
      space: (s, f) => mayPick('trigger-card', triggered(s, victimOf(f), 'chosenToAttack')),
      take: (s, f, [card]) => {
        if (card === undefined) return undefined;
        const go = spendTriggerCard(s, victimOf(f), card, f.attacker, itSpace(s, f));
        return go ? thenAgain(go) : 'again';
      },
    },
    attack: {
      rule: 'MA-147',
      when: (s, f) => !f.cancelled && itSpace(s, f) !== AWAY && s.public.characters[victimOf(f)]!.space !== AWAY,
      run: (s, f) => {
        happen(s, {
          type: 'attacked',
          rule: 'MA-147',
          piece: f.attacker,
          token: s.public.pieces[f.attacker]!.token,
          character: victimOf(f),
        });
        return Hurt.call({ who: victimOf(f), n: 1, cause: 'attack', source: f.attacker }); // MA-148
      },
    },
    answer: {
      rule: 'MA-89',
      when: (s, f) => !f.cancelled && itSpace(s, f) !== AWAY && triggered(s, victimOf(f), 'attacked').length > 0,
      seat: (s, f) => ownerOf(s, victimOf(f)),
      space: (s, f) => mayPick('trigger-card', triggered(s, victimOf(f), 'attacked')),
      take: (s, f, [card]) => (card === undefined ? undefined : spendTriggerCard(s, victimOf(f), card, f.attacker, itSpace(s, f))),
    },
  },
});
