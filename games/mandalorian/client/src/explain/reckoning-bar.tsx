import type { Term } from '@cadre/core';
import { NOBODY, spaceId } from '#game/ids';
import { MOVEMENT } from '#game/in-progress';
import { Icon } from '../art/icons.js';
import { faceOf } from '../seen.js';
import { slotName } from '../slots/slot-name.js';
import { type TableContext, useTable } from '../table-context.js';
import { type Blow, blowOf, harmOf, harmOfStopping, reckoningOf } from './reckoning.js';
import { type NamedTerm, Terms } from './terms.js';

const named = ({ box, texts, labels }: TableContext, { rule, holder, value }: Term): NamedTerm => {
  const card = box.cards[holder]?.card;
  const name = card ? texts.names('card', card.id) : labels.freeAction;
  switch (rule) {
    case 'MA-101':
      return { what: labels.bonusIcon, value, rule };
    case 'MA-106':
      return { what: labels.cardText, value, rule };
    default:
      return { what: name, value, rule };
  }
};

const Effect = ({ target, blow }: { readonly target: number; readonly blow: Blow }) => {
  const { box, table, texts, labels } = useTable();
  const name = texts.token(faceOf(box, table.pieces[target]!.token));
  return (
    <span className={`mando-effect ${blow.left === 0 ? 'mando-effect-defeats' : ''}`}>
      {blow.damage === 0
        ? labels.blow.none(name)
        : blow.left === 0
          ? labels.blow.defeats(name, blow.damage)
          : labels.blow.hurts(name, blow.damage, blow.left)}
    </span>
  );
};

/** The strength of the action under way and where it comes from; with a target, what it would do. */
export const ReckoningBar = () => {
  const seen = useTable();
  const { target, box, labels, texts, offers, considered } = seen;
  const found = reckoningOf(seen, target);
  if (!found) return null;
  const { slot, terms, strength } = found;
  const kind = box.slots[slot]!;
  const movement = kind === 'move' ? seen.stack.findLast(MOVEMENT.is) : undefined;
  const stepsLeft = movement && (movement.locals.stopped ? 0 : movement.locals.left);
  const step = offers.all.find(offer => considered.includes(offer.value) && offer.thing.startsWith('space:'));
  const harm = step ? harmOf(seen, spaceId(step.value)) : harmOfStopping(seen);
  const blow = kind === 'attack' && target !== NOBODY ? blowOf(seen, target, strength) : null;
  return (
    <section className="mando-reckoning" aria-label={labels.strengthOf(slotName(box, slot, { labels, texts }))}>
      <span className="mando-reckoning-sum">
        <Icon name={kind} />
        <span>{slotName(box, slot, { labels, texts })}</span>
        <b>{strength}</b>
      </span>
      <span className="mando-quiet">=</span>
      <Terms terms={terms.map(term => named(seen, term))} />
      {stepsLeft !== undefined && <span className="mando-effect mando-effect-steps">{labels.stepsLeft(stepsLeft)}</span>}
      {harm > 0 && <span className="mando-effect">{labels.sentryHarm(harm)}</span>}
      {blow && target !== NOBODY && <Effect target={target} blow={blow} />}
    </section>
  );
};
