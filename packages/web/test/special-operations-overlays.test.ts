import { preview } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { specialOperations } from '@cadre/special-operations';
import { controlOf } from '@cadre/special-operations/missions/control';
import type { ObjectiveId } from '@cadre/special-operations/state';
import { TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activated, answerByClicks, attacking, isAttackOffered, moving, openPosition, type Position } from './support/operations.js';
import { agrees, answered, drawnOn, inWindow, sentences, type XY } from './support/overlays.js';
import { type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const clickOn = async (guest: Guest, point: XY): Promise<void> => {
  const { x, y } = await inWindow(guest, point);
  await guest.page.mouse.click(x, y);
};
const dragTo = async (guest: Guest, from: XY, to: XY): Promise<void> => {
  const [start, end] = [await inWindow(guest, from), await inWindow(guest, to)];
  await guest.page.mouse.move(start.x, start.y);
  await guest.page.mouse.down();
  await guest.page.mouse.move(end.x, end.y, { steps: 8 });
  await guest.page.mouse.up();
};
/** A point inside a region, away from its border; null where there is no room. */
const within = (rings: readonly (readonly number[])[], from: XY): XY | null => {
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
  return null;
};
const standsAt = ({ view }: Position, unit: number): XY => view.public.units[unit]!.at as XY;
/** Somewhere that the unit that acts can go to. */
const farther = (position: Position): XY | null => {
  const { explain, acting } = position;
  const area = explain('reach', [acting]).shapes.find(shape => shape.kind === 'area');
  return area ? within(area.outline.rings, standsAt(position, acting)) : null;
};
const WIDE = { viewport: { width: 1920, height: 1080 } };

test('ruler, ranges, sight, attacks with their forecasts and side views, and reach are drawn exactly as the rules answer', async () => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const attacksIn = ({ explain, acting, enemies }: Position) => {
    const all = enemies.map(({ id, row }) => ({ id, row, answer: explain('attack', [acting, id]), aimed: explain('aimed', [acting, id]) }));
    return [
      all.find(({ answer }) => answer.chances),
      all.find(({ answer }) => answer.section?.parts.some(({ blocks }) => blocks)),
      all.find(({ answer }) => answer.shapes.some(({ means }) => means === 'cover')),
    ].filter(each => each !== undefined);
  };
  // Somebody in reach, somebody hidden, somebody in cover.
  const position = await openPosition(testSite.url, attacking, each => isAttackOffered(each) && attacksIn(each).length === 3);
  const { link, explain, acting, enemies, friends } = position;
  const spotOf = (unit: number): XY => standsAt(position, unit);
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  // Before anybody is looked at: what the best attack on each would do.
  const targets = explain('targets', [acting]);
  expect(targets.shapes.some(({ kind }) => kind === 'label')).toBe(true);
  await agrees(a, targets);
  const rows = page.locator('.tc-battle-right .tc-figure-row');
  for (const each of attacksIn(position)) {
    await rows.nth(each.row).click();
    // The odds on the others stay, so that they can be compared.
    const { x, y } = spotOf(each.id);
    const odds = targets.shapes.map(shape =>
      shape.kind === 'label' && shape.x === x && shape.y === y ? shape : { ...shape, means: 'zone' as const },
    );
    await agrees(a, { ...each.answer, shapes: [...each.answer.shapes, ...odds] }, each.aimed);
    await rows.nth(each.row).click();
  }
  // Where a friend can go, and whom it sees; and the sight of two friends from where one measures.
  const friend = friends.find(({ id }) => id !== acting)!;
  const squad = page.locator('.tc-battle-left .tc-figure-row');
  await squad.nth(friend.row).click();
  const view = explain('reach', [friend.id]);
  expect(view.says.some(sentence => /^Sees /.test(sentence))).toBe(true);
  await agrees(a, view);
  await page.getByRole('button', { name: 'Measure from here' }).click();
  const another = friends.find(({ id }) => id !== acting && id !== friend.id)!;
  await squad.nth(another.row).click();
  await agrees(a, explain('sight', [friend.id, another.id]));
  await page.getByRole('button', { name: 'Stop measuring' }).click();
  await squad.nth(another.row).click();
  await squad.nth(friend.row).click();
  await squad.nth(friend.row).click();
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  await agrees(a, explain('threat', [acting]));
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  // Where the unit that acts can go.
  const { x, y } = await inWindow(a, spotOf(acting));
  await page.mouse.move(x, y);
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
    const measured = explain('ruler', [1, acting, 0, 0, 1, id, 0, 0]);
    expect(measured.shapes.some(({ kind }) => kind === 'line')).toBe(true);
    // A mouse that rests there measures already.
    const end = await inWindow(a, spotOf(id));
    await page.mouse.move(end.x, end.y, { steps: 2 });
    await agrees(a, measured);
    await clickOn(a, spotOf(id));
    await page.mouse.move(5, 5);
    await agrees(a, measured);
  }
  await clickOn(a, spotOf(acting));
  await page.locator('[data-piece]').first().click();
  await agrees(a, explain('ruler', [1, acting, 0, 0, 4, 0, 0, 0]));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.tc-ruler-end', { state: 'detached' });
  expect(await page.getByRole('button', { name: 'Ruler' }).getAttribute('aria-pressed')).toBe('false');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
test.each([
  ['before the spot is asked for', false],
  ['after it was asked for', true],
])('a figure whose move is on offer is dragged at once: let go %s', async (_, isAsked) => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const position = await openPosition(testSite.url, activated, each => farther(each) !== null);
  const to = farther(position)!;
  await page.goto(position.link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  await page.waitForSelector('.tc-figure-acting');
  const moves = page.locator('.tc-log-line', { hasText: / moves \d/ });
  const before = await moves.count();
  const [start, end] = [await inWindow(a, standsAt(position, position.acting)), await inWindow(a, to)];
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
/** The rules' answer to where something may be put; null where nothing is. */
const regionIn = ({ view }: Position) => {
  const found = preview(specialOperations, view, { type: 'place' }, 'en');
  return found.type === 'place' ? found : null;
};
test('where a figure may be put is drawn exactly as the rules answer, and so is what it would see there', async () => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const position = await openPosition(testSite.url, moving);
  const { link, explain, acting } = position;
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  const region = regionIn(position)!;
  expect(region.suggestions.map(({ says }) => says).filter(says => /\d" \d/.test(says))).toEqual([]); // objectives by name, no coordinates
  expect((await drawnOn(a, '.tc-place'))['area']).toEqual(
    region.outline.map(({ rings }) => ({ means: 'reach', numbers: rings.flat(), text: '' })),
  );
  await page.locator('.tc-suggestions button').last().click();
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  const [x, y, level] = region.suggestions[0]!.answer;
  const there = explain('spot', [acting, x!, y!, level ?? 0]);
  await expect.poll(() => sentences(a), { timeout: 20_000 }).toEqual([...there.says]);
  const { area, ...others } = await drawnOn(a, '.tc-drawing');
  const { area: tool, ...expected } = answered(there.shapes);
  expect(others).toEqual(expected);
  expect(tool).toHaveLength(2); // what gets there, beside the region itself
  expect(area!.filter(({ means }) => means === 'range')).toEqual(tool);
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
test('where a figure may be put on several levels is drawn level by level', async () => {
  const a = await testSite.guest({}, WIDE);
  const { page } = a;
  const put: typeof moving = (_, __, after) => after.some(({ type }) => type === 'deployed' || type === 'moved');
  const levelsIn = (position: Position): number => new Set(regionIn(position)?.outline.map(({ level }) => level)).size;
  const position = await openPosition(testSite.url, put, each => levelsIn(each) > 1);
  await page.goto(position.link);
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  const { outline, suggestions } = regionIn(position)!;
  const drawn = (level: number | undefined) =>
    outline.map(({ rings, level: own }) => ({
      means: level === undefined || own === level ? 'reach' : 'zone',
      numbers: rings.flat(),
      text: '',
    }));
  expect((await drawnOn(a, '.tc-place'))['area']).toEqual(drawn(undefined));
  await page.keyboard.press('1');
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  const [, , level] = suggestions[0]!.answer;
  expect((await drawnOn(a, '.tc-place'))['area']).toEqual(drawn(level));
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
