import { useTable } from '../table-context.js';
import { CharacterPanel } from './character-panel.js';

export const Crew = () => {
  const { table, labels } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and a keyboard must be able to scroll it
    <section className="mando-crew" aria-label={labels.crew} tabIndex={0}>
      {table.characters.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a character is its number
        <CharacterPanel key={at} at={at} />
      ))}
    </section>
  );
};
