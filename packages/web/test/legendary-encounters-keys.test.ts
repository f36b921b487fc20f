import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerByKeys, pressOption } from './support/encounter-play.js';
import { encounters, openEncounter } from './support/encounters.js';
import { asked, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite({ games: { 'legendary-encounters': encounters } });
}, 120_000);
afterAll(() => testSite.close());

const RESERVE = /Put the card in reserve/;
const WISHES = [/in melee|at range/, /Combat/, /Move/, /Advance/, /^\d?[TMB]\d/, /Activate C/, /Reveal/, /Done/];

test('a whole round by keys alone: a step of the tree, an attack, a move, a card in reserve, the end of an activation', async () => {
  const link = await openEncounter(testSite.url, 'silence-the-battery', undefined, { kind: 'bot', bot: 'novice' });
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } }, 120_000);
  const { page } = a;
  await page.goto(link(1, 2));
  await asked(a);
  await page.waitForSelector('.le-walk');
  await pressOption(a, 'M3: Strained');
  const done: string[] = [];
  const hasDone = (what: RegExp): boolean => done.some(each => what.test(each));
  /** The log shows only its latest lines. */
  const told = new Set<string>();
  const read = async (): Promise<string> => {
    for (const line of (await page.locator('.tc-log').innerText()).split('\n')) told.add(line);
    return [...told].join('\n');
  };
  // Now and then both cadres reveal their Shatterpoint Card first, which cannot go into reserve: then one more round.
  while (!((await read()).includes('(cycle 2)') && hasDone(RESERVE))) {
    await asked(a);
    done.push(await answerByKeys(a, hasDone(RESERVE) ? WISHES : [RESERVE, ...WISHES]));
  }
  for (const what of [/in melee|at range/, /Combat/, /Move/, /a suggested spot/, RESERVE, /Done/])
    expect(hasDone(what), `${what} in ${done.join(', ')}`).toBe(true);
  for (const what of [/Option M3: Strained/, /in reserve/, /ends? (its|their) activation/, /Turn of Cadre 1/, /Turn of Legend/])
    expect(await read()).toMatch(what);
  expect(a.complaints).toEqual([]);
  await a.context.close();
}, 300_000);
