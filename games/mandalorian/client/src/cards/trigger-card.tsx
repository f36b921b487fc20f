import { content, type TriggerCard as PrintedCard } from '#game/content/index';
import { namesOf, triggerText } from '#game/content/text';
import { Icon } from '../art/icons.js';
import type { Thing } from '../offers.js';
import { Target } from '../target.js';

const names = namesOf(content);

/** A planning card or a gear card: it lies open and says itself when it is used. */
export const TriggerCard = (props: { readonly thing: Thing; readonly card: PrintedCard; readonly kind: 'plan' | 'gear' }) => (
  <Target thing={props.thing} className={`mando-card mando-trigger mando-trigger-${props.kind}`}>
    <Icon name={props.kind} className="mando-emblem" />
    <span className="mando-card-name">{props.card.name}</span>
    <span className="mando-card-text">{triggerText(props.card, names)}</span>
  </Target>
);
