// Positions of measured games for the screenshots: moments of matches that bots have played.
import { continueFrom, findMoment, playByBots } from '../tests/support/played-match.mjs';

/** So many matches of a mission are played for a moment that does not come up in every one. */
const MATCHES = 10;
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
  /** The matches of each mission: every position comes from the first one that has it. */
  const played = new Map();
  const battle = (url, mission, n = 0) => {
    const name = `${mission} ${n}`;
    if (!played.has(name))
      played.set(
        name,
        playByBots(
          url,
          game,
          setupOf(mission),
          everySeat.map(() => 'heuristic'),
        ),
      );
    return played.get(name);
  };
  const find = async (url, mission, isWanted, n = 0) => {
    const match = await battle(url, mission, n);
    try {
      return { match, moment: await findMoment(url, match, isWanted) };
    } catch (thrown) {
      if (n + 1 === MATCHES) throw thrown;
      return find(url, mission, isWanted, n + 1);
    }
  };
  /** In front of the seat that decides there, with what is done in it; `mine` are the seats that the same person has. */
  const position =
    (mission, isWanted, act = async () => {}, mine = seat => [seat]) =>
    async (page, url) => {
      let asked = 0;
      const { match, moment } = await find(url, mission, (answer, before, after) => {
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
