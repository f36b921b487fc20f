// Pages and states of Special Operations for the screenshots. Buttons are found by their place, not their words: they are taken in German too.
import { readFile } from 'node:fs/promises';
import { has, measure, positionsOf, toEnd, tool } from './screenshots-positions.mjs';

const open = async (page, url) => {
  await page.goto(`${url}/new/special-operations`);
  await page.waitForSelector('.so-setup');
};
/** In one mission the first seat is Red. */
const SETUPS = {
  vehicle: { mission: 'vehicle', blue: 'second' },
  playtest: { edition: 'playtest', mission: 'codes', blue: 'first' },
};
const {
  battle,
  position,
  replay: replayOf,
} = positionsOf({
  game: 'special-operations',
  sign: '.so-table',
  setupOf: name => SETUPS[name] ?? { mission: name, blue: 'first' },
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
const hint = async page => {
  await page.click('.tc-hint-button');
  await page.waitForSelector('.tc-hint');
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
  'operations-editor-fault': async (page, url) => {
    await SPECIAL_OPERATIONS['operations-editor'](page, url);
    const middleOf = async selector => {
      const { x, y, width, height } = await page.locator(selector).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middleOf('.tc-drawn[data-chosen="true"]')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf('.so-editor .so-preview-objective >> nth=1')), { steps: 5 });
    await page.mouse.up();
    await page.waitForSelector('.so-editor-check[data-legal="false"]');
  },
  'operations-guide': async (page, url) => {
    await open(page, url);
    await page.locator('.so-quick-starts .go').first().click();
    await page.waitForSelector('.tc-guide');
    await page.waitForTimeout(1500);
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
  'operations-hand': position('codes', activated, async page => {
    for (const hand of await page.locator('.so-hand > summary').all()) await hand.click();
    await page.locator('.so-hand').first().scrollIntoViewIfNeeded();
  }),
  // No bot chooses the loadout that allows it.
  'operations-covert': async (page, url) => {
    await open(page, url);
    await page.locator('.so-squad-choice summary').first().click();
    await page.locator('.so-squad-choice').first().locator('.so-choice input').nth(3).check();
    await page.click('.start');
    await page.waitForSelector('.so-loadout-choice');
    for (const card of await page.locator('.so-loadout-choice li').all()) await card.locator('button').first().click();
    await page.click('.confirm');
    const question = () => page.getAttribute('.ask-bar', 'data-question');
    /** The option that hides a unit, in both languages. */
    const covertly = page.locator('.option', { hasText: /facedown|verdeckt/i });
    for (let n = 0; n < 30 && (await page.locator('[data-marker="covert"]').count()) === 0; n++) {
      await page.waitForSelector('.ask-bar[data-asked="true"] .option, .tc-place .tc-area', { state: 'attached' });
      const before = await question();
      if ((await page.locator('.tc-place .tc-area').count()) > 0) await suggested(page);
      else if ((await covertly.count()) > 0)
        await covertly.dispatchEvent('click'); // the list may be folded away
      else for (const digit of ['1', '2']) await page.keyboard.press(digit);
      if ((await question()) === before) await page.keyboard.press('Enter');
      await page.waitForFunction(q => document.querySelector('.ask-bar').getAttribute('data-question') !== q, before);
    }
    await page.waitForSelector('[data-marker="covert"]');
    await page.waitForTimeout(1500);
  },
  'operations-chart': position('playtest', activated),
  'operations-orders': position('shields', (_, after) => has(after, 'ordered')),
  'operations-shields': position('shields', activated),
  'operations-codes': position('codes', activated),
  'operations-vehicle': position('vehicle', activated),
  'operations-priorities': position('priorities', activated),
  'operations-move': position('codes', moving, suggested),
  'operations-climb': position('codes', (_, after) => after.some(({ type, how }) => type === 'moved' && how === 'climb'), suggested),
  'operations-hint': position('codes', moving, hint),
  'operations-hint-card': position('codes', (_, after) => has(after, 'cards'), hint),
  'operations-lookout': position(
    'codes',
    (_, after) => has(after, 'activated'),
    page => page.locator('.tc-battle-left .tc-figure-row:enabled').first().click(),
  ),
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
  'operations-reroll': position('codes', (_, after) => after.some(({ type, token, n }) => type === 'tokens' && token === 'aim' && n < 0)),
  'operations-origin': position('priorities', activated, async page => {
    await page.locator('.tc-battle-left .tc-figure-row:enabled').last().click();
    await page.locator('.so-unit-card > .tc-button').click();
    await pinEnemy(page);
  }),
  'operations-flipped': position('shields', activated, page => page.locator('.tc-zoom button:not([aria-pressed])').first().click()),
  'operations-zoomed': position('shields', activated, async page => {
    const { x, y } = await page.locator('.tc-figure').first().boundingBox();
    await page.mouse.move(x, y);
    for (let n = 0; n < 4; n++) await page.mouse.wheel(0, -300);
  }),
  'operations-sight': position('priorities', activated, pinEnemy),
  'operations-ranges': position('priorities', activated, page => tool(page, 1)),
  'operations-unit': position('vehicle', activated, page => page.locator('.tc-battle-left .tc-figure-row').first().click()),
  'operations-over': async (page, url) => {
    await page.goto(`${url}/table/${await battle(url, 'shields')}`);
    await page.waitForSelector('.tc-summary');
    await page.waitForTimeout(1500);
  },
  'operations-picture': async (page, url) => {
    await SPECIAL_OPERATIONS['operations-over'](page, url);
    const saved = page.waitForEvent('download');
    await page.locator('.tc-summary-keys button').first().click();
    // The picture itself.
    const source = (await readFile(await (await saved).path())).toString('base64');
    await page.goto('about:blank');
    await page.setContent(`<img alt="" style="max-width: 100%; max-height: 98vh" src="data:image/png;base64,${source}">`);
    await page.waitForFunction(() => document.images[0].complete);
  },
  'operations-luck': replay(async page => {
    await toEnd(page);
    await page
      .locator('.replay > details')
      .last()
      .evaluate(details => {
        details.open = true;
      });
    await page.locator('.luck').scrollIntoViewIfNeeded();
  }),
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
