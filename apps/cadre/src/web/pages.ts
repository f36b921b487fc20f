import { type GameFacts, optionRange, seatWords } from '../game-facts.js';
import { type Html, html } from './html.js';

const page = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="description" content="Cadre is a digital table that knows the rules of the games played on it.">
<title>${title}</title>
<link rel="icon" href="/emblem.svg" type="image/svg+xml">
<link rel="stylesheet" href="/cadre.css">
</head>
<body>
<a class="skip" href="#main">Skip to the games</a>
<header>
<a class="brand" href="/"><img src="/emblem.svg" alt="" width="40" height="40"><span>Cadre</span></a>
</header>
<main id="main">
${main}
</main>
<footer>
<p class="notice">Cadre is an unofficial fan project. It is not made, endorsed or supported by the owners or publishers of the games or of Star Wars;
their names belong to them. No publisher's text or pictures are used here.</p>
</footer>
</body>
</html>
`.markup;

export const startPage = (games: readonly GameFacts[]): string =>
  page(
    'Cadre: a table that knows the rules',
    html`<section class="welcome" aria-labelledby="welcome">
<div>
<h1 id="welcome">A table that knows the rules</h1>
<p>Cadre asks one question at a time, takes only legal answers, rolls the dice and keeps the log. Play against a friend or against a bot;
take a move back as long as nobody has learned anything from it; keep the record and have it checked, answer by answer.</p>
</div>
<img src="/table.svg" alt="" width="400" height="260">
</section>
<section aria-labelledby="games">
<h2 id="games">Games</h2>
<ul class="games">${games.map(gameCard)}</ul>
</section>
<section aria-labelledby="more">
<h2 id="more">Also from the terminal</h2>
<dl class="commands">
${command('npx cadre simulate bluff --games 200', 'lets bots play and shows who wins how often, and how sure that is')}
${command('npx cadre record verify my.record', 'plays a record again and says whether every answer in it is true')}
${command('npx cadre rules', 'lists every rule with its source, the code that plays it and the tests that prove it')}
</dl>
</section>`,
  );

const command = (words: string, does: string): Html => html`<div><dt><code>${words}</code></dt><dd>${does}</dd></div>`;
const gameCard = (g: GameFacts): Html => html`<li class="game">
<h3>${g.name}</h3>
<p class="quiet">${seatWords(g.seats)} · rules ${g.rules} · bots: ${g.bots.join(', ')}</p>
<p class="where"><span class="ready">Ready</span> In the terminal:</p>
<pre tabindex="0" aria-label="Command to play ${g.name}"><code>${g.play.terminal}</code></pre>
${g.options.length > 0 ? html`<ul class="options">${g.options.map(optionLine)}</ul>` : html`<p class="quiet">No options: everybody starts the same way.</p>`}
<p class="where">${
  g.play.browser === null
    ? html`<span class="later">Not yet</span> In the browser`
    : html`<a href="${g.play.browser}">Play in the browser</a>`
}</p>
</li>`;
const optionLine = (o: GameFacts['options'][number]): Html =>
  html`<li><code>--${o.name}</code> ${o.summary}: ${optionRange(o)} <span class="quiet">(standard ${o.standard})</span></li>`;

export const missingPage = (path: string): string =>
  page(
    'Not found: Cadre',
    html`<section class="welcome" aria-labelledby="missing">
<div>
<h1 id="missing">There is nothing here</h1>
<p>No page lies at <code>${path}</code>.</p>
<p><a href="/">Go to the games</a></p>
</div>
</section>`,
  );
