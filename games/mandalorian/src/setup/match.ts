import { CHANCE, draw, procedure, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { type Deal, dealLoyalty, drawSkills, reveal, script, turn, uncover } from '../frames.js';
import { emit, isOver } from '../happen.js';
import { hasLoyalty } from '../modes/traitor.js';
import { AWAY, FACEDOWN, type MandoState } from '../state.js';
import { candidates } from '../threats/reveal.js';
import { facedownIn } from '../threats/threats.js';

const nextFaceup = (s: MandoState): number =>
  boxOf(s).pieces.findIndex((plan, i) => plan.kind === 'icon' && plan.faceup && s.public.pieces[i]!.token === FACEDOWN);
const sharesWithFacedown = (s: MandoState): number =>
  s.public.characters.findIndex(c => c.space !== AWAY && facedownIn(s, c.space).length > 0);

/** One game (MA-2): setup, then turns until it is won or lost. */
export const matchProcedure = procedure<MandoState, Deal>('match', {
  firstPlayer: {
    rule: 'MA-25',
    seat: CHANCE,
    when: s => boxOf(s).plan.first < 0,
    space: s => draw('seat', [...s.secret.keys()]),
    take: (s, _, [seat]) => {
      s.public.turn.seat = seat!;
      emit(s, { type: 'first', rule: 'MA-25', seat });
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
    when: s => nextFaceup(s) !== -1,
    space: s => draw('token', candidates(s, nextFaceup(s))),
    take: (s, _, [token]) => {
      const piece = nextFaceup(s);
      s.public.pieces[piece]!.token = token!;
      emit(s, { type: 'placed', rule: 'MA-19', piece, token, space: s.public.pieces[piece]!.space });
      return 'again';
    },
  },
  briefing: { rule: 'MA-11', run: s => script(boxOf(s).mission.setup, boxOf(s).shared ? 0 : s.public.turn.seat) },
  startSpace: {
    rule: 'MA-49',
    run: s => {
      const c = sharesWithFacedown(s);
      if (c === -1) return undefined;
      return thenAgain(reveal(facedownIn(s, s.public.characters[c]!.space)[0]!, c));
    },
  },
  loyalty: { rule: 'TR-2', when: hasLoyalty, run: () => dealLoyalty() },
  hands: {
    rule: 'MA-24',
    when: (s, f) => f.seat < s.secret.length,
    run: (s, f) => thenAgain(drawSkills(f.seat++, boxOf(s).hand)),
  },
  eventDeck: { rule: 'MA-13', run: () => uncover() },
  turns: {
    rule: 'MA-32',
    when: s => !isOver(s),
    run: () => thenAgain(turn()),
  },
});
