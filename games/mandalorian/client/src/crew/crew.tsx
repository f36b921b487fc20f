import { useTable } from '../table-context.js';
import { CharacterPanel } from './character-panel.js';

export const Crew = () => {
  const { table, labels } = useTable();
  return (
    <section className="mando-crew" aria-label={labels.crew}>
      {table.characters.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a character is its number
        <CharacterPanel key={at} at={at} />
      ))}
    </section>
  );
};
