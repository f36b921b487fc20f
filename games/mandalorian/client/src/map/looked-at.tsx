import { seatClass, seatLetter } from '@cadre/table-client';
import { Icon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import type { Corner } from './places.js';
import { groundWords, pieceMeaning, pieceWords } from './words-at.js';

/** Everything about one space, in words: for fingers, keys and ears what the pointer reads from the tokens. */
export const LookedAt = ({
  space,
  isGoal,
  corner,
  close,
}: {
  readonly space: number;
  readonly isGoal: boolean;
  readonly corner: Corner;
  readonly close: () => void;
}) => {
  const shown = useTable();
  const { box, table, labels, texts, point } = shown;
  const pieces = table.pieces.flatMap((piece, at) => (piece.space === space ? [at] : []));
  const characters = table.characters.flatMap((character, at) => (character.space === space ? [at] : []));
  const hasChild = table.child.held === 'space' && table.child.by === space;
  const ground = groundWords(shown, space, isGoal);
  return (
    <div className="mando-reading" data-corner={corner}>
      <div role="status">
        <p className="mando-reading-head">
          <b>{box.terrain.names[space]}</b>
          <span className="mando-quiet">{ground.join(' · ')}</span>
        </p>
        {characters.map(at => {
          const { def, health } = box.characters[at]!;
          return (
            <p key={`c${at}`} className={seatClass(at)}>
              <b className="mando-reading-seat">{seatLetter(at)}</b> {texts.names('character', def.id)},{' '}
              {labels.health(Math.max(0, health - table.characters[at]!.damage), health)}
            </p>
          );
        })}
        {hasChild && <p>{labels.child}</p>}
        {pieces.map(at => (
          <p key={`p${at}`}>
            {pieceWords(shown, at)}
            {pieceMeaning(shown, at).map(meaning => (
              <span key={meaning} className="mando-reading-meaning">
                {meaning}
              </span>
            ))}
          </p>
        ))}
        {pieces.length + characters.length === 0 && !hasChild && <p className="mando-quiet">{labels.look.empty}</p>}
      </div>
      {point && (
        <button type="button" className="mando-point" onClick={() => point(`space:${space}`)}>
          {labels.look.point}
        </button>
      )}
      <button type="button" className="mando-reading-close" aria-label={labels.look.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
};
