/** Milliseconds between two looks at a match that bots play. */
const PAUSE = 100;
const API = '/api/v1/matches';
const POSTED = body => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const request = async (url, init) => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
};

/** A match between bots, played to its end on this server: a quarry of positions. */
export const playByBots = async (site, game, setup, bots = ['heuristic', 'heuristic']) => {
  const created = await request(`${site}${API}`, POSTED({ game, setup, seats: bots.map(bot => ({ kind: 'bot', bot })) }));
  const { match } = await created.json();
  for (;;) {
    const { table } = await (await request(`${site}${API}/${match}`)).json();
    if (table.status === 'over') return match;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
};
/** How many answers were given before the first one that is wanted; `before` are the facts of the answer before it, `after` its own. */
export const findMoment = async (site, match, isWanted) => {
  const lines = (await (await request(`${site}${API}/${match}/record`)).text())
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const factsOf = ({ facts = [] }) => facts.map(({ fact }) => fact);
  const moment = lines.findIndex((line, i) => i > 0 && line.answer !== undefined && isWanted(line, factsOf(lines[i - 1]), factsOf(line)));
  if (moment < 0) throw new Error(`no answer of ${match} is as wanted`);
  return moment - 1;
};
/** A match that goes on from there: the link of each seat that a person takes. */
export const continueFrom = async (site, match, moment, seats) => {
  const branched = await request(`${site}${API}/${match}/branches`, POSTED({ moment, seats }));
  const { match: next, seatSecrets } = await branched.json();
  return { match: next, links: Object.fromEntries(seatSecrets.map(({ seat, secret }) => [seat, `${site}/table/${next}#${secret}`])) };
};
