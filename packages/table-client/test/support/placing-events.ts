import { type Answer, type Place, type PlacePreview, place, type SpotPart } from '@cadre/core';
import type { Judged } from '../../src/place/judge-spots.js';
import { IDLE, type PlaceEffect, type PlaceEvent, type PlaceQuestion, type PlaceState } from '../../src/place/place-state.js';
import { placing } from '../../src/place/placing.js';
import type { Spots } from '../../src/place/spots.js';

export const questionOf = ({
  spots = 1,
  parts = [],
  may = false,
  ...rest
}: Partial<Omit<PlaceQuestion, 'place'>> & {
  readonly spots?: number;
  readonly parts?: SpotPart[];
  readonly may?: boolean;
} = {}): PlaceQuestion => ({
  id: '0:7',
  place: place('move', 'reach', [], { spots, parts, may }) as Place,
  isChecked: true,
  isDirect: true,
  ...rest,
});
export const asked = (question: PlaceQuestion): PlaceEvent => ({ type: 'asked', id: question.id, question });
export const GONE: PlaceEvent = { type: 'asked', id: '', question: null };
const square = (from: number, to: number): readonly number[] => [from, from, to, from, to, to, from, to];
/** Ground from 0 to 1000, and a platform over it from 400 to 600. */
export const REGION: PlacePreview = {
  type: 'place',
  empty: false,
  outline: [
    { level: 0, rings: [square(0, 1000)] },
    { level: 1, rings: [square(400, 600)] },
  ],
  suggestions: [
    { answer: [100, 100, 0], says: 'in cover' },
    { answer: [200, 200, 0], says: 'forward' },
  ],
};
export const FLAT: PlacePreview = {
  ...REGION,
  outline: REGION.outline.slice(0, 1),
  suggestions: REGION.suggestions.map(({ answer, says }) => ({ answer: answer.slice(0, 2), says })),
};
export const regionOf = (region: PlacePreview, id = '0:7'): PlaceEvent => ({ type: 'region', id, region });
/** A pixel of the window is a unit of the table. */
const at = (x: number, y: number) => ({ px: [x, y], table: [x, y] }) as const;
export const press = (x: number, y: number, on: Extract<PlaceEvent, { type: 'press' }>['on'] = { what: 'start' }): PlaceEvent => ({
  type: 'press',
  on,
  at: at(x, y),
  near: 20,
});
export const carry = (x: number, y: number): PlaceEvent => ({ type: 'carry', to: at(x, y) });
export const release = (x: number, y: number): PlaceEvent => ({ type: 'release', to: at(x, y) });
export const drop = (x: number, y: number): PlaceEvent => ({ type: 'drop', at: [x, y], near: 20 });
export const LOOK: PlaceEvent = { type: 'time', for: 'look' };
export const RETRY: PlaceEvent = { type: 'time', for: 'retry' };
export const refused = (instead?: Answer, says = 'Too far'): PlaceEvent => ({
  type: 'refused',
  refused: { says, ...(instead && { instead }) },
});

export interface Told {
  readonly state: PlaceState;
  /** Of the last event. */
  readonly effects: readonly PlaceEffect[];
  /** Of all of them. */
  readonly all: readonly PlaceEffect[];
}
/** What is asked about now: the spots of the last question to the rules. */
export const judgedSpots = ({ all }: Told): Spots => {
  const last = all.findLast(effect => effect.do === 'judge');
  if (last?.do !== 'judge') throw new Error('nobody has asked the rules');
  return last.draft.spots;
};
/** An event, or one that depends on what has been asked. */
export type Script = PlaceEvent | ((told: Told) => PlaceEvent);
export const legal: Script = told => verdict({ type: 'probe', legal: true })(told);
export const illegal =
  (nearest?: Answer): Script =>
  told =>
    verdict({ type: 'probe', legal: false, says: 'The wall is in the way', ...(nearest && { nearest }) })(told);
const verdict =
  (probe: Judged['probe']) =>
  (told: Told): PlaceEvent => {
    const of = judgedSpots(told);
    return { type: 'judged', of, judged: { spots: of, probe, levels: [] } };
  };
export const unheard: Script = told => ({ type: 'not judged', of: judgedSpots(told), why: 'no connection' });

export const play = (...script: readonly Script[]): Told =>
  script.reduce<Told>(
    (told, next) => {
      const { state, effects } = placing(told.state, typeof next === 'function' ? next(told) : next);
      return { state, effects, all: [...told.all, ...effects] };
    },
    { state: IDLE, effects: [], all: [] },
  );
export const sent = ({ all }: Pick<Told, 'all'>): readonly Answer[] => all.flatMap(effect => (effect.do === 'send' ? [effect.answer] : []));
export const told = ({ all }: Told): Answer | undefined => all.flatMap(effect => (effect.do === 'tell' ? [effect.answer] : [])).at(-1);
export const doing = ({ effects }: Told): readonly string[] => effects.map(effect => effect.do);
