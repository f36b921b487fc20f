import { seatClass, seatLetter } from '@cadre/table-client';
import { AWAY } from '#game/ids';
import { Icon } from '../art/icons.js';
import { failuresOf } from '../mission/goals.js';
import { progressOf } from '../mission/progress.js';
import { useTable } from '../table-context.js';

/** What a crew dies of, always in sight: everybody's health, and how near a full track or a used-up deck is. */
export const StatusStrip = () => {
  const { box, table, labels, texts } = useTable();
  const counts = failuresOf(box).flatMap(part => {
    const { text, count } = progressOf(box, table, part, { labels, texts });
    return count ? [{ text, ...count }] : [];
  });
  return (
    <section className="mando-status" aria-label={labels.standings}>
      {table.characters.map(({ space, damage }, at) => {
        const { def, health } = box.characters[at]!;
        const left = space === AWAY ? 0 : Math.max(0, health - damage);
        const says = `${texts.names('character', def.id)}: ${labels.health(left, health)}`;
        return (
          <span key={def.id} className={`mando-status-health ${seatClass(at)}`} role="img" aria-label={says} title={says}>
            <b>{seatLetter(at)}</b>
            <Icon name="heart" />
            {left}
          </span>
        );
      })}
      {counts.map(({ text, now, of }) => (
        <span key={text} className="mando-status-count" role="img" aria-label={`${text}: ${now}/${of}`} title={text}>
          <Icon name="alert" />
          {now}/{of}
        </span>
      ))}
    </section>
  );
};
