import { SeatBadge, seatClass } from '@cadre/table-client';
import { AWAY } from '#game/ids';
import { Icon } from '../art/icons.js';
import { Portrait } from '../art/portraits.js';
import { TriggerCard } from '../cards/trigger-card.js';
import { upTo } from '../count.js';
import { faceOf, isOwn } from '../seen.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { Loyalty } from './loyalty.js';

const Health = ({ left, all }: { readonly left: number; readonly all: number }) => {
  const { labels } = useTable();
  return (
    <span className="mando-pips" role="img" data-tip={labels.plain.health(left, all)} aria-label={labels.health(left, all)}>
      {upTo(all).map(n => (
        <Icon key={n} name="heart" className={n <= left ? 'mando-pip' : 'mando-pip mando-pip-lost'} />
      ))}
    </span>
  );
};

/** What the character has with it or is under: chips beside its health. */
const Chips = ({ at }: { readonly at: number }) => {
  const { table, box, labels, texts } = useTable();
  const burdens = [
    ...(table.child.held === 'character' && table.child.by === at ? [labels.child] : []),
    ...table.pieces.flatMap(piece => (piece.by === at ? [texts.token(faceOf(box, piece.token))] : [])),
  ];
  const effects = table.standing.filter(e => e.who === at && e.kind !== 'pin');
  return (
    <>
      {burdens.map(what => (
        <span key={what} className="mando-chip mando-chip-burden">
          {labels.carries(what)}
        </span>
      ))}
      {[...new Set(effects.map(e => e.kind))].map(kind => (
        <span key={kind} className="mando-chip">
          <Icon name="shield" />
          {labels.standing[kind]}
        </span>
      ))}
    </>
  );
};

/** Things this character can do now beside its actions, and the accusation of whoever plays it. */
const Deeds = ({ at }: { readonly at: number }) => {
  const { offers } = useTable();
  const deeds = offers.all.filter(o =>
    o.deed === 'accuse' ? o.thing === `seat:${at}` : o.who === at && (o.deed === 'feature' || o.deed === 'rescue' || o.deed === 'carry'),
  );
  return deeds.map(offer => (
    <Target key={offer.value} thing={offer.thing} offer={offer} className="mando-word mando-deed">
      {offer.label}
    </Target>
  ));
};

export const CharacterPanel = ({ at }: { readonly at: number }) => {
  const seen = useTable();
  const { table, box, labels, texts, offers, news } = seen;
  const character = table.characters[at]!;
  const { def, health, gear } = box.characters[at]!;
  const isActive = !box.shared && table.turn.seat === at;
  const hand = box.shared ? undefined : table.hands[at]!;
  const isChoice = offers.on(`character:${at}`).length > 0;
  return (
    <article
      className={`mando-panel ${seatClass(at)} ${isActive ? 'mando-panel-active' : ''} ${isOwn(seen, at) ? 'mando-panel-own' : ''} ${box.shared ? '' : news.of(`crew:${at}`)}`}
    >
      <Target thing={`character:${at}`} className={`mando-panel-head ${isChoice ? 'mando-panel-choice' : ''}`}>
        <svg viewBox="-36 -36 72 72" className="mando-portrait" aria-hidden="true">
          <circle r={34} className="mando-disc" />
          <g clipPath="url(#mando-round)">
            <g transform="translate(0 3)">
              <Portrait character={def.id} />
            </g>
          </g>
          <g className="mando-letter" transform="translate(-23 23)">
            <g transform="scale(0.95)">
              <SeatBadge seat={at} />
            </g>
          </g>
        </svg>
        <span className="mando-panel-title">
          <span className="mando-name">
            {texts.names('character', def.id)}
            {seen.seat === at && !box.shared && <span className="mando-you">{labels.you}</span>}
          </span>
          {character.space === AWAY ? (
            <span className="mando-quiet">{labels.out}</span>
          ) : (
            <Health left={Math.max(0, health - character.damage)} all={health} />
          )}
        </span>
        <span className="mando-aside">
          {character.space !== AWAY && <b>{box.terrain.names[character.space]}</b>}
          {hand !== undefined && (
            <span className="mando-hand-count" title={labels.handCount(hand)}>
              <Icon name="cards" />
              {hand}
            </span>
          )}
        </span>
      </Target>
      <div className="mando-panel-body">
        <Chips at={at} />
        <Deeds at={at} />
        <Loyalty seat={at} />
        {character.planning.map(card => (
          <TriggerCard key={card} thing={`plan:${card}`} card={box.planning[card]!} kind="plan" folds />
        ))}
        {character.gear && gear && <TriggerCard thing={`gear:${at}`} card={gear} kind="gear" folds />}
      </div>
    </article>
  );
};
