import { ABILITIES, CLASSES } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { pieceWords } from '../map/words-at.js';
import { NONE } from '../seen.js';
import { useTable } from '../table-context.js';

/** Everything that lies on the map, in words: what a pointer would read from the tokens, for fingers and ears. */
export const ThreatList = () => {
  const shown = useTable();
  const { box, table, labels } = shown;
  const present = table.pieces.flatMap((piece, at) => (piece.space === NONE ? [] : [{ piece, at }]));
  const abilitiesOf = (token: number): readonly string[] => {
    const face = box.tokens[token];
    return face ? ABILITIES.filter(ability => face[ability]).map(ability => labels.abilities[ability]) : [];
  };
  return (
    <details className="mando-threats">
      <summary>{labels.threats(present.length)}</summary>
      <ul>
        {present.map(({ piece, at }) => {
          const enemyClass = CLASSES[box.tokens[piece.token]?.class ?? NONE];
          return (
            <li key={at}>
              <b>{box.terrain.names[piece.space]}</b>
              {enemyClass && <Icon name={enemyClass} />}
              <span>{[pieceWords(shown, at), ...abilitiesOf(piece.token)].join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
