import { bluff } from '@cadre/bluff';
import { answer, checkSetup, type Entry, freeUndo, openMatch, readRecord, sample, undo, verifyRecord, writeRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { describe, expect, test } from 'vitest';

const setup = checkSetup(bluff, { dice: 2 }).setup;
const played = (seed: number, answers = Number.POSITIVE_INFINITY) => {
  const m = openMatch(bluff, setup);
  const random = seeded(seed);
  while (m.state.pending && m.log.length < answers) {
    const ask = m.state.pending.asks.find(a => !a.answer)!;
    expect(answer(m, ask.seat, m.state.pending.seq, sample(ask.space, random))).toBeNull();
  }
  return m;
};
const verdict = (text: string) => {
  const read = readRecord(text);
  return 'damage' in read ? read.damage : verifyRecord(bluff, read.record);
};

describe('a record', () => {
  test('that was written verifies, finished or not', () => {
    expect(verdict(writeRecord(played(1)))).toBeUndefined();
    expect(verdict(writeRecord(played(1, 3)))).toBeUndefined();
  });
  test('with any one byte changed is reported at the answer where the byte stands', () => {
    const text = writeRecord(played(2));
    let line = 0;
    for (let i = 0; i < text.length; i++) {
      const changed = text.slice(0, i) + (text[i] === '1' ? '2' : '1') + text.slice(i + 1);
      const damage = verdict(changed);
      expect(damage, `byte ${i} "${text[i]}" was changed unnoticed`).toBeDefined();
      // A lost line end joins two lines, and shows at the first of them.
      expect(damage!.answer, `byte ${i} in line ${line}: ${damage!.problem}`).toBe(Math.min(line, text.trimEnd().split('\n').length));
      if (text[i] === '\n') line++;
    }
  });
  test.each([
    ['a blank', (line: string) => line.replace('{', '{ ')],
    ['a key given twice', (line: string) => line.replace('{', '{"game":"noughts",')],
    ['another line end', (line: string) => `${line}\r`],
  ])('with %s added is reported, although it would read the same', (_, change) => {
    const [opening, ...rest] = writeRecord(played(2)).split('\n');
    expect(verdict([change(opening!), ...rest].join('\n'))).toMatchObject({ answer: 0, problem: expect.stringContaining('changed') });
  });
  test('whose checks were made anew after a change is found out by running it', () => {
    const m = played(3);
    const forged = (change: (log: Entry[]) => void): ReturnType<typeof verdict> => {
      const copy = { ...m, log: structuredClone(m.log) };
      change(copy.log);
      return verdict(writeRecord(copy));
    };
    const at = m.log.findIndex(e => e.seat === 0);
    expect(
      forged(log => {
        log[at] = { ...log[at]!, answer: [2 - (log[at]!.answer[0]! - 1)] };
      })?.answer,
    ).toBeGreaterThanOrEqual(at + 1);
    expect(
      forged(log => {
        log[0] = { ...log[0]!, answer: [9, 9] };
      }),
    ).toMatchObject({ answer: 1, problem: expect.stringContaining('refused') });
    expect(
      forged(log => {
        (log[1]!.facts[0]!.fact as { faces?: number[] }).faces = [6, 6, 6];
      }),
    ).toMatchObject({ answer: 2, problem: expect.stringContaining('facts differ') });
    expect(
      forged(log => {
        log.pop();
      })?.problem,
    ).toContain('the match is not over');
  });
  test('of another game, other rules or an unknown option is refused', () => {
    const read = readRecord(writeRecord(played(1)));
    if ('damage' in read) throw new Error(read.damage.problem);
    expect(verifyRecord(noughts, read.record)?.problem).toBe('expected a match of "noughts", got one of "bluff"');
    expect(verifyRecord(bluff, { ...read.record, rules: '0' })?.problem).toBe('it was played under rules 0, but rules 1 are installed');
    expect(verifyRecord(bluff, { ...read.record, setup: { coins: 1 } })?.problem).toContain('bluff has no option "coins"; it has dice');
  });
  test.each([
    ['', 'the record is empty'],
    ['hello\n', 'not a JSON object'],
    ['{"cadre":1}', 'cut short'],
    ['[]\n', 'not a JSON object'],
  ])('%j is no record', (text, problem) => {
    expect(verdict(text)).toMatchObject({ answer: 0, problem: expect.stringContaining(problem) });
  });
});

describe('undo', () => {
  test('goes back exactly: state, log, and the same future', () => {
    const m = played(4);
    for (let to = m.log.length; to >= 0; to--) {
      const copy = { ...m, log: m.log.slice() };
      undo(copy, to);
      expect(copy.log).toHaveLength(to);
      for (const e of m.log.slice(to)) expect(answer(copy, e.seat, copy.state.pending!.seq, e.answer)).toBeNull();
      expect(copy.state).toEqual(m.state);
      expect(copy.log).toEqual(m.log);
    }
  });
  test('is free for own answers since somebody last learned something', () => {
    const m = openMatch(noughts, {});
    answer(m, 0, 0, [4]);
    expect([freeUndo(m, 0), freeUndo(m, 1)]).toEqual([0, null]);
    answer(m, 1, 1, [0]);
    expect([freeUndo(m, 0), freeUndo(m, 1)]).toEqual([null, 1]);
    const b = played(5, 2);
    expect(freeUndo(b, 0)).toBeNull(); // chance has rolled
    answer(b, 0, 2, [1]);
    expect(freeUndo(b, 0)).toBe(2); // a sealed answer can be undone
    answer(b, 1, 2, [1]);
    expect(freeUndo(b, 1)).toBeNull(); // the seals are open
  });
  test('gives back what was answered to the letter, -0 too', () => {
    const m = openMatch(noughts, {});
    answer(m, 0, 0, [-0]);
    expect(Object.is(m.log[0]!.answer[0], 0)).toBe(true);
  });
  test('to nowhere is refused', () => {
    expect(() => undo(played(1, 2), 3)).toThrow('cannot go back to answer 3 of 2');
  });
});
test('a rule that throws leaves the match as it was', () => {
  const m = openMatch(
    {
      ...noughts,
      machine: {
        ...noughts.machine,
        submit: s => {
          s.public.turn = 7;
          throw new Error('a bug');
        },
      },
    },
    {},
  );
  const before = JSON.stringify(m.state);
  expect(() => answer(m, 0, 0, [1])).toThrow('a bug');
  expect([JSON.stringify(m.state), m.log]).toEqual([before, []]);
});
test.each([
  [{ dice: 3 }, []],
  [{}, []],
  [{ dice: 0 }, ['option "dice": expected a whole number from 1 to 6, got 0']],
  [{ dice: '3' }, ['option "dice": expected a whole number from 1 to 6, got "3"']],
  [{ dice: Number.NaN }, ['option "dice": expected a whole number from 1 to 6, got null']],
  [{ die: 3, toString: 1 }, ['bluff has no option "die"; it has dice', 'bluff has no option "toString"; it has dice']],
])('the setup %j has the problems %j', (given, problems) => {
  expect(checkSetup(bluff, given).problems).toEqual(problems);
});
