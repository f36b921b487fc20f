import type { AnyGame } from '@cadre/core';
import { gameFacts } from '@cadre/server/games';
import type { Command } from 'commander';
import { defaultText, optionRange, seatCountText } from '../game-facts.js';
import { print, printJson } from '../print.js';
import { botNamesFor, bots, games } from '../registry.js';
import { type Paint, paintFor } from '../text/paint.js';

export const gamesCommand = (program: Command): void => {
  program
    .command('games')
    .description('list all games with their options, seats and bots')
    .option('--json', 'print JSON')
    .action((flags: { json?: true }) => {
      const all = Object.values(games).map(factsOf);
      if (flags.json) printJson({ games: all, bots: Object.keys(bots) });
      else print(all.map(g => gameText(g, paintFor(process.stdout)).join('\n')).join('\n\n'));
    });
};

/** Facts about a game, and where to play it. */
const factsOf = (game: AnyGame) => ({
  ...gameFacts(game, botNamesFor(game)),
  play: { terminal: `npx cadre play ${game.id}`, browser: `/new/${game.id}` },
});

const gameText = (g: ReturnType<typeof factsOf>, paint: Paint): string[] => [
  `${paint.title(g.name)}  ${paint.quiet(`${g.id}, rules ${g.rules}`)}`,
  `  ${seatCountText(g.seats)}; bots: ${g.bots.join(', ')}`,
  ...g.options.map(o => `  --${o.name}  ${o.summary}: ${optionRange(o)} (default ${defaultText(o)})`),
  `  in the terminal: ${paint.ask(g.play.terminal)}`,
  `  in the browser:  ${g.play.browser}`,
];
