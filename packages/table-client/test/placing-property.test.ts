import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDLE, type PlaceEffect, type PlaceEvent, type PlaceState } from '../src/place/place-state.js';
import { placing } from '../src/place/placing.js';
import { asked, carry, drop, FLAT, GONE, press, questionOf, REGION, refused, regionOf, release } from './support/placing-events.js';

/** What lets spots go. */
const GIVING: readonly PlaceEvent['type'][] = ['release', 'drop', 'drop on suggestion', 'take nearest', 'submit'];
/** After these another answer may be sent. */
const OPENING: readonly PlaceEvent['type'][] = ['asked', 'refused', 'arrived'];

type Step = (state: PlaceState) => PlaceEvent;
const number = fc.integer({ min: 0, max: 900 });
const spot = fc.tuple(number, number);
const judging = fc.record({ legal: fc.boolean(), nearest: fc.option(spot), isLate: fc.boolean() }).map(
  ({ legal, nearest, isLate }): Step =>
    state => {
      const of = isLate ? [{ x: 1, y: 1 }] : (state.hand?.asked?.spots ?? state.draft?.spots ?? []);
      const level = state.draft?.question.place.parts.includes('level') ? [0] : [];
      return {
        type: 'judged',
        of,
        judged: { spots: of, probe: { type: 'probe', legal, ...(nearest && { nearest: [...nearest, ...level] }) }, levels: [] },
      };
    },
);
const always =
  (event: PlaceEvent): Step =>
  () =>
    event;
const questions = fc
  .record({
    isDirect: fc.boolean(),
    isChecked: fc.boolean(),
    may: fc.boolean(),
    seq: fc.integer({ min: 0, max: 2 }),
    hasLevels: fc.boolean(),
  })
  .map(({ seq, hasLevels, ...rest }) => always(asked(questionOf({ ...rest, id: `0:${seq}`, parts: hasLevels ? ['level'] : [] }))));
const steps = fc.oneof(
  { weight: 3, arbitrary: questions },
  { weight: 1, arbitrary: fc.constantFrom(always(GONE), always({ type: 'asked', id: '0:9', question: null })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(FLAT, REGION).map(
      (region): Step =>
        ({ id }) =>
          regionOf(region, id),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>(({ id }) => ({ type: 'no region', id, why: 'x' })) },
  { weight: 6, arbitrary: judging },
  { weight: 2, arbitrary: fc.constant<Step>(({ draft }) => ({ type: 'not judged', of: draft?.spots ?? [], why: 'x' })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        spot,
        fc.constantFrom({ what: 'start' } as const, { what: 'spot', n: 0 } as const, { what: 'figure', begin: () => undefined } as const),
      )
      .map(([[x, y], on]) => always(press(x, y, on))),
  },
  { weight: 6, arbitrary: spot.map(([x, y]) => always(carry(x, y))) },
  { weight: 3, arbitrary: spot.map(([x, y]) => always(release(x, y))) },
  { weight: 3, arbitrary: spot.map(([x, y]) => always(drop(x, y))) },
  { weight: 3, arbitrary: fc.option(spot).map(near => always(refused(near ? [...near] : undefined))) },
  { weight: 6, arbitrary: spot.map(([x, y]) => always({ type: 'point', at: [x, y], near: 20 })) },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom<PlaceEvent>(
        { type: 'arrived' },
        { type: 'refused', refused: null },
        { type: 'cancel' },
        { type: 'time', for: 'look' },
        { type: 'time', for: 'retry' },
        { type: 'time', for: 'note' },
        { type: 'leave' },
        { type: 'put', at: [3, 4] },
        { type: 'nudge', by: [0, 5], start: [10, 10] },
        { type: 'turn', degrees: 15 },
        { type: 'level', level: 1 },
        { type: 'suggest', by: 1 },
        { type: 'show suggestion', at: 0 },
        { type: 'drop on suggestion', at: 1 },
        { type: 'point at suggestion', at: 0 },
        { type: 'take nearest' },
        { type: 'activate', spot: 0 },
        { type: 'submit' },
        { type: 'retry' },
        { type: 'clear' },
        { type: 'drafted', answer: [7, 8] },
      )
      .map(always),
  },
);
/** Every step of a list of events: what was, what happened, what is, and what is to be done. */
const walk = (
  list: readonly Step[],
  each: (before: PlaceState, event: PlaceEvent, after: PlaceState, effects: readonly PlaceEffect[]) => void,
): PlaceState =>
  list.reduce<PlaceState>((before, step) => {
    const event = step(before);
    const { state, effects } = placing(before, event);
    each(before, event, state, effects);
    return state;
  }, IDLE);
const RUNS = { numRuns: 3000, seed: 20261118 };
const lists = fc.tuple(questions, fc.array(steps, { maxLength: 40, size: 'max' })).map(([first, then]) => [first, ...then]);

test('an answer is never sent twice, whatever happens', () => {
  let sent = 0;
  fc.assert(
    fc.property(lists, list => {
      let isOut = false;
      walk(list, (_, event, after, effects) => {
        if (OPENING.includes(event.type)) isOut = false;
        const sends = effects.filter(effect => effect.do === 'send').length;
        expect(sends).toBeLessThanOrEqual(isOut ? 0 : 1);
        if (sends > 0) expect(after.is).toBe('sent');
        isOut ||= sends > 0;
        sent += sends;
      });
    }),
    RUNS,
  );
  expect(sent).toBeGreaterThan(500); // otherwise these lists say nothing
});
test('nothing is sent that nobody has let go', () => {
  fc.assert(
    fc.property(lists, list => {
      walk(list, (before, event, after, effects) => {
        const isGiven = GIVING.includes(event.type) || before.is === 'dropped' || before.is === 'sent' || before.hand?.isDropped === true;
        if (!isGiven) expect(effects.map(effect => effect.do)).not.toContain('send');
        if (after.is === 'dropped') expect(isGiven).toBe(true);
      });
    }),
    RUNS,
  );
});
test('stage, spots and hand fit together, and only what may be legal is told to the page', () => {
  fc.assert(
    fc.property(lists, list => {
      walk(list, (_, __, { is, draft, hand }, effects) => {
        expect(draft === null).toBe(is === 'idle' || is === 'early');
        if (is === 'carrying') expect(hand?.way).not.toBeNull();
        else expect(hand?.way ?? null).toBeNull();
        if (is === 'early') expect(hand?.on.what).toBe('figure');
        if (is === 'asking') expect(draft?.spots).toEqual([null]);
        if (is === 'sent' || is === 'idle') expect(hand).toBeNull();
        for (const effect of effects) if (effect.do === 'tell' && effect.answer.length > 0) expect(draft?.probe?.legal).not.toBe(false);
      });
    }),
    RUNS,
  );
});
test('Escape empties the hand, and without a question everything is as in the beginning', () => {
  fc.assert(
    fc.property(lists, list => {
      const last = walk(list, () => undefined);
      const escaped = placing(last, { type: 'clear' }).state;
      if (last.draft) expect([escaped.hand, ['asking', 'sent'].includes(escaped.is)]).toEqual([null, true]);
      const left = placing(placing(last, { type: 'cancel' }).state, GONE);
      expect({ ...left.state, isNoted: false }).toEqual(IDLE);
      if (last.draft)
        for (const stopped of ['stop asking', 'stop judging']) expect(left.effects.map(effect => effect.do)).toContain(stopped);
    }),
    RUNS,
  );
});
