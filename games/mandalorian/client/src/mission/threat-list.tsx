import { ABILITIES, CLASSES } from '#game/content/index';
import { AWAY } from '#game/ids';
import { Icon } from '../art/icons.js';
import { pieceWords } from '../map/words-at.js';
import { faceOf, type TokenFace } from '../seen.js';
import { useTable } from '../table-context.js';

/** Everything that lies on the map, in words: what a pointer would read from the tokens, for fingers and ears. */
export const ThreatList = () => {
  const shown = useTable();
  const { box, table, labels } = shown;
  const present = table.pieces.flatMap((piece, at) => (piece.space === AWAY ? [] : [{ piece, at, space: piece.space }]));
  const abilitiesOf = (face: TokenFace | undefined): readonly string[] => {
    return face ? ABILITIES.filter(ability => face[ability]).map(ability => labels.abilities[ability]) : [];
  };
  return (
    <section className="mando-threats">
      <h2>{labels.threats(present.length)}</h2>
      <ul>
        {present.map(({ piece, at, space }) => {
          const face = faceOf(box, piece.token);
          const enemyClass = face && CLASSES[face.class];
          return (
            <li key={at}>
              <b>{box.terrain.names[space]}</b>
              {enemyClass && <Icon name={enemyClass} />}
              <span>{[pieceWords(shown, at), ...abilitiesOf(face)].join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
