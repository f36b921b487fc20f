import type { Question, ViewOf } from '@cadre/core';
import { RANK_NAMES } from '../content/names.js';
import { words as keywordRules } from '../keywords/keywords.js';
import { actionsLeft } from '../round/actions.js';
import type { BattleState } from '../state.js';
import type { QuestionContext } from './asked.js';
import type { Words } from './english/index.js';
import { entryOf, facesIn, poolIn } from './facts.js';
import { attackOf, type Locals, nearestLocals, topOf } from './frames.js';
import type { Names } from './names.js';
import { chosenFor, countOf, restOf } from './op-text.js';

type View = ViewOf<BattleState>;
const askedSpace = (view: View, q: Question) => (q.asks.find(a => a.seat === view.seat) ?? q.asks[0])?.space ?? null;
/** One step may ask several things: then what it is about tells them apart. */
const keyOf = (view: View, { proc, step, locals }: ReturnType<typeof topOf>): string => {
  switch (proc) {
    case 'move':
      return `move.${step === 'carry' ? step : locals['how']}`;
    case 'attack-reroll':
      return `attack-reroll.${locals['pays'] === 'nothing' ? 'reroll' : locals['pays']}`;
    case 'choose-units':
      return `choose-units.${locals['choice']}`;
    case 'window':
      return `window.${locals['at']}`;
    case 'placeToken': {
      const space = view.pending && askedSpace(view, view.pending);
      return `placeToken.${space?.kind === 'place' ? space.region : 'charge'}`;
    }
    default:
      return `${proc}.${step}`;
  }
};
/** What a window was opened for lies under it. */
const subjectOf = (view: View): Locals => {
  const top = topOf(view.stack);
  return top.proc === 'window' ? topOf(view.stack.slice(0, -1)).locals : top.locals;
};
const rankOf = (view: View, names: Names): string => {
  const draw = nearestLocals(view.stack, 'draw', 'comms');
  if (!draw) return '';
  const drawn = draw['drawn'];
  const at = Array.isArray(drawn) ? (drawn[0] as number | undefined) : (drawn as number);
  const rank = view.public.pools[draw['seat'] as 0 | 1][at ?? -1];
  return rank ? RANK_NAMES[rank][names.language] : '';
};
const sourceOf = (view: View, names: Names): string => {
  const { proc } = topOf(view.stack);
  if (proc === 'orders') return names.card(view.public.played[topOf(view.stack).locals['seat'] as 0 | 1]);
  const effect = nearestLocals(view.stack, 'effect', 'effectOps')?.['effect'];
  return typeof effect === 'string' ? names.effect(effect) : '';
};
/** Units of the seat whose turn it is that have an order and have not acted. */
const orderedIn = (view: View, turn: unknown): number =>
  view.public.units.filter(({ seat, order, activated, at }) => seat === turn && order === 'faceup' && !activated && at !== 'defeated')
    .length;
/** The keyword or the card behind an offer. */
const offeredBy = (code: number): string => keywordRules.offerOf(code).keyword;
/** How many actions, orders or units are left to choose. */
const leftOf = (view: View): number => {
  const { proc, step, locals } = topOf(view.stack);
  if (proc === 'activation') return actionsLeft(view, locals as never);
  return Number((step === 'more' ? (locals['extra'] ?? locals['more']) : (locals['left'] ?? locals['free'])) ?? 0);
};
const askedOf = (words: Words, names: Names, view: View, q: Question): QuestionContext => {
  const subject = subjectOf(view);
  const top = topOf(view.stack);
  const attack = attackOf(view.stack);
  const space = askedSpace(view, q);
  const named = (id: unknown): string => (typeof id === 'number' ? names.unitIn(view, id) : '');
  const defends = top.proc === 'defence-reroll' || top.locals['at'] === 'defenceReroll';
  const results =
    top.proc === 'useConsole' || top.proc === 'encrypt'
      ? facesIn(words, top.locals['faces'] as [])
      : !attack
        ? ''
        : defends
          ? facesIn(words, attack.defence)
          : poolIn(words, { red: attack.reds, black: attack.blacks, white: attack.whites });
  const token = top.locals['token'];
  const asking = typeof subject['unit'] === 'number' ? view.public.units[subject['unit']] : undefined;
  const effect = typeof top.locals['effect'] === 'string' ? top.locals['effect'] : '';
  // Whoever is not asked does not see the space.
  const most = space?.kind === 'pick' || space?.kind === 'amount' ? space.max : (countOf(effect) ?? 1);
  const offered = top.proc === 'window' && space?.kind === 'pick' ? [...new Set(space.options.map(offeredBy))] : [];
  return {
    unit: named(subject['unit'] ?? subject['by'] ?? subject['guardian']),
    trigger: named(subject['trigger']),
    attacker: attack?.attacker === 'nobody' ? names.card(attack.card) : named(attack?.attacker),
    target: named(attack?.target),
    results,
    hits: attack?.hits ?? 0,
    crits: attack?.crits ?? 0,
    source: sourceOf(view, names),
    token: typeof token === 'string' ? (entryOf(words.options.tokens, token) ?? '') : '',
    rank: rankOf(view, names),
    least: space?.kind === 'pick' || space?.kind === 'amount' ? space.min : 1,
    most,
    left: leftOf(view),
    ...chosenFor(words, names, effect, most),
    offers: [...new Set(offered.map(names.effect))],
    rest: offered.length === 1 ? restOf(words, names, offered[0]!) : '',
    ready: orderedIn(view, top.locals['turn']),
    given: Number(top.locals['given'] ?? 0),
    rallied: Number(top.locals['rallied'] ?? 0),
    suppression: asking?.suppression ?? 0,
    isOnStandby: (asking?.standby ?? 0) > 0,
  };
};
export const questionIn = (words: Words, names: Names, view: View, q: Question): string => {
  const says = entryOf(words.questions, keyOf(view, topOf(view.stack))) ?? words.questions.other;
  return capital(says(askedOf(words, names, view, q)));
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const passIn = (words: Words, view: View): string | undefined => {
  const { proc, step } = topOf(view.stack);
  return entryOf(words.passes, `${proc}.${step}`);
};
