import { addedCards, type Campaign, openedEnvelopes } from '#game/campaign/campaign';
import { Icon } from '../art/icons.js';
import { useSpoken } from './campaign-context.js';

/** How far the campaign is: the deck as a bar with its STOPs, what it added, the envelopes. */
export const Standing = ({ campaign }: { readonly campaign: Campaign }) => {
  const { content, words, names } = useSpoken();
  const all = content.guide.length;
  const open = openedEnvelopes(campaign);
  return (
    <section className="mando-standing" aria-label={words.progress(campaign.guide, all)}>
      <div className="mando-deck-bar" aria-hidden="true">
        <span style={{ width: `${(100 * campaign.guide) / all}%` }} />
        {content.guide.flatMap(card =>
          card.kind === 'stop'
            ? [<i key={card.id} style={{ left: `${(100 * card.id) / all}%` }} data-passed={card.id <= campaign.guide} />]
            : [],
        )}
      </div>
      <p>
        <b>{words.progress(campaign.guide, all)}</b>
        <span className="mando-quiet"> · {words.added(addedCards(campaign).length)}</span>
      </p>
      <ul className="mando-envelopes">
        {content.envelopes.map(({ id, missions }) => {
          const isOpen = open.includes(id);
          return (
            <li key={id} className={`mando-envelope ${isOpen ? 'mando-envelope-open' : ''}`}>
              <Icon name={isOpen ? 'envelopeOpen' : 'envelope'} />
              <span>
                <b>{isOpen ? names('envelope', String(id)) : words.envelope(id)}</b>
                <span className="mando-quiet">{isOpen ? missions.map(each => names('mission', each)).join(', ') : words.sealed}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** One line for each game that was played. */
export const Chronicle = ({ campaign }: { readonly campaign: Campaign }) => {
  const { words, names, texts } = useSpoken();
  return (
    <section className="mando-chronicle">
      <h2>{words.games}</h2>
      {campaign.games.length === 0 && <p className="mando-quiet">{words.noGames}</p>}
      <ol>
        {campaign.games.map((game, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games are numbered, and none is ever taken away
          <li key={i} className={game.won ? 'mando-game-won' : 'mando-game-lost'}>
            <b>{names('mission', game.mission)}</b>
            <span className="mando-quiet">
              {words.game({
                map: names('map', game.map),
                difficulty: words.levels[game.difficulty as keyof typeof words.levels] ?? game.difficulty,
                players: game.players,
              })}
            </span>
            <span className="mando-game-result">{game.won ? words.won : words.lost}</span>
            <span className="mando-quiet">{texts.consequenceOf(game.mission, game.won)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
