import { type TablePlay, useEscape } from '@cadre/table-client';
import { useEffect, useState } from 'react';
import { storyOf } from '#game/story/lines';
import { isOpening } from '../coach/tips.js';
import type { Table } from '../seen.js';
import { useTable } from '../table-context.js';

/** Whether the mission is still to be introduced: until it is read, or whoever knows it picks a card. */
export const useOpening = (table: Table, question: TablePlay['question']): { readonly isShown: boolean; close(): void } => {
  const [isRead, setRead] = useState(false);
  const isOver = !isOpening(table) || (question !== null && question.space.of !== 'deed');
  useEffect(() => {
    if (isOver) setRead(true);
  }, [isOver]);
  const isShown = !isRead && !isOver && table.result === '';
  const close = (): void => setRead(true);
  useEscape(isShown, close);
  return { isShown, close };
};

/** How a mission begins: its story and what is to be done. It takes no click away from the map below. */
export const Opening = ({ close }: { readonly close: () => void }) => {
  const { box, texts, labels } = useTable();
  const name = texts.names('mission', box.mission.id);
  return (
    <section className="tc-guide mando-opening" aria-label={name}>
      <strong>{name}</strong>
      {storyOf(box.mission).flatMap(({ id, at }) => (at.on === 'opening' ? [<p key={id}>{texts.story(id)}</p>] : []))}
      <p>
        <b>{texts.briefing}</b>
      </p>
      <div className="tc-guide-keys">
        <button type="button" className="tc-button tc-guide-go" onClick={close}>
          {labels.begin}
        </button>
      </div>
    </section>
  );
};
