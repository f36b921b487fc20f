import { ABILITIES, CLASSES, SHAPES } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { NONE } from '../seen.js';
import { useTable } from '../table-context.js';

/** Everything that lies on the map, in words: what a pointer would read from the tokens, for fingers and ears. */
export const ThreatList = () => {
  const { box, table, mine, labels, texts } = useTable();
  const present = table.pieces.flatMap((piece, at) => (piece.space === NONE ? [] : [{ piece, at }]));
  const wordsFor = (at: number): string => {
    const piece = table.pieces[at]!;
    if (piece.token === NONE) {
      const seen = box.tokens[mine?.seen[at] ?? NONE];
      const shape = SHAPES[box.pieces[at]!.stack] ?? 'square';
      return [labels.hidden, labels.shapes[shape], ...(seen ? [labels.seenAs(texts.token(seen))] : [])].join(', ');
    }
    const face = box.tokens[piece.token]!;
    if (!face.enemy) return texts.token(face);
    const abilities = ABILITIES.filter(ability => face[ability]).map(ability => labels.abilities[ability]);
    return [texts.token(face), labels.health(face.health - piece.damage, face.health), ...abilities].join(', ');
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
              <span>{wordsFor(at)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
