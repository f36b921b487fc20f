import { describe, expect, test } from 'vitest';
import {
  asked,
  doing,
  drop,
  FLAT,
  GONE,
  illegal,
  judgedSpots,
  legal,
  play,
  questionOf,
  REGION,
  RETRY,
  refused,
  regionOf,
  type Script,
  sent,
  told,
  unheard,
} from './support/placing-events.js';

const DIRECT = asked(questionOf());
const CONFIRMED = asked(questionOf({ isDirect: false }));
const ON_LEVELS = asked(questionOf({ parts: ['level'] }));
const onLevel = (x: number, y: number, level: number) => [{ x, y, level }];

describe('letting go', () => {
  test('is an answer at once: nobody is asked beforehand', () => {
    const dropped = play(DIRECT, regionOf(FLAT), drop(300, 400));
    expect(dropped.state.is).toBe('sent');
    expect(sent(dropped)).toEqual([[300, 400]]);
    expect(doing(dropped)).not.toContain('judge');
  });
  test('is no answer yet where the figure is still to be turned', () => {
    const lying = play(asked(questionOf({ parts: ['facing'] })), regionOf(FLAT), drop(300, 400));
    expect([lying.state.is, sent(lying)]).toEqual(['resting', []]);
  });
  test('does not wait for the region where there are no levels', () => {
    expect(sent(play(DIRECT, drop(300, 400)))).toEqual([[300, 400]]);
  });
  test('waits for the region where there may be levels, and means the highest floor there', () => {
    const waiting = play(ON_LEVELS, drop(500, 500));
    expect([waiting.state.is, sent(waiting)]).toEqual(['dropped', []]);
    expect(sent(play(ON_LEVELS, drop(500, 500), regionOf(REGION)))).toEqual([[500, 500, 1]]);
    expect(sent(play(ON_LEVELS, drop(300, 300), regionOf(REGION)))).toEqual([[300, 300, 0]]);
    expect(sent(play(ON_LEVELS, drop(500, 500), regionOf(REGION, '0:6')))).toEqual([]); // of a question that is gone
  });
  test('where the region cannot be heard leaves the spot for a key to confirm', () => {
    const failed = play(ON_LEVELS, drop(300, 300), { type: 'no region', id: '0:7', why: 'no connection' });
    expect([failed.state.is, failed.state.draft?.failed, told(failed)]).toEqual(['resting', 'no connection', [300, 300, 0]]);
    expect(sent(play(ON_LEVELS, drop(300, 300), { type: 'no region', id: '0:7', why: '' }, { type: 'submit' }))).toEqual([[300, 300, 0]]);
  });
  test('sends a level that the reader has chosen', () => {
    const script = [ON_LEVELS, regionOf(REGION), { type: 'put', at: [500, 500] }, { type: 'level', level: 0 }, { type: 'submit' }] as const;
    expect(sent(play(...script))).toEqual([[500, 500, 0]]);
  });
  test('only chooses where a key confirms: the page hears of what is legal, and of nothing else', () => {
    const lying = play(CONFIRMED, drop(300, 400));
    expect([lying.state.is, told(lying), judgedSpots(lying)]).toEqual(['resting', [], [{ x: 300, y: 400 }]]);
    expect(told(play(CONFIRMED, drop(300, 400), legal))).toEqual([300, 400]);
    expect(told(play(CONFIRMED, drop(300, 400), illegal([310, 400])))).toEqual([]);
    expect(told(play(CONFIRMED, drop(300, 400), legal, drop(1, 1)))).toEqual([]);
    expect(sent(play(CONFIRMED, drop(300, 400), legal))).toEqual([]);
  });
  test('chooses at once where nobody can be asked', () => {
    const unchecked = play(asked(questionOf({ isChecked: false })), drop(300, 400));
    expect([unchecked.state.is, told(unchecked), sent(unchecked)]).toEqual(['resting', [300, 400], []]);
    expect(doing(unchecked)).not.toContain('judge');
  });
  test('takes suggestions and the nearest spot at once, too', () => {
    expect(sent(play(DIRECT, regionOf(FLAT), { type: 'drop on suggestion', at: 1 }))).toEqual([[200, 200]]);
    expect(sent(play(DIRECT, regionOf(FLAT), { type: 'drop on suggestion', at: 9 }))).toEqual([]);
    expect(sent(play(DIRECT, { type: 'put', at: [1, 1] }, illegal([50, 50]), { type: 'take nearest' }))).toEqual([[50, 50]]);
  });
  test('of one of several figures goes on to the next, and sends nothing', () => {
    const two = asked(questionOf({ spots: 2 }));
    const one = play(two, drop(10, 10));
    expect([one.state.draft?.active, doing(one).includes('judge')]).toEqual([1, false]);
    const both = play(two, drop(10, 10), drop(90, 10));
    expect([both.state.is, judgedSpots(both), sent(both)]).toEqual([
      'resting',
      [
        { x: 10, y: 10 },
        { x: 90, y: 10 },
      ],
      [],
    ]);
    expect(sent(play(two, drop(10, 10), { type: 'submit' }))).toEqual([]);
    expect(sent(play(two, drop(10, 10), drop(90, 10), legal, { type: 'submit' }))).toEqual([[10, 10, 90, 10]]);
  });
});

describe('what the server refuses', () => {
  test('goes to the nearest spot when that is near enough to be meant, and only once', () => {
    const again = play(DIRECT, drop(300, 400), refused([310, 400]));
    expect([again.state.is, sent(again)]).toEqual([
      'sent',
      [
        [300, 400],
        [310, 400],
      ],
    ]);
    const twice = play(DIRECT, drop(300, 400), refused([310, 400]), refused([310, 400]));
    expect([twice.state.is, sent(twice)]).toEqual([
      'dropped',
      [
        [300, 400],
        [310, 400],
      ],
    ]);
  });
  test('lies there with its reason and its offer, and the rules are asked which rule it is', () => {
    const lying = play(DIRECT, drop(300, 400), refused([600, 400]));
    expect(lying.state.draft?.probe).toEqual({ type: 'probe', legal: false, says: 'Too far', nearest: [600, 400] });
    expect([sent(lying), told(lying), judgedSpots(lying)]).toEqual([[[300, 400]], [], [{ x: 300, y: 400 }]]);
    const known = play(DIRECT, drop(300, 400), refused([600, 400]), illegal([600, 400]));
    expect([known.state.is, known.state.draft?.probe?.says]).toEqual(['resting', 'The wall is in the way']);
  });
  test('is sent on another level when that was meant', () => {
    const other = { spots: onLevel(500, 500, 0), probe: { type: 'probe', legal: true }, levels: [] } as const;
    const found = play(ON_LEVELS, regionOf(REGION), drop(500, 500), refused(), it => ({
      type: 'judged',
      of: judgedSpots(it),
      judged: other,
    }));
    expect(sent(found)).toEqual([
      [500, 500, 1],
      [500, 500, 0],
    ]);
  });
  test('is not sent again although a preview would allow it', () => {
    const lying = play(DIRECT, drop(300, 400), refused(), legal);
    expect([lying.state.is, sent(lying)]).toEqual(['resting', [[300, 400]]]);
  });
  test('for another reason than a rule is left for the reader to send again', () => {
    const lying = play(DIRECT, drop(300, 400), { type: 'refused', refused: null });
    expect([lying.state.is, judgedSpots(lying)]).toEqual(['resting', [{ x: 300, y: 400 }]]);
    expect(sent(play(DIRECT, drop(300, 400), { type: 'refused', refused: null }, legal, { type: 'submit' }))).toHaveLength(2);
  });
  test('an answer that arrived while the question stays open can be given anew', () => {
    const open = play(DIRECT, drop(300, 400), { type: 'arrived' });
    expect(open.state.is).toBe('resting');
    expect(sent(play(DIRECT, drop(300, 400), { type: 'arrived' }, drop(1, 2)))).toEqual([
      [300, 400],
      [1, 2],
    ]);
  });
});

describe('a mouse that rests', () => {
  const POINTED = [DIRECT, regionOf(FLAT), { type: 'point', at: [300, 400], near: 20 }] as const;
  test('shows the spot, and takes it away again', () => {
    const shown = play(...POINTED);
    expect([shown.state.draft?.isPointed, judgedSpots(shown), sent(shown)]).toEqual([true, [{ x: 300, y: 400 }], []]);
    expect(play(...POINTED, { type: 'leave' }).state.draft?.spots).toEqual([null]);
    expect(play(DIRECT, { type: 'put', at: [1, 1] }, { type: 'point', at: [5, 5], near: 20 }).state.draft?.spots).toEqual([{ x: 1, y: 1 }]);
    expect(play(CONFIRMED, { type: 'point', at: [5, 5], near: 20 }).state.draft?.spots).toEqual([null]);
  });
  test('means a legal spot that is near, and a click sends what it showed', () => {
    expect(sent(play(...POINTED, illegal([310, 400]), legal, drop(300, 400)))).toEqual([[310, 400]]);
    expect(sent(play(...POINTED, illegal([600, 400]), drop(300, 400)))).toEqual([]);
    expect(sent(play(...POINTED, drop(300, 400)))).toEqual([[300, 400]]);
  });
  test('on a suggestion shows that', () => {
    const shown = play(DIRECT, regionOf(FLAT), { type: 'point at suggestion', at: 1 });
    expect([shown.state.draft?.suggestion, shown.state.draft?.isPointed]).toEqual([1, true]);
  });
});

describe('by keys', () => {
  const up = { type: 'nudge', by: [0, -10], start: [200, 320] } as const;
  test('a spot moves from where the figure stands, and each key counts', () => {
    expect(play(DIRECT, up, up, up).state.draft?.spots).toEqual([{ x: 200, y: 290 }]);
    expect(doing(play(DIRECT, up))).toContain('reveal');
    expect(sent(play(DIRECT, up, legal))).toEqual([]);
  });
  test('suggestions go round', () => {
    const at = (...steps: (1 | -1)[]) =>
      play(DIRECT, regionOf(FLAT), ...steps.map(by => ({ type: 'suggest', by }) as const)).state.draft?.suggestion;
    expect([at(1), at(1, 1), at(1, 1, 1), at(-1), at(1, -1)]).toEqual([0, 1, 0, 1, 1]);
    expect(play(DIRECT, { type: 'suggest', by: 1 }).state.is).toBe('asking'); // the region is not known yet
  });
  test('Enter sends what is legal or not known, and takes the nearest spot where it is refused', () => {
    expect(sent(play(DIRECT, up, { type: 'submit' }))).toEqual([[200, 310]]);
    expect(sent(play(CONFIRMED, up, legal, { type: 'submit' }))).toEqual([[200, 310]]);
    const nearest = play(DIRECT, up, illegal([210, 310]), { type: 'submit' });
    expect([sent(nearest), nearest.state.draft?.spots]).toEqual([[], [{ x: 210, y: 310 }]]);
    expect(sent(play(DIRECT, up, illegal([210, 310]), { type: 'submit' }, { type: 'submit' }))).toEqual([[210, 310]]);
    expect(sent(play(DIRECT, up, illegal(), { type: 'submit' }))).toEqual([]);
  });
  test('Enter passes where nothing need be put down, and nowhere else', () => {
    expect(sent(play(DIRECT, { type: 'submit' }))).toEqual([]);
    expect(sent(play(asked(questionOf({ may: true })), { type: 'submit' }))).toEqual([[]]);
  });
  test('a hint moves the spot, and what the page already has does not', () => {
    expect(play(DIRECT, { type: 'drafted', answer: [7, 8] }).state.draft?.spots).toEqual([{ x: 7, y: 8 }]);
    expect(doing(play(DIRECT, { type: 'drafted', answer: [7, 8] }, { type: 'drafted', answer: [7, 8] }))).toEqual([]);
  });
});

describe('the rules that are asked', () => {
  test('are asked for the region once, and again when they can be asked at last', () => {
    expect(doing(play(DIRECT))).toContain('ask region');
    expect(doing(play(DIRECT, DIRECT))).toEqual([]);
    const unchecked = asked(questionOf({ isChecked: false }));
    expect(doing(play(unchecked))).not.toContain('ask region');
    expect(doing(play(unchecked, drop(1, 1), DIRECT))).toEqual(['ask region', 'judge']);
  });
  test('are asked about a spot again when the region says on which levels', () => {
    expect(doing(play(asked(questionOf({ isDirect: false, parts: ['level'] })), drop(1, 1), regionOf(REGION)))).toEqual([
      'show region',
      'judge',
    ]);
  });
  test('are asked again by and by where they could not be heard, and the answer can be sent unseen', () => {
    const failed = play(CONFIRMED, regionOf(FLAT), drop(1, 1), unheard);
    expect([failed.state.draft?.failed, told(failed)]).toEqual(['no connection', [1, 1]]);
    const waits = (...more: readonly Script[]) =>
      play(CONFIRMED, regionOf(FLAT), drop(1, 1), unheard, ...more).effects.flatMap(effect =>
        effect.do === 'wait' ? [effect.milliseconds] : [],
      );
    expect(waits()).toEqual([2000]);
    expect(doing(play(CONFIRMED, regionOf(FLAT), drop(1, 1), unheard, RETRY))).toEqual(['stop waiting', 'judge']);
    expect(waits(RETRY, unheard)).toEqual([4000]);
    expect(waits(...Array.from({ length: 12 }, () => [RETRY, unheard]).flat())).toEqual([30_000]);
    expect(doing(play(CONFIRMED, { type: 'no region', id: '0:7', why: 'x' }, { type: 'retry' }))).toContain('ask region');
  });
  test('are not believed about a spot that has been left', () => {
    const left = play(CONFIRMED, drop(1, 1));
    const old = judgedSpots(left);
    const late = { type: 'judged', of: old, judged: { spots: old, probe: { type: 'probe', legal: true }, levels: [] } } as const;
    expect(play(CONFIRMED, drop(1, 1), drop(2, 2), () => late).state.draft?.probe).toBeNull();
  });
  test('are not listened to any more when the question is gone', () => {
    expect(doing(play(DIRECT, GONE))).toEqual(['stop asking', 'stop judging', 'stop waiting', 'stop waiting', 'stop waiting']);
  });
});
