import type { Offer, Problem } from '@cadre/legion-army/roster';
import { memo, type ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { Fold } from './fold.js';

interface Offered {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly unreleased?: string;
}
/** How a card of this kind is shown and taken. The functions must be stable. */
export interface OfferKind<Card extends Offered> {
  readonly sign: (card: Card) => ReactNode;
  readonly hint: (card: Card) => string;
  readonly cost: (card: Card) => string;
  readonly take: (card: Card) => void;
  readonly look: ((card: Card) => void) | null;
}

/** What may be taken, and below it what may not, with the rule and the reason. */
export const OfferList = <Card extends Offered>({
  offers,
  kind,
  busy = false,
}: {
  readonly offers: readonly Offer<Card>[];
  readonly kind: OfferKind<Card>;
  /** Others are being looked for. */
  readonly busy?: boolean;
}): ReactNode => {
  const l = useLabels();
  const free = offers.filter(o => o.problems.length === 0);
  const barred = offers.filter(o => o.problems.length > 0);
  return (
    <div className="army-offers" aria-busy={busy}>
      {free.length === 0 && <p className="quiet army-empty">{l.nothingFits}</p>}
      <ul>
        {free.map(({ card }) => (
          <OfferRow key={card.id} card={card} kind={kind as unknown as OfferKind<Offered>} />
        ))}
      </ul>
      {barred.length > 0 && (
        <Fold className="army-barred" summary={l.notNow(barred.length)}>
          <ul>
            {barred.map(({ card, problems }) => (
              <OfferRow key={card.id} card={card} kind={kind as unknown as OfferKind<Offered>} problem={problems[0]} />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
};

const OfferRow = memo(
  ({
    card,
    kind,
    problem,
  }: {
    readonly card: Offered;
    readonly kind: OfferKind<Offered>;
    readonly problem?: Problem | undefined;
  }): ReactNode => {
    const l = useLabels();
    const saying = useSaying();
    const words = (
      <>
        {kind.sign(card)}
        <span className="army-offer-words">
          <span className="army-offer-name">{card.name}</span>
          {card.title !== undefined && <small>{card.title}</small>}
          <small className="quiet">{kind.hint(card)}</small>
          {card.unreleased !== undefined && <small className="army-announced">{l.announced(card.unreleased)}</small>}
        </span>
        <b className="army-number">{kind.cost(card)}</b>
      </>
    );
    return (
      <li className="army-offer" data-card={card.id} data-barred={problem !== undefined}>
        {problem ? (
          <div className="army-offer-main">
            {words}
            <p className="army-reason">
              <code>{problem.rule}</code> {saying(problem.says)}
            </p>
          </div>
        ) : (
          <button type="button" className="army-offer-main" onClick={() => kind.take(card)}>
            {words}
          </button>
        )}
        {kind.look && (
          <button type="button" className="army-offer-look" aria-label={l.detailsOf(card.name)} onClick={() => kind.look?.(card)}>
            <Icon name="info" />
          </button>
        )}
      </li>
    );
  },
  (a, b) => a.card === b.card && a.kind === b.kind && a.problem?.says.en === b.problem?.says.en,
);
