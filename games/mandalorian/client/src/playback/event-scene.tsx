import { EventCard } from '../cards/event-card.js';
import { useTable } from '../table-context.js';

/** An event that is drawn lies large on the map for a moment, before its consequences come. */
export const EventScene = () => {
  const { scene, box } = useTable();
  const drawn = scene?.isSummary ? undefined : scene?.facts.find(fact => fact.type === 'event');
  if (drawn?.type !== 'event') return null;
  return (
    <div key={scene!.id} className="tc-scene-card">
      <EventCard at={drawn.card} card={box.events[drawn.card]!} />
    </div>
  );
};
