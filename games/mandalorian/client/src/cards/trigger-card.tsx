import { CARD } from '@cadre/table-client';
import type { TriggerCard as PrintedCard } from '#game/content/index';
import { Icon } from '../art/icons.js';
import type { Thing } from '../offers.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';

/** A planning card or a gear card: it lies open and says itself when it is used. Where space is scarce it folds to its name. */
export const TriggerCard = (props: {
  readonly thing: Thing;
  readonly card: PrintedCard;
  readonly kind: 'plan' | 'gear';
  readonly folds?: boolean;
}) => {
  const { offers, texts } = useTable();
  const name = texts.names('card', props.card.id);
  const className = `${CARD.card} mando-trigger mando-trigger-${props.kind}`;
  const text = <span className={CARD.text}>{texts.trigger(props.card)}</span>;
  if (props.folds && offers.on(props.thing).length === 0)
    return (
      <details className={className}>
        <summary className={CARD.name}>
          <Icon name={props.kind} />
          {name}
        </summary>
        {text}
      </details>
    );
  return (
    <Target thing={props.thing} className={className}>
      <Icon name={props.kind} className="mando-emblem" />
      <span className={CARD.name}>{name}</span>
      {text}
    </Target>
  );
};
