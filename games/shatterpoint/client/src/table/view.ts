import { type Language, type Place, type ViewOf, WINDOW } from '@cadre/core';
import {
  ACTIVATING,
  ATTACKING,
  type AttackFrame,
  DEPLOYING,
  LEGEND_TURN,
  REVEALING,
  REVEALING_ORDERS,
  TAKING_TURN,
} from '@cadre/shatterpoint/frames';
import { english } from '@cadre/shatterpoint/speech/english';
import { german } from '@cadre/shatterpoint/speech/german';
import type { CharacterId, EncounterState, OrderCard, UnitId } from '@cadre/shatterpoint/state';
import { questionIn } from '@cadre/shatterpoint/table/place-args';

export type EncounterTableView = ViewOf<EncounterState>;
/** What the game itself says. */
export const WORDS = { en: english, de: german } as const satisfies Record<Language, typeof english>;

/** The unit whose activation it is. */
export const actingUnit = ({ stack }: EncounterTableView): UnitId | null => stack.findLast(ACTIVATING.is)?.locals.unit ?? null;
/** The attack that is being made. */
export const attackOf = ({ stack }: EncounterTableView): AttackFrame | null => stack.findLast(ATTACKING.is)?.locals ?? null;
/** The character that a spot is asked for. */
export const characterFor = (place: Place): CharacterId => questionIn(place).character;
/** Keywords or abilities are on offer. */
export const isWindow = ({ stack }: EncounterTableView): boolean => stack.slice(-1).some(WINDOW.is);
export const topProcedure = ({ stack }: EncounterTableView): string => stack.at(-1)?.proc ?? '';
/** An ability is offered, or asks something. */
export const asksAboutAbility = ({ stack }: EncounterTableView): boolean =>
  stack.slice(-1).some(WINDOW.is) || stack.some(({ proc }) => proc === 'effects');
/** LE-60: two cadre turns and one of the Legend are a cycle. */
export const cycleOf = ({ stack, public: { legendTurns, winner } }: EncounterTableView): number =>
  winner !== 'open' || stack.some(LEGEND_TURN.is) ? legendTurns : legendTurns + 1;
/** Whose turn it is; between turns nobody's. */
export const whoseTurn = ({ stack, public: { turn } }: EncounterTableView): number | null => (stack.some(TAKING_TURN.is) ? turn : null);
/** LE-M3: the squads are still being put on the table. */
export const isDeploying = ({ stack }: EncounterTableView): boolean => stack.some(DEPLOYING.is);
/** LE-48: the Legend's cards that lie open. */
export const revealedOrders = ({
  stack,
}: EncounterTableView): { readonly revealed: readonly OrderCard[]; readonly used: OrderCard | 'none' } =>
  stack.findLast(REVEALING_ORDERS.is)?.locals ?? { revealed: [], used: 'none' };
/** S-ORD-2: the card that a cadre has revealed and not decided on. */
export const revealedCard = ({ stack }: EncounterTableView): { readonly seat: number; readonly card: OrderCard } | null => {
  const frame = stack.findLast(REVEALING.is)?.locals;
  return frame && frame.card !== 'none' ? { seat: frame.seat, card: frame.card } : null;
};
