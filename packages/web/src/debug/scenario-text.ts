import type { Session } from '../connection/session.js';

/** The state as far as this page knows it: the secrets of a seat that it does not hold are null. */
export const stateOf = ({ views, table }: Session): object | null => {
  const [first] = views;
  if (!first) return null;
  const secret = table.seats.map((_, seat) => views.find(view => view.seat === seat)?.mine ?? null);
  return { public: first.public, secret, stack: first.stack, pending: null, seq: first.seq, floor: first.floor, out: [] };
};
/** Where the value of a game is imported from, and where its tests are; most games have a folder of their own name. */
const HOMES: Readonly<Record<string, readonly [from: string, tests: string]>> = {
  'special-operations': ['@cadre/special-operations', 'games/special-operations/test'],
  'legendary-encounters': ['@cadre/shatterpoint', 'games/shatterpoint/test'],
};
const homeOf = (game: string): readonly [from: string, tests: string] => HOMES[game] ?? [`@cadre/${game}`, `games/${game}/test`];
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A rule test that begins where the match is now, to be pasted into a file of the game's tests. */
export const scenarioText = (session: Session): string => {
  const { table, views, seats } = session;
  const state = stateOf(session);
  const pending = views[0]?.pending;
  if (!state || !pending) return '// Nothing is asked: there is no scenario to begin.';
  const hidden = table.seats.flatMap((_, seat) => (seats.includes(seat) ? [] : [seat]));
  const asked = pending.asks.find(ask => !ask.answered) ?? pending.asks[0]!;
  const game = camel(table.game);
  const [from, tests] = homeOf(table.game);
  return [
    "import { rule, scenario } from '@cadre/testkit';",
    `import { ${game} } from '${from}';`,
    '',
    `// For a file in ${tests}; then npx biome check --write.`,
    `// Question ${pending.seq} of a match with the set-up ${JSON.stringify(table.setup)}.`,
    ...(hidden.length > 0 ? [`// The secrets of seat ${hidden.join(', ')} are not known here: replace null in \`secret\`.`] : []),
    `const STATE = ${JSON.stringify(state)};`,
    '',
    `rule('${pending.rule}', 'say what must happen here', () => {`,
    `  scenario(${game}, structuredClone(STATE) as never).asked('${pending.rule}', ${asked.seat}); // .seat(${asked.seat}).answers(…)`,
    '});',
    '',
  ].join('\n');
};
