import type { GuideCard as Printed } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { useSpoken } from './campaign-context.js';
import { GuideCard } from './guide-card.js';

/** The deck in the order in which it is read, cut behind every STOP. */
const chaptersOf = (deck: readonly Printed[]): readonly (readonly Printed[])[] => {
  const found: Printed[][] = [[]];
  for (const card of deck) {
    found.at(-1)!.push(card);
    if (card.kind === 'stop') found.push([]);
  }
  return found.filter(chapter => chapter.length > 0);
};

/** A chapter whose cards were turned. The latest lies open, the others can be opened again. */
const Chapter = (props: { readonly cards: readonly Printed[]; readonly at: number; readonly read: number; readonly isLatest: boolean }) => {
  const { words } = useSpoken();
  return (
    <details className="mando-chapter" open={props.isLatest}>
      <summary>
        <span>{words.chapter(props.at + 1)}</span>
        <Icon name="done" className="mando-chapter-done" />
      </summary>
      <ol className="mando-guide-cards">
        {props.cards.map(card => (
          <GuideCard key={card.id} card={card} isNew={card.id > props.read} />
        ))}
      </ol>
    </details>
  );
};

/** Of what lies facedown only the number is known. */
const Facedown = ({ cards, at }: { readonly cards: readonly Printed[]; readonly at: number }) => {
  const { words } = useSpoken();
  return (
    <li className="mando-facedown-chapter">
      <span className="mando-guide-back" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <span>
        <b>{words.chapter(at + 1)}</b>
        <span className="mando-quiet">{words.facedown(cards.length)}</span>
      </span>
    </li>
  );
};

export const Deck = ({ turned, read }: { readonly turned: number; readonly read: number }) => {
  const { content, words } = useSpoken();
  const numbered = chaptersOf(content.guide).map((cards, at) => ({ cards, at, last: cards.at(-1)!.id }));
  const open = numbered.filter(chapter => chapter.last <= turned);
  const facedown = numbered.slice(open.length);
  return (
    <section className="mando-deck">
      <h2>{words.deck}</h2>
      {open.map(({ cards, at }) => (
        <Chapter key={at} cards={cards} at={at} read={read} isLatest={at === open.length - 1} />
      ))}
      {facedown.length > 0 && (
        <ol className="mando-facedown-chapters">
          {facedown.map(({ cards, at }) => (
            <Facedown key={at} cards={cards} at={at} />
          ))}
        </ol>
      )}
      <p className="mando-quiet">{words.house}</p>
    </section>
  );
};
