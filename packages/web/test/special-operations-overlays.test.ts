import { type ExplainPreview, type OverlayShape, preview } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { specialOperations } from '@cadre/legion/special-operations';
import { controlOf } from '@cadre/legion/special-operations/missions/control';
import type { ObjectiveId } from '@cadre/legion/special-operations/state';
import { TOKEN_RADIUS } from '@cadre/legion/special-operations/table/bodies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseByKeys } from './support/keys.js';
import { activated, answerByClicks, moving, openPosition } from './support/operations.js';
import { play } from './support/playing.js';
import { type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const attacking: typeof activated = (_, __, after) => after.some(({ type }) => type === 'attack');

/** A shape in numbers, as it is drawn: all coordinates of its path, or its middle and radius. */
interface Drawn {
  readonly numbers: readonly number[];
  readonly text: string;
}
const numbersOf = (shape: OverlayShape): Drawn => {
  switch (shape.kind) {
    case 'area':
      return { numbers: shape.outline.rings.flat(), text: '' };
    case 'line':
      return { numbers: shape.points, text: '' };
    case 'circle':
      return { numbers: [shape.x, shape.y, shape.radius], text: '' };
    case 'label':
      return { numbers: [shape.x, shape.y], text: shape.text };
  }
};
const KINDS = ['area', 'line', 'circle', 'label'] as const;
/** What is drawn on the table by kind, in the order of the answer. */
const drawnOn = ({ page }: Guest, within: string): Promise<Record<string, Drawn[]>> =>
  page.evaluate(
    ([root, kinds]) => {
      const numbersIn = (text: string | null): number[] => (text?.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
      const read = (element: Element): Drawn => {
        if (element.matches('.tc-label'))
          return { numbers: numbersIn(element.getAttribute('transform')).slice(0, 2), text: element.textContent! };
        if (element.matches('circle')) return { numbers: ['cx', 'cy', 'r'].map(of => Number(element.getAttribute(of))), text: '' };
        return { numbers: numbersIn((element.querySelector('path') ?? element).getAttribute('d')), text: '' };
      };
      const found = [...document.querySelectorAll(`${root} .tc-overlay > .tc-shape`)];
      return Object.fromEntries(kinds.map(kind => [kind, found.filter(e => e.classList.contains(`tc-${kind}`)).map(read)]));
    },
    [within, KINDS] as const,
  );
const answered = (shapes: readonly OverlayShape[]): Record<string, Drawn[]> =>
  Object.fromEntries(KINDS.map(kind => [kind, shapes.filter(shape => shape.kind === kind).map(numbersOf)]));
const sentences = ({ page }: Guest): Promise<string[]> => page.locator('.tc-explanation[aria-busy="false"] > p').allTextContents();
/** What the page shows to a query is all that the rules answer to it: every line, area, circle, number and sentence. */
const agrees = async (guest: Guest, answer: ExplainPreview): Promise<void> => {
  await expect.poll(() => sentences(guest), { timeout: 20_000 }).toEqual([...answer.says]);
  expect(await drawnOn(guest, '.tc-drawing')).toEqual(answered(answer.shapes));
};
type XY = { readonly x: number; readonly y: number };
/** A point of the table in the window. */
const windowAt = ({ page }: Guest, { x, y }: XY): Promise<XY> =>
  page.evaluate(
    ([px, py]) => {
      const table = document.querySelector<SVGGElement>('.tc-drawing > g > g')!;
      const { x: left, y: top } = new DOMPoint(px, py).matrixTransform(table.getScreenCTM()!);
      return { x: left, y: top };
    },
    [x, y] as const,
  );
const clickOn = async (guest: Guest, point: XY): Promise<void> => {
  const { x, y } = await windowAt(guest, point);
  await guest.page.mouse.click(x, y);
};
const dragTo = async (guest: Guest, from: XY, to: XY): Promise<void> => {
  const [start, end] = [await windowAt(guest, from), await windowAt(guest, to)];
  await guest.page.mouse.move(start.x, start.y);
  await guest.page.mouse.down();
  await guest.page.mouse.move(end.x, end.y, { steps: 8 });
  await guest.page.mouse.up();
};
/** A point inside a region, away from its border. */
const within = (rings: readonly (readonly number[])[], from: XY): XY => {
  const isInside = ({ x, y }: XY): boolean =>
    rings.reduce((inside, ring) => {
      for (let i = 0; i < ring.length; i += 2) {
        const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
      return inside;
    }, false);
  const [border] = rings;
  for (let i = 0; i < border!.length; i += 2)
    for (const part of [0.7, 0.5, 0.8]) {
      const to = { x: from.x + part * (border![i]! - from.x), y: from.y + part * (border![i + 1]! - from.y) };
      const around = [-40, 0, 40].flatMap(x => [-40, 0, 40].map(y => ({ x: to.x + x, y: to.y + y })));
      if (Math.hypot(to.x - from.x, to.y - from.y) > 300 && around.every(isInside)) return to;
    }
  throw new Error('no room');
};
const WIDE = { viewport: { width: 1920, height: 1080 } };

test('ruler, ranges, attacks and reach are drawn exactly as the rules answer', async () => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const { link, explain, acting, enemies, view } = await openPosition(testSite.url, activated);
  const spotOf = (unit: number) => view.public.units[unit]!.at as { readonly x: number; readonly y: number };
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const rows = page.locator('.tc-battle-right .tc-figure-row');
  for (const { id, row } of enemies.slice(0, 3)) {
    await rows.nth(row).click();
    await agrees(a, explain('attack', [acting, id]));
  }
  await rows.nth(enemies.slice(0, 3).at(-1)!.row).click();
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  await agrees(a, explain('threat', [acting]));
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  // Where the unit that acts can go.
  await page.locator('.tc-figure-acting').hover();
  const reach = explain('reach', [acting]);
  expect(reach.shapes.some(({ kind }) => kind === 'area')).toBe(true);
  await agrees(a, reach);
  // A figure that cannot be moved now says so when it is dragged.
  await dragTo(a, spotOf(enemies[0]!.id), spotOf(acting));
  expect(await page.textContent('.tc-board-note')).toBe('Choose a move first: then the figure can be dragged.');
  await page.mouse.move(5, 5);
  // From base to base, and from a base to a piece of terrain.
  await page.getByRole('button', { name: 'Ruler' }).click();
  for (const { id } of enemies.slice(0, 3)) {
    await clickOn(a, spotOf(acting));
    await clickOn(a, spotOf(id));
    const measured = explain('ruler', [1, acting, 0, 0, 1, id, 0, 0]);
    expect(measured.shapes.some(({ kind }) => kind === 'line')).toBe(true);
    await agrees(a, measured);
  }
  await clickOn(a, spotOf(acting));
  await page.locator('[data-piece]').first().click();
  await agrees(a, explain('ruler', [1, acting, 0, 0, 4, 0, 0, 0]));
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
test.each([
  ['before the spot is asked for', false],
  ['after it was asked for', true],
])('a figure whose move is on offer is dragged at once: let go %s', async (_, isAsked) => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const { link, explain, acting, view } = await openPosition(testSite.url, activated);
  const unit = view.public.units[acting]!.at as XY;
  const [area] = explain('reach', [acting]).shapes.filter(shape => shape.kind === 'area');
  const to = within(area!.outline.rings, unit);
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  await page.waitForSelector('.tc-figure-acting');
  const moves = page.locator('.tc-log-line', { hasText: ' moves to ' });
  const before = await moves.count();
  const [start, end] = [await windowAt(a, unit), await windowAt(a, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y, { steps: 4 });
  if (isAsked) {
    await page.waitForSelector('.tc-carried', { state: 'attached' });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.waitForSelector('.tc-carried .tc-ghost-legal');
  } else await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  await page.click('.confirm');
  await expect.poll(() => moves.count(), { timeout: 20_000 }).toBe(before + 1);
  const stands = await page.locator('[data-figure]:has(.tc-figure-acting)').getAttribute('transform');
  const [x, y] = stands!.match(/-?[\d.]+/g)!.map(Number);
  expect(Math.hypot(x! - to.x, y! - to.y)).toBeLessThan(40); // two pixels of the screen
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
test('where a figure may be put is drawn exactly as the rules answer, and so is what it would see there', async () => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const { link, explain, acting, view } = await openPosition(testSite.url, moving);
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  const region = preview(specialOperations, view, { type: 'place' }, 'en');
  if (region.type !== 'place') throw new Error(`got ${region.type}`);
  expect(region.suggestions.map(({ says }) => says).filter(says => /\d" \d/.test(says))).toEqual([]); // objectives by name, no coordinates
  expect((await drawnOn(a, '.tc-place'))['area']).toEqual(region.outline.map(({ rings }) => ({ numbers: rings.flat(), text: '' })));
  await page.locator('.tc-suggestions button').last().click();
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  const [x, y, level] = region.suggestions[0]!.answer;
  const there = explain('spot', [acting, x!, y!, level ?? 0]);
  await expect.poll(() => sentences(a), { timeout: 20_000 }).toEqual([...there.says]);
  const { area: _, ...others } = await drawnOn(a, '.tc-drawing'); // areas: the region itself
  const { area: __, ...expected } = answered(there.shapes);
  expect(others).toEqual(expected);
  // A row opens its card meanwhile, and the spot stays in hand.
  const row = page.locator('.tc-battle-right .tc-figure-row').first();
  const name = await row.locator('.tc-figure-row-name').textContent();
  await row.click();
  await expect.poll(() => page.locator('.so-unit-card h3').textContent()).toBe(name);
  expect(await page.locator('.tc-place-status').getAttribute('data-state')).toBe('legal');
  expect(await page.locator('.confirm').isEnabled()).toBe(true);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a unit attacks by keys alone, and every step of the attack is answered by keys', async () => {
  const a = await testSite.guest();
  const { page } = a;
  const { link } = await openPosition(testSite.url, attacking);
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const before = await page.locator('.tc-log-line', { hasText: ' attacks ' }).count();
  await chooseByKeys(a, [(await page.locator('.option').allTextContents()).findIndex(label => label.includes('Attack'))]);
  const isOver = async (): Promise<boolean> => (await page.locator('.so-attack h3', { hasText: 'Last attack' }).count()) > 0;
  for (let answers = 0; answers < 12 && !(await isOver()); answers++) {
    await page.waitForSelector('.ask-bar[data-asked="true"]');
    if (!(await isOver())) await play(a);
  }
  expect(await isOver()).toBe(true);
  await expect.poll(() => page.locator('.tc-log-line', { hasText: ' attacks ' }).count()).toBeGreaterThan(before);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('regions and forecasts are asked of a worker, and the page goes on meanwhile', async () => {
  const a = await testSite.guest();
  const { page } = a;
  // Everything that is asked about a spot or a pair is kept back on its way to the worker.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHolding = true;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: Parameters<typeof send>) {
      if (isHolding && typeof sent[0] === 'string' && sent[0].includes('"type":"preview"')) held.push(() => send.apply(this, sent));
      else send.apply(this, sent);
    } as typeof send;
    const release = (): void => {
      isHolding = false;
      for (const late of held) late();
    };
    Object.assign(globalThis, { held, release });
  });
  await page.goto(`${testSite.url}/new/special-operations`);
  await page.waitForSelector('.so-setup');
  await page.locator('details:has(option[value="device"]) > summary').click();
  await page.locator('select:has(option[value="device"])').selectOption('device');
  await page.click('.start');
  await page.waitForSelector('.so-loadout-choice');
  expect(page.url()).toContain('/table/device_');
  // Loadouts and whatever else comes before a spot is asked for.
  for (;;) {
    await page.locator('.tc-place-controls, .so-loadout-choice, .option').filter({ visible: true }).first().waitFor();
    if ((await page.$('.tc-place-controls')) !== null) break;
    await answerByClicks(a, () => 0);
    await page.waitForSelector('.ask-bar[data-asked="true"]');
  }
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { held: unknown[] }).held.length)).toBeGreaterThan(0);
  expect(await page.locator('.tc-place .tc-area').count()).toBe(0);
  // The page goes on: the table is turned around and enlarged, a figure is put down.
  const lies = () => page.locator('.tc-drawing > g > g').getAttribute('transform');
  const before = await lies();
  await page.getByRole('button', { name: 'View from the other side' }).click();
  await expect.poll(lies).not.toBe(before);
  await page.focus('.tc-frame');
  await page.keyboard.press('+');
  await page.waitForSelector('.tc-drawing[data-whole="false"]');
  await page.keyboard.press('ArrowUp');
  await page.waitForSelector('.tc-ghost-checking');
  await page.evaluate(() => (globalThis as unknown as { release(): void }).release());
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  await page.waitForSelector('.tc-ghost-legal, .tc-ghost-refused');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a ring shows from where an objective is controlled, in the colour of whoever controls it by the rules', async () => {
  const { link, view } = await openPosition(testSite.url, (_, __, after) => after.some(({ type }) => type === 'scored'));
  const a = await testSite.guest();
  await a.page.goto(link);
  await a.page.waitForSelector('.so-control-range');
  const counts = view.public.objectives.map((_, i) => controlOf(view, i as ObjectiveId));
  const drawn = a.page.locator('.so-control-range');
  expect(await drawn.evaluateAll(all => all.map(ring => ring.getAttribute('data-control')))).toEqual(
    counts.map(([first, second]) => (first === second ? 'nobody' : first > second ? '0' : '1')),
  );
  // Three inches from the rim of the token.
  expect(new Set(await drawn.evaluateAll(all => all.map(ring => Number(ring.getAttribute('r')))))).toEqual(
    new Set([TOKEN_RADIUS + 3 * INCH]),
  );
  const rows = await a.page.locator('.so-control tbody').last().locator('tr:has(td)').allInnerTexts();
  expect(rows.map(row => row.match(/\d+/g)?.slice(-2).map(Number))).toEqual(counts);
  await a.context.close();
});
