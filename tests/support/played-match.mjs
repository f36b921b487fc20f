/** Milliseconds between two looks at a match that bots play. */
const PAUSE = 100;
const POSTED = body => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const request = async (url, init) => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** A match between bots, played to its end on this server: a quarry of positions. */
export const playByBots = async (site, game, setup, bots = ['heuristic', 'heuristic']) => {
  const { match } = await request(`${site}/api/v1/matches`, POSTED({ game, setup, seats: bots.map(bot => ({ kind: 'bot', bot })) }));
  for (;;) {
    const { table } = await request(`${site}/api/v1/matches/${match}`);
    if (table.status === 'over') return match;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
};
/** The number of the first moment whose view of a seat is wanted. */
export const findMoment = async (site, match, seat, isWanted) => {
  const PAGE = 20;
  for (let from = 0; ; from += PAGE) {
    const { moments, count } = await request(`${site}/api/v1/matches/${match}/moments?language=en&from=${from}&count=${PAGE}&as=${seat}`);
    const found = moments.findIndex((view, i) => isWanted(view, from + i));
    if (found >= 0) return from + found;
    if (from + PAGE >= count) throw new Error(`no moment of ${match} is as wanted`);
  }
};
/** A match that goes on from there: the path of the table for each seat that a person takes. */
export const continueFrom = async (site, match, moment, seats) => {
  const { match: next, keys } = await request(`${site}/api/v1/matches/${match}/branches`, POSTED({ moment, seats }));
  return Object.fromEntries(keys.map(({ seat, secret }) => [seat, `${site}/table/${next}#${secret}`]));
};
/** What a seat is asked in a view. */
export const spaceFor = (view, seat) => view.pending?.asks.find(ask => ask.seat === seat && !ask.answered)?.space;
