import { CARD } from '@cadre/table-client';
import { PLAN } from '#game/in-progress';
import { local } from '../seen.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { EventCard } from './event-card.js';
import { SkillCard } from './skill-card.js';
import { TriggerCard } from './trigger-card.js';

const idOf = (thing: string): number => Number(thing.slice(thing.indexOf(':') + 1));
const isKind = (thing: string, kind: string): boolean => thing.startsWith(`${kind}:`);

/** A planning card just drawn. While one is chosen to be kept, another can be marked to go back on top of the deck. */
const DrawnPlan = ({ card, isAlone }: { readonly card: number; readonly isAlone: boolean }) => {
  const { question, offers, box, labels, texts, isDirect, marked, setMarked } = useTable();
  const printed = box.planning[card]!;
  const face = <TriggerCard thing={`plan:${card}`} card={printed} kind="plan" />;
  const isSecond = question?.rule === 'MA-84' && !printed.cannotKeep && offers.on(`plan:${card}`).length === 0;
  if (isSecond)
    return (
      <div className="mando-drawn">
        {face}
        <p className="mando-quiet">{labels.haveAlready}</p>
      </div>
    );
  if (!isDirect || isAlone || question?.rule !== 'MA-84') return face;
  const isMarked = marked === card;
  return (
    <div className="mando-drawn">
      {face}
      <button
        type="button"
        className="mando-put-back"
        aria-pressed={isMarked}
        aria-label={labels.putBackCard(texts.names('card', printed.id))}
        onClick={() => setMarked(isMarked ? null : card)}
      >
        {isMarked ? labels.goesBack : labels.putBack}
      </button>
    </div>
  );
};

/** While one may still be put back: what was kept. */
const Kept = () => {
  const { stack, table, box, labels, texts } = useTable();
  const frame = stack.at(-1);
  if (!frame || !PLAN.is(frame) || frame.locals.kept === 0) return null;
  const kept = table.characters[frame.locals.you]!.planning.slice(-frame.locals.kept);
  return <p className="mando-kept">{labels.youKeep(kept.map(card => texts.names('card', box.planning[card]!.id)).join(', '))}</p>;
};

/** What a mission offers in place of an action, and below it what it does. */
const Alternative = ({ at }: { readonly at: number }) => {
  const { box, texts } = useTable();
  const { name, ops } = box.mission.alternatives[at]!;
  return (
    <>
      {texts.names('missionAction', name)}
      <small>{texts.effects(ops)}</small>
    </>
  );
};

/** Cards and words on offer that lie nowhere else on the table: drawn plans, discards to choose from, events, votes, a text to use. */
export const Tray = () => {
  const seen = useTable();
  const { offers, mine, table, box, stack, labels, isDirect, question } = seen;
  const held = new Set(table.characters.flatMap(c => c.planning));
  const offered = (kind: string): readonly number[] => offers.all.flatMap(o => (isKind(o.thing, kind) ? [idOf(o.thing)] : []));
  const skills = offered('skill').filter(card => !mine?.hand.some(c => c === card));
  const plans = [...new Set([...(mine?.drawn ?? []), ...offered('plan')])].filter(card => !held.has(card));
  const events = offered('event');
  const words = offers.all.filter(o => isKind(o.thing, 'choice') || isKind(o.thing, 'alternative'));
  const played = words.length > 0 ? local(stack, 'perform', 'card') : undefined;
  const beside = (isDirect && seen.ahead?.besideSlots(seen, question)) || [];
  if (beside.length + skills.length + plans.length + events.length + words.length === 0) return null;
  return (
    <section className={`${CARD.row} mando-tray`} aria-label={labels.offered}>
      <Kept />
      {beside}
      {played !== undefined && <SkillCard card={played} />}
      {skills.map(card => (
        <SkillCard key={card} card={card} />
      ))}
      {plans.map(card => (
        <DrawnPlan key={card} card={card} isAlone={plans.length === 1} />
      ))}
      {events.map(card => (
        <EventCard key={card} at={card} card={box.events[card]!} />
      ))}
      {words.map(offer => (
        <Target key={offer.value} thing={offer.thing} offer={offer} className="mando-word">
          {isKind(offer.thing, 'alternative') ? <Alternative at={idOf(offer.thing)} /> : offer.label}
        </Target>
      ))}
    </section>
  );
};
