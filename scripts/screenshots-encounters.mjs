// Pages and states of Legendary Encounters for the screenshots. Buttons are found by their place, not their words: they are taken in German too.
import { has, measure, positionsOf, toEnd, tool } from './screenshots-positions.mjs';

const { position, replay } = positionsOf({
  game: 'legendary-encounters',
  sign: '.le-table',
  setupOf: mission => ({ mission }),
  seats: 3,
});
const open = async (page, url) => {
  await page.goto(`${url}/new/legendary-encounters`);
  await page.waitForSelector('.le-setup');
};
const pinEnemy = page => page.locator('.tc-battle-right .tc-figure-row:enabled').first().click();
const asks =
  what =>
  (_, after, { seat }) =>
    seat > 0 && has(after, what);

export const LEGENDARY_ENCOUNTERS = {
  'encounters-new': open,
  'encounters-builder': async (page, url) => {
    await open(page, url);
    await page.locator('.le-place-unit').first().click();
    await page.locator('.le-cadres').scrollIntoViewIfNeeded();
  },
  'encounters-codes': async (page, url) => {
    await open(page, url);
    await page.locator('.le-setup > details > summary').last().click();
    await page.locator('.le-setup > details').last().scrollIntoViewIfNeeded();
  },
  'encounters-guide': async (page, url) => {
    await open(page, url);
    await page.locator('.le-top .go').click();
    await page.waitForSelector('.tc-guide');
  },
  units: async (page, url) => {
    await page.goto(`${url}/units`);
    await page.waitForSelector('.le-units');
  },
  'unit-card': async (page, url) => {
    await page.goto(`${url}/units`);
    await page.locator('[data-unit="ahsoka-tano"] summary').click();
    await page.locator('[data-unit="ahsoka-tano"]').scrollIntoViewIfNeeded();
  },
  'encounters-deploy': position('make-an-entrance', asks('deployed')),
  'encounters-joint': position('make-an-entrance', asks('first')),
  'encounters-order': position('uninvited-guests', asks('used')),
  'encounters-action': position('uninvited-guests', asks('acted')),
  'encounters-move': position('silence-the-battery', asks('moved')),
  'encounters-odds': position('silence-the-battery', asks('attack'), pinEnemy),
  'encounters-ranges': position('silence-the-battery', asks('acted'), page => tool(page, 1)),
  'encounters-ruler': position('make-an-entrance', asks('acted'), measure),
  'encounters-tree': position('silence-the-battery', asks('branch')),
  'encounters-stance': position('uninvited-guests', (_, after, { seat }) => seat === 0 && has(after, 'stance')),
  'encounters-legend': position('uninvited-guests', (_, after, { seat }) => seat === 0 && has(after, 'used')),
  'encounters-replay': replay('make-an-entrance', toEnd),
  'encounters-heat': replay('silence-the-battery', async page => {
    await toEnd(page);
    await page.locator('.tc-summary-keys button').last().click();
  }),
};
