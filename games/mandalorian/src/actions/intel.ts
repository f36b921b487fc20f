import { mayPick } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { FACEDOWN, NOBODY, type Nobody, type PieceId, pieceId } from '../ids.js';
import type { MandoState } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { Shift } from '../threats/enemy-steps.js';
import { Look } from '../threats/reveal.js';
import { groundNow, isEnemy, ownerOf, piecesWhere } from '../threats/threats.js';
import { alternativesNow, isAlternative } from './alternatives.js';
import { performing } from './performing.js';
import { strengthOf } from './strength.js';
import { takeAlternative } from './take-alternative.js';

/** MA-76: a facedown threat can be looked at (MA-77), a faceup enemy moved (MA-79, MA-80); one choice tells which. */
const choices = (s: MandoState): PieceId[] => {
  const f = performing(s)!,
    box = boxOf(s),
    ground = groundNow(s),
    from = s.public.characters[f.you]!.space,
    range = strengthOf(s, f); // MA-81: RANGE, so no walls and no locked doors
  return piecesWhere(
    s,
    p => withinRange(ground, from, p.space, range) && (p.token === FACEDOWN || (isEnemy(box, p) && ground.neighbours[p.space]!.length > 0)),
  );
};
export const Intel = procedure('intel', {
  locals: () => ({ piece: NOBODY as PieceId | Nobody }),
  steps: {
    choose: {
      rule: 'MA-76',
      seat: s => ownerOf(s, performing(s)!.you),
      space: s => mayPick('threat', [...choices(s), ...alternativesNow(s, performing(s)!)]),
      take: (s, f, [choice]) => {
        if (choice === undefined) return 'return'; // MA-39
        const action = performing(s)!;
        if (isAlternative(choice)) return takeAlternative(s, action, choice);
        f.piece = pieceId(choice);
        return undefined;
      },
    },
    look: {
      rule: 'MA-77',
      when: (s, f) => f.piece !== NOBODY && s.public.pieces[f.piece]!.token === FACEDOWN,
      run: (s, f) => {
        if (f.piece === NOBODY) return undefined;
        const { piece } = f;
        f.piece = NOBODY;
        return Look.call({ seat: ownerOf(s, performing(s)!.you), piece });
      },
    },
    moveEnemy: {
      rule: 'MA-79',
      run: (s, f) => {
        if (f.piece === NOBODY) return undefined;
        const action = performing(s)!;
        action.it = f.piece;
        action.itSpace = s.public.pieces[f.piece]!.space;
        return Shift.call({ piece: f.piece, steps: 1, upTo: false, seat: ownerOf(s, action.you) });
      },
    },
  },
});
