import { describe, expect, test } from 'vitest';
import { IDLE } from '../src/place/place-state.js';
import {
  asked,
  carry,
  doing,
  drop,
  FLAT,
  GONE,
  illegal,
  judgedSpots,
  LOOK,
  legal,
  play,
  press,
  questionOf,
  REGION,
  regionOf,
  release,
  sent,
  told,
  unheard,
} from './support/placing-events.js';

const DIRECT = asked(questionOf());
const CONFIRMED = asked(questionOf({ isDirect: false }));
const ON_LEVELS = asked(questionOf({ parts: ['level'] }));

describe('a figure in the hand', () => {
  const CARRIED = [DIRECT, regionOf(FLAT), press(50, 50), carry(80, 50)] as const;
  test('a press that trembles is a click: on a spot it confirms, on the figure it does nothing', () => {
    expect(play(DIRECT, press(50, 50), carry(52, 52), release(52, 52)).state.is).toBe('asking');
    const clicked = play(CONFIRMED, drop(300, 400), legal, press(300, 400, { what: 'spot', n: 0 }), release(300, 401));
    expect(sent(clicked)).toEqual([[300, 400]]);
  });
  test('is told to the page as taken up, follows the pointer, and the rules are asked where it is', () => {
    const up = play(...CARRIED);
    expect([up.state.is, up.state.hand?.way, told(up), judgedSpots(up)]).toEqual(['carrying', { latest: null }, [], [{ x: 80, y: 50 }]]);
    expect(up.effects).toContainEqual({ do: 'follow', to: [80, 50] });
    expect(doing(play(...CARRIED, carry(90, 50)))).toEqual(['follow']);
  });
  test('is asked about when it is time, and not while an answer is awaited', () => {
    expect(doing(play(...CARRIED, carry(90, 50), LOOK))).toEqual(['wait']);
    expect(doing(play(...CARRIED, carry(90, 50), legal, LOOK))).toEqual(['judge', 'wait']);
    const way = play(...CARRIED, legal).state.hand?.way?.latest;
    expect([way?.from, way?.judged.probe.legal]).toEqual([[80, 50], true]);
  });
  test('that rests is shown with what is known, without asking again, until it goes on', () => {
    const resting = play(...CARRIED, legal, LOOK);
    expect([resting.state.is, resting.state.draft?.probe?.legal, told(resting)]).toEqual(['carrying', true, [80, 50]]);
    expect(doing(resting)).not.toContain('judge');
    const before = play(...CARRIED, LOOK);
    expect([before.state.draft?.spots, before.state.draft?.probe, doing(before).includes('judge')]).toEqual([
      [{ x: 80, y: 50 }],
      null,
      false,
    ]);
    expect(told(play(...CARRIED, LOOK, legal))).toEqual([80, 50]);
    const gone = play(...CARRIED, legal, LOOK, carry(120, 50));
    expect([told(gone), gone.state.draft?.probe]).toEqual([[], null]);
    expect(play(...CARRIED, LOOK, carry(120, 50), legal).state.draft?.probe).toBeNull(); // about a spot that has been left
  });
  test('is sent where it is let go, legal or not known', () => {
    expect(sent(play(...CARRIED, release(90, 50)))).toEqual([[90, 50]]);
    expect(sent(play(...CARRIED, legal, release(80, 50)))).toEqual([[80, 50]]);
    expect(doing(play(...CARRIED, release(90, 50)))).toContain('stop judging');
  });
  test('that is known to be refused here is not sent: it lies there, or goes to a spot that is near', () => {
    const far = play(...CARRIED, illegal([400, 50]), release(80, 50));
    expect([far.state.is, sent(far), far.state.draft?.probe?.says]).toEqual(['resting', [], 'The wall is in the way']);
    expect(sent(play(...CARRIED, illegal([85, 50]), release(80, 50)))).toEqual([[85, 50]]);
  });
  test('only lies where it is let go when a key confirms', () => {
    const put = play(CONFIRMED, press(50, 50), carry(80, 50), release(90, 50));
    expect([put.state.is, put.state.hand, judgedSpots(put), sent(put)]).toEqual(['resting', null, [{ x: 90, y: 50 }], []]);
  });
  test('stays in the hand when nobody can be asked, and is sent all the same', () => {
    const cut = play(...CARRIED, unheard);
    expect([cut.state.is, cut.state.draft?.failed, cut.state.hand?.isAsking]).toEqual(['carrying', null, false]);
    expect(sent(play(...CARRIED, unheard, release(90, 50)))).toEqual([[90, 50]]);
    expect(doing(play(...CARRIED, unheard, LOOK))).toContain('judge'); // where it rests
    expect(play(...CARRIED, unheard, LOOK, unheard).state.draft?.failed).toBe('no connection');
  });
  test('is taken out of it by Escape: the pointer that goes on and lets go does nothing', () => {
    const away = play(...CARRIED, { type: 'clear' }, carry(200, 200), release(200, 200), LOOK);
    expect([away.state.is, away.state.hand, away.state.draft?.spots, sent(away)]).toEqual(['asking', null, [null], []]);
  });
  test('stays where it was last when the pointer is taken away', () => {
    const left = play(...CARRIED, carry(90, 60), { type: 'cancel' });
    expect([left.state.is, left.state.draft?.spots, sent(left)]).toEqual(['resting', [{ x: 90, y: 60 }], []]);
    expect(play(DIRECT, press(50, 50), { type: 'cancel' }).state.is).toBe('asking');
  });
  test('is gone with its question', () => {
    expect(play(...CARRIED, GONE).state).toEqual(IDLE);
    expect(sent(play(...CARRIED, GONE, release(90, 50)))).toEqual([]);
  });
  test('turns by its handle', () => {
    const facing = asked(questionOf({ parts: ['facing'], isDirect: false }));
    const turned = play(facing, drop(100, 100), press(100, 60, { what: 'facing', n: 0 }), carry(300, 100), release(300, 100));
    expect(turned.state.draft?.spots).toEqual([{ x: 100, y: 100, facing: { x: 1000, y: 0 } }]);
    expect([turned.state.is, turned.state.hand]).toEqual(['resting', null]);
  });
});

describe('a figure whose spot is not asked for yet', () => {
  const begin = (): void => undefined;
  const PICK = { type: 'asked', id: '0:6', question: null } as const;
  const EARLY = [PICK, press(50, 50, { what: 'figure', begin }), carry(80, 50)] as const;
  test('begins its move when it is dragged far enough, once', () => {
    expect(doing(play(PICK, press(50, 50, { what: 'figure', begin }), carry(60, 50)))).toEqual([]);
    expect(play(...EARLY).effects).toEqual([{ do: 'begin', begin }]);
    expect(doing(play(...EARLY, carry(120, 50)))).toEqual([]);
    expect(play(PICK, press(50, 50, { what: 'figure', begin }), release(50, 50)).state.is).toBe('idle');
  });
  test('is in the hand when the spot is asked for, and sent when it is let go', () => {
    const inHand = play(...EARLY, GONE, carry(90, 50), DIRECT);
    expect([inHand.state.is, judgedSpots(inHand)]).toEqual(['carrying', [{ x: 90, y: 50 }]]);
    const done = play(...EARLY, GONE, DIRECT, carry(95, 50), release(99, 50));
    expect([sent(done), doing(done).includes('skip click')]).toEqual([[[99, 50]], true]);
  });
  test('is sent as soon as it is asked for when it was let go before', () => {
    expect(doing(play(...EARLY, release(99, 50)))).toEqual(['skip click']);
    expect(sent(play(...EARLY, release(99, 50), GONE, DIRECT))).toEqual([[99, 50]]);
    expect(sent(play(...EARLY, release(99, 50), carry(200, 50), release(300, 50), DIRECT))).toEqual([[99, 50]]); // another pointer
    expect(sent(play(...EARLY, release(99, 50), ON_LEVELS, regionOf(REGION)))).toEqual([[99, 50, 0]]);
    const put = play(...EARLY, release(99, 50), CONFIRMED);
    expect([put.state.is, judgedSpots(put)]).toEqual(['resting', [{ x: 99, y: 50 }]]);
  });
  test('is forgotten when something else is asked, or the pointer is taken away', () => {
    const other = play(...EARLY, release(99, 50), { type: 'asked', id: '0:8', question: null });
    expect(other.state.is).toBe('idle');
    expect(sent(play(...EARLY, release(99, 50), { type: 'asked', id: '0:8', question: null }, DIRECT))).toEqual([]);
    expect(play(...EARLY, { type: 'cancel' }, DIRECT).state.is).toBe('asking');
  });
  test('says so for a while when no move of it is on offer', () => {
    const noted = play(PICK, press(50, 50, { what: 'figure', begin: null }), carry(80, 50));
    expect([noted.state.is, noted.state.isNoted, noted.effects]).toEqual(['idle', true, [{ do: 'wait', for: 'note', milliseconds: 4000 }]]);
    expect(play(PICK, press(50, 50, { what: 'figure', begin: null }), carry(80, 50), { type: 'time', for: 'note' }).state.isNoted).toBe(
      false,
    );
  });
  test('cannot be dragged while another spot is asked for', () => {
    expect(play(DIRECT, press(50, 50, { what: 'figure', begin }), carry(80, 50)).state.hand).toBeNull();
  });
});
