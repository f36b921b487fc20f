import { onPress } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { PieceId } from '#game/ids';
import { faceOf } from '../seen.js';
import { useTable } from '../table-context.js';

/** An enemy that the card in play could attack: one click plays the card to Attack and hits this one. */
export const AttackAtOnce = ({ target, children }: { readonly target: PieceId; readonly children: ReactNode }) => {
  const shown = useTable();
  const { box, table, texts, labels, question, marked, playAll, ahead } = shown;
  const label = labels.atOnce.attack(labels.slot.attack, texts.token(faceOf(box, table.pieces[target]!.token)));
  const attack = (): void => {
    if (ahead) playAll(ahead.attackAtOnce(shown, question, target, marked));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      data-attack={target}
      className="mando-thing tc-offer mando-at-once"
      onClick={attack}
      onKeyDown={onPress(attack)}
    >
      {children}
    </g>
  );
};
