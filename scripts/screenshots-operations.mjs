// Pages and states of Special Operations for the screenshots. Buttons are found by their place, not their words: they are taken in German too.
import { has, measure, positionsOf, toEnd, tool } from './screenshots-positions.mjs';

const open = async (page, url) => {
  await page.goto(`${url}/new/special-operations`);
  await page.waitForSelector('.so-setup');
};
const {
  battle,
  position,
  replay: replayOf,
} = positionsOf({
  game: 'special-operations',
  sign: '.so-table',
  // In one mission the first seat is Red.
  setupOf: mission => ({ mission, blue: mission === 'vehicle' ? 'second' : 'first' }),
  seats: 2,
});
const activated = before => has(before, 'activated');
const moving = (_, after) => after.some(({ type, how }) => type === 'moved' && how === 'move');
/** The first suggested spot is shown. */
const suggested = async page => {
  await page.waitForSelector('.tc-place .tc-area');
  await page.keyboard.press('n');
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
};
const attacking = (_, after) => has(after, 'attack');
const pinEnemy = page => page.locator('.tc-battle-right .tc-figure-row:enabled').first().click();
const replay = act => replayOf('shields', act);

export const SPECIAL_OPERATIONS = {
  'operations-new': open,
  'operations-layouts': async (page, url) => {
    await open(page, url);
    await page.locator('.so-choices').first().locator('input').nth(1).check();
    await page.locator('.so-layouts').scrollIntoViewIfNeeded();
  },
  'operations-squads': async (page, url) => {
    await open(page, url);
    await page.locator('.so-squad-choice summary').first().click();
    await page.locator('.so-squad-choice').first().scrollIntoViewIfNeeded();
  },
  'operations-editor': async (page, url) => {
    await open(page, url);
    await page.locator('.so-choices').first().locator('input').last().check();
    await page.locator('.so-setup > .key').last().click();
    for (const kind of [0, 6, 2, 1, 0]) await page.locator('.so-palette button').nth(kind).click();
    await page.waitForTimeout(1000);
    await page.locator('.so-editor').scrollIntoViewIfNeeded();
  },
  'operations-guide': async (page, url) => {
    await open(page, url);
    await page.locator('.so-quick-starts .go').first().click();
    await page.waitForSelector('.tc-guide');
  },
  'operations-loadouts': position('codes', (_, after) => has(after, 'loadouts')),
  'operations-deploy': position('vehicle', (_, after) => has(after, 'deployed')),
  'operations-deploy-refused': position(
    'priorities',
    (_, after) => has(after, 'deployed'),
    async page => {
      await page.waitForSelector('.tc-place .tc-area');
      const { x, y, width, height } = await page.locator('.tc-ground').boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForSelector('.tc-place-status[data-state="refused"]');
    },
  ),
  'operations-card': position('codes', (_, after) => has(after, 'cards')),
  'operations-orders': position('shields', (_, after) => has(after, 'ordered')),
  'operations-shields': position('shields', activated),
  'operations-codes': position('codes', activated),
  'operations-vehicle': position('vehicle', activated),
  'operations-priorities': position('priorities', activated),
  'operations-move': position('codes', moving, suggested),
  'operations-dragged': position('codes', moving, async page => {
    await suggested(page);
    const [ghost, ground] = [await page.locator('.tc-ghost-base').boundingBox(), await page.locator('.tc-ground').boundingBox()];
    await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
    await page.mouse.down();
    await page.mouse.move(ground.x + ground.width / 2, ground.y + ground.height / 2, { steps: 5 });
    await page.waitForSelector('.tc-carried .tc-ghost-refused, .tc-carried .tc-ghost-legal');
  }),
  'operations-dragged-early': position('codes', activated, async page => {
    const { x, y } = await page.locator('[data-figure]:not(:has(.tc-figure-acting)) .tc-base').first().boundingBox();
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 3 });
    await page.mouse.up();
    await page.waitForSelector('.tc-board-note');
  }),
  'operations-ruler': position('vehicle', activated, measure),
  'operations-target': position('codes', attacking, async page => {
    await page.locator('.tc-figure-row.tc-offer, .tc-battle-right .tc-figure-row:enabled').first().hover();
  }),
  'operations-attack': position('codes', (before, after) => has(before, 'attack-rolled') && has(after, 'attack-modified')),
  'operations-sight': position('priorities', activated, pinEnemy),
  'operations-ranges': position('priorities', activated, page => tool(page, 1)),
  'operations-unit': position('vehicle', activated, page => page.locator('.tc-battle-left .tc-figure-row').first().click()),
  'operations-over': async (page, url) => {
    await page.goto(`${url}/table/${await battle(url, 'shields')}`);
    await page.waitForSelector('.tc-summary');
  },
  'operations-replay': replay(async page => {
    await toEnd(page);
    await page.click('.tc-summary-keys [aria-pressed]');
  }),
  'operations-replay-sight': replay(async page => {
    await page.locator('.timeline input').focus();
    for (let n = 0; n < 4; n++) await page.keyboard.press('PageUp');
    await page.waitForTimeout(1500);
    await pinEnemy(page);
  }),
};
