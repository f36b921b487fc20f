import type { Scene } from '@cadre/table-client';
import { useState } from 'react';
import type { MandoFact } from '#game/fact';
import { local, type Seen, type Table } from '../seen.js';

/** What facts only lead forward to: whose turn and which step is being shown, who acts, which slot and event is resolved, and the back of the next event. */
export interface Moment {
  readonly turn: Pick<Table['turn'], 'seat' | 'number' | 'step'>;
  readonly back: number;
  /** The character whose action is shown. */
  readonly actor: number;
  /** The slot and the event that are being resolved. */
  readonly slot: number | undefined;
  readonly event: number | undefined;
}
const NOTHING_RESOLVED = { slot: undefined, event: undefined } as const;
const following = (moment: Moment, fact: MandoFact): Moment => {
  const at = (step: Table['turn']['step']): Moment => ({ ...moment, turn: { ...moment.turn, step } });
  switch (fact.type) {
    case 'turn':
      return { ...moment, ...NOTHING_RESOLVED, actor: fact.seat, turn: { seat: fact.seat, number: fact.number, step: 'action' } };
    case 'played':
      return { ...moment, actor: fact.character };
    case 'slot-due':
      return { ...at('event'), ...NOTHING_RESOLVED, slot: fact.slot };
    case 'crisis':
      return at('event');
    case 'event':
      return { ...at('event'), event: fact.card };
    case 'emptied':
      return { ...moment, ...NOTHING_RESOLVED };
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

type Here = Pick<Seen, 'table' | 'stack'> & { readonly box: Pick<Seen['box'], 'shared'> };
export const momentOf = ({ table: { turn, back }, stack, box }: Here, actor: number): Moment => ({
  turn: { seat: turn.seat, number: turn.number, step: turn.step },
  back,
  actor: box.shared ? actor : turn.seat,
  slot: local(stack, 'slotEvent', 'slot'),
  event: local(stack, 'event', 'card'),
});

/** The moment on the table: that of the scene which is shown, or where the match is. */
export const useMoment = (here: Here, scene: Scene<MandoFact> | null): Moment => {
  const [kept, setKept] = useState(() => ({ scene, moment: momentOf(here, here.table.turn.seat) }));
  if (!scene || scene.isSummary) {
    const moment = momentOf(here, kept.moment.actor);
    if (kept.scene !== null || JSON.stringify(moment) !== JSON.stringify(kept.moment)) setKept({ scene: null, moment });
    return moment;
  }
  if (kept.scene?.id === scene.id) return kept.moment;
  const moment = follow(kept.moment, scene.facts);
  setKept({ scene, moment });
  return moment;
};
