import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cadre, folder } from './binary.js';

const at = folder();
const lines = (...typed: readonly string[]): string => `${typed.join('\n')}\n`;
const TWO_HUMANS = ['play', 'noughts', '--seats', 'human,human', '--seed', '1'];

test('a whole match by typed lines: undo, errors, save, the end, and a valid record', async () => {
  const file = at('whole.record');
  const typed = lines('5', '5', 'nine', 'u', '1', '5', '2', '4', `s ${at('midway.record')}`, '3', file);
  const { code, stdout, stderr } = await cadre(TWO_HUMANS, typed);
  expect(stderr).toBe('');
  expect(stdout).toContain('There is no option 5');
  expect(stdout).toContain('"nine" is neither a number nor a command');
  expect(stdout).toContain('Undone: answer 1 is open again');
  expect(stdout).toContain('Crosses win');
  expect(code).toBe(0);
  const whole = await cadre(['record', 'verify', file, '--json']);
  expect(JSON.parse(whole.stdout)).toMatchObject({ ok: true, game: 'noughts', answers: 5, over: true, score: [1, 0] });
  const midway = await cadre(['record', 'verify', at('midway.record'), '--json']);
  expect(JSON.parse(midway.stdout)).toMatchObject({ ok: true, answers: 4, over: false, score: null });
  expect((await cadre(['record', 'show', file])).stdout).toContain('5  Crosses take top right; Crosses win');
});

test('a bot answers, and its answer is undone together with ours', async () => {
  const { stdout, code } = await cadre(['play', 'noughts', '--seed', '3', '--iterations', '50'], lines('1', 'u', 'q'));
  expect(stdout).toContain('Noughts (Strategist) is thinking');
  expect(stdout).toContain('Undone: answer 1 is open again');
  expect(code).toBe(0);
});

test('quitting in the middle asks first: keep playing, save and quit, or quit', async () => {
  const file = at('quit.record');
  const { stdout, code } = await cadre([...TWO_HUMANS, '--name', file], lines('1', 'q', '', '2', 'q', 's'));
  expect(stdout.match(/Quit\? Type y to quit, s to save/g)).toHaveLength(2);
  expect(stdout).toContain(`Saved 2 answers to ${file}`);
  expect(code).toBe(0);
  expect((await cadre(TWO_HUMANS, lines('1', 'q', 'y', '2'))).stdout).not.toContain('answer 3,');
});

test('revealed information cannot be undone, and the reason is shown', async () => {
  const { stdout } = await cadre(['play', 'bluff', '--seats', 'human,random', '--seed', '3'], lines('1', 'u'));
  expect(stdout).toContain('Cannot undo: dice, cards or hidden choices have been revealed since');
});

test.each(['human,human', 'human,heuristic', 'heuristic,human'])(
  'partners (%s) at one keyboard are asked once what they decide together',
  async seats => {
    const play = ['play', 'legendary-encounters', '--seats', `heuristic,${seats}`, '--seed', '4'];
    const { stdout } = await cadre(play, lines('2', 'q', 'y'));
    expect(stdout.match(/Which cadre deploys first\?/g)).toHaveLength(1);
    expect(stdout).toContain('You decide together. If you differ, Cadre 1 has the last word.');
    expect(stdout).toContain('Cadre 2 goes first');
    expect(stdout).not.toContain('Pass the keyboard');
  },
);

test('in a game with secrets the screen is hidden before the keyboard changes hands', async () => {
  const { stdout } = await cadre(['play', 'bluff', '--seats', 'human,human', '--seed', '3'], lines('1', '', '2', 'q'));
  const [first, second] = stdout.split('Pass the keyboard to Seat B, then press Enter.');
  expect(first).toMatch(/Seat A rolls/);
  expect(first).not.toMatch(/Seat B rolls/);
  expect(second).toMatch(/Seat B rolls/);
  expect(second!.split('Nerve ')[0]).not.toMatch(/Seat A rolls/);
});

test('a hint shows an answer with its reason', async () => {
  const { stdout } = await cadre([...TWO_HUMANS, '--iterations', '100'], lines('h'));
  expect(stdout).toMatch(/Hint: square \d, .* scored \d+% in \d+ of 100 simulated matches/);
});
test('a hint for a spot has its number in the list, and its coordinates', async () => {
  const { stdout } = await cadre(
    ['play', 'special-operations', '--seats', 'human,heuristic', '--seed', '3'],
    lines('6', '1', 'h', 'q', 'y'),
  );
  expect(stdout).toMatch(/Hint: position \d \([\d.]+" [\d.]+"\)\n.*goal: /);
});

test('with --language de the game and the terminal both speak German', async () => {
  const file = at('deutsch.record');
  const typed = lines('99', 'weg', '?', 'h', '1', '2', `s ${file}`, 'q');
  const { code, stdout, stderr } = await cadre(['play', 'skirmish', '--language', 'de', '--seats', 'human,random', '--seed', '1'], typed);
  expect([code, stderr]).toEqual([0, '']);
  for (const said of [
    'Antwort 1, Seed 1',
    'Stelle A1 Soldat auf',
    'Es gibt keine Position 99: gib die Nummer einer Position ein',
    '„weg“ ist keine Position',
    'deine letzte Antwort rückgängig machen',
    'Tipp: ',
    'Platz B (Neuling) denkt nach …',
    `in ${file} gespeichert`,
    'u zurück · h Tipp · b Tisch · l Verlauf · s sichern · ? Hilfe · q Ende',
  ])
    expect(stdout).toContain(said);
  expect(stdout).not.toMatch(/\b(type|press|answer|undo|help|quit|Hint|legal)\b/);
  const wrong = await cadre(['play', 'skirmish', '--language', 'fr'], '');
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('en, de')]);
});

test('the end of the input quits; with --name the unfinished match is saved', async () => {
  const file = at('left.record');
  const { code } = await cadre([...TWO_HUMANS, '--name', file], lines('1', '2'));
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3);
});

test('an existing file is never overwritten', async () => {
  const file = at('precious.txt');
  writeFileSync(file, 'mine');
  const named = await cadre([...TWO_HUMANS, '--name', file]);
  expect(named.code).toBe(2);
  const saved = await cadre(TWO_HUMANS, lines(`s ${file}`));
  expect(saved.stdout).toContain('the file exists already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('bots play to the end, and the same seed gives the same record', async () => {
  const play = (name: string) =>
    cadre(['play', 'bluff', '--dice', '2', '--seats', 'random,search', '--iterations', '20', '--seed', '8', '--name', at(name), '--json']);
  const [one, two] = await Promise.all([play('one.record'), play('two.record')]);
  const result = JSON.parse(one.stdout);
  expect(result).toMatchObject({ game: 'bluff', setup: { dice: 2 }, seed: 8, over: true });
  expect(result.score.toSorted()).toEqual([0, 1]);
  expect(JSON.parse(two.stdout)).toEqual({ ...result, record: at('two.record') });
  expect(readFileSync(at('one.record'), 'utf8')).toBe(readFileSync(at('two.record'), 'utf8'));
});
