import { CHANCE, draw, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { Uncover } from '../events/event.js';
import { emit, isOver } from '../happen.js';
import { AWAY, type CharacterId, FACEDOWN, idsWhere, type PieceId, tokenId } from '../ids.js';
import { DealLoyalty, hasLoyalty } from '../modes/traitor.js';
import type { MandoKnown } from '../state.js';
import { candidates } from '../threats/candidates.js';
import { Reveal } from '../threats/reveal.js';
import { characterOf, charactersOnMap, facedownIn, spaceOf } from '../threats/threats.js';
import { DrawSkills } from '../turn/draw-step.js';
import { Turn } from '../turn/turn.js';

const stillToTurnUp = (s: MandoKnown): PieceId[] =>
  idsWhere(boxOf(s).pieces, (plan, i: PieceId) => plan.kind === 'icon' && plan.faceup && s.public.pieces[i]!.token === FACEDOWN);
/** Facedown threats in the spaces of characters, and who stands there. */
const sharedSpaces = (s: MandoKnown): { piece: PieceId; you: CharacterId }[] =>
  charactersOnMap(s).flatMap(you => {
    const space = spaceOf(s, you);
    return space === AWAY ? [] : facedownIn(s, space).map(piece => ({ piece, you }));
  });

/** One game (MA-2): setup, then turns until it is won or lost. */
export const Match = procedure('match', {
  locals: () => ({ seat: 0 }),
  steps: {
    firstPlayer: {
      rule: 'MA-25',
      seat: CHANCE,
      when: s => boxOf(s).plan.first < 0,
      space: s => draw('seat', [...s.secret.keys()]),
      take: (s, _, [seat]) => {
        s.public.turn.seat = seat!;
        emit(s, { type: 'first', rule: 'MA-25', seat: seat! });
      },
    },
    /** MA-15, MA-207: a white token faceup on every slot; the rest is the pool (MA-16). */
    whites: {
      rule: 'MA-15',
      seat: CHANCE,
      space: s => draw('disrupt', boxOf(s).whites, s.public.slots.length),
      take: (s, _, tokens) => {
        tokens.forEach((token, i) => {
          s.public.slots[i]!.tokens.push(token);
        });
        s.public.pool = s.public.pool.filter(t => !tokens.includes(t));
        emit(s, { type: 'whites', rule: 'MA-15', tokens: tokens.slice() });
      },
    },
    /** MA-19: icons without a question mark; those with one stay facedown (MA-18), and nobody has decided what they are. */
    faceup: {
      rule: 'MA-19',
      seat: CHANCE,
      always: true,
      when: s => stillToTurnUp(s).length > 0,
      space: s => draw('token', candidates(s, stillToTurnUp(s)[0]!)),
      take: (s, _, [token]) => {
        const piece = stillToTurnUp(s)[0]!;
        s.public.pieces[piece]!.token = tokenId(token!);
        emit(s, { type: 'placed', rule: 'MA-19', piece, token: tokenId(token!), space: s.public.pieces[piece]!.space });
        return 'again';
      },
    },
    briefing: {
      rule: 'MA-11',
      run: s => runScript(s, boxOf(s).mission.setup, { you: characterOf(boxOf(s).shared ? 0 : s.public.turn.seat) }),
    },
    startSpace: {
      rule: 'MA-49',
      run: s => {
        const [first] = sharedSpaces(s);
        return first ? thenAgain(Reveal.call(first)) : undefined;
      },
    },
    loyalty: { rule: 'TR-2', when: hasLoyalty, run: () => DealLoyalty.call({}) },
    hands: {
      rule: 'MA-24',
      when: (s, f) => f.seat < s.secret.length,
      run: (s, f) => thenAgain(DrawSkills.call({ seat: f.seat++, n: boxOf(s).hand })),
    },
    eventDeck: { rule: 'MA-13', run: () => Uncover.call({}) },
    turns: {
      rule: 'MA-32',
      when: s => !isOver(s),
      run: () => thenAgain(Turn.call({})),
    },
  },
});
