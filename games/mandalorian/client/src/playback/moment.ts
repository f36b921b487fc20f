import type { Scene } from '@cadre/table-client';
import { useState } from 'react';
import type { MandoFact } from '#game/fact';
import type { Box, Table } from '../seen.js';

/** What facts only lead forward to: whose turn and which step is being shown, who acts, and the back of the next event. */
export interface Moment {
  readonly turn: Pick<Table['turn'], 'seat' | 'number' | 'step'>;
  readonly back: number;
  /** The character whose action is shown. */
  readonly actor: number;
}
const following = (moment: Moment, fact: MandoFact): Moment => {
  const at = (step: Table['turn']['step']): Moment => ({ ...moment, turn: { ...moment.turn, step } });
  switch (fact.type) {
    case 'turn':
      return { ...moment, actor: fact.seat, turn: { seat: fact.seat, number: fact.number, step: 'action' } };
    case 'played':
      return { ...moment, actor: fact.character };
    case 'slot-due':
    case 'crisis':
    case 'event':
      return at('event');
    case 'drew':
      return moment.turn.step === 'event' ? at('draw') : moment;
    case 'back':
      return { ...moment, back: fact.back };
    default:
      return moment;
  }
};
/** The moment that these facts lead to. */
export const follow = (moment: Moment, facts: readonly MandoFact[]): Moment => facts.reduce(following, moment);

export const momentOf = ({ turn, back }: Table, { shared }: Pick<Box, 'shared'>, actor: number): Moment => ({
  turn: { seat: turn.seat, number: turn.number, step: turn.step },
  back,
  actor: shared ? actor : turn.seat,
});

/** The moment on the table: that of the scene which is shown, or where the match is. */
export const useMoment = (table: Table, box: Pick<Box, 'shared'>, scene: Scene<MandoFact> | null): Moment => {
  const [kept, setKept] = useState(() => ({ scene, moment: momentOf(table, box, table.turn.seat) }));
  if (!scene || scene.isSummary) {
    const moment = momentOf(table, box, kept.moment.actor);
    if (kept.scene !== null || JSON.stringify(moment) !== JSON.stringify(kept.moment)) setKept({ scene: null, moment });
    return moment;
  }
  if (kept.scene?.id === scene.id) return kept.moment;
  const moment = follow(kept.moment, scene.facts);
  setKept({ scene, moment });
  return moment;
};
