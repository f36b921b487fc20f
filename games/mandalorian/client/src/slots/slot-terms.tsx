import { RuleButton } from '@cadre/table-client';
import { slotTerms } from '#game/events/slots';
import { type NamedTerm, Terms } from '../explain/terms.js';
import { useTable } from '../table-context.js';
import { CRISIS_AT, EVENT_AT } from './forecast.js';

/** Where the total of a slot comes from, and what it will bring. */
export const SlotTerms = ({ at }: { readonly at: number }) => {
  const { box, table, texts, labels, openRule } = useTable();
  const rule = (id: string) => <RuleButton rule={id} label={labels.openRule(id)} open={openRule} />;
  const terms = slotTerms(box, table.slots[at]!).map(
    ({ rule, holder, value }): NamedTerm => ({
      what: rule === 'MA-156' ? labels.disruptToken : texts.names('card', box.cards[holder]!.card.id),
      value,
      rule,
    }),
  );
  return (
    <div className="mando-slot-terms">
      {terms.length === 0 ? <span className="mando-quiet">{labels.emptySlot}</span> : <Terms terms={terms} />}
      <span className="mando-quiet">
        {EVENT_AT} {labels.thresholds.event} {rule('MA-118')} · {CRISIS_AT} {labels.thresholds.crisis} {rule('MA-119')}
      </span>
    </div>
  );
};
