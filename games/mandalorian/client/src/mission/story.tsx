import { storyOf } from '#game/story/lines';
import { useTable } from '../table-context.js';

/** The story of the mission: its beginning until the end, then how it ended. It is folded away with one click. */
export const Story = () => {
  const { box, table, texts, labels } = useTable();
  const told = storyOf(box.mission).filter(({ at }) => {
    if (table.result === '') return at.on === 'opening';
    return table.result === 'won' ? at.on === 'won' : at.on === 'lost' && at.reason === table.reason;
  });
  if (told.length === 0) return null;
  return (
    <details className="mando-story" open>
      <summary>{labels.story}</summary>
      {told.map(line => (
        <p key={line.id}>{texts.story(line.id)}</p>
      ))}
    </details>
  );
};
