import { mayPick, pick, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { emit } from '../happen.js';
import { AWAY, FACEDOWN, type PieceId, pieceId } from '../ids.js';
import type { MandoState } from '../state.js';
import { damageEnemy } from '../threats/damage.js';
import { Reveal } from '../threats/reveal.js';
import { enemiesWithin, isEnemy, ownerOf } from '../threats/threats.js';
import { Pause } from '../turn/pause.js';
import { alternativesNow, isAlternative } from './alternatives.js';
import { attackFrom, attackTargets, hasSecondTarget, splitRange } from './attack-targets.js';
import { performing } from './performing.js';
import { strengthOf } from './strength.js';
import { takeAlternative } from './take-alternative.js';

const attacker = (s: MandoState) => performing(s)!;

export const Attack = procedure('attack', {
  locals: () => ({ targets: [] as PieceId[], at: 0, revealed: false }),
  steps: {
    target: {
      rule: 'MA-67',
      seat: s => ownerOf(s, attacker(s).you),
      space: s => {
        const range = splitRange(s);
        const found = range >= 0 ? enemiesWithin(s, attackFrom(s), range) : attackTargets(s);
        return mayPick('threat', [...found, ...alternativesNow(s, attacker(s))]);
      },
      take: (s, f, [target]) => {
        if (target === undefined) return 'return'; // MA-39
        if (isAlternative(target)) {
          f.targets = [];
          return takeAlternative(s, attacker(s), target);
        }
        f.targets = [pieceId(target)];
        return undefined;
      },
    },
    /** The other points of a divided attack, one by one; all decisions come before anything is revealed (MA-72). */
    divide: {
      rule: 'MA-72',
      when: (s, f) => f.targets.length > 0 && splitRange(s) >= 0 && f.targets.length < strengthOf(s, attacker(s), f.targets[0]!, AWAY),
      seat: s => ownerOf(s, attacker(s).you),
      space: s => pick('threat', enemiesWithin(s, attackFrom(s), splitRange(s))),
      take: (_, f, [target]) => {
        f.targets.push(pieceId(target!));
        return 'again';
      },
    },
    second: {
      rule: 'MA-72',
      when: (s, f) => f.targets.length === 1 && splitRange(s) < 0 && hasSecondTarget(s),
      seat: s => ownerOf(s, attacker(s).you),
      space: (s, f) =>
        mayPick(
          'threat',
          attackTargets(s).filter(p => p !== f.targets[0] && s.public.pieces[p]!.token !== FACEDOWN),
        ),
      take: (_, f, [target]) => {
        if (target !== undefined) f.targets.push(pieceId(target));
      },
    },
    /** MA-75: turned up by an attack, so nobody has moved and no sentry minds; the mission effect icon does. */
    reveal: {
      rule: 'MA-72',
      when: (s, f) => f.targets.some(p => s.public.pieces[p]!.token === FACEDOWN),
      run: (s, f) => {
        f.revealed = true;
        return thenAgain(Reveal.call({ piece: f.targets.find(p => s.public.pieces[p]!.token === FACEDOWN)!, you: attacker(s).you }));
      },
    },
    /** What has been revealed is a reason to use a feature before the hit. */
    pause: {
      rule: 'MA-98',
      when: (_, f) => f.revealed,
      run: s => Pause.call({ who: attacker(s).you }),
    },
    hit: {
      rule: 'MA-67',
      when: (_, f) => f.at < f.targets.length,
      run: (s, f) => {
        const action = attacker(s),
          piece = f.targets[f.at++]!,
          p = s.public.pieces[piece]!;
        if (f.at === 1) {
          action.it = piece;
          action.itSpace = p.space;
        }
        if (!isEnemy(boxOf(s), p)) {
          if (p.space !== AWAY) emit(s, { type: 'missed', rule: 'MA-74', piece, space: p.space }); // no enemy: it stays, unharmed
          return 'again';
        }
        const points = f.targets.filter(x => x === piece).length; // a divided attack is still one: its points on a target come together
        if (splitRange(s) >= 0 && f.targets.indexOf(piece) < f.at - 1) return 'again';
        const n = splitRange(s) >= 0 ? points : strengthOf(s, action, piece, p.space);
        if (damageEnemy(s, piece, n, 'MA-73')) action.defeated = true;
        return 'again';
      },
    },
  },
});
