import { askedOf, type ExplainPreview, type MatchRecord, readRecord, rerun, type ViewOf, viewOf } from '@cadre/core';
import { specialOperations } from '@cadre/special-operations';
import { OPTION } from '@cadre/special-operations/options';
import { continueFrom, playByBots } from '../../../../tests/support/played-match.mjs';
import { question } from './playing.js';
import type { Guest } from './test-site.js';

/** Act, and wait until the question is another one. */
export const settled = async (guest: Guest, act: () => Promise<unknown>): Promise<void> => {
  const before = await question(guest);
  await act();
  await guest.page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
};
/** Set up a match by hand: mission and battlefield by their names, which seat is blue, then who sits in the second. */
export const openMatch = async (
  { page }: Guest,
  url: string,
  {
    mission,
    layout,
    edition = 'Version 1.1',
    language = 'en',
    blue = 'first',
  }: {
    readonly mission: string;
    readonly layout: string;
    readonly edition?: string;
    readonly language?: 'en' | 'de';
    readonly blue?: 'first' | 'second';
  },
  second = 'friend',
): Promise<void> => {
  await page.goto(`${url}/new/special-operations`);
  await page.waitForSelector('.so-setup');
  if (language === 'en') await page.getByRole('radio', { name: edition }).check();
  await page.getByRole('radio', { name: mission }).check();
  await page.getByRole('radio', { name: layout, exact: true }).check();
  await page.locator('.new-match fieldset > details > summary').click();
  await page.getByLabel(language === 'en' ? 'Blue side' : 'Blaue Seite', { exact: true }).selectOption(blue);
  await page.locator('.sitter select').nth(1).selectOption(second);
  await page.click('.start');
};
/** The middle of a part of the region that is asked for, in pixels of the window. */
const middleOfRegion = ({ page }: Guest): Promise<{ x: number; y: number }> =>
  page
    .locator('.tc-place .tc-area')
    .first()
    .evaluate(area => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
/** Waits for one of these; on a machine so busy that the rules did not answer in time, asks them again. */
const heard = async ({ page }: Guest, signs: string): Promise<void> => {
  const again = '.tc-place-status[data-state="failed"] .tc-button';
  for (;;) {
    await page.waitForSelector(`${signs}, ${again}`, { state: 'attached' });
    if ((await page.$(signs)) !== null) return;
    await page.click(again);
  }
};
const JUDGED = '.tc-place-status[data-state="legal"], .tc-place-status[data-state="refused"]';
/** Put something down by clicks: where the table suggests, else somewhere in the region, or where the table says instead. */
export const putDown = async (guest: Guest): Promise<void> => {
  const { page } = guest;
  // A figure that can hardly move has a region as thin as a line: it is there, and cannot be seen.
  await heard(guest, '.tc-place .tc-area');
  const suggestions = page.locator('.tc-suggestions button').last();
  if ((await suggestions.count()) > 0) await suggestions.click();
  else {
    const { x, y } = await middleOfRegion(guest);
    await page.mouse.click(x, y);
  }
  await heard(guest, JUDGED);
  if ((await page.$('.tc-place-status[data-state="refused"]')) !== null) {
    await page.click('.tc-place-status .tc-button');
    await heard(guest, '.tc-place-status[data-state="legal"]');
  }
  await settled(guest, () => page.click('.confirm'));
};
/** Answer whatever is asked by clicks; `pick` chooses among so many options. */
export const answerByClicks = async (guest: Guest, pick: (options: number) => number): Promise<void> => {
  const { page } = guest;
  await page.waitForSelector('.so-table'); // until it is loaded, all options are listed
  // Options that the table itself offers, cards for example, are not listed a second time.
  await page.locator('.tc-place-controls, .tc-own-choice, .option, .confirm:enabled').filter({ visible: true }).first().waitFor();
  if ((await page.$('.tc-place-controls')) !== null) return putDown(guest);
  if ((await page.$('.so-loadout-choice')) !== null)
    return settled(guest, async () => {
      for (const card of [0, 1, 2]) await page.locator('.so-loadout-choice li').nth(card).locator('button').nth(pick(2)).click();
      await page.click('.confirm');
    });
  await settled(guest, async () => {
    // Command cards are chosen by the cards themselves.
    const cards = page.locator('.so-command-card');
    const options = (await cards.count()) > 0 ? cards : page.locator('.option');
    const count = await options.count();
    if (count > 0) await options.nth(pick(count)).click();
    for (let next = 0; next < count && (await page.isDisabled('.confirm')); next++) await options.nth(next).click();
    await page.click('.confirm');
  });
};

interface Told {
  readonly type: string;
  readonly how?: string;
}
type IsWanted = (answer: { readonly seat: number }, before: readonly Told[], after: readonly Told[]) => boolean;
/** The first action of a unit. */
export const activated: IsWanted = (_, before) => before.some(({ type }) => type === 'activated');
/** A figure is about to move. */
export const moving: IsWanted = (_, __, after) => after.some(({ type, how }) => type === 'moved' && how === 'move');

/** An attack is about to begin. */
export const attacking: IsWanted = (_, __, after) => after.some(({ type }) => type === 'attack');

interface Row {
  readonly id: number;
  readonly row: number;
}
/** What the rules themselves say about a position. */
export interface Position {
  readonly seat: number;
  /** The number of answers before it. */
  readonly moment: number;
  readonly view: ViewOf<ReturnType<typeof specialOperations.setup>>;
  readonly acting: number;
  /** Units of either side that stand on the table, and their rows in its list. */
  readonly friends: readonly Row[];
  readonly enemies: readonly Row[];
  readonly explain: (kind: string, args: readonly number[]) => ExplainPreview;
}
const positionIn = ({ setup, log }: MatchRecord, moment: number): Position => {
  const { seat } = log[moment]!;
  const view = viewOf(rerun(specialOperations, setup, log.slice(0, moment)), seat);
  const rowsOf = (isMine: boolean): readonly Row[] =>
    view.public.units
      .flatMap((unit, id) => ((unit.seat === seat) === isMine ? [{ id, isHere: typeof unit.at === 'object' }] : []))
      .flatMap(({ id, isHere }, row) => (isHere ? [{ id, row }] : []));
  const frame = view.stack.findLast(({ proc }) => proc === 'activation');
  return {
    seat,
    moment,
    view,
    acting: (frame?.locals as { unit?: number } | undefined)?.unit ?? -1,
    friends: rowsOf(true),
    enemies: rowsOf(false),
    explain: (kind, args) => ({ type: 'explain', ...specialOperations.explain!(view, { kind, args }, 'en') }),
  };
};
/** Not every attack is an action: some are offered by an effect. */
export const isAttackOffered = ({ view }: Position): boolean => {
  const space = askedOf(view);
  return space?.kind === 'pick' && space.options.some(code => OPTION.has(code) && OPTION.decode(code).kind === 'attack');
};
interface Played {
  readonly match: string;
  readonly record: MatchRecord;
}
const playMatch = async (url: string): Promise<Played> => {
  const match = await playByBots(url, 'special-operations', { mission: 'priorities', layout: 'relay-station', blue: 'first' });
  const read = readRecord(await (await fetch(`${url}/api/v1/matches/${match}/record`)).text());
  if ('damage' in read) throw new Error(read.damage.problem);
  return { match, record: read.record };
};
const findPosition = ({ record }: Played, isWanted: IsWanted, suits: (position: Position) => boolean): Position | undefined => {
  const factsOf = (i: number): readonly Told[] => (record.log[i]?.facts ?? []).map(({ fact }) => fact as unknown as Told);
  for (const [moment, answer] of record.log.entries()) {
    if (answer.seat < 0 || !isWanted(answer, factsOf(moment - 1), factsOf(moment))) continue;
    const position = positionIn(record, moment);
    if (suits(position)) return position;
  }
  return undefined;
};
/** Matches between bots for each site: positions come from the first that has one. */
const PLAYED = new Map<string, Promise<Played>[]>();
const MOST_MATCHES = 5;
/** A position of a match that bots have played, in front of the seat that decides there. */
export const openPosition = async (
  url: string,
  isWanted: IsWanted,
  suits: (position: Position) => boolean = () => true,
): Promise<Position & { readonly link: string /** Where the position comes from. */; readonly match: string }> => {
  const played = PLAYED.get(url) ?? [];
  PLAYED.set(url, played);
  for (let n = 0; n < MOST_MATCHES; n++) {
    const playing = played[n] ?? playMatch(url);
    played[n] = playing;
    const from = await playing;
    const position = findPosition(from, isWanted, suits);
    if (!position) continue;
    const { seat, moment } = position;
    const people = [0, 1].map(each => (each === seat ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'heuristic' } as const)));
    const { links } = await continueFrom(url, from.match, moment, people);
    return { ...position, link: links[seat]!, match: from.match };
  }
  throw new Error(`no match of ${MOST_MATCHES} has such a position`);
};
