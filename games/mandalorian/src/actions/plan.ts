import { CHANCE, draw, mayPick, thenAgain } from '@cadre/core';
import { cardAt, dropTop, mark, markPeeked, newMarks, putOnTop, reshuffle, undecided, unmarked } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { emit, happen, tell } from '../happen.js';
import type { CharacterId } from '../ids.js';
import type { MandoKnown, MandoState, Mind } from '../state.js';
import { Pause } from '../turn/pause.js';

const drawLocals = (x: { readonly seat: number }) => x;
const planLocals = (x: { readonly you: CharacterId; readonly seat: number; readonly n: number; readonly keep: number }) => ({
  you: x.you,
  seat: x.seat,
  keep: x.keep,
  left: x.n,
  kept: 0,
  /** How many cards lay drawn before: a Crate can be opened while a plan is being made (MA-98), and both choose among their own. */
  before: 0,
});
export type PlanLocals = ReturnType<typeof planLocals>;
const peeks = (s: MandoState) => s.secret.map((m: Mind) => m.planning);
/** The cards that this plan has drawn. */
const drawnFor = (s: MandoState, f: PlanLocals): number[] => s.secret[f.seat]!.drawn.slice(f.before);
const isKnown = (s: MandoKnown): boolean => s.public.planning.top.length > 0;
/** What an undecided planning card can be: none that lies open, is held, or is known to somebody. */
export const planningPool = (s: MandoState): number[] => {
  const away = newMarks(boxOf(s).planning.length);
  mark(away, s.public.planning.discard);
  for (const c of s.public.characters) mark(away, c.planning);
  for (const mind of s.secret) {
    mark(away, mind.drawn);
    markPeeked(away, mind.planning);
  }
  return unmarked(away);
};
/** MA-171: an empty deck is filled again at once; the cards just drawn are not part of it. */
const refill = (s: MandoState): void => {
  const deck = s.public.planning;
  if (deck.size > 0 || deck.discard.length === 0) return;
  reshuffle(deck, peeks(s));
  emit(s, { type: 'reshuffled', rule: 'MA-171', deck: 'planning' });
};
const drawn = (s: MandoState, seat: number, card: number): void => {
  dropTop(s.public.planning, peeks(s));
  s.secret[seat]!.drawn.push(card);
  emit(s, { type: 'plan-taken', rule: 'MA-83', seat });
  tell(s, seat, { type: 'plan-drawn', rule: 'MA-83', card });
};
/** One planning card into a player's hidden choice. */
export const PlanDraw = procedure('planDraw', {
  locals: drawLocals,
  steps: {
    known: {
      rule: 'MA-83',
      reveals: true,
      when: isKnown,
      run: (s, f) => {
        drawn(s, f.seat, cardAt(s.public.planning, peeks(s), 0));
        refill(s);
        return 'return';
      },
    },
    decide: {
      rule: 'MA-83',
      seat: CHANCE,
      secret: true,
      always: true,
      when: s => undecided(s.public.planning) > 0,
      space: s => draw('planning', planningPool(s)),
      take: (s, f, [card]) => {
        drawn(s, f.seat, card!);
        refill(s);
      },
    },
  },
});

/** MA-85, MA-86: no Bad Luck, and never two of a name. */
const keepable = (s: MandoState, f: PlanLocals): number[] => {
  const { planning } = boxOf(s);
  const held = s.public.characters[f.you]!.planning.map(c => planning[c]!.id);
  return drawnFor(s, f).filter(c => !planning[c]!.cannotKeep && !held.includes(planning[c]!.id));
};
/** MA-218: a planning card lies with the character that gained it. */
export const gainPlan = (s: MandoState, who: CharacterId, card: number, rule: string): void => {
  s.public.characters[who]!.planning.push(card);
  happen(s, { type: 'kept', rule, character: who, card });
};

/** Drawn cards stay hidden until they are kept or discarded (MA-183). */
export const Plan = procedure('plan', {
  locals: planLocals,
  steps: {
    begin: {
      rule: 'MA-83',
      run: (s, f) => {
        f.before = s.secret[f.seat]!.drawn.length;
      },
    },
    draw: {
      rule: 'MA-83',
      when: (s, f) => f.left > 0 && s.public.planning.size + s.public.planning.discard.length > 0,
      run: (s, f) => {
        f.left--;
        refill(s);
        return thenAgain(PlanDraw.call({ seat: f.seat }));
      },
    },
    /** What has been drawn is a reason to use a feature before anything is kept. */
    pause: {
      rule: 'MA-98',
      when: (s, f) => drawnFor(s, f).length > 0,
      run: (_, f) => Pause.call({ who: f.you }),
    },
    keep: {
      rule: 'MA-84',
      always: true,
      when: (s, f) => f.kept < f.keep && drawnFor(s, f).length > 0,
      seat: (_, f) => f.seat,
      space: (s, f) => mayPick('planning', keepable(s, f)),
      take: (s, f, [card]) => {
        if (card === undefined) return undefined;
        const mind = s.secret[f.seat]!;
        mind.drawn = mind.drawn.filter(c => c !== card);
        gainPlan(s, f.you, card, 'MA-84');
        f.kept++;
        return 'again';
      },
    },
    putBack: {
      rule: 'MA-87',
      when: (s, f) => drawnFor(s, f).length > 0,
      seat: (_, f) => f.seat,
      space: (s, f) => mayPick('planning', drawnFor(s, f)),
      take: (s, f, [card]) => {
        if (card === undefined) return;
        const mind = s.secret[f.seat]!;
        mind.drawn = mind.drawn.filter(c => c !== card);
        putOnTop(s.public.planning, peeks(s), card, 1 << f.seat);
        happen(s, { type: 'put-back', rule: 'MA-87', seat: f.seat });
      },
    },
    discard: {
      rule: 'MA-88',
      reveals: true,
      when: (s, f) => drawnFor(s, f).length > 0,
      run: (s, f) => {
        const cards = s.secret[f.seat]!.drawn.splice(f.before);
        s.public.planning.discard.push(...cards);
        happen(s, { type: 'plans-discarded', rule: 'MA-88', seat: f.seat, cards });
        refill(s);
      },
    },
  },
});
