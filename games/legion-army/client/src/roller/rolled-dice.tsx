import type { AttackFace, DefenceFace, RolledAttack, RolledDie } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { useLabels } from '../context.js';

const OCTAGON = 'M14 3h20l11 11v20L34 45H14L3 34V14z';
const SQUARE = 'M6 6h36v36H6z';
/** What a face shows: a burst, a filled burst, a wave, a shield, nothing. */
const SIGNS: Readonly<Record<AttackFace | DefenceFace, string>> = {
  hit: 'M24 10l4 10 10 4-10 4-4 10-4-10-10-4 10-4z',
  crit: 'M24 7l4 9 9-5-5 9 9 4-9 4 5 9-9-5-4 9-4-9-9 5 5-9-9-4 9-4-5-9 9 5z',
  surge: 'M14 30c4-12 8-12 10-6s6 6 10-6',
  block: 'M24 10l11 4v9c0 8-5 12-11 15-6-3-11-7-11-15v-9z',
  blank: '',
};
/** The dice of a roll, large enough to be read across a table. */
export const RolledDice = ({ rolled }: { readonly rolled: RolledAttack }): ReactNode => {
  const l = useLabels();
  const rows = [
    [l.attackDice, rolled.attack, OCTAGON],
    [l.cover, rolled.cover, SQUARE],
    [l.defenceDice, rolled.defence, SQUARE],
  ] as const;
  return rows
    .filter(([, dice]) => dice.length > 0)
    .map(([name, dice, shape]) => (
      <section key={name} className="army-faces" aria-label={name}>
        <h3>{name}</h3>
        <ul>
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
            <Face key={i} die={die} shape={shape} />
          ))}
        </ul>
      </section>
    ));
};
const Face = ({
  die: { die, face, before },
  shape,
}: {
  readonly die: RolledDie<string, AttackFace | DefenceFace>;
  readonly shape: string;
}): ReactNode => {
  const l = useLabels();
  const again = before.length > 0 ? ` (${l.rolledAgain(before.map(f => l.faces[f]).join(', '))})` : '';
  return (
    <li data-again={before.length > 0}>
      <svg className="army-face" data-die={die} data-face={face} viewBox="0 0 48 48" role="img" aria-label={`${l.faces[face]}${again}`}>
        <title>{`${l.faces[face]}${again}`}</title>
        <path className="army-face-die" d={shape} />
        <path className="army-face-sign" d={SIGNS[face]} />
      </svg>
    </li>
  );
};
