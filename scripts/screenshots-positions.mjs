// Positions of measured games for the screenshots: moments of matches that bots have played.
import { continueFrom, findMoment, playByBots } from '../tests/support/played-match.mjs';

export const has = (facts, type) => facts.some(fact => fact.type === type);
/** The tools that can be switched on: 0 is the ruler, 1 are the ranges. */
export const tool = (page, n) => page.locator('.tc-zoom [aria-pressed]').nth(n).click();
/** Two clicks of the ruler, across the middle of the table. */
export const measure = async page => {
  await tool(page, 0);
  const { x, y, width, height } = await page.locator('.tc-ground').boundingBox();
  await page.mouse.click(x + width * 0.3, y + height * 0.35);
  await page.mouse.click(x + width * 0.7, y + height * 0.6);
};
/** How a game's positions are found: `sign` is its table, `setupOf` the set-up of a mission, `seats` how many sit at it. */
export const positionsOf = ({ game, sign, setupOf, seats }) => {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  /** One match for each mission: every position comes from it. */
  const played = new Map();
  const battle = (url, mission) => {
    if (!played.has(mission))
      played.set(
        mission,
        playByBots(
          url,
          game,
          setupOf(mission),
          everySeat.map(() => 'heuristic'),
        ),
      );
    return played.get(mission);
  };
  /** In front of the seat that decides there, with what is done in it; `mine` are the seats that the same person has. */
  const position =
    (mission, isWanted, act = async () => {}, mine = seat => [seat]) =>
    async (page, url) => {
      const match = await battle(url, mission);
      let asked = 0;
      const moment = await findMoment(url, match, (answer, before, after) => {
        asked = answer.seat;
        return asked >= 0 && isWanted(before, after, answer);
      });
      const people = mine(asked);
      const { links } = await continueFrom(
        url,
        match,
        moment,
        everySeat.map(seat => (people.includes(seat) ? { kind: 'person' } : { kind: 'bot', bot: 'heuristic' })),
      );
      const [address] = links[people[0]].split('#');
      await page.goto(`${address}#${people.map(seat => links[seat].split('#')[1]).join(',')}`);
      await page.waitForSelector(sign);
      await page.waitForSelector('.ask-bar[data-asked="true"]');
      await act(page);
      await page.waitForTimeout(1500); // what the rules are asked about
    };
  /** At the end of a replay, with what `act` opens. */
  const replay = (mission, act) => async (page, url) => {
    await page.goto(`${url}/replay/${await battle(url, mission)}`);
    await page.waitForSelector(sign);
    await act(page);
    await page.waitForTimeout(1500);
  };
  return { battle, position, replay };
};
export const toEnd = async page => {
  await page.locator('.timeline .row > button').last().click();
  await page.waitForSelector('.tc-summary');
};
