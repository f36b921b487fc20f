import { conditions, type Logic, type Resolve, type Selector } from '@cadre/kit';
import type { Kind, ScriptFilter } from '../content/filter.js';
import { strengthAt } from '../round/objectives.js';
import type { EncounterState, EncounterView } from '../state.js';
import { type Candidate, FILTERS, sideWord } from './filters.js';
import type { Context } from './refs.js';
import { candidates } from './selection.js';
import { objectiveIn } from './things.js';

const passes = conditions<EncounterState, Logic<ScriptFilter>, Candidate>({
  ...FILTERS,
  contested: (k, f, about) => {
    const n = strengthAt(k, objectiveIn(about.candidate), sideWord(about, f.by));
    return n >= (f.atLeast ?? (f.atMost === undefined ? 1 : 0)) && n <= (f.atMost ?? Number.POSITIVE_INFINITY);
  },
  notOutnumbered: (k, _, about) => {
    const objective = objectiveIn(about.candidate);
    const [mine, theirs] = [strengthAt(k, objective, sideWord(about, 'friendly')), strengthAt(k, objective, sideWord(about, 'enemy'))];
    return mine > 0 && mine >= theirs;
  },
});
/** All things that a script may select. */
export const selectable = (k: EncounterView, selector: Selector<Kind, ScriptFilter>, about: Context): number[] => {
  const { where } = selector;
  const there = candidates(k, selector);
  return where ? there.filter(candidate => passes(k, where, { ...about, candidate })) : there;
};
export const resolve: Resolve<EncounterState, Selector<Kind, ScriptFilter>, Context> = (k, selector, about) => {
  const from = selectable(k, selector, about);
  const kind = selector.of;
  switch (selector.pick) {
    case 'one':
      return { kind, from, min: selector.may ? 0 : 1, max: 1 };
    case 'upTo':
      return { kind, from, min: 0, max: selector.count };
    case 'exactly':
      return { kind, from, min: selector.count, max: selector.count };
    case 'each':
      return { kind, from, min: 0, max: 'all' };
    case 'place':
      throw new Error('no script of this game selects all things in one place');
  }
};
