import { CARD } from '@cadre/table-client';
import { local } from '../seen.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { EventCard } from './event-card.js';
import { SkillCard } from './skill-card.js';
import { TriggerCard } from './trigger-card.js';

const idOf = (thing: string): number => Number(thing.slice(thing.indexOf(':') + 1));
const isKind = (thing: string, kind: string): boolean => thing.startsWith(`${kind}:`);

/** Cards and words on offer that lie nowhere else on the table: drawn plans, discards to choose from, events, votes, a text to use. */
export const Tray = () => {
  const { offers, mine, table, box, stack, labels } = useTable();
  const held = new Set(table.characters.flatMap(c => c.planning));
  const offered = (kind: string): readonly number[] => offers.all.flatMap(o => (isKind(o.thing, kind) ? [idOf(o.thing)] : []));
  const skills = offered('skill').filter(card => !mine?.hand.some(c => c === card));
  const plans = [...new Set([...(mine?.drawn ?? []), ...offered('plan')])].filter(card => !held.has(card));
  const events = offered('event');
  const words = offers.all.filter(o => isKind(o.thing, 'choice') || isKind(o.thing, 'alternative'));
  const played = words.length > 0 ? local(stack, 'perform', 'card') : undefined;
  if (skills.length + plans.length + events.length + words.length === 0) return null;
  return (
    <section className={`${CARD.row} mando-tray`} aria-label={labels.offered}>
      {played !== undefined && <SkillCard card={played} />}
      {skills.map(card => (
        <SkillCard key={card} card={card} />
      ))}
      {plans.map(card => (
        <TriggerCard key={card} thing={`plan:${card}`} card={box.planning[card]!} kind="plan" />
      ))}
      {events.map(card => (
        <EventCard key={card} at={card} card={box.events[card]!} />
      ))}
      {words.map(offer => (
        <Target key={offer.value} thing={offer.thing} offer={offer} className="mando-word">
          {offer.label}
        </Target>
      ))}
    </section>
  );
};
